// swift-format-ignore-file
//
// Literal tables: red, green and blue from 0 to 255 (sRGB) and, unless it is 1, alpha from 0 to 1.
// The comment on a row states the source of its numbers: measured on devices or simulators,
// documented in published tables, or assumed.

extension ColorPalette {
  /// The system colors of iOS 14-18.
  ///
  /// Each row lists the values for light, dark, light with high contrast, and dark with high
  /// contrast. A color that distinguishes levels also has values for dark elevated, with normal and
  /// with high contrast.
  ///
  /// Teal has the value of iOS 15-18. For mint in dark style with high contrast, sources give 99,
  /// 230, 226 (used here) and 102, 212, 207.
  static let iOS18 = ColorPalette(rows: [
    Row(.systemBlue, c(0, 122, 255), c(10, 132, 255), c(0, 64, 221), c(64, 156, 255)),  // measured
    Row(.systemGreen, c(52, 199, 89), c(48, 209, 88), c(36, 138, 61), c(48, 219, 91)),  // measured
    Row(.systemIndigo, c(88, 86, 214), c(94, 92, 230), c(54, 52, 163), c(125, 122, 255)),  // measured
    Row(.systemOrange, c(255, 149, 0), c(255, 159, 10), c(201, 52, 0), c(255, 179, 64)),  // measured
    Row(.systemPink, c(255, 45, 85), c(255, 55, 95), c(211, 15, 69), c(255, 100, 130)),  // measured
    Row(.systemPurple, c(175, 82, 222), c(191, 90, 242), c(137, 68, 171), c(218, 143, 255)),  // measured
    Row(.systemRed, c(255, 59, 48), c(255, 69, 58), c(215, 0, 21), c(255, 105, 97)),  // measured
    Row(.systemTeal, c(48, 176, 199), c(64, 200, 224), c(0, 130, 153), c(93, 230, 255)),  // documented (published tables)
    Row(.systemYellow, c(255, 204, 0), c(255, 214, 10), c(160, 90, 0), c(255, 212, 38)),  // measured
    Row(.systemCyan, c(50, 173, 230), c(100, 210, 255), c(0, 113, 164), c(112, 215, 255)),  // documented (published tables)
    Row(.systemMint, c(0, 199, 190), c(99, 230, 226), c(12, 129, 123), c(99, 230, 226)),  // documented (published tables)
    Row(.systemBrown, c(162, 132, 94), c(172, 142, 104), c(127, 101, 69), c(181, 148, 105)),  // documented (published tables)
    Row(.systemGray, c(142, 142, 147), c(142, 142, 147), c(108, 108, 112), c(174, 174, 178)),  // measured
    Row(.systemGray2, c(174, 174, 178), c(99, 99, 102), c(142, 142, 147), c(124, 124, 128)),  // measured
    Row(.systemGray3, c(199, 199, 204), c(72, 72, 74), c(174, 174, 178), c(84, 84, 86)),  // measured
    Row(.systemGray4, c(209, 209, 214), c(58, 58, 60), c(188, 188, 192), c(68, 68, 70)),  // measured
    Row(.systemGray5, c(229, 229, 234), c(44, 44, 46), c(216, 216, 220), c(54, 54, 56)),  // measured
    Row(.systemGray6, c(242, 242, 247), c(28, 28, 30), c(235, 235, 240), c(36, 36, 38)),  // measured
    Row(.label, c(0, 0, 0), c(255, 255, 255), c(0, 0, 0), c(255, 255, 255)),  // measured
    Row(.secondaryLabel, c(60, 60, 67, 0.6), c(235, 235, 245, 0.6), c(60, 60, 67, 0.68), c(235, 235, 245, 0.68)),  // measured; high contrast measured on iOS 13
    Row(.tertiaryLabel, c(60, 60, 67, 0.3), c(235, 235, 245, 0.3), c(60, 60, 67, 0.38), c(235, 235, 245, 0.38)),  // measured; high contrast measured on iOS 13
    Row(.quaternaryLabel, c(60, 60, 67, 0.18), c(235, 235, 245, 0.16), c(60, 60, 67, 0.26), c(235, 235, 245, 0.24)),  // measured; high contrast measured on iOS 13
    Row(.placeholderText, c(60, 60, 67, 0.3), c(235, 235, 245, 0.3), c(60, 60, 67, 0.38), c(235, 235, 245, 0.38)),  // measured; high contrast measured on iOS 13
    Row(.systemFill, c(120, 120, 128, 0.2), c(120, 120, 128, 0.36), c(120, 120, 128, 0.28), c(120, 120, 128, 0.44)),  // measured
    Row(.secondarySystemFill, c(120, 120, 128, 0.16), c(120, 120, 128, 0.32), c(120, 120, 128, 0.24), c(120, 120, 128, 0.4)),  // measured
    Row(.tertiarySystemFill, c(118, 118, 128, 0.12), c(118, 118, 128, 0.24), c(118, 118, 128, 0.2), c(118, 118, 128, 0.32)),  // measured
    Row(.quaternarySystemFill, c(116, 116, 128, 0.08), c(118, 118, 128, 0.18), c(116, 116, 128, 0.16), c(118, 118, 128, 0.26)),  // measured
    Row(.separator, c(60, 60, 67, 0.29), c(84, 84, 88, 0.6), c(60, 60, 67, 0.37), c(84, 84, 88, 0.68)),  // measured
    Row(.opaqueSeparator, c(198, 198, 200), c(56, 56, 58), c(198, 198, 200), c(56, 56, 58)),  // measured; high contrast assumed the same
    Row(.link, c(0, 122, 255), c(9, 132, 255), c(0, 122, 255), c(9, 132, 255)),  // measured; high contrast assumed the same
    Row(.systemBackground, c(255, 255, 255), c(0, 0, 0), c(255, 255, 255), c(0, 0, 0), elevated: c(28, 28, 30), c(36, 36, 38)),  // measured
    Row(.secondarySystemBackground, c(242, 242, 247), c(28, 28, 30), c(235, 235, 240), c(36, 36, 38), elevated: c(44, 44, 46), c(54, 54, 56)),  // measured
    Row(.tertiarySystemBackground, c(255, 255, 255), c(44, 44, 46), c(255, 255, 255), c(54, 54, 56), elevated: c(58, 58, 60), c(68, 68, 70)),  // measured
    Row(.systemGroupedBackground, c(242, 242, 247), c(0, 0, 0), c(235, 235, 240), c(0, 0, 0), elevated: c(28, 28, 30), c(36, 36, 38)),  // measured
    Row(.secondarySystemGroupedBackground, c(255, 255, 255), c(28, 28, 30), c(255, 255, 255), c(36, 36, 38), elevated: c(44, 44, 46), c(54, 54, 56)),  // measured
    Row(.tertiarySystemGroupedBackground, c(242, 242, 247), c(44, 44, 46), c(235, 235, 240), c(54, 54, 56), elevated: c(58, 58, 60), c(68, 68, 70)),  // measured
  ])
}
