import CellConfiguration
import Foundation
import Testing

/// What a view has to do to show another cell.
struct ListCellChangeTests {
  /// A cell with a bit of everything.
  private static let cell: ListCellConfiguration = {
    var cell = ListCellConfiguration(
      content: ListContentConfiguration(style: .valueCell, text: "Wi-Fi"), background: .listCell())
    cell.accessories = [.disclosureIndicator()]
    return cell
  }()

  private struct Case: CustomTestStringConvertible {
    var testDescription: String
    var change: ConfigurationChange
    var assign: @Sendable (inout ListCellConfiguration) -> Void

    init(
      _ description: String, _ change: ConfigurationChange,
      _ assign: @escaping @Sendable (inout ListCellConfiguration) -> Void
    ) {
      testDescription = description
      self.change = change
      self.assign = assign
    }
  }

  private static let cases = [
    Case("text", .content) { $0.content?.text = "Bluetooth" },
    Case("font", .layout) { $0.content?.textProperties.font = .systemFont(ofSize: 40) },
    Case("color", .appearance) { $0.content?.textProperties.color = .systemRed },
    Case("no content", .content) { $0.content = nil },
    Case("fill", .appearance) { $0.background?.backgroundColor = .systemRed },
    Case("insets of the fill", .layout) {
      $0.background?.backgroundInsets = DirectionalEdgeInsets(top: 3)
    },
    Case("no background", .layout) { $0.background = nil },
    Case("accessories", .content) { $0.accessories.append(.checkmark()) },
    Case("level", .layout) { $0.indentationLevel = 1 },
    Case("width of a level", .layout) { $0.indentationWidth = 30 },
    Case("whether accessories are indented", .layout) { $0.indentsAccessories = false },
    Case("editing", .layout) { $0.isEditing = true },
    Case("selection", .appearance) { $0.isSelected = true },
    Case("traits", .layout) {
      $0.traitOverrides = TraitCollection { $0.layoutDirection = .rightToLeft }
    },
    Case("height", .layout) { $0.height = 70 },
    Case("color and height", .layout) {
      $0.content?.textProperties.color = .systemRed
      $0.height = 70
    },
  ]

  @Test("Every difference of two cells is of one kind", arguments: cases)
  private func difference(_ difference: Case) {
    var new = Self.cell
    difference.assign(&new)
    #expect(new.change(from: Self.cell) == difference.change)
    #expect(Self.cell.change(from: new) == difference.change)
    #expect(new.change(from: new) == .nothing)
  }
}
