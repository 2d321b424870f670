// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// The surroundings of a section.
@MainActor public protocol NSCollectionLayoutEnvironment {}

/// A section that keeps its list.
@MainActor open class NSCollectionLayoutSection {
  /// The list that the section was made of.
  public let configuration: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) {
    self.configuration = configuration
  }

  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(configuration)
  }
}

/// A layout that counts how often it is invalidated.
@MainActor open class UICollectionViewLayout {
  /// How often the layout was invalidated.
  public private(set) var invalidations = 0

  public init() {}

  open func invalidateLayout() { invalidations += 1 }
}

/// A layout of sections that a closure makes.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public typealias SectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  private struct Environment: NSCollectionLayoutEnvironment {}

  private let provider: SectionProvider

  public init(sectionProvider: @escaping SectionProvider) { provider = sectionProvider }

  /// The section that the closure makes.
  public func section(at index: Int) -> NSCollectionLayoutSection? {
    provider(index, Environment())
  }
}

/// Items in sections.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  public init() {}

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
  }

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType
  ) {
    items[sectionIdentifier, default: []] += identifiers
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }
}

/// A data source that keeps the cells it has made, as a view does while they are visible.
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UICollectionViewDataSource {
  public typealias Snapshot =
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public typealias CellProvider =
    (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider =
    (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var cells: [ItemIdentifierType: UICollectionViewCell] = [:]
  public var supplementaryViewProvider: SupplementaryViewProvider?

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    let reloaded = Set(snapshot.reloadedItemIdentifiers).union(
      snapshot.reloadedSectionIdentifiers.flatMap { snapshot.itemIdentifiers(inSection: $0) })
    var old = cells.filter { !reloaded.contains($0.key) }
    cells = [:]
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      for (row, item) in snapshot.itemIdentifiers(inSection: section).enumerated() {
        guard let cell = old.removeValue(forKey: item) else { continue }
        cells[item] = cell
        guard snapshot.reconfiguredItemIdentifiers.contains(item), let collectionView else {
          continue
        }
        collectionView.reconfiguredCell = cell
        cells[item] = cellProvider(collectionView, IndexPath(indexes: [index, row]), item)
        collectionView.reconfiguredCell = nil
      }
    }
    completion?()
  }

  open func snapshot() -> Snapshot { current }

  public func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
    let section = current.sectionIdentifiers[indexPath[0]]
    let item = current.itemIdentifiers(inSection: section)[indexPath[1]]
    let cell = cells[item] ?? collectionView.flatMap { cellProvider($0, indexPath, item) }
    cells[item] = cell
    return cell
  }

  public func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    collectionView.flatMap { supplementaryViewProvider?($0, kind, indexPath) }
  }
}
