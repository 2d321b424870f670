import CellConfiguration
import CellTestSupport
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
    let cases = values.flatMap { value in HostileValue.Coder.allCases.map { (value, $0) } }
    let complaints = someCases(cases).compactMap { value, coder in
      value.complaint(coder).map { "\(value) as \(coder): \($0)" }
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
    "BackgroundCustomViewReference", "ConfigurationRule", "StyleSheet.Change", "GroupAssignments",
    "TraitFlags", "TypesettingLanguage", "JSONTree",
  ]

  /// Returns the encodable types that a file declares or extends, each with the types around it.
  ///
  /// The types around it are indented less.
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

@Suite("Values are found by their written names")
struct NameTests {
  private static func json(_ value: some Encodable) throws -> String {
    try String(decoding: JSONEncoder().encode([value]), as: UTF8.self)
  }

  /// Whether every case is found by the name that it is written in.
  private static func expectAllFound<Value: NamedCase>(_ type: Value.Type) throws {
    for value in Value.allCases {
      #expect(Value(name: value.name) == value)
      #expect(try json(value) == "[\"\(value.name)\"]")
    }
    #expect(Value(name: "") == nil)
    #expect(Value(name: Value.allCases[0].name.uppercased()) == nil)
  }

  @Test("Styles, text styles and idioms are found by their written names")
  func cases() throws {
    try Self.expectAllFound(ListContentConfiguration.Style.self)
    try Self.expectAllFound(BackgroundConfiguration.Style.self)
    try Self.expectAllFound(CellFont.TextStyle.self)
    try Self.expectAllFound(CellFont.Design.self)
    try Self.expectAllFound(CellColor.Name.self)
    try Self.expectAllFound(UserInterfaceIdiom.self)
    #expect(ListContentConfiguration.Style(name: "subtitleCell") == .subtitleCell)
    #expect(CellFont.TextStyle(name: "headline") == .headline)
  }

  @Test("Colors are found by their written names", arguments: CellColor.Name.allCases)
  func colors(name: CellColor.Name) throws {
    let color = try #require(CellColor(name: name.name))
    #expect(color == CellColor(name))
    #expect(try Self.json(color) == "[\"\(name.name)\"]")
  }

  @Test("Unknown names find nothing", arguments: ["", "systemBlu", "#FF0000", "SystemBlue"])
  func unknown(name: String) {
    #expect(CellColor(name: name) == nil)
    #expect(CellFont.Weight(name: name) == nil)
    #expect(BackgroundConfiguration.Style(name: name) == nil)
  }

  @Test("Font weights are found by their written names")
  func weights() throws {
    let names = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    for name in names {
      let weight = try #require(CellFont.Weight(name: name))
      #expect(weight.description == name)
      #expect(try Self.json(weight) == "[\"\(name)\"]")
    }
    #expect(CellFont.Weight(name: "semibold") == .semibold)
  }
}
