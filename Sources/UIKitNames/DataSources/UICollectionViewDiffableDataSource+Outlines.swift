import CellConfiguration
public import CellHosting

extension UICollectionViewDiffableDataSource {
  /// The closures that allow the user to expand and collapse items, and that are called when the
  /// user does.
  ///
  /// As documented for UIKit. They are not called for snapshots that your app applies (assumed).
  public struct SectionSnapshotHandlers<ItemType: Hashable> {
    /// Returns whether the user can expand an item; `nil` for every item.
    public var shouldExpandItem: ((ItemType) -> Bool)?

    /// Called before an item expands.
    public var willExpandItem: ((ItemType) -> Void)?

    /// Returns whether the user can collapse an item; `nil` for every item.
    public var shouldCollapseItem: ((ItemType) -> Bool)?

    /// Called before an item collapses.
    public var willCollapseItem: ((ItemType) -> Void)?

    /// Returns new items for an item that expands, from its current items; `nil` keeps these.
    ///
    /// It is called after ``willExpandItem``, and also for items without children (assumed).
    public var snapshotForExpandingParent:
      (
        (
          ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>
        ) -> NSDiffableDataSourceSectionSnapshot<ItemType>
      )?

    /// Creates handlers that allow everything.
    public init() {}
  }

  /// Shows an outline in a section, at once; a missing section is added below the others.
  ///
  /// Cells are indented by their level, and expanded as their items are.
  ///
  /// - Parameters:
  ///   - snapshot: The outline to show.
  ///   - section: The section whose items are replaced.
  ///   - animatingDifferences: Has no effect, because nothing is animated.
  ///   - completion: Called at the end.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var new = current
    new.setSectionSnapshot(snapshot, for: section)
    show(new)
    completion?()
  }

  /// Shows an outline in a section, at once, as the function with a completion does.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Returns the outline of a section; an empty one for a missing section (assumed).
  public func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    index(for: section).map { _ in current.sectionSnapshot(for: section) }
      ?? NSDiffableDataSourceSectionSnapshot()
  }

  /// Has the effect of a user's tap on an outline disclosure: expands or collapses an item, if
  /// ``sectionSnapshotHandlers`` allow it.
  ///
  /// This function is for tests; UIKit does not have it.
  ///
  /// - Parameter item: A visible item.
  /// - Returns: Whether the item has expanded or collapsed; `false` also for an item that contains
  ///   no others and gets none from a handler.
  @discardableResult
  public func toggleExpansionByUser(of item: ItemIdentifierType) -> Bool {
    guard current.position(of: item) != nil else {
      trap("Pass an item that is visible in the snapshot: \(item) is not.")
    }
    return current.isExpanded(item) ? collapse(item) : expand(item)
  }

  private func expand(_ item: ItemIdentifierType) -> Bool {
    let handlers = sectionSnapshotHandlers
    let makeChildren = handlers.snapshotForExpandingParent
    guard current.hasChildren(item) || makeChildren != nil,
      handlers.shouldExpandItem?(item) != false
    else { return false }
    handlers.willExpandItem?(item)
    var children: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>?
    if let makeChildren, let outline = outline(with: item) {
      children = makeChildren(item, outline.snapshot(of: item))
    }
    return change(item) {
      if let children { $0.replace(childrenOf: item, using: children) }
      $0.expand([item])
    }
  }

  private func collapse(_ item: ItemIdentifierType) -> Bool {
    let handlers = sectionSnapshotHandlers
    if handlers.shouldCollapseItem?(item) == false { return false }
    handlers.willCollapseItem?(item)
    return change(item) { $0.collapse([item]) }
  }

  /// Changes the outline of an item, unless a handler has deleted the item.
  private func change(
    _ item: ItemIdentifierType,
    _ change: (inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> Void
  ) -> Bool {
    guard let section = current.sectionIdentifier(containingItem: item),
      var outline = outline(with: item)
    else { return false }
    change(&outline)
    apply(outline, to: section, completion: nil)
    return true
  }

  /// Returns the outline that contains an item; `nil` for a missing item.
  private func outline(
    with item: ItemIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
    current.sectionIdentifier(containingItem: item).map { current.sectionSnapshot(for: $0) }
  }
}
