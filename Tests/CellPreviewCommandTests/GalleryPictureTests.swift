import CellConfiguration
import CellDocuments
import CellPictures
import CellPreviewCommand
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("A picture of the gallery contains all appearances")
struct GalleryPictureTests {
  /// The lines of a picture, and what the rules of its page give them in each appearance.
  private struct Drawn {
    let lines: ArraySlice<Substring>
    private let values: String
    private let rules: [Appearance: [String: [String: String]]]

    // A pattern takes longer to make than to find.
    private nonisolated(unsafe) static let values = /^\[data-appearance=([a-z-]+)\]\{(.*)\}$/
    private nonisolated(unsafe) static let rule = /^\.([a-z0-9]+)\{(.*)\}$/
    private nonisolated(unsafe) static let colors = /#[0-9A-F]{8}(\|#[0-9A-F]{8}){3}/
    private nonisolated(unsafe) static let letter = /&[^;]*;|./

    init(_ document: ListDocument) {
      var sheet = AppearanceSheet()
      let picture = DrawnPicture(DocumentLayout(document, shaper: .embedded))
      self.values = picture.values
      let markup = picture.markup(&sheet)
      lines = markup.split(separator: "\n").dropFirst()
        .prefix { $0 != "  <g class=\"inspection\">" }
      let text = sheet.text.split(separator: "\n")
      let values = text.reduce(into: [Appearance: [String: String]]()) { values, line in
        guard let match = line.firstMatch(of: Self.values),
          let appearance = Appearance(rawValue: String(match.1))
        else { return }
        values[appearance] = Self.declarations(match.2)
      }
      rules = values.mapValues { values in
        text.reduce(into: [:]) { rules, line in
          guard let match = line.firstMatch(of: Self.rule) else { return }
          rules[String(match.1)] = Self.declarations(match.2).mapValues {
            values[String($0.dropFirst(4).dropLast())] ?? "none such"
          }
        }
      }
    }

    private static func declarations(_ text: Substring) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: text.split(separator: ";").map { declaration in
          let parts = declaration.split(separator: ":")
          return (String(parts[0]), String(parts[1]))
        })
    }

    /// The values with the colors of an appearance, as the page shows them.
    func values(in appearance: Appearance) -> String {
      let index = Appearance.allCases.firstIndex(of: appearance) ?? 0
      return values.replacing(Self.colors) { $0.output.0.split(separator: "|")[index] }
    }

    /// The element of a line as it is seen in an appearance; `nil` if it is not.
    func element(_ line: Substring, in appearance: Appearance) -> PictureFixture.Element? {
      guard var element = PictureFixture(String(line)).elements.first else { return nil }
      if let name = element.attributes.removeValue(forKey: "class") {
        element.attributes.merge(rules[appearance]?[name] ?? ["class": name]) { $1 }
      }
      if element.attributes["opacity"] == "1" { element.attributes["opacity"] = nil }
      // Letters in a list are letters each in a place, a space with the one before it.
      if let places = element.attributes["x"], element.name == "text", let text = element.text {
        element.attributes["x"] = nil
        let letters = zip(places.split(separator: " "), text.matches(of: Self.letter))
        element.text = letters.reduce(into: "") { spans, letter in
          if letter.1.output == " ", spans.hasSuffix("</tspan>") {
            spans = spans.dropLast(8) + " </tspan>"
          } else {
            spans += "<tspan x=\"\(letter.0)\">\(letter.1.output)</tspan>"
          }
        }
      }
      let isFilled = element.attributes["fill"] != "none"
      return element.number(isFilled ? "fill-opacity" : "stroke-opacity") == 0 ? nil : element
    }
  }

  @Test("A gallery picture and its values have in each appearance the colors of one in it alone")
  func appearances() throws {
    var seen: Set<[Substring]> = []
    for (id, _, scene) in someCases(Gallery().chapters.flatMap(\.scenes), stepInRelease: 4)
    where scene.variety != .none {
      let drawn = Drawn(scene.document)
      guard seen.insert(Array(drawn.lines)).inserted else { continue }
      for appearance in Appearance.allCases {
        var document = scene.document
        document.traits = TraitCollection(traitsFrom: [document.traits, appearance.traits])
        let layout = DocumentLayout(document, shaper: .embedded)
        let hasValues = drawn.values(in: appearance) == layout.describe()
        #expect(hasValues, "\(id) \(appearance)")
        let plain = layout.picture(showsLayoutGuides: false)
        // The drawing is the group that says nothing.
        var expected = plain.split(separator: "\n").dropFirst(3).prefix { $0 != "  </g>" }
          .map { $0.dropFirst(2) }[...]
        for line in drawn.lines {
          if line == expected.first {
            expected.removeFirst()
            continue
          }
          // What is not seen in this appearance need not be there.
          guard let element = drawn.element(line, in: appearance) else { continue }
          let other = expected.popFirst().flatMap { drawn.element($0, in: appearance) }
          #expect(element == other, "\(id) \(appearance)")
        }
        #expect(expected.isEmpty, "\(id) \(appearance)")
      }
    }
    #expect(seen.count > caseCount(200, stepInRelease: 4))
  }

  @Test("The element of a gallery picture is as wide and as high as the picture")
  func size() throws {
    let scene = try #require(Gallery().chapters.first?.scenes.first?.scene)
    let picture = DrawnPicture(DocumentLayout(scene.document, shaper: .embedded))
    #expect(picture.size.width != picture.size.height)
    var sheet = AppearanceSheet()
    let start = try #require(
      picture.markup(&sheet).prefixMatch(
        of: /<svg width="([\d.]+)" height="([\d.]+)" viewBox="0 0 ([\d.]+) ([\d.]+)"/))
    let (width, height) = (picture.size.width, picture.size.height)
    for (text, number) in [
      (start.1, width), (start.2, height), (start.3, width), (start.4, height),
    ] {
      #expect(abs(try #require(Double(text)) - number) < 0.01)
    }
  }

  @Test("A gallery picture of a list without rows is not empty")
  func emptyList() {
    let layout = DocumentLayout(ListDocument(), shaper: .embedded)
    #expect(layout.contentSize.height == 0)
    #expect(DrawnPicture(layout).size == CGSize(width: layout.contentSize.width, height: 1))
  }

  @Test("A gallery picture has the same inspection marks as an inspected picture")
  func inspection() throws {
    for chapter in Gallery().chapters.prefix(1) {
      for (_, _, scene) in chapter.scenes {
        let options = RenderingOptions(galleryPictureOf: scene.document)
        var sheet = AppearanceSheet()
        let layout = DocumentLayout(options.applied(to: scene.document), shaper: .embedded)
        let picture = DrawnPicture(layout).markup(&sheet)
        let marks = try #require(picture.components(separatedBy: #"<g class="inspection">"#).last)
        let count = PictureFixture(layout.picture(showsLayoutGuides: false)).elements.count
        let inspected = PictureFixture(layout.picture(showsLayoutGuides: true)).elements.dropFirst(
          count)
        #expect(PictureFixture(marks).elements == Array(inspected))
      }
    }
  }
}
