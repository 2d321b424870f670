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

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }
}

/// A data source that makes a view whenever it is asked for one.
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
    completion?()
  }

  open func snapshot() -> Snapshot { current }

  public func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
    let section = current.sectionIdentifiers[indexPath[0]]
    let item = current.itemIdentifiers(inSection: section)[indexPath[1]]
    return collectionView.flatMap { cellProvider($0, indexPath, item) }
  }

  public func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    collectionView.flatMap { supplementaryViewProvider?($0, kind, indexPath) }
  }
}
