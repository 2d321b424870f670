package import Foundation

/// The letter spacing of the system font, which depends on its size.
package enum SystemTracking {
  /// Sizes in points and their spacings in 2048ths of an em.
  ///
  /// Measured in UIKit (Mac Catalyst and iOS 26.1) by the project OpenUIKit.
  private static let measured = LinearTable([
    (8, 52), (9, 38), (10, 24), (11, 12), (11.5, 6), (12, 0), (13, -12), (13.5, -17), (14, -22),
    (15, -32), (16, -40), (17, -52), (17.5, -51), (18, -50), (19, -48), (20, -46), (21, -35),
    (22, -24), (23, -9), (24, 6), (25, 11), (26, 17), (27, 22), (28, 28), (29, 27), (30, 27),
    (31, 26), (32, 26), (33, 24), (34, 23), (35, 22), (36, 21), (37, 20), (38, 20), (39, 19),
    (40, 19),
  ])

  /// Sizes that were not measured and their spacings, both in points.
  ///
  /// From Apple's published tracking table, which ends before 80 points, with the measured spacings
  /// where the two tables meet. Sources give 0.31 and 0.33 for 52 and 53 points in either order;
  /// their mean is used for both.
  private static let published = LinearTable([
    (6, 0.24), (7, 0.23), (8, 8 * 52 / 2048),
    (40, 40 * 19 / 2048), (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36),
    (47, 0.37), (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.32), (53, 0.32), (54, 0.32),
    (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14),
    (72, 0.14), (76, 0.07), (80, 0),
  ])

  /// Returns the space added after every character, in points.
  ///
  /// It is linear per em between measured sizes, and linear between published ones. Sizes below the
  /// first published one count as that size.
  package static func points(at size: CGFloat) -> CGFloat {
    measured.domain.contains(size)
      ? measured[size] * size / CGFloat(SystemAdvanceTable.unitsPerEm) : published[size]
  }

  /// Returns the spacings of all whole sizes up to the first size without spacing.
  static func ofWholeSizes() -> [CGFloat] {
    (0...80).map { points(at: CGFloat($0)) }
  }
}
