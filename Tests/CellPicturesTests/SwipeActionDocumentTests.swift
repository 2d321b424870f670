import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Swipe actions in documents")
struct SwipeActionDocumentTests {
  private static func document(
    _ appearance: String, _ direction: String = "leftToRight", offset: Int = -148
  ) throws -> ListDocument {
    let json = """
      { "width": 390, "appearance": "\(appearance)",
        "traits": { "layoutDirection": "\(direction)", "styleSheet": "iOS18" },
        "sections": [{ "rows": [
          { "content": { "text": "First" } },
          { "content": { "text": "Second" },
            "accessories": ["disclosureIndicator"],
            "trailingSwipeActions": [
              { "style": "destructive", "title": "Delete", "image": "trash", "action": "delete" },
              { "title": "Flag", "backgroundColor": "systemOrange" }
            ],
            "leadingSwipeActions": {
              "actions": [{ "image": { "symbol": "envelope", "accessibilityLabel": "Unread" } }],
              "performsFirstActionWithFullSwipe": false },
            "swipeOffset": \(offset) },
          { "content": { "text": "Third" } } ] }] }
      """
    return try ListDocument(data: Data(json.utf8), name: "list.json")
  }

  private static func layout(_ document: ListDocument) -> DocumentLayout {
    DocumentLayout(document, shaper: .embedded)
  }

  @Test("A row has the swipe actions and the offset of its document, and writes them down again")
  func reading() throws {
    let document = try Self.document("insetGrouped")
    let row = document.sections[0].rows[1]
    #expect(row.trailingSwipeActions?.actions.map(\.title) == ["Delete", "Flag"])
    #expect(row.trailingSwipeActions?.actions.first?.action == .init(named: "delete"))
    #expect(row.leadingSwipeActions?.performsFirstActionWithFullSwipe == false)
    #expect(row.swipeOffset == -148)
    let written = try JSONEncoder().encode(document)
    #expect(try ListDocument(data: written, name: "list.json") == document)
    let cell = document.cell(at: .row(section: 0, row: 1))
    #expect(cell.trailingSwipeActions == row.trailingSwipeActions)
    #expect(ListDocument.Row(cell).swipeOffset == -148)
    #expect(ListDocument.Row(cell).leadingSwipeActions == row.leadingSwipeActions)
  }

  @Test("A row's own swipe actions are shown in place of those that its list provides")
  func provider() throws {
    var document = try Self.document("insetGrouped")
    func provided(_ edge: String) -> @Sendable (ListPosition) -> SwipeActionsConfiguration? {
      { SwipeActionsConfiguration(actions: [SwipeAction(title: "\(edge) \($0.row)")]) }
    }
    document.list?.leadingSwipeActionsConfigurationProvider = provided("Leading")
    document.list?.trailingSwipeActionsConfigurationProvider = provided("Trailing")
    document.sections[0].rows[0].trailingSwipeActions = SwipeActionsConfiguration(actions: [])
    func titles(_ row: Int) -> [[String?]?] {
      let cell = document.cell(at: .row(section: 0, row: row))
      return [
        cell.leadingSwipeActions?.actions.map(\.title),
        cell.trailingSwipeActions?.actions.map(\.title),
      ]
    }
    #expect(titles(0) == [["Leading 0"], []])
    #expect(titles(1) == [[nil], ["Delete", "Flag"]])
    #expect(titles(2) == [["Leading 2"], ["Trailing 2"]])
  }

  @Test("A row whose offset reveals actions looks swiped, and one without actions does not")
  func state() throws {
    func radius(_ document: ListDocument) -> CGFloat? {
      document.cell(at: .row(section: 0, row: 1)).background?.cornerRadius
    }
    var document = try Self.document("insetGrouped")
    #expect(radius(document) == 10)
    document.sections[0].rows[1].trailingSwipeActions = nil
    #expect(radius(document) == 0)
    document.sections[0].rows[1].state.isSwiped = true
    #expect(radius(document) == 10)
  }

  @Test("The description of a list says where the actions of a swiped row are")
  func description() throws {
    let text = Self.layout(try Self.document("plain")).describe()
    #expect(text.contains("swipeActions[0]: edge trailing; area 316, "))
    #expect(
      text.contains(
        #"action: style destructive; title "Delete"; image symbol trash; action "delete""#))
    #expect(text.contains("swipeActions[1]: edge trailing; index 1; area 242, "))
    #expect(!text.contains("edge leading"))
    #expect(text.contains(#"customActions "Unread" of "#))
    // A full swipe shows one action in the whole width.
    let full = Self.layout(try Self.document("plain", offset: -380)).describe()
    #expect(full.contains("swipeActions[0]") && !full.contains("swipeActions[1]"))
  }

  @Test("The report of a list has each revealed action with its identifier and its frames")
  func report() throws {
    struct Report: Decodable {
      struct Cell: Decodable {
        var swipeActions: [Shown]?
        var layout: Layout
      }
      struct Layout: Decodable { var contentFrame: [CGFloat] }
      struct Action: Decodable {
        var action: String?
        var title: String?
      }
      struct Shown: Decodable {
        var edge: String
        var action: Action
        var frame: [CGFloat]
        var color: String
      }
      var cells: [Cell]
    }
    let text = Self.layout(try Self.document("plain")).report()
    let cells = try JSONDecoder().decode(Report.self, from: Data(text.utf8)).cells
    #expect(cells.map { $0.swipeActions?.count } == [0, 2, 0])
    let actions = try #require(cells[1].swipeActions)
    #expect(
      actions.map(\.action.action) == ["\"delete\"", nil]
        && actions.map(\.action.title) == ["Delete", "Flag"])
    #expect(actions.map { $0.frame[0] } == [316, 242] && actions.map { $0.frame[2] } == [74, 74])
    #expect(actions[0].color == "#FF3B30FF" && cells[1].layout.contentFrame[0] == -148)
  }

  @Test(
    "A picture shows the shapes and titles of revealed actions at their edge, behind the row",
    arguments: ["leftToRight", "rightToLeft"])
  func picture(_ direction: String) throws {
    let layout = Self.layout(try Self.document("plain", direction))
    let svg = layout.picture(showsLayoutGuides: false)
    #expect(PictureFixture(svg).texts.contains("Flag"))
    let red = try #require(svg.range(of: "#FF3B30"))
    let second = try #require(svg.range(of: "#E5E5EA"))
    // The background of the swiped row is gray, and above its actions.
    #expect(red.lowerBound < second.lowerBound)
    let frame = try #require(layout.cells[1].layout.swipeActions.first?.frame)
    #expect(frame.minX == (direction == "leftToRight" ? 316 : 0))
  }

  @Test("A swiped row leaves its card, whose other rows keep their corners")
  func cards() throws {
    let cells = Self.layout(try Self.document("insetGrouped")).cells
    #expect(cells[1].layout.background?.clipPath == nil)
    #expect(cells[0].layout.background?.clipRadii.roundedCorners == .top)
    #expect(cells[2].layout.background?.clipRadii.roundedCorners == .bottom)
    #expect(
      cells.map(\.frame)
        == Self.layout(try Self.document("insetGrouped", offset: 0)).cells.map(\.frame))
  }

  @Test("A document of a list has the actions that the list provides for its rows")
  func providers() throws {
    var list = ListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { position in
      SwipeActionsConfiguration(actions: [SwipeAction(title: "Row \(position.row)")])
    }
    let context = LayoutContext()
    let layout = ListLayout(
      list, sections: [ListSection(rowCount: 2)], width: 390, context: context)
    var cell = ListCellConfiguration(content: .cell())
    cell.swipeOffset = -74
    let laidOut = layout.cellLayout(of: cell, at: .row(section: 0, row: 1))
    #expect(laidOut.swipeActions.map(\.action.title) == ["Row 1"])
    let document = ListDocument(layout) { _ in cell }
    #expect(
      document.sections[0].rows.map { $0.trailingSwipeActions?.actions.first?.title }
        == ["Row 0", "Row 1"])
    #expect(try ListDocument(data: JSONEncoder().encode(document), name: "a") == document)
    let spoken = layout.accessibilityElements(in: CGRect(x: 0, y: 0, width: 390, height: 500)) {
      _ in ListCellConfiguration(content: ListContentConfiguration(style: .cell, text: "A"))
    }
    #expect(spoken.map { $0.element.customActions.first?.name } == ["Row 0", "Row 1"])
  }

  @Test("A list of a document provides actions for its rows in pictures")
  func providersInPictures() {
    var document = ListDocument(cells: [
      ListCellConfiguration(content: .cell(), background: .listCell())
    ])
    document.sections[0].rows[0].swipeOffset = 80
    #expect(Self.layout(document).cells[0].layout.swipeActions.isEmpty)
    document.list?.leadingSwipeActionsConfigurationProvider = { _ in
      SwipeActionsConfiguration(actions: [SwipeAction(title: "Flag")])
    }
    let cell = Self.layout(document).cells[0]
    #expect(cell.layout.swipeActions.map(\.action.title) == ["Flag"])
    #expect(cell.cell.background?.cornerRadius == 26)
  }
}
