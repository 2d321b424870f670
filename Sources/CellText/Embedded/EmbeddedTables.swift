import Foundation

/// The tables that the embedded shaper measures with, read once and never freed.
///
/// A class, owned by its one static instance and referred to by every embedded shaper, so that measuring
/// does not have to ask for each table whether it has been read already.
final class EmbeddedTables: Sendable {
  static let shared = EmbeddedTables()

  let inter = InterAdvances()
  let kinds = CodePointMap(rows: AdvanceKindTable.rows, names: AdvanceKind.names)
  /// Tracking in points of the sizes that are whole numbers, which almost all are.
  let tracking = SystemTracking.ofWholeSizes()

  private init() {}
}
