import CellPictures
import CellTestSupport
import Foundation
import Testing

@Suite("An inspected picture shows the layout of cells")
struct InspectionTests {
  private static let blue = "#1A73FF"
  private static let orange = "#FF8C00"
  private static let red = "#FF1A1A"
  private static let purple = "#801ACC"

  /// A row with everything that is inspected, outside any list and 300 wide.
  private static func document(_ direction: String, _ category: String, _ row: String) -> String {
    """
    { "appearance": "none", "width": 300, "inheritedMargins": [0, 8, 0, 8],
      "shaper": { "fixedAdvance": 0.5 },
      "traits": { "layoutDirection": "\(direction)", "displayScale": 2,
        "preferredContentSizeCategory": "\(category)" },
      "sections": [ { "rows": [ { \(row) } ] } ] }
    """
  }

  private static let stacked = """
    "content": { "text": "Wi-Fi", "secondaryText": "Home", "image": { "size": [30, 40] },
      "directionalLayoutMargins": [10, 20, 12, 30], "imageToTextPadding": 14,
      "textToSecondaryTextVerticalPadding": 6,
      "imageProperties": { "reservedLayoutSize": [50, 44] } }
    """

  /// Rectangles filled with a color, mirrored where the text runs from right to left.
  private static func filled(
    _ color: String, in picture: PictureFixture, mirrored: Bool = false
  ) -> Set<[Double]> {
    var frames = picture.elements.filter { $0.attributes["fill"] == color }.map(\.frame)
    if mirrored {
      for index in frames.indices { frames[index][0] = 300 - frames[index][0] - frames[index][2] }
    }
    return Set(frames)
  }

  private static func outlined(_ color: String, in picture: PictureFixture) -> Set<[Double]> {
    Set(
      picture.elements.filter { $0.name == "rect" && $0.attributes["stroke"] == color }
        .map(\.frame))
  }

  /// A member of the first cell in the output.
  private static func frame(_ member: String..., of document: String) throws -> [Double] {
    let report = try JSONNode(PictureFixture.layout(document).report())
    let path: JSONNode.Path = [.member("cells"), .element(0)] + member.map { .member($0) }
    guard case .array(let numbers) = report[path] else { return [] }
    return numbers.compactMap { Double($0.text) }.map(hundredths)
  }

  @Test("An inspected picture shows margins in blue", arguments: ["leftToRight", "rightToLeft"])
  func margins(_ direction: String) throws {
    let document = Self.document(direction, "large", Self.stacked)
    let picture = try PictureFixture.inspection(of: document)
    let height = try Self.frame("frame", of: document)[3]
    let bands = Self.filled(Self.blue, in: picture, mirrored: direction == "rightToLeft")
    #expect(
      bands == [
        [0, 0, 300, 10], [0, height - 12, 300, 12], [0, 10, 20, height - 22],
        [270, 10, 30, height - 22],
      ])
  }

  @Test("An inspected picture underlines only words that were measured as a whole")
  func words() throws {
    let document = Self.document("leftToRight", "large", #""content": { "text": "مرحبا بك" }"#)
    let lines = Self.filled(Self.red, in: try PictureFixture.inspection(of: document))
    // Half an em of 17 points for each of five letters and a space, and for two letters.
    let text = try Self.frame("text", "frame", of: document)
    #expect(Set(lines.map { [$0[0], $0[2]] }) == [[text[0] + 17, 51], [text[0], 17]])
    let latin = Self.document("leftToRight", "large", #""content": { "text": "Wi-Fi 日本" }"#)
    #expect(Self.filled(Self.red, in: try PictureFixture.inspection(of: latin)).isEmpty)
  }

  @Test("An inspected picture shows paddings in orange", arguments: ["leftToRight", "rightToLeft"])
  func paddings(_ direction: String) throws {
    let document = Self.document(direction, "large", Self.stacked)
    let picture = try PictureFixture.inspection(of: document)
    let bands = Self.filled(Self.orange, in: picture, mirrored: direction == "rightToLeft")
    let text = try Self.frame("text", "frame", of: document)
    let secondary = try Self.frame("secondaryText", "frame", of: document)
    // Beside the slot, as wide as the padding, up to the texts.
    let beside = try #require(bands.first { $0[0] == 70 })
    #expect(beside[2] == 14)
    // Below the text, as high as the padding.
    let below = try #require(bands.first { $0[1] == text[1] + text[3] })
    #expect(below[3] == 6 && below[1] + 6 == secondary[1])
    #expect(bands.count == 2)
  }

  @Test("An inspected picture shows the least distance of texts side by side in orange")
  func sideBySide() throws {
    let document = Self.document(
      "leftToRight", "large",
      #""content": { "style": "valueCell", "text": "Key", "secondaryText": "Value" }"#)
    let picture = try PictureFixture.inspection(of: document)
    let text = try Self.frame("text", "frame", of: document)
    let padding = try #require(Self.filled(Self.orange, in: picture).first)
    #expect(padding[0] == text[0] + text[2])
    // The horizontal padding of a value cell.
    #expect(padding[2] == 8)
  }

  @Test(
    "An inspected picture shows paddings around an image that text wraps around",
    arguments: [120.0, 300.0])
  func wrapped(width: Double) throws {
    var document = Self.document(
      "leftToRight", "accessibilityLarge",
      """
      "content": { "text": "One two three four", "secondaryText": "five", "image": { "size": [60, 60] },
        "imageToTextPadding": 14, "textToSecondaryTextVerticalPadding": 6 }
      """)
    document = document.replacing("\"width\": 300", with: "\"width\": \(width)")
    let picture = try PictureFixture.inspection(of: document)
    let image = try Self.frame("layout", "imageSlot", of: document)
    let text = try Self.frame("text", "frame", of: document)
    let secondary = try Self.frame("secondaryText", "frame", of: document)
    let bands = Self.filled(Self.orange, in: picture)
    #expect(bands.contains { $0[1] == text[1] + text[3] && $0[1] + $0[3] == secondary[1] })
    if width == 120 {
      // Too little space beside the image: the text is below.
      #expect(bands.contains { $0[1] == image[1] + image[3] && $0[1] + $0[3] == text[1] })
    } else {
      #expect(bands.contains([image[0] + image[2], image[1], 14, image[3]]))
    }
    #expect(bands.count == 2)
  }

  @Test(
    "An inspected picture shows image slots in dotted red and frames as thin lines",
    arguments: [
      ("leftToRight", "large"), ("rightToLeft", "large"), ("leftToRight", "accessibilityLarge"),
      ("rightToLeft", "accessibilityLarge"),
    ])
  func frames(direction: String, category: String) throws {
    let document = Self.document(
      direction, category, Self.stacked + #", "accessories": ["detail"]"#)
    let picture = try PictureFixture.inspection(of: document)
    let slot = try Self.frame("layout", "imageSlot", of: document)
    let dotted = picture.elements.filter { $0.attributes["stroke"] == Self.red }
    #expect(dotted.contains { $0.frame == slot && $0.attributes["stroke-dasharray"] == "2 2" })
    #expect(dotted.allSatisfy { $0.attributes["stroke-dasharray"] != "none" })
    let lines = Self.outlined(Self.purple, in: picture)
    for part in ["image", "text", "secondaryText"] {
      #expect(lines.contains(try Self.frame(part, "frame", of: document)), "\(part)")
    }
    #expect(lines.contains(try Self.frame("frame", of: document)))
    let thin = picture.elements.filter { $0.attributes["fill"] == "none" }
    #expect(thin.allSatisfy { $0.number("stroke-width") == 0.5 })
  }

  @Test("An inspected picture shows the empty space of a hidden accessory")
  func hiddenAccessories() throws {
    func picture(_ isHidden: Bool, _ showsLayoutGuides: Bool) throws -> PictureFixture {
      let document = Self.document(
        "leftToRight", "large",
        #""accessories": [{ "kind": "checkmark", "isHidden": \#(isHidden) }]"#)
      return showsLayoutGuides
        ? try PictureFixture.inspection(of: document)
        : PictureFixture(try PictureFixture.layout(document).picture(showsLayoutGuides: false))
    }
    let (shown, hidden) = (try picture(false, true), try picture(true, true))
    #expect(Self.outlined(Self.red, in: shown) == Self.outlined(Self.red, in: hidden))
    let difference = Self.outlined(Self.purple, in: shown)
      .subtracting(Self.outlined(Self.purple, in: hidden))
    #expect(difference.count == 1)
    // In the plain picture only the background is left.
    let tint = "#0088FF"
    func tinted(_ picture: PictureFixture) -> Int {
      picture.elements.count { $0.attributes["stroke"] == tint || $0.attributes["fill"] == tint }
    }
    #expect(tinted(try picture(false, false)) > 0)
    #expect(tinted(try picture(true, false)) == 0)
  }

  @Test("An inspected picture omits hidden separators", arguments: [true, false])
  func hiddenSeparators(isShown: Bool) throws {
    let document = """
      { "appearance": "plain", "separatorConfiguration": { "color": "#123456",
          "topSeparatorVisibility": "\(isShown ? "visible" : "hidden")",
          "bottomSeparatorVisibility": "\(isShown ? "visible" : "hidden")" },
        "sections": [ { "rows": [ { "content": { "text": "a" } }, { "content": { "text": "b" } } ] } ] }
      """
    for showsLayoutGuides in [true, false] {
      let picture = PictureFixture(
        try PictureFixture.layout(document).picture(showsLayoutGuides: showsLayoutGuides))
      let lines = picture.elements.filter { $0.attributes["fill"] == "#123456" }
      #expect(lines.isEmpty != isShown)
    }
  }
}
