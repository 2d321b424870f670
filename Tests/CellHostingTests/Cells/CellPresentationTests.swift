import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// What a toolkit draws of a hosted cell.
@MainActor
struct CellPresentationTests {
  private let stage = Stage()
  private let root = CellView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  private let size = CGSize(width: 358, height: 60)

  private func cell() -> ListCell {
    root.traitOverrides.listEnvironment = .insetGrouped
    let cell = stage.cell { ListCell(frame: CGRect(origin: .zero, size: size)) }
    root.addSubview(cell)
    var content = ListContentConfiguration.valueCell()
    content.image = CellImage(systemName: "wifi")
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    cell.contentConfiguration = content
    cell.accessories = [.multiselect(displayed: .always), .label(text: "1"), .reorder()]
    cell.indentationLevel = 1
    return cell
  }

  /// The same cell as a value.
  private func value(of cell: ListCell) -> ListCellConfiguration {
    var value = ListCellConfiguration(
      content: cell.contentConfiguration as? ListContentConfiguration,
      background: cell.backgroundConfiguration)
    value.accessories = cell.accessories
    value.indentationLevel = cell.indentationLevel
    return value.updated(for: cell.configurationState)
  }

  private func expected(of cell: ListCell) -> CellPresentation {
    let value = value(of: cell)
    let margins = cell.directionalLayoutMargins
    let context = LayoutContext(traits: cell.traitCollection, cellLayoutMargins: margins)
    let layout = ListCellLayout(
      value, size: size, context: context, decorations: cell.decorations)
    return CellPresentation(layout, of: value, context: context, tintColor: cell.tintColor)
  }

  @Test(
    "A hosted cell looks like the same cell as a value", arguments: [false, true], [false, true])
  func hostedCellLooks(
    isSelected: Bool, isEditing: Bool
  ) throws {
    let cell = cell()
    cell.isSelected = isSelected
    cell.isEditing = isEditing
    cell.decorations.clipRadii = CornerRadii(10, at: .top)
    cell.layoutIfNeeded()
    let presentation = try #require(cell.cellPresentation)
    #expect(presentation.background?.color.alpha == 1)
    #expect(
      presentation.image != nil && presentation.text != nil && presentation.secondaryText != nil)
    #expect(presentation.accessories.count == (isEditing ? 3 : 2))
    #expect(presentation.isSelected == isSelected)
    #expect(presentation == expected(of: cell))
  }

  @Test("What a cell shows is a value that has the state of the last pass")
  func whatCellShows() {
    let cell = cell()
    cell.configurationUpdateHandler = { cell, state in
      cell.backgroundConfiguration = .listCell().updated(for: state)
    }
    cell.updateConfigurationIfNeeded()
    let normal = cell.displayedConfiguration
    #expect(normal == value(of: cell))
    cell.isSelected = true
    cell.updateConfigurationIfNeeded()
    let selected = cell.displayedConfiguration
    #expect(selected == value(of: cell))
    #expect(selected.state.isSelected && selected.background != normal.background)
    cell.contentConfiguration = RatingContentConfiguration(title: "Noma", rating: 3)
    #expect(cell.displayedConfiguration.content == nil)
  }

  @Test("The presentation of a cell follows its traits and its tint")
  func appearanceCellFollows() throws {
    let cell = cell()
    cell.layoutIfNeeded()
    let light = try #require(cell.cellPresentation)
    root.traitOverrides.userInterfaceStyle = .dark
    root.tintColor = .systemRed
    stage.scheduler.flush()
    let dark = try #require(cell.cellPresentation)
    #expect(dark.text?.color != light.text?.color)
    #expect(dark.background?.color != light.background?.color)
    #expect(dark.image?.tintColor != light.image?.tintColor)
    #expect(dark == expected(of: cell))
  }

  @Test("A cell has no presentation before it is laid out, and none when that is due again")
  func cellPresentationBefore() {
    let cell = cell()
    #expect(cell.cellPresentation == nil)
    cell.layoutIfNeeded()
    #expect(cell.cellPresentation != nil)
    cell.invalidateHeight()
    #expect(cell.cellPresentation == nil)
  }

  @Test("Content that is no list content is not part of the presentation of its cell")
  func contentListContent() throws {
    let cell = cell()
    cell.contentConfiguration = RatingContentConfiguration(title: "Noma", rating: 3)
    cell.layoutIfNeeded()
    let presentation = try #require(cell.cellPresentation)
    #expect(presentation.text == nil)
    #expect(presentation.background != nil && !presentation.accessories.isEmpty)
  }
}
