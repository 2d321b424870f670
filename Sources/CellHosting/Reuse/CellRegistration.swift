public import Foundation

/// A closure that configures cells for one kind of item, and the class of those cells.
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
/// Cells are reused only for the same registration, so create it once and keep it. Do not create
/// one for each cell. A copy is the same registration. As documented for
/// `UICollectionView.CellRegistration`. You can create a registration from any actor and at file
/// scope; its handler runs on the main actor.
@preconcurrency @MainActor
public struct CellRegistration<Cell: CollectionCell, Item> {
  /// A closure that configures a cell for an item.
  public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

  nonisolated let identity: RegistrationIdentity
  let handler: Handler

  /// Creates a registration with a closure that configures cells.
  ///
  /// - Parameters:
  ///   - fileID: The file that creates the registration, for reports.
  ///   - line: The line that creates the registration, for reports.
  ///   - handler: Configures a cell for an item.
  nonisolated public init(
    fileID: StaticString = #fileID, line: UInt = #line, handler: @escaping Handler
  ) {
    identity = RegistrationIdentity(fileID: fileID, line: line)
    self.handler = handler
  }

  /// Creates a registration with a closure from a variable whose type does not name the main actor.
  @_disfavoredOverload
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    handler: @escaping (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void
  ) {
    identity = RegistrationIdentity(fileID: fileID, line: line)
    self.handler = { cell, indexPath, item in handler(cell, indexPath, item) }
  }
}
