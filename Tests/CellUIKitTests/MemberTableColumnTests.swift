import Foundation
import Testing

/// The column of this module in the table of members, against the module and its tests.
@Suite("The column of CellUIKit in the table of members")
struct MemberTableColumnTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The heading, members and mark of each row.
  private static func rows() throws -> [(heading: String, members: String, mark: String)] {
    let table = "Sources/UIKitNames/UIKitNames.docc/MemberTable.md"
    let text = try String(contentsOf: root.appending(path: table), encoding: .utf8)
    var heading = ""
    var rows: [(String, String, String)] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("##") { heading = line.drop { $0 == "#" || $0 == " " }.description }
      let cells = line.components(separatedBy: " | ")
      guard line.hasPrefix("| "), cells[0] != "| member", cells.count > 2 else { continue }
      rows.append((heading, String(cells[0].dropFirst(2)), cells[2]))
    }
    return rows
  }

  /// The sources of the module and of its tests.
  private static func sources() throws -> String {
    try ["Sources/CellUIKit", "Tests/CellUIKitTests"].flatMap { folder in
      let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      return (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }
        .map { folder + "/" + $0 }
    }.map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
      .joined(separator: "\n")
  }

  @Test("Each row says whether its members are converted, refused with a reason, or neither")
  func marks() throws {
    let rows = try Self.rows()
    #expect(rows.count > 150)
    for row in rows {
      #expect(
        row.mark.wholeMatch(of: /converted(, .+)?(; refused: .{8,})?|refused: .{8,}|none/) != nil,
        "\(row.heading): \(row.members): \(row.mark)")
    }
    #expect(rows.filter { $0.mark.hasPrefix("converted") }.count > 80)
    #expect(rows.filter { $0.mark.contains("refused") }.count > 4)
  }

  @Test("Every member that is converted is named by the module or by one of its tests")
  func converted() throws {
    let sources = try Self.sources()
    for row in try Self.rows() where row.mark.hasPrefix("converted") {
      // A mark such as "converted, all as `alpha`" names the one that stands for the others.
      let text = row.mark.contains(", all as `") ? row.mark : row.members
      for name in text.matches(of: /`([\w.]+)[^`]*`/).map(\.output.1) where name != "init" {
        #expect(Self.names(name, in: sources), "\(row.heading): \(name)")
      }
    }
  }

  @Test("Every property of a configuration that has a row is converted")
  func properties() throws {
    let types = [
      "UIListContentConfiguration", "UIListContentConfiguration.TextProperties",
      "UIListContentConfiguration.ImageProperties", "UIBackgroundConfiguration",
      "UIShadowProperties", "UICollectionLayoutListConfiguration", "UIListSeparatorConfiguration",
    ]
    var count = 0
    for row in try Self.rows() where types.contains(row.heading) && !row.members.contains("(") {
      count += 1
      #expect(row.mark.hasPrefix("converted"), "\(row.heading): \(row.members)")
    }
    #expect(count > 30)
  }

  @Test("A name that nothing mentions is not found, nor is a part of another name")
  func liars() {
    #expect(Self.names("alpha", in: "self.alpha = alpha"))
    #expect(!Self.names("alpha", in: "alphabet"))
    #expect(!Self.names("alpha", in: ""))
  }

  /// Returns whether code has a name, as a type or as a member.
  private static func names(_ name: Substring, in sources: String) -> Bool {
    let last = name.split(separator: ".").last ?? name
    return sources.range(
      of: "\\b\(last)\\b", options: [.regularExpression, .caseInsensitive]) != nil
  }
}
