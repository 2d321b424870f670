import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// Documents that nobody would write on purpose never stop the program.
struct HostileInputTests {
  private func error<Value: Decodable>(of type: Value.Type, _ json: String) -> (any Error)? {
    do {
      _ = try JSONDecoder().decode(type, from: Data(json.utf8))
      return nil
    } catch {
      return error
    }
  }

  /// A value in another one of its kind, and so on.
  private static func nested(_ opening: String, _ innermost: String, depth: Int) -> Data {
    Data(
      (String(repeating: opening, count: depth) + innermost + String(repeating: "}", count: depth))
        .utf8)
  }

  @Test("Colors decode up to 32 levels deep, and the error for deeper ones has the path")
  func deepColors() throws {
    for (opening, member) in [
      (#"{"alpha":1,"color":"#, "color"), (#"{"transformer":"preferredTint","color":"#, "color"),
      (#"{"dark":"black","light":"#, "light"), (#"{"light":"black","dark":"#, "dark"),
    ] {
      let color = try JSONDecoder().decode(
        CellColor.self, from: Self.nested(opening, #""red""#, depth: 32))
      let traits = TraitCollection { $0.userInterfaceStyle = member == "dark" ? .dark : .light }
      #expect(color.resolved(with: traits).hex == "#FF0000FF")
      #expect(try JSONDecoder().decode(CellColor.self, from: JSONEncoder().encode(color)) == color)
      for depth in [33, 400] {
        #expect {
          try JSONDecoder().decode(
            CellColor.self, from: Self.nested(opening, #""red""#, depth: depth))
        } throws: { error in
          ConfigurationDecodingError(error)?.path == Array(repeating: member, count: 32)
        }
      }
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode(
          CellColor.self, from: Self.nested(opening, #""red""#, depth: 100_000))
      }
    }
  }

  @Test("Transformers decode up to 32 levels deep, and deeper ones are refused")
  func deepTransformers() throws {
    let opening = #"{"first":"grayscale","then":"#
    let transformer = try JSONDecoder().decode(
      ConfigurationColorTransformer.self, from: Self.nested(opening, #""grayscale""#, depth: 32))
    #expect(transformer(.white).resolved(with: TraitCollection()).alpha == 1)
    #expect {
      try JSONDecoder().decode(
        ConfigurationColorTransformer.self, from: Self.nested(opening, #""grayscale""#, depth: 33))
    } throws: { error in
      ConfigurationDecodingError(error)?.path == Array(repeating: "then", count: 32)
    }
  }

  @Test("A condition has at most a thousand alternatives")
  func manyAlternatives() throws {
    func json(_ count: Int) -> Data {
      Data("[\"\(Array(repeating: "selected", count: count).joined(separator: " || "))\"]".utf8)
    }
    #expect(try JSONDecoder().decode([StateCondition].self, from: json(1000)) == [.selected])
    #expect {
      try JSONDecoder().decode([StateCondition].self, from: json(1001))
    } throws: { error in
      ConfigurationDecodingError(error)?.expected
        == "a condition with at most 1000 alternatives"
    }
  }

  @Test(
    "Decoding refuses broken escapes and unfinished documents",
    arguments: [
      #"{"text":"\ud800"}"#, #"{"text":"\udc00\ud800"}"#, #"{"text":"\ud800x"}"#,
      #"{"text":"\u12"}"#, #"{"text":"\x"}"#, #"{"text":"a"#, #"{"text""#, "{", "", " ", "nul",
      #"{"alpha":NaN}"#, #"{"alpha":Infinity}"#, #"{"alpha":0x1}"#,
      #"{"alpha":.5}"#, #"{"alpha":1e}"#, "\u{FEFF}{}}",
    ])
  func brokenDocuments(_ json: String) {
    #expect(error(of: ListContentConfiguration.self, json) != nil)
  }

  @Test("Decoding refuses bytes that are not text")
  func invalidBytes() {
    let data = Data(#"{"text":""#.utf8) + [0xC3, 0x28, 0xFF] + Data(#""}"#.utf8)
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(ListContentConfiguration.self, from: data)
    }
  }

  @Test(
    "The error for a number too large for its type has the path",
    arguments: ["1e999", "-1e999", "1e400", "123456789012345678901234567890e300"])
  func overflow(_ number: String) {
    for member in [
      "alpha", "imageToTextPadding", "textToSecondaryTextVerticalPadding",
      "textToSecondaryTextHorizontalPadding",
    ] {
      let error = error(of: ListContentConfiguration.self, #"{"\#(member)":\#(number)}"#)
      #expect(error.flatMap { ConfigurationDecodingError($0) }?.path == [member])
    }
    for (group, member) in [
      ("textProperties", "minimumScaleFactor"), ("textProperties", "numberOfLines"),
      ("imageProperties", "cornerRadius"), ("imageProperties", "strokeWidth"),
    ] {
      let error = error(
        of: ListContentConfiguration.self, #"{"\#(group)":{"\#(member)":\#(number)}}"#)
      #expect(error.flatMap { ConfigurationDecodingError($0) }?.path == [group, member])
    }
  }

  @Test("Decoding accepts the largest numbers that fit their types")
  func largestNumbers() throws {
    let json =
      #"{"imageToTextPadding":1.7976931348623157e308,"textProperties":{"numberOfLines":9223372036854775807}}"#
    let content = try JSONDecoder().decode(ListContentConfiguration.self, from: Data(json.utf8))
    #expect(content.imageToTextPadding == .greatestFiniteMagnitude)
    #expect(content.textProperties.numberOfLines == .max)
    #expect("\(content)".contains("imageToTextPadding"))
    #expect(content.debugDescription.contains("9223372036854775807"))
  }

  @Test("Decoding quickly refuses an unknown member of a hundred thousand characters")
  func longNames() {
    let name = String(repeating: "x", count: 100_000)
    let error = error(of: ListContentConfiguration.self, #"{"\#(name)":1}"#)
    #expect(error.flatMap { ConfigurationDecodingError($0) }?.suggestion == nil)
    let color = self.error(of: [String: CellColor].self, #"{"x":"\#(name)"}"#)
    #expect((color.flatMap { ConfigurationDecodingError($0) }?.found.count ?? 1000) < 100)
  }

  @Test("A configuration with many rules decodes and works")
  func manyRules() throws {
    let rules = (0..<2000).map {
      #"{"state":"\#($0 % 2 == 0 ? "selected" : "focused")","alpha":0.\#($0)}"#
    }
    let json = #"{"when":[\#(rules.joined(separator: ","))]}"#
    let content = try JSONDecoder().decode(ListContentConfiguration.self, from: Data(json.utf8))
    #expect(content.updated(for: CellConfigurationState(.selected)).alpha == 0.1998)
    #expect(content.updated(for: CellConfigurationState(.focused)).alpha == 0.1999)
  }

  @Test("Decoding refuses a style sheet that distinguishes too many states")
  func crowdedStyleSheet() {
    let assignments = [
      #""alpha":0.5"#, #""imageToTextPadding":1"#, #""textToSecondaryTextHorizontalPadding":1"#,
      #""textToSecondaryTextVerticalPadding":1"#, #""imageProperties":{"cornerRadius":1}"#,
      #""imageProperties":{"strokeWidth":1}"#, #""textProperties":{"numberOfLines":9}"#,
      #""secondaryTextProperties":{"numberOfLines":9}"#,
      #""textProperties":{"minimumScaleFactor":1}"#,
      #""secondaryTextProperties":{"minimumScaleFactor":1}"#,
      #""imageProperties":{"accessibilityIgnoresInvertColors":true}"#,
      #""textProperties":{"transform":"lowercase"}"#,
      #""secondaryTextProperties":{"transform":"lowercase"}"#,
      #""textProperties":{"alignment":"center"}"#,
    ]
    let changes = ["cell", "subtitleCell", "valueCell", "sidebarHeader"].flatMap { style in
      zip(ConfigurationStateFlags.names, assignments).map { flag, assignment in
        #"{"style":"\#(style)","when":"\#(flag.name)",\#(assignment)}"#
      }
    }
    let sheet =
      #"{"name":"Crowded","basedOn":"iOS26","content":[\#(changes.joined(separator: ","))]}"#
    let error = error(of: [String: StyleSheet].self, #"{"x":\#(sheet)}"#)
    #expect(error.flatMap { ConfigurationDecodingError($0) }?.path == ["x"])
    #expect(
      error.flatMap { ConfigurationDecodingError($0) }?.expected.contains("fewer conditions")
        == true)
  }
}
