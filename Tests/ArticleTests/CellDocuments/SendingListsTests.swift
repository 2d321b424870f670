import CellConfiguration
import CellDocuments
import CellHosting
import Foundation
import Testing

/// The code and the documents of the article.
@MainActor
@Suite("Sending lists to apps")
struct SendingListsTests {
  private static let article = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(
      path: "Sources/CellDocuments/CellDocuments.docc/SendingLists.md")

  /// Returns the document in the block of JSON that contains a text.
  private func data(_ text: String) throws -> Data {
    let blocks = try String(contentsOf: Self.article, encoding: .utf8).components(
      separatedBy: "```")
    let block = try #require(blocks.first { $0.hasPrefix("json\n") && $0.contains(text) })
    return Data(block.dropFirst(5).utf8)
  }

  @Test("The app leaves out and reports what it does not understand")
  func fallbacks() throws {
    var data = try data("carousel")
    var lines: [String] = []
    func log(_ line: String) { lines.append(line) }
    do {
      var issues: [DocumentIssue] = []
      let document = ListDocument(readingLeniently: data, features: ["maps"], issues: &issues)
      for issue in issues { log("\(issue)") }
      #expect(document.sections[0].rows.map(\.content.text) == ["New this week"])
      #expect(document.sections[0].rows[0].content.style == .subtitleCell)
    }
    #expect(lines.count == 2)
    data = try self.data("maps")
    for (features, text) in [(["maps"], "Shown in apps with maps"), ([], "Shown in all others")] {
      var issues: [DocumentIssue] = []
      let document = ListDocument(
        readingLeniently: data, features: Set(features), issues: &issues)
      #expect(document.sections[0].rows.map(\.content.text) == [text])
    }
  }

  private struct Rating: Codable { var stars: Int }

  @Test("An image reserves its size, and an app decodes its own content or shows the fallback")
  func imagesAndCustomContent() throws {
    let miso = try ListDocument(data: data("miso.jpg"), name: "list.json")
    let image = try #require(miso.sections[0].rows[0].content.image)
    #expect(image.url?.absoluteString == "https://example.com/miso.jpg")
    let url = try #require(image.url)
    var content = ListContentConfiguration.cell()
    content.image = CellImage(url: url, size: CGSize(width: 40, height: 40), placeholder: "photo")
    #expect(content.image == image)
    #expect(image.placeholder == "photo" && image.size == CGSize(width: 40, height: 40))
    let data = try data("stars")
    var issues: [DocumentIssue] = []
    do {
      let document = ListDocument(
        readingLeniently: data, customContent: ["rating": Rating.self], issues: &issues)
      let row = document.sections[0].rows[0]
      let rating = try row.customContent?.value(as: Rating.self)
      #expect(rating?.stars == 4 && issues.isEmpty)
    }
    do {
      var issues: [DocumentIssue] = []
      let document = ListDocument(
        readingLeniently: data, features: ["maps"], customContent: ["rating": Rating.self],
        issues: &issues)
      let content = try CustomContent(named: "rating", value: Rating(stars: 4))
      let stars = try content.value(as: Rating.self).stars
      #expect(document.sections[0].rows[0].customContent?.valueJSON == content.valueJSON)
      #expect(stars == 4)
    }
    let old = ListDocument(readingLeniently: data, issues: &issues)
    #expect(old.sections[0].rows[0].content.text == "4 of 5 stars" && issues.count == 1)
  }

  @Test("A difference is printed with a line for each step")
  func difference() throws {
    let shown = try ListDocument(data: data("vpn"), name: "list.json")
    var received = shown
    received.sections[0].rows.insert(ListDocument.Row(content: .cell()), at: 0)
    received.sections[0].rows[1].content.secondaryText = "Office"
    var printed = ""
    func print(_ difference: DocumentDifference) { printed = "\(difference)" }
    let difference = DocumentDifference(from: shown, to: received)
    print(difference)
    #expect(
      printed == """
        row 0.0: inserted at 0.0
        row "wifi": content.secondaryText: "Home" → "Office"
        """)
  }

  @Test("A hosted list shows each document, and configures only the rows again that changed")
  func hostedList() throws {
    var current = try ListDocument(data: data("vpn"), name: "list.json")
    typealias List = HostedList<ListDocument.SectionIdentity, ListDocument.RowIdentity>

    let cell = CellRegistration<ListCell, ListDocument.RowIdentity> { cell, path, _ in
      cell.show(current.sections[path[0]].rows[path[1]].cell)
    }
    let header = SupplementaryRegistration<ListCell>(
      elementKind: CellReusePool.elementKindSectionHeader
    ) { cell, _, path in cell.show(current.cell(at: .header(section: path[0]))) }
    let footer = SupplementaryRegistration<ListCell>(
      elementKind: CellReusePool.elementKindSectionFooter
    ) { cell, _, path in cell.show(current.cell(at: .footer(section: path[0]))) }

    let list = List(current.list ?? ListDocument.defaultList(.plain)) { list, path, row in
      list.pool.dequeueConfiguredReusableCell(using: cell, for: path, item: row)
    }
    list.supplementaryProvider = { list, item, _ in
      list.pool.dequeueConfiguredReusableSupplementary(
        using: item == .header(section: item.section) ? header : footer,
        for: IndexPath(indexes: [item.section, 0]))
    }
    func section(_ identity: ListDocument.SectionIdentity) -> ListDocument.Section? {
      current.identities.firstIndex { $0.section == identity }.map { current.sections[$0] }
    }
    list.headerModeProvider = { section($0)?.header == nil ? .none : .supplementary }
    list.footerModeProvider = { section($0)?.footer == nil ? .none : .supplementary }
    list.size = CGSize(width: 390, height: 600)
    var reconfigured: [ListDocument.RowIdentity] = []
    func show(_ document: ListDocument) -> [String] {
      var snapshot = ListSnapshot<ListDocument.SectionIdentity, ListDocument.RowIdentity>()
      for (section, rows) in document.identities {
        snapshot.appendSections([section])
        snapshot.appendItems(rows, toSection: section)
      }
      let difference = DocumentDifference(from: current, to: document)
      snapshot.reconfigureItems(difference.updatedRows(in: document))
      snapshot.reconfigureSections(difference.updatedSections(in: document))
      current = document
      list.apply(snapshot)
      reconfigured = snapshot.reconfiguredItemIdentifiers
      _ = list.update()
      return document.items.compactMap {
        list.cell(at: $0)?.displayedConfiguration.content?.text
      }
    }
    #expect(show(current) == ["Wi-Fi", "VPN"])
    var document = current
    document.sections[0].footer = .init(content: .footer())
    document.sections[0].footer?.content.text = "Old"
    document.sections[0].rows[0].background = .clear()
    #expect(show(document) == ["Wi-Fi", "VPN", "Old"] && reconfigured == [.id("wifi")])
    document.sections[0].footer?.content.text = "New"
    document.sections[0].header = .init(content: .header())
    document.sections[0].header?.content.text = "Network"
    document.sections[0].rows[0].background = nil
    #expect(show(document) == ["Network", "Wi-Fi", "VPN", "New"])
    document.sections[0].rows.insert(ListDocument.Row(content: .cell()), at: 0)
    #expect(show(document) == ["Network", "Wi-Fi", "VPN", "New"] && reconfigured == [])
    document.sections[0].rows.remove(at: 0)
    _ = show(document)
    let background = list.cell(at: .row(section: 0, row: 0))?.displayedConfiguration.background
    #expect(
      background == list.cell(at: .row(section: 0, row: 1))?.displayedConfiguration.background)
  }

  @Test("The app decodes the parameters of an action")
  func actions() throws {
    struct Room: Codable, Equatable {
      var id: Int
      var floor: Int?
    }

    let document = try ListDocument(data: data("Meeting"), name: "list.json")
    let row = document.sections[0].rows[0]
    let action = try #require(row.action)
    var rooms: [Room] = []
    func open(_ room: Room) { rooms.append(room) }
    if action.name == "open" {
      open(try action.parameters(as: Room.self))
    }
    #expect(rooms == [Room(id: 3)])
    #expect(row.trailingSwipeActions?.actions.first?.action?.name == "delete")
  }

  @Test("Runs are links, and have languages and directions")
  func runs() throws {
    let linked = try ListDocument(data: data("Read the"), name: "list.json")
    let links = linked.sections[0].rows[0].content.links
    #expect(links.map(\.title) == ["terms", "reset"])
    #expect(links[0].url == URL(string: "https://example.com/terms"))
    #expect(links[1].action?.name == "reset")
    let named = try ListDocument(data: data("iPhone"), name: "list.json")
    let run = named.sections[0].rows[0].content.attributedText?.runs.first
    #expect(run?.languageIdentifier == "he")
    #expect(run?.cell.paragraphStyle?.baseWritingDirection == .rightToLeft)
  }
}
