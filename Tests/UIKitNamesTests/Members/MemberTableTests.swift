import Foundation
import Testing

/// The table of members in the documentation against the tests in this folder.
struct MemberTableTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static func table() throws -> [String] {
    let root = folder.appending(path: "../../../Sources/UIKitNames/UIKitNames.docc")
    return try String(contentsOf: root.appending(path: "MemberTable.md"), encoding: .utf8)
      .split(separator: "\n").map(String.init).filter { $0.hasPrefix("| ") }
      .filter { !$0.hasPrefix("| member ") }
  }

  /// A member as it is written in code, the type that it belongs to, and what its row notes.
  struct Member: CustomStringConvertible {
    var type: String
    var name: String
    var note = ""

    var description: String { "\(type).\(name)" }
  }

  /// The members of the rows with a mark.
  ///
  /// They belong to the type of their heading, or to the nested one before a colon if `nests` is
  /// `true`.
  static func members(marked mark: String, nests: Bool = true) throws -> [Member] {
    let root = folder.appending(path: "../../../Sources/UIKitNames/UIKitNames.docc")
    let text = try String(contentsOf: root.appending(path: "MemberTable.md"), encoding: .utf8)
    var heading = ""
    var members: [Member] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { heading = "" }
      if line.hasPrefix("### ") { heading = String(line.dropFirst(4).prefix { $0 != " " }) }
      let cells = line.components(separatedBy: " | ")
      guard line.hasPrefix("| "), cells.count > 1, cells[1] == mark else { continue }
      let note = cells.dropFirst(3).joined(separator: " | ").replacing(/\ ?\|$/, with: "")
      let parts = cells[0].components(separatedBy: "`")
      var type = heading
      for index in parts.indices where index % 2 == 1 {
        let isPrefix = index + 1 < parts.count && parts[index + 1].hasPrefix(":")
        // The type before a colon is there where members of it are absent.
        if !isPrefix || !nests || mark != "absent" {
          members.append(Member(type: type, name: parts[index], note: note))
        }
        if isPrefix, nests { type = parts[index] }
      }
    }
    return members
  }

  @Test("Every row has a mark")
  func rowMark() throws {
    let rows = try Self.table()
    #expect(rows.count > 150)
    for row in rows {
      let cells = row.components(separatedBy: " | ")
      #expect(cells.count >= 4 && ["there", "different", "absent"].contains(cells[1]), "\(row)")
      if cells.count > 3, cells[1] != "there" {
        #expect(cells[3].count > 3, "no reason: \(row)")
      }
    }
  }

  @Test("The tests use every member that is there")
  func testsUseMember() throws {
    let sources = try FileManager.default
      .contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "MemberTableTests.swift" }
      .map { try String(contentsOf: $0, encoding: .utf8).replacing(/\/\/.*/, with: "") }
    let members = try Self.members(marked: "there")
    #expect(members.count > 250)
    for member in members {
      let isUsed = sources.contains { Self.isUsed(member, in: $0) }
      #expect(isUsed, "no test uses \(member)")
    }
  }

  @Test(
    "The check reports members that no code uses",
    arguments: [
      ("UIView", "setFrame(_:)", "view.frame = frame"),
      ("UIView", "frame", "let frame = 1"),
      ("Box", "initialSize", "Box {}"),
      ("UIColor", "init(cgColor:)", "UIColor(white: 1)"),
      ("UIColor", "init(_:)", "UIFont(1)"),
      ("Placement", "leading(displayed:at:)", ".leading(displayed: .always)"),
    ])
  func unused(type: String, name: String, source: String) {
    #expect(!Self.isUsed(Member(type: type, name: name), in: source))
  }

  @Test(
    "The check finds a member that code uses",
    arguments: [
      ("UIView", "frame", "view.frame = 1"),
      ("UIColor", "init(white:alpha:)", "UIColor(white: 1, alpha: 0)"),
      ("UIColor", "init(_:)", "UIColor { $0 }"),
      ("UIView", "layoutSubviews()", "override func layoutSubviews() {"),
      ("Placement", "leading(displayed:at:)", ".leading(displayed: .always, at: 0)"),
    ])
  func used(type: String, name: String, source: String) {
    #expect(Self.isUsed(Member(type: type, name: name), in: source))
  }

  /// Whether code names a member, with the labels of its arguments after it.
  ///
  /// An initializer is named by its type, or by `.init` and its labels; anything else follows a dot
  /// or is declared.
  private static func isUsed(_ member: Member, in source: String) -> Bool {
    let parts = member.name.components(separatedBy: "(")
    let labels = (parts.count > 1 ? parts[1] : "").replacingOccurrences(of: ")", with: "")
      .split(separator: ":").filter { $0 != "_" }
    let isInitializer = ["init", "init?"].contains(parts[0])
    let name = NSRegularExpression.escapedPattern(for: parts[0])
    let type = NSRegularExpression.escapedPattern(for: member.type)
    let named =
      isInitializer
      ? "(\\b\(type)(<[^>]*>)?(\\.init)?\(labels.isEmpty ? "" : "|\\.init"))\\s*[({]"
      : parts[0].first?.isUppercase == true
        ? "\\b\(name)\\b" : "(\\.|\\b(func|var|case) )`?\(name)\\b"
    let arguments = labels.map { "\\b\($0)( \\w+)?:[^;]{0,120}?" }.joined()
    let call = isInitializer ? "[^;]{0,80}?" : "\\s*\\([^;]{0,80}?"
    let pattern = arguments.isEmpty ? named : named + call + arguments
    return source.range(of: pattern, options: .regularExpression) != nil
  }
}
