public import Foundation

/// How the headers and footers of sections are made and configured.
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
/// A list cell that stands for a header or footer offers the configurations of one (inferred).
/// Views are reused for the same registration only, so make it once and keep it. A copy is the same
/// registration. As documented for `UICollectionView.SupplementaryRegistration`. Anyone may make
/// one, at file scope too; its handler runs on the main actor.
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
  ///   - elementKind: What the views are in their section, such as
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

  /// Creates a registration of a closure from a variable, which may leave open that it belongs to
  /// the main actor.
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
