import Foundation
import UIKitNames

/// The files of this folder: each contains one cell, written as apps write it.
enum CellFile: CaseIterable, Sendable {
  case account, article, calendarDay, chatBubble, formField, photo, queue, searchResult, shopCard
  case sidebar

  /// The list's cell for the file, with texts that wrap.
  @MainActor
  func dequeueCell(of pool: CellReusePool, at path: IndexPath) -> ConfigurableView {
    switch self {
    case .account:
      table(AccountRowCell.self, pool, path) {
        $0.configure(
          name: "Anna Haro", detail: "Mail, contacts, calendars, reminders, notes and passwords",
          isOn: true)
      }
    case .article:
      collection(ArticleRowCell.self, pool, path) {
        $0.article = ArticleContentConfiguration(
          title: "A long bridge opens to walkers after eleven years of careful construction",
          summary: "It crosses the river.", source: "News", symbolName: "newspaper")
      }
    case .calendarDay:
      collection(CalendarDayCell.self, pool, path) {
        $0.configure(with: .init(number: 24, eventColors: [.systemRed, .systemBlue]))
      }
    case .chatBubble:
      table(ChatBubbleCell.self, pool, path) {
        $0.configure(
          with: ChatMessage(
            text: "Shall we meet at the station, or directly at the entrance of the museum?",
            time: "9:41", sender: .me))
      }
    case .formField:
      collection(FormFieldCell.self, pool, path) {
        $0.configure(title: "Address", placeholder: "name@example.com", text: "anna")
        $0.errorMessage = "The address needs an at sign and the name of a domain after it."
      }
    case .photo:
      collection(PhotoRowCell.self, pool, path) {
        $0.configure(
          title: "Harbor", caption: "The boats of the island come back with the evening tide",
          date: "Friday", image: UIImage(name: "harbor", size: CGSize(width: 300, height: 200)))
      }
    case .queue:
      table(QueueRowCell.self, pool, path) {
        let artwork = UIImage(name: "cover", size: CGSize(width: 60, height: 60))
        $0.configure(
          with: Track(title: "Night Train", artist: "The Lamps", duration: 245, artwork: artwork),
          progress: 0.25)
      }
    case .searchResult:
      table(SearchResultCell.self, pool, path) {
        $0.configure(
          title: "Museum of the history of bread, mills and bakers in the old town hall",
          query: "museum", subtitle: "12 Mill Street", distance: "1.5 km", isLoading: false)
      }
    case .shopCard:
      collection(ShopCardCell.self, pool, path) {
        $0.configure(
          name: "A lamp for reading in bed, with a clip and a long cable", price: "$29",
          oldPrice: "$39", isOnSale: true)
      }
    case .sidebar:
      collection(SidebarItemCell.self, pool, path) {
        $0.update(
          with: SidebarItem(
            title: "Recently added songs of the whole family", subtitle: "Updated today",
            symbolName: "clock", tint: .systemTeal, badgeCount: 12))
      }
    }
  }

  @MainActor
  private func table<Cell: UITableViewCell>(
    _ type: Cell.Type, _ pool: CellReusePool, _ path: IndexPath, configure: (Cell) -> Void
  ) -> ConfigurableView {
    pool.register(type, forCellReuseIdentifier: "\(self)")
    let cell = pool.dequeueReusableCell(withIdentifier: "\(self)", for: path)
    if let cell = cell as? Cell { configure(cell) }
    return cell
  }

  @MainActor
  private func collection<Cell: UICollectionViewCell>(
    _ type: Cell.Type, _ pool: CellReusePool, _ path: IndexPath,
    configure: @escaping @MainActor (Cell) -> Void
  ) -> ConfigurableView {
    let registration = CellRegistration<Cell, CellFile> { cell, _, _ in configure(cell) }
    return pool.dequeueConfiguredReusableCell(using: registration, for: path, item: self)
  }
}
