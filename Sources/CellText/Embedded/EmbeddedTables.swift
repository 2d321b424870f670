import CellConfiguration
import Foundation

/// The tables that the embedded shaper measures with, read once and never freed.
///
/// A class, owned by its one static instance and referred to by every embedded shaper, so that
/// measuring does not have to ask for each table whether it has been read already.
final class EmbeddedTables: Sendable {
  static let shared = EmbeddedTables()

  let inter = InterAdvances()
  let system = SystemFont()
  let kinds = CodePointMap(rows: AdvanceKindTable.rows, names: AdvanceKind.names)
  /// Tracking in points of the sizes that are whole numbers, which almost all are.
  private let tracking = PermanentArray(SystemTracking.ofWholeSizes())

  private init() {}

  /// The space added after every character of a font, in points.
  @inline(__always)
  func tracking(of font: ResolvedFont) -> CGFloat {
    guard font.familyName == nil, font.design != .monospaced else { return 0 }
    let size = font.pointSize
    if size >= 0, size < CGFloat(tracking.count) {
      let whole = Int(size)
      if CGFloat(whole) == size { return tracking[whole] }
    }
    return SystemTracking.points(at: size)
  }
}
