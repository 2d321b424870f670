import CellConfiguration
import CellDocuments
import CellTestSupport
import CellUIKit
import Foundation
import Testing
import UIKitStubs

/// A whole document in a collection view of the shapes.
@MainActor
struct DocumentTests {
  static let settings = """
    { "appearance": "insetGrouped",
      "headerTopPadding": 12,
      "sections": [
        { "header": "Network",
          "rows": [
            { "content": { "style": "valueCell", "text": "Wi-Fi", "secondaryText": "Home",
                           "image": "wifi",
                           "imageProperties": { "tintColor": "systemBlue" },
                           "when": [{ "state": "selected",
                                      "textProperties": { "color": "white" } }] },
              "background": "secondarySystemGroupedBackground",
              "accessories": [{ "kind": "detail", "action": "showNetwork" },
                              "disclosureIndicator"] },
            { "content": { "text": "Profile", "image": { "name": "cat", "size": [30, 30] } },
              "accessories": [{ "label": "3" },
                              { "customView": "badge", "size": [20, 20], "edge": "leading" }],
              "indentationLevel": 1, "indentationWidth": 20, "indentsAccessories": false,
              "separatorConfiguration": { "bottomSeparatorVisibility": "hidden" } }
          ],
          "footer": { "content": { "text": "Known networks are joined automatically." } } },
        { "rows": [{ "content": { "text": "About" } }] }
      ] }
    """

  private func document(_ json: String = settings) throws -> ListDocument {
    try ListDocument(data: Data(json.utf8), name: "settings.json")
  }

  @MainActor
  private final class Screen {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    var list: DocumentDataSource?
    var refusals: [UnsupportedValue] = []
    var performed: [CellAccessory.Action] = []

    init(_ document: ListDocument) {
      var context = UIKitContext()
      context.action = { [weak self] action in
        action.name == "showNetwork" ? { self?.performed.append(action) } : nil
      }
      context.view = { $0 == "badge" ? UIView() : nil }
      context.unsupportedValueHandler = { [weak self] in self?.refusals.append($0) }
      list = DocumentDataSource(document, in: view, context: context)
    }

    typealias Rows =
      UICollectionViewDiffableDataSource<ListDocument.SectionIdentity, ListDocument.RowIdentity>

    var rows: Rows? { view.dataSource as? Rows }

    func cell(_ section: Int, _ row: Int) -> UICollectionViewListCell? {
      rows?.cell(at: IndexPath(indexes: [section, row])) as? UICollectionViewListCell
    }

    func content(_ section: Int, _ row: Int) -> UIListContentConfiguration? {
      cell(section, row)?.contentConfiguration as? UIListContentConfiguration
    }

    func list(inSection section: Int) -> UICollectionLayoutListConfiguration? {
      let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
      return layout?.section(at: section)?.configuration
    }

    func supplementary(_ kind: String, _ section: Int) -> UIListContentConfiguration? {
      supplementaryCell(kind, section)?.contentConfiguration as? UIListContentConfiguration
    }

    func supplementaryCell(_ kind: String, _ section: Int) -> UICollectionViewListCell? {
      rows?.supplementaryView(ofKind: kind, at: IndexPath(indexes: [section, 0]))
        as? UICollectionViewListCell
    }
  }

  @Test("A settings document is converted completely, and nothing of it is refused")
  func settings() throws {
    let screen = Screen(try document())
    let rows = try #require(screen.rows)
    #expect(rows.snapshot().sectionIdentifiers == [.position(0), .position(1)])
    #expect(
      rows.snapshot().itemIdentifiers(inSection: .position(0))
        == [.position(0, in: .position(0)), .position(1, in: .position(0))])

    let wifi = try #require(screen.content(0, 0))
    #expect(wifi.factory == "valueCell")
    #expect(
      Set(wifi.allAssigned.keys) == ["text", "secondaryText", "image", "imageProperties.tintColor"])
    #expect(wifi.text == "Wi-Fi" && wifi.secondaryText == "Home")
    #expect(wifi.image?.description == "symbol wifi")
    let cell = try #require(screen.cell(0, 0))
    #expect(cell.accessories.map(\.kind) == ["detail", "disclosureIndicator"])
    #expect(cell.accessories.first?.actionHandler != nil)
    #expect(cell.backgroundConfiguration?.factory == "listCell")
    #expect(
      cell.backgroundConfiguration?.backgroundColor?.description
        == "secondarySystemGroupedBackground")
    cell.configurationState.isSelected = true
    let selected = cell.contentConfiguration as? UIListContentConfiguration
    #expect(selected?.textProperties.color.description == "white")

    let profile = try #require(screen.cell(0, 1))
    #expect(screen.content(0, 1)?.image?.description == "name cat")
    #expect(profile.accessories.map(\.kind) == ["label", "customView"])
    #expect(profile.indentationLevel == 1 && profile.indentationWidth == 20)
    #expect(!profile.indentsAccessories)
    #expect(profile.backgroundConfiguration?.allAssigned.isEmpty == true)

    #expect(screen.supplementary(UICollectionView.elementKindSectionHeader, 0)?.text == "Network")
    let footer = screen.supplementary(UICollectionView.elementKindSectionFooter, 0)
    #expect(footer?.factory == "footer")
    #expect(footer?.text == "Known networks are joined automatically.")
    #expect(screen.refusals.isEmpty)
  }

  @Test("Each section has the list of the document, with a header and footer if it has them")
  func lists() throws {
    let screen = Screen(try document())
    let first = try #require(screen.list(inSection: 0))
    #expect(first.appearance == .insetGrouped && first.headerTopPadding == 12)
    #expect(first.headerMode == .supplementary && first.footerMode == .supplementary)
    let second = try #require(screen.list(inSection: 1))
    #expect(second.headerMode == .none && second.footerMode == .none)
    #expect(screen.list(inSection: 2) == nil)
    let handler = try #require(first.itemSeparatorHandler)
    let given = UIListSeparatorConfiguration(listAppearance: .insetGrouped)
    #expect(handler(IndexPath(indexes: [0, 1]), given).bottomSeparatorVisibility == .hidden)
    #expect(handler(IndexPath(indexes: [0, 0]), given).assigned.isEmpty)
    #expect(second.itemSeparatorHandler == nil)
  }

  @Test("The handler of the list decides for rows without their own separators")
  func handlerOfList() throws {
    var document = try document()
    document.list?.itemSeparatorHandler = { _, separators in
      var separators = separators
      separators.topSeparatorVisibility = .visible
      return separators
    }
    let handler = try #require(Screen(document).list(inSection: 0)?.itemSeparatorHandler)
    let given = UIListSeparatorConfiguration(listAppearance: .insetGrouped)
    #expect(handler(IndexPath(indexes: [0, 0]), given).topSeparatorVisibility == .visible)
    #expect(handler(IndexPath(indexes: [0, 1]), given).bottomSeparatorVisibility == .hidden)
  }

  @Test("A row performs its action with its parameters, and is a button")
  func actions() throws {
    let json = """
      { "sections": [{ "rows": [
          { "content": { "text": "A" },
            "action": { "name": "showNetwork", "parameters": { "id": 3, "note": null } } },
          { "content": { "text": "B" } },
          { "content": { "text": "C" }, "action": "unknown" } ] }] }
      """
    struct Network: Decodable, Equatable {
      var id: Int
      var note: String?
    }
    let screen = Screen(try document(json))
    let list = try #require(screen.list)
    #expect(list.performAction(at: IndexPath(indexes: [0, 0])))
    #expect(try screen.performed.map { try $0.parameters() } == [Network(id: 3)])
    #expect(!list.performAction(at: IndexPath(indexes: [0, 1])))
    #expect(!list.performAction(at: IndexPath(indexes: [0, 2])))
    #expect(!list.performAction(at: IndexPath(indexes: [0, 3])))
    #expect(screen.refusals.map(\.subject) == ["action unknown"])
    #expect(screen.cell(0, 0)?.accessibilityTraits == .button)
    #expect(screen.cell(0, 1)?.accessibilityTraits == UIAccessibilityTraits.none)
  }

  @Test("The closure for an action decodes its parameters")
  func parameters() throws {
    struct Room: Codable, Equatable {
      var id: Int
    }
    var opened: [Room] = []
    func open(_ room: Room) { opened.append(room) }
    var context = UIKitContext()
    context.action = { action in
      guard action.name == "open", let room = try? action.parameters(as: Room.self) else {
        return nil
      }
      return { open(room) }
    }
    context.action(try CellAccessory.Action(named: "open", parameters: Room(id: 3)))?()
    #expect(opened == [Room(id: 3)])
    #expect(context.action(CellAccessory.Action(named: "open")) == nil)
  }

  @Test("What the app does not have is reported by its name")
  func refusals() throws {
    let json = """
      { "sections": [{ "rows": [{
          "content": { "text": "Row", "image": "missing" },
          "accessories": [{ "kind": "detail", "action": "unknown" },
                          { "customView": "unknown", "size": [1, 1], "edge": "leading" }] }] }] }
      """
    let screen = Screen(try document(json))
    #expect(screen.cell(0, 0)?.accessories.map(\.kind) == ["detail"])
    #expect(
      screen.refusals.map(\.subject) == ["action unknown", "customView unknown", "symbol missing"])
  }

  @Test("Another document configures the rows that differ and reloads sections with other headers")
  func changes() throws {
    let screen = Screen(try document())
    var changed = try document()
    changed.sections[0].rows[1].content.text = "Other"
    changed.sections[1].header = ListDocument.HeaderFooter(content: .header())
    changed.sections[1].rows.append(ListDocument.Row(content: .cell()))
    changed.sections.append(ListDocument.Section(rows: [.init(content: .cell())]))
    let layout = screen.view.collectionViewLayout
    let before = layout.invalidations
    screen.list?.show(changed)
    let snapshot = try #require(screen.rows?.snapshot())
    #expect(snapshot.sectionIdentifiers == [.position(0), .position(1), .position(2)])
    #expect(snapshot.itemIdentifiers(inSection: .position(1)).count == 2)
    #expect(snapshot.reconfiguredItemIdentifiers == [.position(1, in: .position(0))])
    #expect(snapshot.reloadedSectionIdentifiers == [.position(1)])
    #expect(layout.invalidations == before + 1)
    #expect(screen.content(0, 1)?.text == "Other")
    #expect(screen.list(inSection: 1)?.headerMode == .supplementary)
    screen.list?.show(changed)
    #expect(screen.rows?.snapshot().reconfiguredItemIdentifiers == [])
    #expect(layout.invalidations == before + 1)
    changed.sections.removeAll()
    screen.list?.show(changed)
    #expect(screen.rows?.snapshot().sectionIdentifiers == [])
  }

  @Test("A row inserted at the top configures no row with an id again")
  func insertion() throws {
    var document = ListDocument()
    document.sections = [
      ListDocument.Section(
        rows: ["a", "b", "c"].map { id in
          var row = ListDocument.Row(content: .cell())
          row.id = id
          row.content.text = id
          return row
        })
    ]
    let screen = Screen(document)
    var changed = document
    changed.sections[0].rows.insert(ListDocument.Row(content: .cell()), at: 0)
    changed.sections[0].rows[2].content.text = "B"
    screen.list?.show(changed)
    let snapshot = try #require(screen.rows?.snapshot())
    #expect(snapshot.reconfiguredItemIdentifiers == [.id("b")])
    #expect(
      snapshot.itemIdentifiers(inSection: .position(0))
        == [.position(0, in: .position(0)), .id("a"), .id("b"), .id("c")])
    #expect(screen.content(0, 2)?.text == "B")
    #expect(screen.content(0, 3)?.text == "c")
  }

  @Test(
    "After random documents, each cell shows its row, and only rows that differ are touched",
    arguments: 1...4)
  func histories(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    func document() -> ListDocument {
      var document = ListDocument()
      var names = Array(0..<10).shuffled(using: &random)
      document.sections = Array(0..<3).shuffled(using: &random).prefix(2).map { section in
        var result = ListDocument.Section()
        result.id = Bool.random(using: &random) ? "\(section)" : nil
        if Bool.random(using: &random) {
          result.header = ListDocument.HeaderFooter(content: .header())
        }
        for _ in 0..<Int.random(in: 0...4, using: &random) {
          var row = ListDocument.Row(content: .cell())
          row.id = Bool.random(using: &random) ? names.popLast().map { "\($0)" } : nil
          row.content.text = ["A", "B"].randomElement(using: &random)
          if Bool.random(using: &random) { row.action = CellAccessory.Action(named: "none") }
          if Bool.random(using: &random) { row.indentationWidth = 20 }
          if Bool.random(using: &random) { row.accessibility.isElement = true }
          result.rows.append(row)
        }
        return result
      }
      return document
    }
    var shown = document()
    let screen = Screen(shown)
    for _ in 0..<60 {
      let next = document()
      screen.list?.show(next)
      let snapshot = try #require(screen.rows?.snapshot())
      #expect(snapshot.sectionIdentifiers == next.identities.map(\.section))
      for (section, rows) in next.identities.map(\.rows).enumerated() {
        for (index, row) in next.sections[section].rows.enumerated() {
          let cell = try #require(screen.cell(section, index))
          #expect(screen.content(section, index)?.text == row.content.text)
          #expect(cell.accessibilityTraits == (row.action == nil ? .none : .button))
          #expect(cell.isAccessibilityElement == (row.accessibility.isElement ?? false))
          #expect(cell.indentationWidth == row.indentationWidth ?? 10)
        }
        #expect(snapshot.itemIdentifiers(inSection: snapshot.sectionIdentifiers[section]) == rows)
      }
      let touched = Set(snapshot.reconfiguredItemIdentifiers + snapshot.reloadedItemIdentifiers)
      let difference = DocumentDifference(from: shown, to: next)
      #expect(touched == Set(difference.updatedRows(in: next)))
      shown = next
    }
    #expect(screen.view.mistakes == [])
  }

  @Test("A tapped index path leads to the row of the document, and one that it has not to nil")
  func positions() throws {
    let screen = Screen(try document())
    let list = try #require(screen.list)
    #expect(list.position(at: IndexPath(indexes: [0, 1])) == ListPosition(section: 0, row: 1))
    #expect(list.position(at: IndexPath(indexes: [0, 2])) == nil)
    #expect(list.position(at: IndexPath(indexes: [5, 0])) == nil)
  }

  @Test("Rows outside any list are shown in a plain one, whose style headers have")
  func noList() throws {
    let screen = Screen(try document("{ \"appearance\": \"none\", \"sections\": [{}] }"))
    #expect(screen.list(inSection: 0)?.appearance == .plain)
  }

  @Test("Rows, headers and footers tell assistive technology what the document says")
  func accessibility() throws {
    let screen = Screen(
      try document(
        """
        { "appearance": "insetGrouped",
          "sections": [
            { "header": { "content": { "text": "A" }, "accessibility": { "label": "First" } },
              "rows": [
                { "content": { "text": "B" },
                  "accessibility": { "label": "Second", "traits": ["button"], "isElement": true } },
                { "content": { "text": "C" } }
              ],
              "footer": { "content": { "text": "D" }, "accessibility": { "label": "Last" } } }
          ] }
        """))
    let cells = (0..<2).map { screen.cell(0, $0) }
    #expect(cells.map { $0?.accessibilityLabel } == ["Second", nil])
    #expect(cells.map { $0?.accessibilityTraits } == [.button, UIAccessibilityTraits.none])
    #expect(cells.map { $0?.isAccessibilityElement } == [true, false])
    let ends = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    #expect(
      ends.map { screen.supplementaryCell($0, 0)?.accessibilityLabel } == ["First", "Last"])
  }
}
