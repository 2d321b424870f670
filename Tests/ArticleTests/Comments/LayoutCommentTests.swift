import CellConfiguration
import CellLayout
import CellText
import Foundation
import Testing

/// The examples in comments and on the landing page of the module of layouts, run.
@Suite("Comments of layouts")
struct LayoutCommentTests {
  private let traits = TraitCollection.phone
  private let context = LayoutContext(traits: .phone)
  private let content = ListContentConfiguration(
    style: .subtitleCell, text: "Wi-Fi", secondaryText: "Home",
    image: CellImage(systemName: "wifi"))

  private var cell: ListCellConfiguration {
    ListCellConfiguration(content: content, background: .listCell())
  }

  @Test("The landing page lays out a cell")
  func landingPage() {
    var printed: CGRect?
    func print(_ height: CGFloat, _ content: CGRect, _ text: CGRect) { printed = text }
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    content.image = CellImage(systemName: "wifi")

    var cell = ListCellConfiguration(content: content, background: .listCell())
    cell.accessories = [.disclosureIndicator()]
    let layout = ListCellLayout(cell, width: 358, context: LayoutContext(traits: .phone))
    print(layout.size.height, layout.contentFrame, layout.textFrame ?? .zero)
    #expect(printed?.minX == 56)
  }

  @Test("Content has a height and a frame for its text")
  func contentLayout() {
    let layout = ListContentLayout(content, width: 320, context: LayoutContext(traits: traits))
    let height = layout.size.height
    let text = layout.textFrame
    #expect(height > 68)
    #expect(text?.origin == CGPoint(x: 56, y: 15))
  }

  @Test("One measurement makes layouts of several heights")
  func contentMeasurement() {
    let measurement = ListContentMeasurement(content, width: 320, context: context)
    let row = ListContentLayout(measurement)
    let taller = ListContentLayout(measurement, height: 80)
    #expect(row.size.height < 80 && taller.size.height == 80)
  }

  @Test("One measurement of a cell makes layouts of several heights")
  func cellMeasurement() {
    let measurement = ListCellMeasurement(cell, width: 358, context: context)
    let height = measurement.height
    let row = ListCellLayout(measurement)
    let taller = ListCellLayout(measurement, height: 80)
    #expect(row.size.height == height && taller.size.height == 80)
  }

  @Test("A cell has a height and a frame for its text")
  func cellLayout() {
    let layout = ListCellLayout(cell, width: 358, context: context)
    let height = layout.size.height
    let text = layout.textFrame
    #expect(height > 68)
    #expect(text?.minX == 56)
  }

  @Test("A cell is laid out with its accessories")
  func accessories() {
    var cell = ListCellConfiguration(content: content, background: .listCell())
    cell.accessories = [.disclosureIndicator()]
    let layout = ListCellLayout(cell, width: 358, context: context)
    #expect(layout.accessories.count == 1)
  }

  @Test("A context has traits and margins")
  func contexts() {
    var context = LayoutContext(traits: .phone)
    context.traits.layoutDirection = .rightToLeft
    context.superviewLayoutMargins.leading = 20
    let layout = ListContentLayout(content, width: 320, context: context)
    #expect(layout.margins.leading == 20)
  }

  @Test("A background has a fill and its outline")
  func background() {
    let background = BackgroundConfiguration.listCell()
    let size = CGSize(width: 358, height: 52)
    let layout = BackgroundLayout(background, size: size, context: context)
    let fill = layout.fillFrame
    let outline = layout.fillPath
    #expect(fill.size == size)
    #expect(!outline.elements.isEmpty)
  }

  @Test("The lines of a label are drawn at their baselines")
  func label() {
    var drawn: [CGFloat] = []
    func draw(_ line: String, x: CGFloat, y: CGFloat) { drawn.append(y) }
    let layout = ListContentLayout(content, width: 320, context: context)
    if let label = layout.label(.text, of: content, context: context) {
      for line in label.layout.lines {
        let (x, y) = (label.origin.x + line.x, label.origin.y + line.baseline)
        draw(label.layout.string(of: line), x: x, y: y)
      }
    }
    #expect(drawn.count == 1)
    #expect(drawn[0] > 15 && drawn[0] < 35.4)
  }

  @Test("A selection fades between two presentations")
  func presentation() {
    var drawn: CellPresentation?
    func draw(_ presentation: CellPresentation) { drawn = presentation }
    var state = CellConfigurationState(traitCollection: .phone)
    state.isSelected = true
    let cell = cell
    let selectedCell = cell.updated(for: state)
    let layout = ListCellLayout(cell, width: 358, context: context)
    let otherLayout = ListCellLayout(selectedCell, width: 358, context: context)
    let normal = CellPresentation(layout, of: cell, context: context)
    let selected = CellPresentation(otherLayout, of: selectedCell, context: context)
    draw(normal.interpolated(to: selected, fraction: 0.4))
    #expect(drawn != normal && drawn != selected)
  }

  @Test("A change of a cell is drawn in between")
  func editing() {
    var drawn: CellPresentation?
    func draw(_ presentation: CellPresentation) { drawn = presentation }
    var cell = cell
    cell.accessories = [.delete()]
    var editedCell = cell
    editedCell.state.isEditing = true
    let layout = ListCellLayout(cell, width: 358, context: context)
    let editedLayout = ListCellLayout(editedCell, width: 358, context: context)
    let start = CellPresentation(layout, of: cell, context: context)
    let end = CellPresentation(editedLayout, of: editedCell, context: context)
    draw(start.interpolated(to: end, fraction: 0.4))
    #expect(drawn?.text?.frame.minX ?? 0 > start.text?.frame.minX ?? 0)
  }

  @Test("The element at a point is found")
  func elements() {
    var done: [String] = []
    func perform(_ accessory: CellAccessory) { done.append("\(accessory.kind)") }
    func showImage() { done.append("image") }
    func select() { done.append("select") }
    var cell = cell
    cell.accessories = [.detail()]
    let layout = ListCellLayout(cell, width: 358, context: context)
    func tap(_ point: CGPoint) {
      switch layout.element(at: point) {
      case .accessory(let index): perform(cell.accessories[index])
      case .content(.image): showImage()
      case .content, .topSeparator, .bottomSeparator, .reorderSeparator: select()
      case nil: break  // outside of the cell, or where only the background is
      }
    }
    tap(CGPoint(x: 28, y: 34))
    tap(CGPoint(x: 60, y: 20))
    tap(CGPoint(x: 338, y: 34))
    tap(CGPoint(x: 1000, y: 34))
    #expect(done == ["image", "select", "detail"])
  }

  @Test("A cell is laid out for every device")
  func devices() {
    var heights: [CGFloat] = []
    func print(_ idiom: UserInterfaceIdiom, _ height: CGFloat) { heights.append(height) }
    let cell = cell
    for idiom in UserInterfaceIdiom.allCases {
      let context = LayoutContext(traits: .device(idiom))
      let layout = ListCellLayout(cell, width: 390, context: context)
      print(idiom, layout.size.height)
    }
    #expect(heights.allSatisfy { $0 > 40 })
  }
}
