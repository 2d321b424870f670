import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Inset grouped lists show sections as cards")
struct CardTests {
  private static func cells(
    _ rows: [ListDocument.Row], _ traits: TraitCollection, width: CGFloat = 390
  ) -> [DocumentCell] {
    var document = ListDocument()
    document.list = ListDocument.defaultList(.insetGrouped)
    document.traits = traits
    document.width = width
    document.sections = [ListDocument.Section(rows: rows)]
    return DocumentLayout(document, shaper: .embedded).cells
  }

  @Test("Cards have round corners only at their four outer corners (G45)")
  func corners() {
    for sheet in [StyleSheet.iOS18, .iOS26] {
      let radius: CGFloat = sheet == .iOS18 ? 10 : 26
      for category in CellContentSizeCategory.sizes {
        for scale: CGFloat in [1, 2, 3, 2.625, 1.1] {
          for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let traits = TraitCollection {
              $0.styleSheet = sheet
              $0.preferredContentSizeCategory = category
              $0.displayScale = scale
              $0.layoutDirection = direction
            }
            var state = CellConfigurationState()
            state.isSelected = true
            let rows = [state, CellConfigurationState(), state].map { state in
              var content = ListContentConfiguration.subtitleCell()
              content.text = "Wi-Fi"
              content.secondaryText = "Home"
              return ListDocument.Row(
                content: content, state: state, accessories: [.disclosureIndicator()])
            }
            let corners = Self.cells(rows, traits, width: 390.3).map {
              $0.layout.background?.visibleCornerRadii
            }
            #expect(
              corners == [
                CornerRadii(radius, at: .top), .zero, CornerRadii(radius, at: .bottom),
              ], "\(traits)")
          }
        }
      }
    }
  }

  @Test("Cards clip only what their rows draw outside of them (G45)")
  func clipping() throws {
    func background(_ inset: CGFloat, radius: CGFloat) throws -> BackgroundLayout {
      var background = BackgroundConfiguration(style: .listGroupedCell)
      background.backgroundInsets = DirectionalEdgeInsets(
        top: inset, leading: inset, bottom: inset, trailing: inset)
      background.cornerRadius = radius
      background.strokeColor = .black
      background.strokeWidth = 2
      let row = ListDocument.Row(content: .cell(), background: background, height: 60)
      let cell = try #require(Self.cells([row], TraitCollection { $0.displayScale = 2 }).first)
      return try #require(cell.layout.background)
    }
    let card = CellPath(
      roundedRect: CGRect(x: 0, y: 0, width: 358, height: 60), radii: CornerRadii(26))
    // Larger than the row: it ends with the card.
    let large = try background(-10, radius: 4)
    #expect(large.fillFrame == CGRect(x: -10, y: -10, width: 378, height: 80))
    #expect(large.cornerRadii == CornerRadii(4) && large.clipPath == card)
    #expect(large.visibleCornerRadii == CornerRadii(26))
    // Smaller: its own corners are seen, and so is all of its stroke.
    let small = try background(10, radius: 4)
    #expect(small.fillFrame == CGRect(x: 10, y: 10, width: 338, height: 40))
    #expect(small.clipPath == card && small.visibleCornerRadii == CornerRadii(4))
    #expect(small.strokeFrame == small.fillFrame && small.strokeRadii == CornerRadii(4))
    // As large as the row: what is rounder counts.
    #expect(try background(0, radius: 4).visibleCornerRadii == CornerRadii(26))
    #expect(try background(0, radius: 28).visibleCornerRadii == CornerRadii(28))
  }

  @Test("Pictures of cards show nothing outside the card")
  func picture() {
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.backgroundInsets = DirectionalEdgeInsets(
      top: -10, leading: -10, bottom: -10, trailing: -10)
    let row = ListDocument.Row(content: .cell(), background: background)
    var document = ListDocument()
    document.list = ListDocument.defaultList(.insetGrouped)
    document.sections = [ListDocument.Section(rows: [row])]
    func isClipped(_ document: ListDocument) -> Bool {
      DocumentLayout(document, shaper: .embedded).picture(showsLayoutGuides: false).contains(
        "clip-path")
    }
    #expect(isClipped(document))
    document.list = ListDocument.defaultList(.grouped)
    #expect(!isClipped(document))
  }

  @Test("Pictures of cards clip all rows with one shape, so that their sides meet")
  func oneShape() throws {
    var document = ListDocument()
    document.list = ListDocument.defaultList(.insetGrouped)
    let row = ListDocument.Row(content: .cell())
    document.sections = [2, 1, 4].map {
      ListDocument.Section(rows: Array(repeating: row, count: $0))
    }
    let layout = DocumentLayout(document, shaper: .embedded)
    let lines = layout.picture(showsLayoutGuides: false).split(separator: "\n")
    let shapes = lines.indices.filter { lines[$0].contains("<clipPath") }.map { lines[$0 + 1] }
    let sections = Dictionary(grouping: layout.cells, by: \.item.section)
    #expect(shapes.count == sections.count)
    for (number, shape) in shapes.enumerated() {
      let frames = try #require(sections[number]?.map(\.frame))
      let card = frames.reduce(frames[0]) { $0.union($1) }
      let numbers = shape.matches(of: /-?[0-9.]+/).compactMap { Double($0.output) }
      let xs = stride(from: 0, to: numbers.count, by: 2).map { hundredths(numbers[$0]) }
      let ys = stride(from: 1, to: numbers.count, by: 2).map { hundredths(numbers[$0]) }
      #expect(xs.min() == hundredths(card.minX) && xs.max() == hundredths(card.maxX))
      #expect(ys.min() == hundredths(card.minY) && ys.max() == hundredths(card.maxY))
    }
    #expect(lines.count { $0.contains("clip-path=") } == sections.count)
  }
}

@Suite("Rows of documents have their own margins, heights and traits")
struct DocumentRowTests {
  private static func layout(_ text: String) throws -> DocumentLayout {
    try DocumentLayout(ListDocument(data: Data(text.utf8), name: "list.json"))
  }

  @Test("Rows outside any list have default margins, or those of the document (G22, G31)")
  func margins() throws {
    let row =
      #""sections": [{ "rows": [{ "content": { "style": "sidebarCell", "text": "a" }, "#
      + #""accessories": ["checkmark"] }] }]"#
    let usual = try Self.layout(#"{ "width": 200, "appearance": "none", \#(row) }"#).cells[0]
    #expect(usual.layout.accessories[0].region.maxX == 192)
    #expect(
      usual.layout.margins == DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    let none = try Self.layout(
      #"{ "width": 200, "appearance": "none", "inheritedMargins": [0, 0, 0, 0], \#(row) }"#)
    #expect(none.cells[0].layout.accessories[0].region.maxX == 200)
  }

  @Test("Rows outside any list have no extra height for a missing separator (P7)")
  func tables() throws {
    func height(_ container: String) throws -> CGFloat {
      let row = #""sections": [{ "rows": [{ "content": { "text": "a" } }] }]"#
      return try Self.layout(
        #"{ "appearance": "none", "container": "\#(container)", \#(row) }"#
      ).contentSize.height
    }
    #expect(try height("tableView") == height("collectionView"))
  }

  @Test("Rows outside any list begin on whole pixels")
  func pixels() throws {
    let row = #"{ "content": { "text": "a" }, "height": 50.3 }"#
    let layout = try Self.layout(
      #"{ "appearance": "none", "traits": { "displayScale": 2 }, "#
        + #""sections": [{ "rows": [\#(row), \#(row), \#(row)] }] }"#)
    #expect(layout.cells.map(\.frame.minY) == [0, 50.5, 101])
    #expect(layout.cells.map(\.frame.height) == [50.3, 50.3, 50.3])
  }

  @Test("Rows of documents have the traits of the list unless they override them")
  func traits() throws {
    let layout = try Self.layout(
      """
      { "traits": { "styleSheet": "iOS18", "userInterfaceStyle": "dark", "displayScale": 2 },
        "appearance": "plain", "sections": [ { "rows": [
          { "content": { "text": "a" } },
          { "content": { "text": "a" }, "state": { "traitCollection": {
            "layoutDirection": "rightToLeft", "listEnvironment": "sidebar" } } },
          { "content": { "text": "a" }, "state": { "traitCollection": {
            "userInterfaceStyle": "light", "styleSheet": "iOS26" } } } ] } ] }
      """)
    let traits = layout.cells.map(\.context.traits)
    #expect(
      traits[1] == traits[0].modifyingTraits { $0.layoutDirection = .rightToLeft })
    #expect(
      traits[2]
        == traits[0].modifyingTraits {
          $0.userInterfaceStyle = .light
          $0.styleSheet = .iOS26
        })
    #expect(layout.cells.map(\.frame.height) == [44, 44, 52])
  }
}
