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
    let recipes = try Self.recipes()
    #expect(recipes.count == 10)
    for (example, files) in recipes {
      for file in files { #expect(try Self.file(file, contains: example), "\(file): \(example)") }
    }
  }

  @Test("A recipe lists every file that contains its example, except files that only use it")
  func completeness() throws {
    let files = try ["Sources", "Tests/CellTestSupport", "Tests/UIKitStubs", ".ci/interfaces"]
      .flatMap { folder in
        let found = FileManager.default.enumerator(atPath: Self.root.path + "/" + folder)
        return try #require(found?.allObjects as? [String]).map { folder + "/" + $0 }
      }.filter { $0.contains(/\.(swift|md|txt)$/) }
    let texts = try files.map {
      try String(contentsOf: Self.root.appending(path: $0), encoding: .utf8)
    }
    for (example, listed) in try Self.recipes() {
      let uses = Self.uses[example] ?? []
      for (file, text) in zip(files, texts) where !listed.contains(file) && !uses.contains(file) {
        #expect(!Self.contains(text, example), "\(file) contains \(example)")
      }
      for file in uses { #expect(try Self.file(file, contains: example), "\(file): \(example)") }
    }
  }

  /// Files that contain the example of a recipe and do not change with it.
  private static let uses = [
    "showsExpansionTextWhenTruncated": [
      "Sources/UIKitNames/UIKitNames.docc/MovingFromOldCellProperties.md",
      "Tests/CellTestSupport/Documents/DocumentCorpus.swift",
    ],
    "popUpMenu": [  // Its factory in UIKit has a menu, which accessories lack.
      "Sources/CellUIKit/Lists/UICellAccessory+Conversion.swift",
      "Sources/UIKitNames/Unavailable/Lists+Unavailable.swift",
    ],
    "contentHuggingElements": [
      "Sources/CellHosting/List/HostedList+Updating.swift",
      "Sources/CellLayout/List/ListLayout+Cells.swift",
      "Sources/CellLayout/List/ListLayout+Measuring.swift",
      "Tests/CellTestSupport/Lists/ListModel.swift",
    ],
    "activityIndicator": [
      "Sources/CellPreviewCommand/Gallery/Scenes/Scene+Accessories.swift",
      "Sources/UIKitNames/Views/UIActivityIndicatorView.swift",
    ],
  ]

  /// The example and the files of each recipe that has a table.
  private static func recipes() throws -> [(example: String, files: Set<String>)] {
    var recipes: [(example: String, files: Set<String>)] = []
    for line in try page().split(separator: "\n") {
      if let match = line.firstMatch(of: /`(\w+)`:$/) { recipes.append((String(match.1), [])) }
      guard let path = line.firstMatch(of: /^\| `([^` ]+\.(?:swift|md|txt|json))`.* \|/)?.1,
        !recipes.isEmpty
      else { continue }
      let isFromRoot = path.hasPrefix("Tests/") || path.hasPrefix(".ci/")
      recipes[recipes.count - 1].files.insert(isFromRoot ? "\(path)" : "Sources/\(path)")
    }
    return recipes
  }

  private static func file(_ path: String, contains word: String) throws -> Bool {
    contains(try String(contentsOf: root.appending(path: path), encoding: .utf8), word)
  }

  /// Returns whether a text contains a word, and not only as a part of another word.
  private static func contains(_ text: String, _ word: String) -> Bool {
    text.range(of: "\\b\(word)\\b", options: .regularExpression) != nil
  }
}
