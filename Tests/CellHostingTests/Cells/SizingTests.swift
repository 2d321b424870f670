import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

@MainActor
struct SizingTests {
  private let stage = Stage()

  @Test("A cell is as high as its content, and remembers it")
  func cellHighContent() {
    let cell = stage.shownCell { $0.contentConfiguration = content("A") }
    #expect(cell.preferredHeight(fitting: 320) == 52)
    #expect(cell.preferredHeight(fitting: 320) == 52)
    #expect(stage.log.operations == [.measured])
    #expect(cell.isHeightCached)
    cell.contentConfiguration = content(String(repeating: "Long text. ", count: 20))
    #expect(!cell.isHeightCached)
    #expect(cell.preferredHeight(fitting: 320) > 52)
  }

  @Test("The height of a cell that has no size yet is not checked")
  func withoutHeight() {
    let cell = stage.cell { ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 0)) }
    cell.contentConfiguration = content("A")
    // The stage records an issue for a height that is too small.
    cell.layoutIfNeeded()
    #expect(stage.log.operations.contains(.laidOut))
  }

  /// A cell that places its one view itself.
  private final class ManualCell: CollectionCell {
    var addsToDefault = false

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let height = addsToDefault ? super.sizeThatFits(size).height + 7 : size.width / 4
      return CGSize(width: size.width, height: height)
    }
  }

  @Test("A cell without constraints is as high as its class computes, a plain one as usual")
  func computedBySubclass() {
    let (cell, plain) = (stage.cell { ManualCell() }, stage.cell { CollectionCell() })
    for cell in [cell, plain] { cell.contentView.addSubview(CellView()) }
    let usual = plain.preferredHeight(fitting: 320)
    #expect(plain.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: usual))
    #expect(cell.preferredHeight(fitting: 320) == 80)
    #expect(cell.preferredHeight(fitting: 200) == 50)
    cell.addsToDefault = true
    cell.invalidateHeight()
    #expect(cell.preferredHeight(fitting: 320) == usual + 7)
    cell.contentConfiguration = content("A")
    #expect(cell.preferredHeight(fitting: 320) == 52)
  }

  @Test("A color keeps the height, a text size does not")
  func colorKeepsHeight() {
    let cell = stage.shownCell { $0.contentConfiguration = content("A") }
    _ = cell.preferredHeight(fitting: 320)
    cell.contentConfiguration = {
      var content = content("A")
      content.textProperties.color = .systemRed
      return content
    }()
    cell.traitOverrides.userInterfaceStyle = .dark
    #expect(cell.isHeightCached)
    cell.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(!cell.isHeightCached)
    // One line of 33 points: 15 + 39.667 + 15.
    #expect(abs(cell.preferredHeight(fitting: 320) - 209.0 / 3) < 0.001)
  }

  @Test("Measuring and laying out measure each text once")
  func measuringLayingOut() {
    let cache = TextMeasurementCache(shaper: UnabridgedShaper())
    let list = CellView()
    list.textMeasurementCache = cache
    let cell = stage.cell { ListCell() }
    list.addSubview(cell)
    cell.contentConfiguration = content("Wi-Fi")
    let height = cell.preferredHeight(fitting: 320)
    let questions = cache.statistics.misses + cache.statistics.hits
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    cell.layoutIfNeeded()
    #expect(cache.statistics.misses + cache.statistics.hits == questions)
    #expect(cache.statistics.misses == 1)
  }

  @Test("Accessories and indentation narrow the content")
  func accessoriesIndentationNarrow() throws {
    let cell = stage.shownCell { $0.contentConfiguration = content("A") }
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 52))
    cell.accessories = [.disclosureIndicator(), .delete()]
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(stage.log.operations.first == .appliedAccessories)
    let chevron = try #require(cell.accessoryLayouts.first)
    #expect(chevron.kind == .disclosureIndicator)
    #expect(cell.accessoryLayouts.count == 1)
    #expect(cell.contentView.frame.minX == 20)
    #expect(cell.contentView.frame.maxX == chevron.region.minX)
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(Set(cell.accessoryLayouts.map(\.kind)) == [.delete, .disclosureIndicator])
    #expect(cell.contentView.frame.minX > 40)
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    let delete = try #require(cell.accessoryLayouts.first { $0.kind == .delete })
    #expect(delete.region.minX == 8)
  }

  @Test("Accessories are found at a point, and their actions run")
  func accessoriesFoundPoint() throws {
    var taps = 0
    let cell = stage.shownCell { $0.contentConfiguration = content("A") }
    cell.accessories = [.detail { taps += 1 }, .disclosureIndicator()]
    cell.layoutIfNeeded()
    let detail = try #require(cell.accessoryLayouts.first { $0.kind == .detail })
    let found = cell.accessory(at: CGPoint(x: detail.region.midX, y: 26))
    #expect(found?.kind == .detail)
    found?.action?()
    #expect(taps == 1)
    #expect(cell.accessory(at: CGPoint(x: 20, y: 26)) == nil)
    #expect(cell.target(at: CGPoint(x: 20, y: 26)) == .cell)
    let chevron = try #require(cell.accessoryLayouts.first { $0.kind == .disclosureIndicator })
    #expect(cell.target(at: CGPoint(x: chevron.region.maxX - 1, y: 26)) == .cell)
    #expect(cell.focusTargets == [.cell, .accessory(index: 0)])
    cell.isUserInteractionEnabled = false
    cell.updateConfigurationIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.target(at: CGPoint(x: 20, y: 26)) == nil && cell.focusTargets == [])
  }

  @Test("Views of custom accessories are placed while they are displayed")
  func viewsCustomAccessories() throws {
    let badge = CellView()
    let cell = stage.shownCell { $0.contentConfiguration = content("A") }
    cell.accessories = [
      .customView(
        CellAccessory.CustomView("badge", size: CGSize(width: 20, height: 20)),
        placement: .trailing(displayed: .whenNotEditing))
    ]
    cell.accessoryViews["badge"] = badge
    cell.layoutIfNeeded()
    #expect(badge.superview === cell)
    #expect(badge.frame == cell.accessoryLayouts.first?.frame)
    #expect(badge.frame.size == CGSize(width: 20, height: 20))
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(badge.isHidden)
    cell.accessoryViews = [:]
    #expect(badge.superview == nil)
  }

  @Test("Two system accessories of a kind stop the program and are named")
  func twoSystemAccessories() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { ListCell().accessories = [.checkmark(), .checkmark()] }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("accessories: found checkmark at 0, 1, expected at most one"))
  }

  @Test("A selected cell shows another color in its multiselect control")
  func selectedCellShows() throws {
    let cell = stage.shownCell { $0.accessories = [.multiselect(displayed: .always)] }
    let before = try #require(cell.accessoryLayouts.first).color
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(try #require(cell.accessoryLayouts.first).color != before)
  }

  @Test("Separators start at the text")
  func separatorsStartText() throws {
    let cell = stage.shownCell { $0.contentConfiguration = content("A") }
    #expect(cell.separatorLayoutGuide.layoutFrame.minX == 16)
    #expect(cell.separatorLayoutGuide.layoutFrame.maxY == 52)
    var decorations = ListCellDecorations()
    var separators = ListSeparatorConfiguration(listAppearance: .plain)
    separators.bottomSeparatorVisibility = .visible
    decorations.separators = separators
    cell.decorations = decorations
    cell.layoutIfNeeded()
    #expect(cell.cellLayout?.bottomSeparator != nil)
  }

  @Test("A table cell is indented too")
  func tableCellIndented() {
    let cell = TableCell()
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 52)
    cell.contentConfiguration = content("A")
    cell.indentationLevel = 3
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 30)
  }

  @Test("What the list adds around a widget counts for the height of its cell")
  func whatListAdds() throws {
    let cell = stage.shownCell {
      $0.contentConfiguration = NativeLabelConfiguration(text: String(repeating: "a", count: 50))
    }
    let height = cell.preferredHeight(fitting: 100)
    cell.decorations.dimensions.topPadding = 22
    cell.decorations.dimensions.addsSeparatorToHeight = true
    #expect(cell.preferredHeight(fitting: 100) == 22 + height + 1)
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 22 + height + 1)
    cell.layoutIfNeeded()
    let widget = try #require(cell.configuredContentView as? NativeLabel)
    #expect(widget.frame == CGRect(x: 0, y: 22, width: 100, height: height))
  }
}
