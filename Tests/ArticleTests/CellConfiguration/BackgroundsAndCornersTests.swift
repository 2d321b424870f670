import CellConfiguration
import CellDocuments
import CellLayout
import CellTestSupport
import Foundation
import Testing

@Suite("Backgrounds and corners")
struct BackgroundsAndCornersTests {
  private let context = LayoutContext(traits: .phone)

  private func card() -> BackgroundConfiguration {
    var background = BackgroundConfiguration.listCell()
    background.backgroundColor = .secondarySystemBackground
    background.cornerRadius = 12
    background.backgroundInsets = DirectionalEdgeInsets(
      top: 4, leading: 16, bottom: 4, trailing: 16)
    background.strokeColor = .separator
    background.strokeWidth = 1
    return background
  }

  @Test("Fill and stroke lie inside of the insets")
  func frames() {
    let background = card()
    let context = LayoutContext(traits: .phone)
    let layout = BackgroundLayout(
      background, size: CGSize(width: 390, height: 52), context: context)
    let fill = layout.fillFrame  // 16, 4, 358, 44
    #expect(documented(fill) == "16, 4, 358, 44")
    #expect(layout.strokeFrame == fill)
    #expect(layout.cornerRadii == CornerRadii(12))
    #expect(layout.fillPath.elements.isEmpty == false)
  }

  @Test("A selected cell is filled with a fifth of its tint")
  func selection() {
    var background = card()
    background.when(.selected) {
      $0.backgroundColor = nil  // the tint
      $0.backgroundColorTransformer = .alpha(0.2)
      $0.strokeColor = nil
    }
    var state = CellConfigurationState(traitCollection: .phone)
    state.isSelected = true
    let selected = background.updated(for: state)
    let fill = selected.resolvedBackgroundColor(for: .systemGreen)
    #expect(
      fill.resolved(with: .phone)
        == CellColor.systemGreen.withAlphaComponent(0.2).resolved(with: .phone))
    #expect(selected.resolvedStrokeColor(for: .systemGreen) == .systemGreen)
  }

  @Test("Clear is a color, and nil is the tint")
  func clear() {
    var background = BackgroundConfiguration.clear()
    #expect(background.resolvedBackgroundColor(for: .systemGreen) == .clear)
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .systemGreen) == .systemGreen)
  }

  @Test("An inset may count from the layout margin")
  func margins() {
    var background = BackgroundConfiguration.listCell()
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .trailing]
    var context = context
    context.cellLayoutMargins = DirectionalEdgeInsets(leading: 20, trailing: 20)
    let layout = BackgroundLayout(
      background, size: CGSize(width: 390, height: 52), context: context)
    #expect(layout.fillFrame == CGRect(x: 20, y: 0, width: 350, height: 52))
  }

  @Test("A shadow follows the fill")
  func shadow() {
    var background = card()
    background.shadowProperties.opacity = 0.2
    background.shadowProperties.radius = 4
    background.shadowProperties.offset = CGSize(width: 0, height: 2)
    let layout = BackgroundLayout(
      background, size: CGSize(width: 390, height: 52), context: context)
    #expect(layout.shadowPath == layout.fillPath)
  }

  @Test("An effect is seen where the fill is clear")
  func effect() {
    var background = card()
    background.visualEffect = .glass(.regular)
    background.backgroundColor = .clear
    let cell = ListCellConfiguration(background: background)
    let layout = ListCellLayout(cell, width: 390, context: context)
    let shown = CellPresentation(layout, of: cell, context: context).background
    #expect(shown?.visualEffect == .glass(.regular) && shown?.color.alpha == 0)
  }

  @Test("A list rounds the corners of its cards, whatever the backgrounds of the rows are")
  func cards() {
    let list = ListLayout(
      ListConfiguration(appearance: .insetGrouped), sections: [ListSection(rowCount: 3)],
      width: 390, context: context)
    let first = list.decorations(of: .row(section: 0, row: 0)).clipRadii
    #expect(first == CornerRadii(26, at: .top))
    #expect(list.decorations(of: .row(section: 0, row: 1)).clipRadii == .zero)
  }

  @Test("The picture shows rounded rows, one of them selected")
  func picture() throws {
    func row(_ text: String, _ symbol: String, isSelected: Bool = false) -> ListDocument.Row {
      var background = card()
      background.when(.selected) {
        $0.backgroundColor = nil
        $0.backgroundColorTransformer = .alpha(0.2)
        $0.strokeColor = nil
      }
      var content = ListContentConfiguration.cell()
      content.text = text
      content.image = CellImage(systemName: symbol)
      content.directionalLayoutMargins.leading = 32
      var state = CellConfigurationState()
      state.isSelected = isSelected
      return ListDocument.Row(content: content, background: background, state: state)
    }
    var document = ListDocument()
    var list = ListDocument.defaultList(.plain)
    list.showsSeparators = false
    document.list = list
    document.sections = [
      ListDocument.Section(rows: [
        row("Day", "sun.max"), row("Night", "moon", isSelected: true), row("Automatic", "clock"),
      ])
    ]
    try ArticlePicture(
      name: "backgrounds-and-corners", module: "CellConfiguration", document: document
    ).check()
  }
}
