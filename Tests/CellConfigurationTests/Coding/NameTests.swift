import CellConfiguration
import Foundation
import Testing

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
