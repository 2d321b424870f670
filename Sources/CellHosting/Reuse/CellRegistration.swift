public import Foundation

/// How cells for one kind of item are made and configured.
///
/// ```swift
/// let registration = CellRegistration<ListCell, Item> { cell, indexPath, item in
///   var content = cell.defaultContentConfiguration()
///   content.text = item.title
///   cell.contentConfiguration = content
/// }
/// let cell = pool.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
/// ```
///
/// Cells are reused for the same registration only, so make it once and keep it, not once a cell.
/// A copy is the same registration. As documented for `UICollectionView.CellRegistration`. Anyone
/// may make one, at file scope too; its handler runs on the main actor.
@preconcurrency @MainActor
public struct CellRegistration<Cell: CollectionCell, Item> {
  /// A closure that configures a cell for an item.
  public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

  nonisolated let identity = RegistrationIdentity()
  let handler: Handler

  /// Creates a registration of a closure that configures cells.
  nonisolated public init(handler: @escaping Handler) { self.handler = handler }

  /// Creates a registration of a closure from a variable, which may leave open that it belongs to the
  /// main actor.
  @_disfavoredOverload
  public init(handler: @escaping (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void) {
    self.handler = { cell, indexPath, item in handler(cell, indexPath, item) }
  }
}
