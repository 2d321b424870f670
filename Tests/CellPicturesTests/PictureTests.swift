import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("A picture shows the layout of a list")
struct PictureTests {
  private static func document(scale: CGFloat) -> ListDocument {
    var document = ListDocument()
    document.traits.displayScale = scale
    var content = ListContentConfiguration.subtitleCell()
    content.text = "One line of text"
    content.secondaryText = "and another one below that"
    document.sections = [
      ListDocument.Section(rows: [ListDocument.Row(content: content)])
    ]
    return document
  }

  @Test(
    "A picture has first baselines at the positions of the JSON output at any scale",
    arguments: [0, 1, 1.5, 2, 3, 0.001, 1e30, -2, .nan, .infinity])
  func baselines(scale: CGFloat) throws {
    let layout = DocumentLayout(Self.document(scale: scale), shaper: .embedded)
    let report = try JSONNode(layout.report())
    let texts = PictureFixture(layout.picture(showsLayoutGuides: false)).elements
      .filter { $0.name == "text" }
    let cell: JSONNode.Path = [.member("cells"), .element(0)]
    func number(_ path: JSONNode.Path) throws -> Double {
      try #require((report[cell + path]?.text).flatMap { Double($0) })
    }
    let top = try number([.member("frame"), .element(1)])
    let piece: JSONNode.Path = [
      .member("pieces"), .element(0), .member("position"), .element(1),
    ]
    let baselines: [Double] = try ["text", "secondaryText"].map { member in
      try top + number([.member(member)] + piece)
    }
    let drawn = texts.compactMap { $0.number("y") }
    #expect(drawn.count == 2)
    #expect(zip(drawn, baselines).allSatisfy { abs($0 - $1) < 0.002 }, "\(drawn) \(baselines)")
  }

  @Test(
    "A picture limits the opacity of shadows to 0 to 1",
    arguments: zip([-1, 0, 0.25, 1, 7, CGFloat.infinity], [0, 0, 0.25, 1, 1, 1]))
  func shadowOpacity(opacity: CGFloat, shown: Double) throws {
    var document = Self.document(scale: 2)
    var background = BackgroundConfiguration(style: .listPlainCell)
    background.shadowProperties.color = CellColor(red: 1, green: 0.5, blue: 0.25)
    background.shadowProperties.opacity = opacity
    background.shadowProperties.radius = 5
    document.sections[0].rows[0].background = background
    let picture = DocumentLayout(document, shaper: .embedded).picture(showsLayoutGuides: false)
    let fills = PictureFixture(picture).elements.filter { $0.attributes["fill"] == "#FF8040" }
    #expect(fills.compactMap { $0.number("fill-opacity") } == (shown == 0 ? [] : [shown]))
  }

  @Test("A picture makes texts transparent as a whole, so that joined letters show no seams")
  func textOpacity() throws {
    var document = Self.document(scale: 2)
    document.sections[0].rows[0].content.text = "مرحبا"
    document.sections[0].rows[0].content.textProperties.color = .black.withAlphaComponent(0.5)
    let picture = DocumentLayout(document, shaper: .embedded).picture(showsLayoutGuides: false)
    let texts = PictureFixture(picture).elements.filter { $0.name == "text" }
    #expect(texts.first?.number("opacity") == 0.5)
    #expect(texts.allSatisfy { $0.attributes["fill-opacity"] == nil })
  }

  @Test(
    "A picture limits the opacity of contents to 0 to 1, like the other outputs",
    arguments: zip(
      [-1, 0, 0.25, 1, 7, CGFloat.infinity, -.infinity, .nan], [0, 0, 0.25, 1, 1, 1, 0, 1]))
  func contentOpacity(alpha: CGFloat, shown: Double) throws {
    var document = Self.document(scale: 2)
    document.sections[0].rows[0].content.alpha = alpha
    let layout = DocumentLayout(document, shaper: .embedded)
    let picture = PictureFixture(layout.picture(showsLayoutGuides: false))
    let groups = picture.elements.filter { $0.name == "g" }
    let opacities = shown == 1 ? [] : [shown, shown]  // One for each text.
    #expect(groups.compactMap { $0.number("opacity") } == opacities)
    let report = try JSONNode(layout.report())
    let written = report[[.member("cells"), .element(0), .member("text"), .member("alpha")]]?.text
    #expect(written.flatMap(Double.init) == shown)
    let description = layout.describe()
    #expect(description.contains(" alpha \(shown == 0 ? "0" : "\(shown)")") == (shown != 1))
  }

  @Test("A picture shows a shadow's whole blur")
  func shadowBlur() throws {
    var document = Self.document(scale: 2)
    document.list = nil
    var background = BackgroundConfiguration(style: .listPlainCell)
    background.shadowProperties.opacity = 1
    background.shadowProperties.radius = 20
    document.sections[0].rows[0].background = background
    let layout = DocumentLayout(document, shaper: .embedded)
    let picture = PictureFixture(layout.picture(showsLayoutGuides: false))
    let blur = try #require(picture.elements.first { $0.name == "feGaussianBlur" })
    #expect(blur.number("stdDeviation") == 20)
    let filter = try #require(picture.elements.first { $0.name == "filter" })
    #expect(filter.attributes["filterUnits"] == "userSpaceOnUse")
    // Three deviations on each side.
    #expect(filter.frame == [-60, -60, 510, hundredths(layout.contentSize.height + 120)])
  }

  @Test("A shadow without a radius has no blur", arguments: [0, -3, .infinity, .nan] as [CGFloat])
  func sharpShadow(radius: CGFloat) throws {
    var document = Self.document(scale: 2)
    var background = BackgroundConfiguration(style: .listPlainCell)
    background.shadowProperties.opacity = 1
    background.shadowProperties.radius = radius
    document.sections[0].rows[0].background = background
    let layout = DocumentLayout(document, shaper: .embedded)
    let picture = PictureFixture(layout.picture(showsLayoutGuides: false))
    let blur = try #require(picture.elements.first { $0.name == "feGaussianBlur" })
    #expect(blur.number("stdDeviation") == 0)
  }

  /// The frame of a path with its line, and the frame of the accessory that it stands for.
  private func drawing(
    of accessory: CellAccessory, _ change: (inout ListDocument) -> Void = { _ in }
  ) throws -> (ink: CGRect, box: CGRect) {
    var document = Self.document(scale: 2)
    document.sections[0].rows[0].accessories = [accessory]
    change(&document)
    let layout = DocumentLayout(document, shaper: .embedded)
    let element = try #require(
      PictureFixture(layout.picture(showsLayoutGuides: false)).elements
        .last { $0.attributes["stroke-width"] != nil })
    let line = try #require(element.number("stroke-width"))
    let cell = try #require(layout.cells.first)
    let box = try #require(cell.layout.accessories.first).frame
      .offsetBy(dx: cell.frame.minX, dy: cell.frame.minY)
    if let radius = element.number("r"), let x = element.number("cx"), let y = element.number("cy")
    {
      let ring = CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
      return (ring.insetBy(dx: -line / 2, dy: -line / 2), box)
    }
    let numbers = try #require(element.attributes["d"]).split(separator: " ")
      .compactMap { Double($0) }
    let xs = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }
    let ys = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
    let (left, right) = (try #require(xs.min()), try #require(xs.max()))
    let (top, bottom) = (try #require(ys.min()), try #require(ys.max()))
    let path = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return (path.insetBy(dx: -line / 2, dy: -line / 2), box)
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

  @Test("A picture has chevrons of 7 by 12, one point closer to the edge or turned down")
  func chevrons() throws {
    for accessory in [CellAccessory.disclosureIndicator(), .outlineDisclosure()] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let (ink, box) = try drawing(of: accessory) { $0.traits.layoutDirection = direction }
        #expect(isNear(ink.width, 7) && isNear(ink.height, 12))
        let towardsEdge: CGFloat = direction == .rightToLeft ? -1 : 1
        #expect(isNear(ink.midX, box.midX + towardsEdge) && isNear(ink.midY, box.midY))
      }
    }
    let (ink, box) = try drawing(of: .outlineDisclosure()) {
      $0.sections[0].rows[0].state.isExpanded = true
    }
    #expect(isNear(ink.width, 12) && isNear(ink.height, 7))
    #expect(isNear(ink.midX, box.midX) && isNear(ink.midY, box.midY))
  }

  @Test("A picture has a ring of 20.33 points for an unselected row")
  func ring() throws {
    let (ink, box) = try drawing(of: .multiselect(displayed: .always))
    #expect(isNear(ink.width, 61.0 / 3) && isNear(ink.height, 61.0 / 3))
    #expect(isNear(ink.midX, box.midX) && isNear(ink.midY, box.midY))
  }

  @Test("A picture shows underlines, strikethroughs and texts above their baseline")
  func textLines() throws {
    func elements(_ attributes: String) throws -> [PictureFixture.Element] {
      let layout = try PictureFixture.layout(
        """
        { "shaper": { "fixedAdvance": 0.5 }, "sections": [ { "rows": [ { "content": { "attributedText":
          [ { "text": "Words", "font": { "size": 20 }, "foregroundColor": "#FF8040", \(attributes) } ]
        } } ] } ] }
        """)
      return PictureFixture(layout.picture(showsLayoutGuides: false)).elements.filter {
        $0.attributes["fill"] == "#FF8040"
      }
    }
    let plain = try elements("\"kern\": 0")
    let text = try #require(plain.first)
    #expect(plain.count == 1)
    // Five letters of half an em.
    let width = 50.0
    let span = try #require(text.text?.firstMatch(of: /<tspan x="([0-9.]+)">/))
    let (x, y) = (try #require(Double(span.1)), try #require(text.number("y")))
    // 0.06 ems thick, 0.1 ems below the baseline, through half the height of small letters.
    let underlined = try elements("\"underlineStyle\": \"double\"").filter { $0.name == "rect" }
    let tops = underlined.compactMap { $0.number("y") }
    #expect(tops.count == 2)
    for (top, expected) in zip(tops, [y + 2, y + 4.4]) { #expect(abs(top - expected) < 0.01) }
    for line in underlined {
      #expect(line.number("height") == 1.2)
      #expect(line.number("x") == x && line.number("width") == width)
    }
    let struck = try elements("\"strikethroughStyle\": \"thick\"").filter { $0.name == "rect" }
    let xHeight = Double(ResolvedFont(pointSize: 20).xHeight)
    #expect(struck.count == 1)
    #expect(struck.first?.number("height") == 2.4)
    let middle = try #require(struck.first?.number("y")) + 1.2
    #expect(abs(middle - (y - xHeight / 2)) < 0.01)
    // The row is higher by as much as the text is raised, or lowered.
    let raised = try #require(elements("\"baselineOffset\": 30").first?.number("y"))
    let lowered = try #require(elements("\"baselineOffset\": -30").first?.number("y"))
    #expect(abs(lowered - raised - 30) < 1)
  }
}
