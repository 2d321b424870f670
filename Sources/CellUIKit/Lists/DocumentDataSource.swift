public import CellConfiguration
public import CellDocuments
public import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

/// Shows a document in a collection view: its list, headers, rows and footers.
///
/// ```swift
/// var issues: [DocumentIssue] = []
/// let document = ListDocument(readingLeniently: data, issues: &issues)
/// list = DocumentDataSource(document, in: collectionView, context: context)
/// ```
///
/// The code that shows the collection view owns the data source, which refers to the view weakly.
/// Members of a document that describe its picture have no effect: width, traits, shaper, drawings
/// of symbols, and the states, heights and swipe offsets of rows. The phone determines them.
@MainActor
public final class DocumentDataSource {
  private typealias Section = ListDocument.SectionIdentity
  private typealias Row = ListDocument.RowIdentity
  private typealias Registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row>
  private typealias Supplementary =
    UICollectionView.SupplementaryRegistration<UICollectionViewListCell>

  /// The document that is shown.
  public private(set) var document: ListDocument

  private var context: UIKitContext
  private weak var collectionView: UICollectionView?
  private var rows: UICollectionViewDiffableDataSource<Section, Row>?

  /// The view of the empty state, behind the rows; `nil` while there are rows.
  private weak var emptyStateView: UIView?

  /// Creates a data source and assigns it to a collection view, with a layout for its list.
  ///
  /// Rows outside any list are shown in a plain one.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - collectionView: The view that shows it.
  ///   - context: The app's images, actions, menus and views, by name. The document determines the
  ///     list environment.
  public init(
    _ document: ListDocument, in collectionView: UICollectionView,
    context: UIKitContext = UIKitContext()
  ) {
    self.document = document
    self.context = context
    self.collectionView = collectionView
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] section, environment in
        guard let source = self,
          let list = source.document.uiList(inSection: section, context: source.context)
        else { return nil }
        return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
      })
    rows = makeRows(collectionView)
    show(document, animatingDifferences: false)
  }

  /// The position of the row at an index path; `nil` if the document has none there.
  ///
  /// `document.sections[position.section].rows[position.row]` is the row itself.
  public func position(at indexPath: IndexPath) -> ListPosition? {
    let position = ListPosition(section: indexPath[0], row: indexPath[1])
    return document.row(at: position) == nil ? nil : position
  }

  /// Performs the action of the row at an index path, which the app's context has by its name.
  ///
  /// Call it from `collectionView(_:performPrimaryActionForItemAt:)`:
  ///
  /// ```swift
  /// list.performAction(at: indexPath)
  /// ```
  ///
  /// - Returns: Whether the row has an action that the context knows.
  @discardableResult
  public func performAction(at indexPath: IndexPath) -> Bool {
    guard let position = position(at: indexPath),
      let handler = document.row(at: position)?.action?.handler(of: "a row", in: context)
    else { return false }
    handler()
    return true
  }

  /// Shows another document instead of the current one.
  ///
  /// Rows are found again by their ids, or by their positions without one; see
  /// ``/CellDocuments/ListDocument/identities``. Only rows that differ are configured again.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - animatingDifferences: Whether to animate the insertion and removal of rows.
  public func show(_ document: ListDocument, animatingDifferences: Bool = true) {
    let old = self.document
    self.document = document
    context.listEnvironment = document.shownList.appearance.listEnvironment
    let identities = document.identities
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    for (section, rows) in identities {
      snapshot.appendSections([section])
      snapshot.appendItems(rows, toSection: section)
    }
    if rows?.snapshot().sectionIdentifiers.isEmpty == false {
      let difference = DocumentDifference(from: old, to: document)
      for case .update(let before, let after, let position) in difference.rows {
        let row = identities[position.section].rows[position.row]
        if before.registrationNumber == after.registrationNumber {
          snapshot.reconfigureItems([row])
        } else {
          snapshot.reloadItems([row])
        }
      }
      snapshot.reloadSections(difference.updatedSections(in: document))
    }
    if old.list != document.list || old.sections != document.sections {
      collectionView?.collectionViewLayout.invalidateLayout()
    }
    rows?.apply(snapshot, animatingDifferences: animatingDifferences)
    if #available(iOS 17, visionOS 1, *) { showEmptyState() }
  }

  /// Shows the empty state of the document behind the rows if there are none.
  ///
  /// A background view that the app has set stays unless there is an empty state.
  @available(iOS 17, visionOS 1, *)
  private func showEmptyState() {
    guard let collectionView else { return }
    guard let emptyState = document.unavailable, document.sections.allSatisfy(\.rows.isEmpty) else {
      if let emptyStateView, collectionView.backgroundView === emptyStateView {
        collectionView.backgroundView = nil
      }
      return
    }
    let view = UIContentUnavailableView(
      configuration: UIContentUnavailableConfiguration(emptyState, context: context))
    PictureLoader.show(in: view, context) {
      $0.configuration = UIContentUnavailableConfiguration(emptyState, context: $1)
    }
    collectionView.backgroundView = view
    emptyStateView = view
  }

  /// Makes the data source of the collection view.
  ///
  /// A cell is reused only for rows with the same registration, because it cannot be reset
  /// completely. A row that changes its registration needs another cell.
  private func makeRows(
    _ collectionView: UICollectionView
  ) -> UICollectionViewDiffableDataSource<Section, Row> {
    let configure: Registration.Handler = { [weak self] cell, indexPath, _ in
      guard let self, let position = position(at: indexPath),
        let row = document.row(at: position)
      else { return }
      cell.show(ListCellConfiguration(row), context: context)
    }
    let registrations = (0..<8).map { _ in Registration(handler: configure) }
    let header = Supplementary(elementKind: UICollectionView.elementKindSectionHeader) {
      [weak self] view, _, indexPath in
      self?.show(\.header, in: view, at: indexPath)
    }
    let footer = Supplementary(elementKind: UICollectionView.elementKindSectionFooter) {
      [weak self] view, _, indexPath in
      self?.show(\.footer, in: view, at: indexPath)
    }
    let rows = UICollectionViewDiffableDataSource<Section, Row>(collectionView: collectionView) {
      [weak self] view, indexPath, identity in
      let row = self?.position(at: indexPath).flatMap { self?.document.row(at: $0) }
      let number = row?.registrationNumber ?? 0
      return view.dequeueConfiguredReusableCell(
        using: registrations[number], for: indexPath, item: identity)
    }
    rows.supplementaryViewProvider = { view, kind, indexPath in
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return view.dequeueConfiguredReusableSupplementary(
        using: isHeader ? header : footer, for: indexPath)
    }
    return rows
  }

  private func show(
    _ part: KeyPath<ListDocument.Section, ListDocument.HeaderFooter?>,
    in view: UICollectionViewListCell, at indexPath: IndexPath
  ) {
    guard document.sections.indices.contains(indexPath[0]),
      let supplementary = document.sections[indexPath[0]][keyPath: part]
    else { return }
    view.show(supplementary.cell, context: context)
  }
}

extension ListDocument.Row {
  /// The number of the registration for the row's cell, from 0 to 7.
  ///
  /// Rows with the same number set the same properties among those that a cell cannot reset: the
  /// indentation width, the accessibility traits, and whether the cell is an element.
  fileprivate var registrationNumber: Int {
    let assigned = [
      cell.indentationWidth != nil, cell.accessibility.traits != nil || cell.action != nil,
      cell.accessibility.isElement != nil,
    ]
    return assigned.reduce(0) { $0 * 2 + ($1 ? 1 : 0) }
  }
}
