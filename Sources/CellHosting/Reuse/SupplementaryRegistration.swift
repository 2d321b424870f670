public import Foundation

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
