import CellConfiguration
import CellDocuments
import CellPictures
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Pictures draw symbols in their weight, color and direction")
struct SymbolTests {
  private static let weights: [CellFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  @Test("A heavier symbol has wider lines, 1.8 in regular weight")
  func weights() throws {
    for name in ["wifi", "bell.slash.fill", "star.circle", "folder.badge.plus"] {
      let widths = Self.weights.map { weight in
        SymbolFixture(name, weight: weight).elements.reduce(0) {
          $0 + ($1.number("stroke-width") ?? 0)
        }
      }
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(name) \(widths)")
    }
    #expect(SymbolFixture("wifi").lineWidth == 1.8)
    for odd: CGFloat in [.nan, .infinity, -.infinity, 7] {
      let width = try #require(SymbolFixture("wifi", weight: .init(rawValue: odd)).lineWidth)
      #expect((0.5...5).contains(width))
    }
  }

  @Test("The weight of an image overrides that of the style, and bold text adds to it")
  func weightOfConfigurations() {
    func width(_ own: CellFont.Weight?, _ style: CellFont.Weight?, isBold: Bool = false) -> Double?
    {
      SymbolFixture("wifi", weight: own) {
        if let style {
          $0.sections[0].rows[0].content.imageProperties.preferredSymbolConfiguration =
            .init(weight: style)
        }
        if isBold { $0.traits.legibilityWeight = .bold }
      }.lineWidth
    }
    #expect(width(.light, .black) == width(.light, nil))
    #expect(width(nil, .black) == width(.black, nil))
    #expect(width(nil, nil, isBold: true) == width(.semibold, nil))
  }

  @Test("A symbol is drawn in the tint, or in black if it keeps its own colors")
  func colors() {
    func color(_ mode: CellImage.RenderingMode) -> String? {
      let picture = SymbolFixture("wifi") {
        $0.sections[0].rows[0].content.image?.renderingMode = mode
        $0.sections[0].rows[0].content.imageProperties.tintColor = CellColor(
          red: 1, green: 0.5, blue: 0.25)
      }.picture
      return PictureFixture(picture).elements.first { $0.name == "use" }?.attributes["color"]
    }
    #expect(color(.automatic) == "#FF8040")
    #expect(color(.alwaysTemplate) == "#FF8040")
    #expect(color(.alwaysOriginal) == "#000000")
  }

  @Test("Cutouts of a symbol are transparent")
  func holes() {
    for name in ["star.circle.fill", "bell.slash.fill", "folder.badge.plus", "envelope.fill"] {
      let masks = SymbolFixture(name).drawing.split(separator: "</mask>")
      #expect(masks.count > 1)
      for part in masks {
        // What is behind the last mask of a part is drawn.
        let drawn = part.split(separator: "<mask ")[0]
        #expect(!drawn.contains("fill=\"#"), "\(name)")
      }
    }
  }

  @Test("A picture contains each symbol once for each weight")
  func reuse() {
    let names = ["wifi", "bell.slash.fill", "nothing.like.it", "person.badge.plus"]
    let picture = SymbolFixture("wifi") { document in
      let row = document.sections[0].rows[0]
      document.sections[0].rows = (0..<400).map { number in
        var row = row
        row.content.image = CellImage(systemName: names[number % 4])
        return row
      }
    }.picture
    let elements = PictureFixture(picture).elements
    #expect(elements.count { $0.name == "defs" } == 3)
    #expect(elements.count { $0.name == "use" } == 300)
    let identifiers = elements.compactMap { $0.attributes["id"] }
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test(
    "Only symbols that face the text direction are mirrored from right to left",
    arguments: [
      ("chevron.forward", true), ("chevron.backward", true), ("arrow.forward", true),
      ("arrow.backward", true), ("speaker.wave.3", true), ("list.bullet", true),
      ("speaker.wave.2.circle.fill", true), ("speaker.slash", true), ("chevron.left", false),
      ("chevron.right", false), ("arrow.right", false), ("questionmark", false),
      ("checkmark.circle", false), ("play", false), ("wifi.slash", false),
    ])
  func mirroring(name: String, isMirrored: Bool) {
    let (ltr, rtl) = (SymbolFixture(name), SymbolFixture(name, isRightToLeft: true))
    #expect((ltr.drawing != rtl.drawing) == isMirrored)
    #expect(rtl.drawing.contains("scale(-1 1)") == isMirrored)
    #expect(!ltr.drawing.contains("scale(-"))
  }

  @Test("A symbol's badge is at the trailing corner and not mirrored")
  func badges() throws {
    for name in ["wifi.badge", "wifi.badge.questionmark", "wifi.badge.clock"] {
      let (ltr, rtl) = (SymbolFixture(name), SymbolFixture(name, isRightToLeft: true))
      #expect(ltr.drawing != rtl.drawing)
      #expect(!rtl.drawing.contains("scale(-"))
    }
  }

  @Test(
    "A symbol whose name ends like a modifier or another drawing has its own drawing",
    arguments: [
      ("lock.open", "lock"), ("person.crop.circle", "person"), ("square.and.pencil", "square"),
      ("record.circle", "circle"), ("eye.slash", "eye"), ("wifi.slash", "wifi"),
      ("checkmark.shield", "shield"), ("person.badge.plus", "person"), ("battery.25", "battery.50"),
      ("speaker.wave.1", "speaker.wave.2"), ("person.2", "person"),
      ("person.2.circle", "person.circle"), ("mic.slash.circle", "mic.circle.slash"),
    ])
  func names(name: String, other: String) {
    #expect(SymbolFixture(name).drawing != SymbolFixture(other).drawing)
    #expect(!SymbolFixture(name).drawing.isEmpty && !SymbolFixture(other).drawing.isEmpty)
  }

  @Test(
    "A symbol looks the same under its alternative names",
    arguments: [
      ("antenna", "antenna.radiowaves.left.and.right"), ("hand.fill", "hand.raised.fill"),
      ("battery.100percent", "battery.100"), ("document.badge.plus", "doc.badge.plus"),
    ])
  func aliases(name: String, other: String) {
    #expect(SymbolFixture(name).drawing == SymbolFixture(other).drawing)
  }

  @Test(
    "Names that no rule explains have no drawing",
    arguments: [
      "wifi.", ".wifi", "wifi..fill", "wifi.filled", "fill", "slash", "badge", "circle.badgeplus",
      "Wifi", "wifi fill", "📶", "figure.dance", "wifi.fill.", "badge.plus",
      String(repeating: "circle.", count: 40) + "fill",
    ])
  func unknown(name: String) {
    #expect(SymbolFixture(name).drawing.isEmpty)
  }
}
