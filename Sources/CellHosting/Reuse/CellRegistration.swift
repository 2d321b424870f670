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

/// A registration for headers and footers, with a closure that configures them.
///
/// ```swift
/// let registration = SupplementaryRegistration<ListCell>(
///   elementKind: CellReusePool.elementKindSectionHeader
/// ) { header, elementKind, indexPath in
///   var content = header.defaultContentConfiguration()
///   content.text = sections[indexPath[0]].title
///   header.contentConfiguration = content
/// }
/// let header = pool.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
/// ```
///
/// A list cell that serves as a header or footer offers the configurations of one (inferred). Views
/// are reused for the same registration only, so make it once and keep it. A copy is the same
/// registration. As documented for `UICollectionView.SupplementaryRegistration`. You can make a
/// registration in any context, such as file scope; its handler runs on the main actor.
@preconcurrency @MainActor
public struct SupplementaryRegistration<Supplementary: CollectionCell> {
  /// A closure that configures a view of an element kind for its section.
  public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void

  nonisolated let identity: RegistrationIdentity
  nonisolated let elementKind: String
  let handler: Handler

  /// Creates a registration of a closure that configures views.
  ///
  /// - Parameters:
  ///   - elementKind: The element kind of the views, such as
  ///     ``CellReusePool/elementKindSectionHeader``.
  ///   - fileID: The file that creates the registration, for reports.
  ///   - line: The line that creates the registration, for reports.
  ///   - handler: Configures a view.
  nonisolated public init(
    elementKind: String, fileID: StaticString = #fileID, line: UInt = #line,
    handler: @escaping Handler
  ) {
    identity = RegistrationIdentity(fileID: fileID, line: line)
    self.elementKind = elementKind
    self.handler = handler
  }

  /// Creates a registration of a closure whose type does not mention the main actor.
  @_disfavoredOverload
  public init(
    elementKind: String, fileID: StaticString = #fileID, line: UInt = #line,
    handler:
      @escaping (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void
  ) {
    identity = RegistrationIdentity(fileID: fileID, line: line)
    self.elementKind = elementKind
    self.handler = { view, elementKind, indexPath in handler(view, elementKind, indexPath) }
  }
}

/// An object whose identity distinguishes a registration from others.
///
/// Its owners are the copies of the registration and the pools with cells for it.
final class RegistrationIdentity: Hashable, Sendable {
  private let fileID: StaticString
  private let line: UInt

  /// The location in the source code that makes the registration, such as `App/List.swift:7`.
  var source: String { "\(fileID):\(line)" }

  init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  static func == (a: RegistrationIdentity, b: RegistrationIdentity) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
