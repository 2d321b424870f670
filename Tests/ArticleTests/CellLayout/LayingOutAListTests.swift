import CellConfiguration
import CellLayout
import CellPictures
import Foundation
import Testing

struct Mailbox {
  var subjects: [String]
  var selection: Set<Int> = []

  func cell(for item: ListItem, traits: TraitCollection) -> ListCellConfiguration {
    var state = CellConfigurationState(traitCollection: traits)
    var cell = ListCellConfiguration()
    switch item {
    case .header:
      cell.content = ListContentConfiguration(style: .header, text: "Inbox")
      cell.background = .listHeader()
    case .row(let position):
      cell.content = ListContentConfiguration(style: .cell, text: subjects[position.row])
      cell.background = .listCell()
      state.isSelected = selection.contains(position.row)
    case .footer:
      cell.content = ListContentConfiguration(style: .footer, text: "\(subjects.count) messages")
      cell.background = .listFooter()
    }
    return cell.updated(for: state)
  }
}

struct MailScreen {
  var mailbox: Mailbox
  var list: ListLayout
  var visible: CGRect

  init(_ mailbox: Mailbox, size: CGSize, traits: TraitCollection) {
    self.mailbox = mailbox
    let section = ListSection(
      rowCount: mailbox.subjects.count, hasHeader: true, hasFooter: true)
    list = ListLayout(
      ListConfiguration(appearance: .plain), sections: [section], width: size.width,
      context: LayoutContext(traits: traits))
    visible = CGRect(origin: .zero, size: size)
    measure()
  }

  mutating func measure(keeping anchor: ListAnchor? = nil) {
    let (mailbox, traits) = (mailbox, list.context.traits)
    visible = list.measureItems(adjustingVisibleRect: visible, keeping: anchor) {
      mailbox.cell(for: $0, traits: traits)
    }
  }

  mutating func scroll(by distance: CGFloat) {
    let end = max(0, list.contentSize.height - visible.height)
    visible.origin.y = min(max(0, visible.origin.y + distance), end)
    measure()
  }

  func visibleItems() -> [ListItemLayout] {
    let traits = list.context.traits
    let items = list.layoutItems(
      in: visible, isSelected: { mailbox.selection.contains($0.row) },
      cell: { mailbox.cell(for: $0, traits: traits) })
    return items.sorted { $0.item.zIndex < $1.item.zIndex }
  }

  mutating func insert(_ subject: String, at row: Int) {
    var anchor = list.anchor(in: visible)
    if case .row(var position)? = anchor?.item, position.row >= row {
      position.row += 1
      anchor?.item = .row(position)
    }
    mailbox.subjects.insert(subject, at: row)
    list.insertRows(at: ListPosition(section: 0, row: row))
    measure(keeping: anchor)
  }

  mutating func replace(_ subject: String, at row: Int) {
    mailbox.subjects[row] = subject
    list.invalidateHeight(of: .row(section: 0, row: row))
    measure()
  }

  mutating func reveal(_ row: Int) {
    let item = ListItem.row(section: 0, row: row)
    let cell = mailbox.cell(for: item, traits: list.context.traits)
    list.setHeight(list.height(of: cell, at: item), of: item)
    let frame = list.frame(of: item)
    let header = list.frame(of: .header(section: 0), visible: visible).maxY - visible.minY
    if frame.minY < visible.minY + header {
      visible.origin.y = frame.minY - header
    } else if frame.maxY > visible.maxY {
      visible.origin.y = frame.maxY - visible.height
    }
    measure(keeping: ListAnchor(item: item, distance: frame.minY - visible.minY))
  }

  mutating func resize(to size: CGSize, traits: TraitCollection) {
    let anchor = list.anchor(in: visible)
    list.update(width: size.width, traits: traits)
    visible.size = size
    measure(keeping: anchor)
  }

  func row(at point: CGPoint) -> Int? {
    let point = CGPoint(x: point.x, y: point.y + visible.minY)
    guard case .row(let position)? = list.item(at: point, visible: visible) else { return nil }
    return position.row
  }
}

@Suite("Laying out a list that scrolls")
struct LayingOutAListTests {
  private func screen(_ count: Int = 1000) -> MailScreen {
    let subjects = (0..<count).map { number in
      number % 3 == 0
        ? "Message \(number), with a subject that is so long that it takes several lines"
        : "Message \(number)"
    }
    return MailScreen(
      Mailbox(subjects: subjects), size: CGSize(width: 390, height: 600), traits: .phone)
  }

  @Test("Measuring a list measures only its visible rows")
  func measuring() {
    let screen = screen()
    #expect(screen.list.isExact(.row(section: 0, row: 2)))
    #expect(!screen.list.isExact(.row(section: 0, row: 500)))
    #expect(screen.list.frame(of: .row(section: 0, row: 0)).height > 52)
  }

  @Test("Scrolling measures rows that come into view and stops at the ends")
  func scrolling() {
    var screen = screen()
    screen.scroll(by: 20_000)
    let first = screen.visibleItems().first
    #expect(first.map { screen.list.isExact($0.item) } == true)
    screen.scroll(by: -1_000_000)
    #expect(screen.visible.minY == 0)
    screen.scroll(by: .greatestFiniteMagnitude)
    #expect(screen.visible.maxY == screen.list.contentSize.height)
  }

  @Test("The pinned header lies above the rows")
  func pinning() {
    var screen = screen()
    screen.scroll(by: 500)
    let items = screen.visibleItems()
    let header = items.firstIndex { $0.item == .header(section: 0) }
    let row = items.lastIndex { if case .row = $0.item { true } else { false } }
    #expect(header.map { items[$0].frame.contains(CGPoint(x: 0, y: 501)) } == true)
    #expect(header ?? 0 > row ?? .max)
  }

  @Test("A row inserted above does not move visible rows")
  func insertion() throws {
    var screen = screen()
    screen.scroll(by: 2000)
    let anchor = try #require(screen.list.anchor(in: screen.visible))
    let subject = { (screen: MailScreen) in
      screen.visibleItems().first.map { row in
        let text = screen.mailbox.cell(for: row.item, traits: .phone).content?.text
        return (text, row.frame.minY - screen.visible.minY)
      }
    }
    let before = try #require(subject(screen))
    screen.insert("News", at: 0)
    let after = try #require(subject(screen))
    #expect(before == after)
    #expect(screen.mailbox.subjects.count == 1001)
    #expect(anchor.item != screen.list.anchor(in: screen.visible)?.item)
  }

  @Test("A row with another text has another height")
  func change() {
    var screen = screen()
    let before = screen.list.frame(of: .row(section: 0, row: 1)).height
    screen.replace("A subject that has become so long that it takes two lines", at: 1)
    #expect(screen.list.frame(of: .row(section: 0, row: 1)).height > before)
  }

  @Test("A row is scrolled into view")
  func revealing() {
    var screen = screen()
    let item = ListItem.row(section: 0, row: 400)
    screen.reveal(400)
    #expect(abs(screen.list.frame(of: item).maxY - screen.visible.maxY) < 0.001)
    screen.scroll(by: 3000)
    screen.reveal(400)
    let header = screen.list.frame(of: .header(section: 0), visible: screen.visible)
    #expect(abs(screen.list.frame(of: item).minY - header.maxY) < 0.001)
  }

  @Test("Turning the device keeps the row at the top")
  func turning() throws {
    var screen = screen()
    screen.scroll(by: 5000)
    let anchor = try #require(screen.list.anchor(in: screen.visible))
    screen.resize(to: CGSize(width: 844, height: 390), traits: .phone)
    #expect(abs(screen.list.offset(of: anchor) - screen.visible.minY) < 0.5)
  }

  @Test("A selected row is found and has no separators")
  func selection() throws {
    var screen = screen()
    let row = try #require(screen.row(at: CGPoint(x: 100, y: 200)))
    screen.mailbox.selection = [row]
    let items = screen.visibleItems()
    let selected = try #require(items.first { $0.item == .row(section: 0, row: row) })
    #expect(selected.layout.bottomSeparator == nil)
  }
}
