import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// The small values that configurations are made of, in their written form.
struct ValueCodingTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private static let star = CellImage(systemName: "star")

  @Test(
    "Images survive encoding and decoding",
    arguments: [
      (star, #"{"symbol":"star"}"#),
      (
        CellImage(systemName: "star", size: CGSize(width: 20, height: 19.5)),
        #"{"size":[20,19.5],"symbol":"star"}"#
      ),
      (CellImage(size: CGSize(width: 40, height: 30)), #"{"size":[40,30]}"#),
      (CellImage(name: "cat", size: .zero), #"{"name":"cat","size":[0,0]}"#),
      (
        star?.withRenderingMode(.alwaysOriginal),
        #"{"renderingMode":"alwaysOriginal","symbol":"star"}"#
      ),
      (
        star?.applyingSymbolConfiguration(.init(pointSize: 24, weight: .bold, scale: .small)),
        #"{"symbol":"star","symbolConfiguration":{"pointSize":24,"scale":"small","weight":"bold"}}"#
      ),
      (
        star?.applyingSymbolConfiguration(.init(hierarchicalColor: .systemRed)),
        #"{"symbol":"star","symbolConfiguration":{"colors":{"hierarchical":"systemRed"}}}"#
      ),
      (
        star?.applyingSymbolConfiguration(.init(paletteColors: [.red, .systemBlue])),
        #"{"symbol":"star","symbolConfiguration":{"colors":{"palette":["red","systemBlue"]}}}"#
      ),
      (
        star?.applyingSymbolConfiguration(.preferringMulticolor()),
        #"{"symbol":"star","symbolConfiguration":{"colors":"multicolor"}}"#
      ),
      (
        star?.withAccessibilityLabel("Favorite"),
        #"{"accessibilityLabel":"Favorite","symbol":"star"}"#
      ),
    ])
  func images(_ image: CellImage?, _ written: String) throws {
    let image = try #require(image)
    #expect(try json(image) == written)
    #expect(try decode(CellImage.self, written) == image)
  }

  @Test("An attributed text encodes as an array of runs")
  func attributedText() throws {
    var text = AttributedString("3 ")
    var new = AttributedString("new")
    new.cell.foregroundColor = .systemRed
    new.cell.font = .preferredFont(forTextStyle: .headline)
    new.cell.kern = 0.5
    new.cell.paragraphStyle = CellParagraphStyle(alignment: .center, lineBreakMode: .byClipping)
    text += new
    var content = ListContentConfiguration.cell()
    content.attributedText = text
    #expect(
      try json(content) == """
        {"attributedText":[{"text":"3 "},{"font":{"textStyle":"headline"},\
        "foregroundColor":"systemRed","kern":0.5,\
        "paragraphStyle":{"alignment":"center","lineBreakMode":"byClipping"},"text":"new"}],\
        "style":"cell"}
        """)
    #expect(try decode(ListContentConfiguration.self, json(content)) == content)
    content.attributedText = AttributedString()
    #expect(try decode(ListContentConfiguration.self, json(content)) == content)
  }

  @Test("An attributed text takes precedence over a plain one in a document")
  func bothTexts() throws {
    let content = try decode(
      ListContentConfiguration.self, #"{"text":"plain","attributedText":[{"text":"styled"}]}"#)
    #expect(content.text == nil)
    #expect(content.attributedText == AttributedString("styled"))
  }

  @Test("A shadow's path encodes as SVG path data")
  func path() throws {
    let path = CellPath([
      .move(to: .zero), .line(to: CGPoint(x: 10.5, y: -1)),
      .curve(
        to: CGPoint(x: 0.1, y: 1e-9), control1: CGPoint(x: 1e300, y: 2),
        control2: CGPoint(x: 3, y: 4)),
      .close,
    ])
    #expect(try decode([CellPath].self, json([path])) == [path])
    #expect(
      "\(CellPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)))" == "M 1 2 L 4 2 L 4 6 L 1 6 Z")
    #expect(try decode([CellPath].self, #"["  M 0 0\nL 1 1 Z "]"#).first?.elements.count == 3)
    #expect(try decode([CellPath].self, #"[""]"#) == [CellPath()])
  }

  @Test(
    "Decoding refuses texts that are not SVG path data",
    arguments: [
      "M", "M 0", "M a b", "M nan 0", "M inf 0", "m 0 0", "M 0 0 Q 1 1 2 2", "0 0", "M 0,0",
    ])
  func noPath(_ text: String) throws {
    #expect(throws: DecodingError.self) {
      try decode([CellPath].self, json([text]))
    }
  }

  @Test("Insets, axes and edges survive encoding and decoding")
  func geometry() throws {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2.5, bottom: -3, trailing: 0)
    #expect(try json(insets) == "[1,2.5,-3,0]")
    #expect(try decode(DirectionalEdgeInsets.self, "[1,2.5,-3,0]") == insets)
    #expect("\(insets)" == "{1, 2.5, -3, 0}")
    #expect(try json(Axes.both) == #"["horizontal","vertical"]"#)
    #expect(try decode(Axes.self, "[]") == [])
    #expect(try json(DirectionalRectEdges.all) == #"["top","leading","bottom","trailing"]"#)
  }

  @Test("Configurations work with coders other than JSON")
  func propertyLists() throws {
    var content = ListContentConfiguration.valueCell()
    content.text = "Wi-Fi"
    content.image = CellImage(systemName: "wifi")
    content.alpha = 0.5
    content.textProperties.color = .systemBlue.withAlphaComponent(0.5)
    content.textProperties.numberOfLines = 2
    content.textProperties.font = .systemFont(ofSize: 12, weight: .bold)
    content.when(.selected) { $0.textProperties.color = .white }
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      let data = try encoder.encode(content)
      #expect(
        try PropertyListDecoder().decode(ListContentConfiguration.self, from: data) == content)
    }
  }

  @Test("Runs of attributed text may be empty, equal, or inside a character")
  func runs() throws {
    let runs: [(string: String, kern: CGFloat?)] = [
      ("", 1), ("e", 1), ("\u{301}", 2), ("\u{302}", 2), ("", 3), ("a👩", nil), ("\u{200D}", 3),
      ("👩", 2), ("\r", 4), ("\n", nil), ("", nil),
    ]
    let written = try runs.map { run in
      let kern = run.kern.map { ",\"kern\":\($0)" } ?? ""
      return "{\"text\":\(try json(run.string))\(kern)}"
    }
    let expected = runs.reduce(into: AttributedString()) { text, run in
      var piece = AttributedString(run.string)
      piece.cell.kern = run.kern
      text += piece
    }
    let content = try decode(
      ListContentConfiguration.self, "{\"attributedText\":[\(written.joined(separator: ","))]}")
    #expect(content.attributedText == expected)
    #expect(content.attributedText?.runs.count == 7)
  }

  @Test("Reading runs inside a character takes time in proportion to their number")
  func runsOfCharacter() {
    expectGrowth(.linear, from: 400, to: 6_400) { count in
      let runs = (0..<count).map { "{\"text\":\"👩\u{200D}\",\"kern\":\($0)}" }
      let text = "{\"attributedText\":[\(runs.joined(separator: ","))]}"
      return {
        #expect(throws: Never.self) { try decode(ListContentConfiguration.self, text) }
      }
    }
  }
}
