import CellConfiguration
import Foundation
import Testing

/// The law of coding: what is written is read back equal, or writing throws an error that names the
/// property.
struct CodingLawTests {
  @Test(
    "Every value decodes equal, or its encoding fails and names the property",
    arguments: Set(HostileValue.all.map(\.type)).sorted())
  func law(_ type: String) {
    let values = HostileValue.all.filter { $0.type == type }
    #expect(!values.isEmpty)
    let complaints = values.flatMap { value in
      HostileValue.Coder.allCases.compactMap { coder in
        value.complaint(coder).map { "\(value) as \(coder): \($0)" }
      }
    }
    #expect(complaints.count == 0, "\(complaints.prefix(4).joined(separator: "\n"))")
  }

  @Test("Every encodable type obeys the coding law")
  func everyType() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let sources = root.path + "/Sources/CellConfiguration"
    let files = try #require(FileManager.default.enumerator(atPath: sources))
    var found: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: sources + "/" + file, encoding: .utf8)
      found.formUnion(Self.codableTypes(in: text))
    }
    // Parts of public types that are not public themselves.
    found.subtract(Self.parts)
    #expect(found.count > 50)
    let tried = Set(HostileValue.all.map(\.type))
    #expect(found.subtracting(tried) == [])
    #expect(tried.subtracting(found) == [])
  }

  private static let parts: Set<String> = [
    "BackgroundCustomViewReference", "ConfigurationRule", "StyleSheet.Change", "Assignments",
    "TraitFlags",
  ]

  /// The types that a file declares or extends as ones that can be written down, with the types
  /// around them, which are those that are indented less.
  private static func codableTypes(in text: String) -> Set<String> {
    let declaration =
      /^( *)((?:\w+ )*?)(struct|enum|class|protocol|extension) ([\w.]+)([^{]*)\{/
      .anchorsMatchLineEndings()
    var around: [String] = []
    var found: Set<String> = []
    for match in text.matches(of: declaration) {
      let (_, indentation, modifiers, keyword, name, conformances) = match.output
      around = around.prefix(indentation.count / 2) + [String(name)]
      guard modifiers.contains("public") || keyword == "extension", keyword != "protocol",
        conformances.contains(/^(?:<.*>)?: .*\b(?:Codable|NamedCase|NamedOptions)\b/)
      else { continue }
      found.insert(around.joined(separator: "."))
    }
    return found
  }
}
