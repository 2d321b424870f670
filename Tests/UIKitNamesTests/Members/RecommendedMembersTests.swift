import Foundation
import Testing

#if os(Linux)
  /// The members that messages recommend, against the compiler.
  @Suite("Every member that a message recommends exists and is public")
  struct RecommendedMembersTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources")

    private static let uses = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "RecommendedUses.swift")

    /// The messages outside of `UIKitNames`: problems of cells, failures of snapshots, findings of
    /// the lint, and errors that stop the program.
    private static func messages() throws -> [String] {
      let files = FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? []
      return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        .flatMap { file in
          let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
          let isAll = [
            "CellHosting/Issues/CellIssue+Identifier", "CellPictures/Lint/", "CellTesting/",
          ].contains { file.hasPrefix($0) }
          return literals(in: text, onlyOfTraps: !isAll)
        }
    }

    /// The literal parts of the strings in code, without comments and interpolations.
    static func literals(in text: String, onlyOfTraps: Bool) -> [String] {
      let lines = text.split(separator: "\n").filter { !$0.contains("//") }
      let chosen = lines.indices.filter { index in
        // A message is in the line of the call or in the two below.
        !onlyOfTraps || lines[max(index - 2, 0)...index].contains { $0.contains("trap(") }
      }
      let literal = /"((?:[^"\\]|\\[^(]|\\\((?:[^()]|\([^()]*\))*\))*)"/
      return chosen.flatMap { index in
        lines[index].replacing("\\n", with: " ").matches(of: literal).map {
          String($0.output.1).replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "…")
        }
      }
    }

    /// The names of members in a message: in camel case, or with parentheses.
    static func members(in message: String) -> [String] {
      message.matches(of: /\b[a-z]+[A-Z]\w*|\b[a-z]\w*(?=\([a-z_:]*\))/).map { String($0.output) }
    }

    /// The names in the code of a message about an absent member.
    private static func names(inCodeOf message: String) -> [String] {
      message.matches(of: /`([^`]*)`/).flatMap { code in
        code.output.1.matches(of: /[A-Za-z]\w*/).map { String($0.output) }
      }
    }

    @Test("The uses contain every recommended member")
    func complete() throws {
      let text = try String(contentsOf: Self.uses, encoding: .utf8)
      let code = text.split(separator: "\n").filter { !$0.hasPrefix("//") }.joined(separator: "\n")
      let words = Set(code.matches(of: /\w+/).map { String($0.output) })
      let recommended =
        try Self.messages().flatMap(Self.members)
        + UnavailableDeclaration.all().flatMap { Self.names(inCodeOf: $0.message) }
      #expect(Set(recommended).count > 80)
      for name in Set(recommended).subtracting(Self.others).sorted() {
        #expect(words.contains(name), "no use of \(name)")
      }
    }

    /// Words of messages that recommend no member: what not to write, and names of colors.
    private static let others: Set<String> = ["systemGray"]

    @Test("The uses compile without an error in another package")
    func compiled() throws {
      #expect(try UnavailableTests.errors(compiling: Self.uses) == [])
    }

    @Test("The check finds members in messages, and no other words")
    func parsing() {
      let text = """
        let a = "Call update(for:) of \\(name) or hiddenMember."  \
        + "Set it"
        trap("found \\(count(of: a)) rows, expected isKnown")
        """
      #expect(
        Self.literals(in: text, onlyOfTraps: false).flatMap(Self.members)
          == ["update", "hiddenMember", "isKnown"])
      #expect(Self.literals(in: text, onlyOfTraps: true) == ["found … rows, expected isKnown"])
    }
  }
#endif
