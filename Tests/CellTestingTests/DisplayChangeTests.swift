import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellTesting
import Foundation
import Testing

@Suite("The first line of a failure names the change")
struct DisplayChangeTests {
  private static let document: ListDocument = {
    var content = ListContentConfiguration.valueCell()
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    content.image = CellImage(systemName: "speaker")
    var cell = ListCellConfiguration(content: content, background: .listGroupedCell())
    cell.accessories = [.detail()]
    return ListDocument(
      cells: [cell, cell], list: ListDocument.defaultList(.insetGrouped), width: 390)
  }()

  private static let changes: [(@Sendable (inout ListDocument.Row) -> Void, String)] = [
    (
      { $0.content.textProperties.color = .systemRed },
      "content.textProperties.color of sections[0].rows[1]: default → systemRed, so text.color"
    ),
    (
      { $0.content.image = CellImage(systemName: "bell") },
      "content.image of sections[0].rows[1]: symbol speaker → symbol bell, so image.symbol"
    ),
    (
      { $0.content.text = "VPN" },
      #"content.text of sections[0].rows[1]: "Wi-Fi" → "VPN", so text.frame and 3 more values"#
    ),
    (
      { $0.accessories = [] },
      "accessories[0].kind of sections[0].rows[1]: detail → default, "
        + "so layout.contentFrame and 6 more values"
    ),
    (
      { $0.accessories[0].action = CellAccessory.Action(named: "info") },
      #"accessories[0].action of sections[0].rows[1]: default → "info", "#
        + "so accessories[0].accessory.action"
    ),
    (
      { $0.state.isSelected = true },
      "state.isSelected of sections[0].rows[1]: default → true, "
        + "so bottomSeparator.frame and 4 more values"
    ),
  ]

  @Test("A change of a row is named as Swift writes it", arguments: changes.indices)
  func rows(_ index: Int) throws {
    let (change, expected) = Self.changes[index]
    var other = Self.document
    change(&other.sections[0].rows[1])
    let texts = try [Self.document, other].map { try DocumentLayout($0).describe() }
    #expect(DisplayChange(from: texts[0], to: texts[1]).description == expected)
  }

  @Test("The README has the first line of the failure of its test")
  func readme() throws {
    var content = ListContentConfiguration.valueCell()
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    let before = content.describe()
    content.textProperties.color = .systemRed
    let line = DisplayChange(from: before, to: content.describe()).description
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(page.contains("```\n\(line)\n```"), "\(line)")
  }

  @Test("A state is the cause of the properties that change with it, even if it ends")
  func states() throws {
    var selected = Self.document
    selected.sections[0].rows[1].state.isSelected = true
    selected.sections[0].rows[1].content.image = CellImage(systemName: "bell")
    let texts = try [Self.document, selected].map { try DocumentLayout($0).describe() }
    for (old, new, values) in [(0, 1, "default → true"), (1, 0, "true → default")] {
      let change = DisplayChange(from: texts[old], to: texts[new]).description
      let start = "state.isSelected of sections[0].rows[1]: \(values), and 1 more property, so "
      #expect(change.hasPrefix(start), "\(change)")
    }
  }

  /// Returns the first line for a change of a list with rows of these texts.
  private func change(from old: [String], to new: [String]) throws -> String {
    let texts = try [old, new].map { texts in
      let cells = texts.map {
        ListCellConfiguration(content: ListContentConfiguration(style: .cell, text: $0))
      }
      return try DocumentLayout(ListDocument(cells: cells)).describe()
    }
    return DisplayChange(from: texts[0], to: texts[1]).description
  }

  @Test("Cells that are gone, new or elsewhere are those with the properties")
  func places() throws {
    let names = ["A", "B", "C", "D"]
    let path = "sections[0].rows"
    #expect(try change(from: names, to: ["B", "C", "D"]) == "\(path)[0] is gone")
    #expect(try change(from: names, to: ["C", "D"]) == "\(path)[0] and 1 more are gone")
    #expect(try change(from: names, to: ["A", "X", "B", "C", "D"]) == "\(path)[1] is new")
    #expect(try change(from: names, to: ["B", "C", "D", "A"]) == "\(path)[0] is now \(path)[3]")
    #expect(
      try change(from: names, to: ["B", "X", "D"]).hasPrefix("\(path)[0] is gone"))
    let changed = try change(from: names, to: ["A", "B", "X", "D"])
    #expect(changed.hasPrefix("content.text of \(path)[2]: \"C\" → \"X\", so "), "\(changed)")
  }

  @Test("A change of several cells is one change")
  func severalCells() throws {
    var red = Self.document
    for index in red.sections[0].rows.indices {
      red.sections[0].rows[index].content.textProperties.color = .systemRed
    }
    let texts = try [Self.document, red].map { try DocumentLayout($0).describe() }
    #expect(
      DisplayChange(from: texts[0], to: texts[1]).description
        == "content.textProperties.color of sections[0].rows[0] and 1 more cell: "
        + "default → systemRed, so text.color and 1 more value")
  }

  @Test("Margins are the cause of edges, and rows come and go")
  func others() throws {
    var wide = Self.document
    wide.traits.listEnvironment = .plain
    wide.list = ListDocument.defaultList(.plain)
    var short = Self.document
    short.sections[0].rows.removeLast()
    let texts = try [Self.document, wide, short].map { try DocumentLayout($0).describe() }
    let margins = DisplayChange(from: texts[0], to: texts[1]).description
    #expect(
      margins.hasPrefix(
        "layout.margins of sections[0].rows[0] and 1 more cell: {15, 16, 15, 16} → {15, 20, 15, 20}, so "
      ),
      "\(margins)")
    let gone = DisplayChange(from: texts[0], to: texts[2]).description
    #expect(gone == "sections[0].rows[1] is gone")
    #expect(DisplayChange(from: texts[2], to: texts[0]).description == "sections[0].rows[1] is new")
    #expect(DisplayChange(from: texts[0], to: texts[0]).description.isEmpty)
  }
}
