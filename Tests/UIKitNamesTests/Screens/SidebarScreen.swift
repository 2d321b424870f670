import Foundation
import UIKitNames

struct Shelf: Hashable {

  enum Kind { case header, row }

  let kind: Kind
  let title: String
  var symbolName: String?
  var count: Int?
  let identifier = UUID()

  static func row(_ title: String, symbol: String, count: Int? = nil) -> Shelf {
    Shelf(kind: .row, title: title, symbolName: symbol, count: count)
  }

  // Identity only, titles may repeat between groups.
  static func == (lhs: Shelf, rhs: Shelf) -> Bool {
    lhs.identifier == rhs.identifier
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

final class SidebarViewController: UIViewController {

  private enum Section: Int, CaseIterable {
    case main, collections, authors
  }

  private typealias DataSource = UICollectionViewDiffableDataSource<Section, Shelf>
  private typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Shelf>

  private lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    view.delegate = self
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  private lazy var dataSource = makeDataSource()

  private let mainItems: [Shelf] = [
    .row("Reading Now", symbol: "book"),
    .row("All Books", symbol: "books.vertical", count: 128),
    .row("Finished", symbol: "checkmark.circle", count: 74),
  ]

  private var collections: [Shelf] = [
    .row("Summer 2023", symbol: "sun.max", count: 9),
    .row("Book Club", symbol: "person.3", count: 12),
    .row("Wishlist", symbol: "star"),
  ]

  private let authors: [Shelf] = [
    .row("Ursula K. Le Guin", symbol: "person", count: 7),
    .row("Italo Calvino", symbol: "person", count: 5),
    .row("Clarice Lispector", symbol: "person", count: 3),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        self?.addCollection()
      })

    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    applyInitialSnapshots()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // When collapsed the sidebar is pushed like any other list.
    if splitViewController?.isCollapsed ?? true {
      collectionView.indexPathsForSelectedItems?.forEach {
        collectionView.deselectItem(at: $0, animated: animated)
      }
    }
  }

  // MARK: - Layout & data source

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { sectionIndex, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
      configuration.showsSeparators = false
      configuration.headerMode = sectionIndex == Section.main.rawValue ? .none : .firstItemInSection
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  private func makeDataSource() -> DataSource {
    let headerRegistration = UICollectionView.CellRegistration<
      UICollectionViewListCell, Shelf
    > { cell, _, item in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = item.title
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }

    let rowRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Shelf> {
      cell, _, item in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = item.title
      content.image = item.symbolName.flatMap { UIImage(systemName: $0) }
      cell.contentConfiguration = content
      cell.accessories = item.count.map { [UICellAccessory.label(text: "\($0)")] } ?? []
    }

    return DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      switch item.kind {
      case .header:
        return collectionView.dequeueConfiguredReusableCell(
          using: headerRegistration, for: indexPath, item: item)
      case .row:
        return collectionView.dequeueConfiguredReusableCell(
          using: rowRegistration, for: indexPath, item: item)
      }
    }
  }

  private func applyInitialSnapshots() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Shelf>()
    snapshot.appendSections(Section.allCases)
    dataSource.apply(snapshot, animatingDifferences: false)

    var main = SectionSnapshot()
    main.append(mainItems)
    dataSource.apply(main, to: .main, animatingDifferences: false)

    dataSource.apply(
      outline(titled: "Collections", children: collections), to: .collections,
      animatingDifferences: false)
    dataSource.apply(
      outline(titled: "Authors", children: authors, expanded: false), to: .authors,
      animatingDifferences: false)

    selectFirstItemIfNeeded()
  }

  private func outline(titled title: String, children: [Shelf], expanded: Bool = true)
    -> SectionSnapshot
  {
    var snapshot = SectionSnapshot()
    let header = Shelf(kind: .header, title: title)
    snapshot.append([header])
    snapshot.append(children, to: header)
    if expanded {
      snapshot.expand([header])
    }
    return snapshot
  }

  private func selectFirstItemIfNeeded() {
    guard let splitViewController, !splitViewController.isCollapsed else { return }
    collectionView.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    showDetail(for: mainItems[0])
  }

  // MARK: - Actions

  private func addCollection() {
    let item = Shelf.row("Collection \(collections.count + 1)", symbol: "folder", count: 0)
    collections.append(item)

    var snapshot = dataSource.snapshot(for: .collections)
    guard let header = snapshot.rootItems.first else { return }
    snapshot.append([item], to: header)
    snapshot.expand([header])
    dataSource.apply(snapshot, to: .collections, animatingDifferences: true)
  }

  private func showDetail(for item: Shelf) {
    let detail = SidebarDetailViewController(item: item)
    if let splitViewController {
      splitViewController.showDetailViewController(
        UINavigationController(rootViewController: detail), sender: self)
    } else {
      navigationController?.pushViewController(detail, animated: true)
    }
  }
}

extension SidebarViewController: UICollectionViewDelegate {

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = dataSource.itemIdentifier(for: indexPath), item.kind == .row else { return }
    showDetail(for: item)
  }
}

// MARK: - Detail

private final class SidebarDetailViewController: UIViewController {
  private let item: Shelf

  init(item: Shelf) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
    title = item.title
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = item.count.map { "\($0) books" } ?? "No books"
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }
}
