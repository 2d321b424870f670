import CellTestSupport
import Foundation
import Testing

/// Whether the page about the architecture speaks of files and names that exist.
struct ArchitectureTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func page() throws -> String {
    try String(contentsOf: root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
  }

  @Test("Every file that the architecture page names exists")
  func files() throws {
    let named = try Self.page().matches(of: /`([A-Za-z\/.+0-9]+\.(?:swift|md))`/).map(\.output.1)
    #expect(named.count > 20)
    let known = try ["/Sources", "/Tests"].flatMap {
      try #require(
        FileManager.default.enumerator(atPath: Self.root.path + $0)?.allObjects as? [String])
    }
    for name in named {
      #expect(
        known.contains {
          ("/Tests/" + $0).hasSuffix("/" + name)
        }, "\(name)")
    }
  }

  @Test("The configuration module imports only Foundation and is free of the main actor")
  func configurations() throws {
    let folder = Self.root.path + "/Sources/CellConfiguration"
    let files = try #require(FileManager.default.enumerator(atPath: folder)?.allObjects)
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    #expect(files.count > 50)
    for file in files {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      for match in text.matches(of: /\bimport (\w+)/) {
        #expect(match.1 == "Foundation", "\(file)")
      }
      #expect(!text.contains("@MainActor"), "\(file)")
    }
  }

  @Test("Every type and function of the architecture page is in the files beside it")
  func names() throws {
    var checked = 0
    for row in try Self.page().split(separator: "\n") where row.starts(with: /\| [0-9] \|/) {
      let cells = row.split(separator: "|")
      if cells.count == 4 { continue }
      let files = cells[2].matches(of: /`([^`]+)`/).map(\.output.1)
      let sources = try files.map {
        try String(contentsOf: Self.root.appending(path: "Sources/\($0)"), encoding: .utf8)
      }
      for name in cells[1].matches(of: /`([^`]+)`/).map(\.output.1) {
        let words = name.split { !$0.isLetter }.filter { !["in", "for", "from"].contains($0) }
        for word in words {
          let isThere =
            sources.contains { $0.contains(word) } || files.contains { $0.contains(word) }
          #expect(isThere, "\(name): \(word) is not in \(files)")
          checked += 1
        }
      }
    }
    #expect(checked > 30)
  }

  @Test("Each step from a document to a picture is a function in the file beside it")
  func steps() throws {
    let rows = try Self.page().split(separator: "\n").filter { $0.starts(with: /\| [0-9] \|/) }
      .map { $0.split(separator: "|") }.filter { $0.count == 4 }
    #expect(rows.count == 9)
    for row in rows {
      let step = try #require(row[2].firstMatch(of: /`(\w+)\.(\w+)/))
      let file = try #require(row[3].firstMatch(of: /`([^`]+)`/))
      let source = try String(
        contentsOf: Self.root.appending(path: "Sources/\(file.1)"), encoding: .utf8)
      #expect(source.contains("\(step.1)"), "\(step.1) is not in \(file.1)")
      let declaration = step.2 == "init" ? "init(" : "func \(step.2)("
      #expect(source.contains(declaration), "\(declaration) is not in \(file.1)")
    }
  }

  @Test("Every file that a recipe lists contains the example of the recipe")
  func recipes() throws {
    var (example, checked) = ("", 0)
    for line in try Self.page().split(separator: "\n") {
      if let match = line.firstMatch(of: /contains?\s`(\w+)`/) { example = String(match.1) }
      guard let path = line.firstMatch(of: /^\| `([^`]+\.(?:swift|md))` \|/)?.1 else { continue }
      let file = path.hasPrefix("Tests/") ? "\(path)" : "Sources/\(path)"
      let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
      #expect(text.contains(example), "\(file): \(example)")
      checked += 1
    }
    #expect(checked > 20)
  }
}
