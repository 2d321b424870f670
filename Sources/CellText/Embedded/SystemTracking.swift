package import Foundation

/// The letter spacing of the system font, which depends on its size.
///
/// Apple's published tracking table. Sources give 0.31 and 0.33 for 52 and 53 points in either order;
/// their mean is used for both.
package enum SystemTracking {
  /// Size and spacing, both in points.
  static let table: [(size: CGFloat, points: CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06),
    (12, 0.0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43),
    (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.1),
    (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4),
    (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38),
    (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36),
    (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37),
    (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.32), (53, 0.32),
    (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22),
    (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07),
  ]

  /// From this size on there is none.
  private static let end: CGFloat = 80

  /// The space added after every character, in points.
  ///
  /// Linear between the sizes of the table; sizes below its first one count as that one.
  package static func points(at size: CGFloat) -> CGFloat {
    guard size < end else { return 0 }
    guard let upper = table.firstIndex(where: { $0.size >= size }) else {
      guard let last = table.last else { return 0 }
      return last.points * (end - size) / (end - last.size)
    }
    guard upper > 0, table[upper].size > size else { return table[upper].points }
    let (low, high) = (table[upper - 1], table[upper])
    return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
  }

  /// The spacings of all whole sizes from 0 up to the one from which on there is none.
  static func ofWholeSizes() -> [CGFloat] {
    (0...Int(end)).map { points(at: CGFloat($0)) }
  }
}
