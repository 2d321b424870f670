import CellPreviewCommand
import Foundation
import Testing

@Suite("The command prints the frames of documents")
struct LaidOutDocumentTests {
  /// A cell of the output of `layout`, as far as the tests look at it.
  private struct Cell: Decodable {
    struct Image: Decodable { var frame: [Double] }
    struct Background: Decodable { var color: String? }

    var frame: [Double]
    var contentFrame: [Double]
    var image: Image?
    var background: Background?
    var separator: [Double]?

    private enum CodingKeys: CodingKey {
      case frame, layout, image, background, bottomSeparator
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      frame = try container.decode([Double].self, forKey: .frame)
      struct Layout: Decodable { var contentFrame: [Double] }
      contentFrame = try container.decode(Layout.self, forKey: .layout).contentFrame
      image = try container.decodeIfPresent(Image.self, forKey: .image)
      background = try container.decodeIfPresent(Background.self, forKey: .background)
      struct Line: Decodable { var frame: [Double] }
      separator = try container.decodeIfPresent(Line.self, forKey: .bottomSeparator)?.frame
    }
  }

  private func cells(_ document: String) throws -> [Cell] {
    struct Output: Decodable { var cells: [Cell] }
    let fixture = try CommandFixture()
    try fixture.write(document)
    #expect(fixture.run("layout", "list.json") == .success)
    return try JSONDecoder().decode(Output.self, from: Data(fixture.output.utf8)).cells
  }

  @Test("Frames at half pixels are rounded up, even at 3x (G0, G6)")
  func halves() throws {
    let row = try #require(
      try cells(
        """
        { "width": 390, "traits": { "styleSheet": "iOS26", "displayScale": 3 },
          "appearance": "plain", "sections": [ { "rows": [ { "content": { "style": "cell",
          "text": "a", "secondaryText": "b", "image": { "size": [30, 30] } } } ] } ] }
        """
      ).first)
    // 15 + (42.333 - 30) / 2 points are 63.5 pixels.
    #expect(row.image?.frame[1] == 21.333)
  }

  @Test("Numbers too large for thousandths are printed in full")
  func hugeNumbers() throws {
    let row = try #require(
      try cells(
        """
        { "sections": [ { "rows": [ { "content": { "text": "a" }, "background": {
          "style": "listGroupedCell", "shadowProperties": { "opacity": 1, "radius": 1e306 } } } ] }
        ] }
        """
      ).first)
    #expect(row.frame[3] > 0)
  }

  @Test("Rows with fractional heights fill their frames, including separators (G28)")
  func heightsBetweenPixels() throws {
    let rows = [50.3, 50.3, 50.2].map { "{ \"content\": { \"text\": \"a\" }, \"height\": \($0) }" }
    let cells = try cells(
      """
      { "width": 390, "traits": { "displayScale": 2 }, "appearance": "plain",
        "sections": [ { "rows": [ \(rows.joined(separator: ",")) ] } ] }
      """)
    for cell in cells {
      #expect(cell.contentFrame == [0, 0, cell.frame[2], cell.frame[3]])
      let separator = try #require(cell.separator)
      #expect(separator[1] + separator[3] == cell.frame[3])
    }
  }

  @Test("A first item that is the section's header has no card behind it")
  func firstItemHeader() throws {
    let cells = try cells(
      """
      { "appearance": "insetGrouped", "headerMode": "firstItemInSection", "sections": [ { "rows": [
        { "content": { "style": "header", "text": "a" } }, { "content": { "text": "b" } } ] } ] }
      """)
    #expect(cells.map(\.background?.color) == ["#00000000", "#FFFFFFFF"])
  }

  @Test("Rows of table views are taller only by visible separators (P6, P7)")
  func tablesWithoutSeparators() throws {
    for (shows, height) in [(true, 53.0), (false, 52)] {
      let cells = try cells(
        """
        { "appearance": "plain", "container": "tableView", "showsSeparators": \(shows),
          "traits": { "styleSheet": "iOS26" },
          "sections": [ { "rows": [ { "content": { "text": "a" } } ] } ] }
        """)
      #expect(cells.first?.frame[3] == height)
    }
  }
}
