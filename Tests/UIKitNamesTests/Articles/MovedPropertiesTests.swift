import Foundation
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// The tables of the article on the old properties of cells.
@MainActor
struct MovedPropertiesTests {
  private struct Row {
    let old: String
    let now: String

    /// The code in a column.
    static func code(_ column: String) -> [String] {
      column.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static func rows() throws -> [Row] {
    let path =
      "../../../Sources/UIKitNames/UIKitNames.docc/MovingFromOldCellProperties.md"
    return try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| old ") }
      .map { line in
        let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
        let (old, now) = cells.count > 1 ? (cells[0], cells[1]) : ("", cells[0])
        return Row(old: old, now: now)
      }
  }

  @Test("All code of the tables compiles")
  func allCodeTables() throws {
    let file = Self.folder.appending(path: "MovedProperties.swift")
    let source = try String(contentsOf: file, encoding: .utf8).filter { !$0.isWhitespace }
    let rows = try Self.rows()
    #expect(rows.count > 80)
    for row in rows {
      let code = Row.code(row.now).filter { $0 != "itemSeparatorHandler" }
      for code in code {
        let isCompiled = source.contains(code.filter { !$0.isWhitespace })
        #expect(isCompiled, "\(code) for \(row.old)")
      }
      let isExplained = ["none", "nothing", "custom content"].contains {
        row.now.hasPrefix($0)
      }
      #expect(!code.isEmpty || isExplained, "\(row.now) for \(row.old)")
    }
  }

  @Test("The tables have every old property of cells, headers and footers")
  func tablesOldProperty() throws {
    let members = try String(
      contentsOf: Self.folder.appending(
        path: "../../../Sources/UIKitNames/UIKitNames.docc/MemberTable.md"), encoding: .utf8)
    let old = try Self.rows().map(\.old).joined(separator: "\n")
    var found = 0
    for heading in ["### UITableViewCell\n", "### UITableViewHeaderFooterView\n"] {
      let section = try #require(
        members.components(separatedBy: heading).last?.components(separatedBy: "\n#").first)
      for line in section.split(separator: "\n") where line.contains(" | absent | ") {
        for name in Row.code(line.components(separatedBy: " | ")[0]) {
          found += 1
          #expect(old.contains(name), "no row has \(name)")
        }
      }
    }
    #expect(found >= 9)
  }

  @Test("The code of the tables does what the old properties did")
  func codeTablesWhat() {
    var moved = MovedProperties()
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    moved.changeTexts(NSAttributedString(string: "Wi-Fi"), for: state)
    moved.changeImages(for: state)
    #expect(moved.content.attributedText?.string == "Wi-Fi" && moved.content.image != nil)
    #expect(moved.content.textProperties.numberOfLines == 2)
    #expect(moved.changeLayout().count == 6)
    moved.changeBackground(for: state)
    #expect(moved.background.backgroundColor == .systemTeal)
    moved.changeList()
    #expect(!moved.list.showsSeparators && moved.cell.indentationLevel == 1)
    let accessory = UICellAccessory.CustomViewConfiguration(
      customView: moved.view, placement: .trailing(displayed: .always))
    #expect(moved.accessories(accessory).count == 10)
    #expect(moved.flags(of: state) == [true, false, false, false, false, false])
    moved.removeContent()
    #expect(moved.content.image == nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
    moved.changeHeader(header)
    let heading = header.contentConfiguration as? UIListContentConfiguration
    #expect(heading?.text == "Network" && heading?.secondaryText == "Nearby")
    let cell = MovedCell(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration == .listCell())
  }
}
