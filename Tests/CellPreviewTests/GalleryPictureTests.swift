import CellConfiguration
import CellPreview
import CellText
import Foundation
import Testing

@Suite("A picture of the gallery")
struct GalleryPictureTests {
  /// A picture with the rules of its page for each appearance.
  private struct Drawn {
    let picture: PictureFixture
    /// The attributes that the rules give a class, by appearance and class.
    let rules: [Appearance: [String: [String: String]]]

    init(_ document: PreviewDocument, in look: GalleryLook) {
      var sheet = AppearanceSheet()
      picture = PictureFixture(
        DrawnPicture(document, in: look, name: "").markup(&sheet, label: ""))
      let lines = sheet.text.split(separator: "\n").map(String.init)
      var values: [Appearance: [String: String]] = [:]
      for line in lines {
        guard let match = line.firstMatch(of: /^\[data-appearance=([a-z-]+)\]\{(.*)\}$/),
          let appearance = Appearance(rawValue: String(match.1))
        else { continue }
        values[appearance] = Self.declarations(match.2)
      }
      rules = values.mapValues { values in
        lines.reduce(into: [:]) { rules, line in
          guard let match = line.firstMatch(of: /^\.([a-z0-9]+)\{(.*)\}$/) else { return }
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

    /// The elements as the rules of an appearance make them, without the inspector's.
    func elements(in appearance: Appearance) -> [PictureFixture.Element] {
      let list = picture.elements.prefix { $0.attributes["class"] != "inspection" }
      return list.compactMap { element in
        var element = element
        if let name = element.attributes.removeValue(forKey: "class") {
          element.attributes.merge(rules[appearance]?[name] ?? ["class": name]) { $1 }
        }
        return Self.seen(element)
      }
    }

    /// The element in one of its spellings; nil for one that is not seen.
    static func seen(_ element: PictureFixture.Element) -> PictureFixture.Element? {
      var element = element
      if element.attributes["opacity"] == "1" { element.attributes["opacity"] = nil }
      if element.name == "svg" || element.name == "title" { return nil }
      let isFilled = element.attributes["fill"] != "none"
      return element.number(isFilled ? "fill-opacity" : "stroke-opacity") == 0 ? nil : element
    }
  }

  @Test(
    "has in every appearance the colours of the same list drawn in that appearance alone",
    arguments: Gallery().chapters.map(\.title))
  func appearances(chapter: String) throws {
    let chapter = try #require(Gallery().chapters.first { $0.title == chapter })
    for (_, _, scene) in chapter.scenes where !scene.hasOneLook {
      let drawn = Drawn(scene.document, in: GalleryLook(of: scene.document))
      for appearance in Appearance.allCases {
        var document = scene.document
        document.traits = TraitCollection(traitsFrom: [document.traits, appearance.traits])
        let plain = PictureFixture(
          PreviewLayout(document, shaper: .embedded).picture(inspecting: false))
        let expected = plain.elements.compactMap(Drawn.seen)
        #expect(drawn.elements(in: appearance) == expected, "\(scene.title) \(appearance)")
      }
    }
  }

  @Test("has the inspector's marks, as the inspected picture has them")
  func inspection() throws {
    for chapter in Gallery().chapters.prefix(1) {
      for (_, _, scene) in chapter.scenes {
        let look = GalleryLook(of: scene.document)
        var sheet = AppearanceSheet()
        let picture = DrawnPicture(scene.document, in: look, name: "").markup(&sheet, label: "")
        let marks = try #require(picture.components(separatedBy: #"<g class="inspection">"#).last)
        let layout = PreviewLayout(look.applied(to: scene.document), shaper: .embedded)
        let count = PictureFixture(layout.picture(inspecting: false)).elements.count
        let inspected = PictureFixture(layout.picture(inspecting: true)).elements.dropFirst(count)
        #expect(PictureFixture(marks).elements == Array(inspected))
      }
    }
  }
}
