// swift-format-ignore-file
//
// Literal tables: red, green and blue from 0 to 255 (sRGB) and, unless it is 1, alpha from 0 to 1.
// The comment on a row states the source of its numbers: measured on devices or simulators,
// documented in published tables, or assumed.

extension ColorPalette {
  /// The system colors of iOS 26.
  ///
  /// Each row lists the values for light, dark, light with high contrast, and dark with high
  /// contrast. A color that distinguishes levels also has values for dark elevated, with normal and
  /// with high contrast.
  ///
  /// The values for light and dark were measured on the iOS 26.1 simulator. Those for high contrast
  /// are from a table published in 2026.
  static let iOS26 = ColorPalette(rows: [
    Row(.systemBlue, c(0, 136, 255), c(0, 145, 255), c(30, 110, 244), c(92, 184, 255)),  // light and dark measured; high contrast documented
    Row(.systemGreen, c(52, 199, 89), c(48, 209, 88), c(0, 137, 50), c(74, 217, 104)),  // light and dark measured; high contrast documented
    Row(.systemIndigo, c(97, 85, 245), c(109, 124, 255), c(86, 74, 222), c(167, 170, 255)),  // light and dark measured; high contrast documented
    Row(.systemOrange, c(255, 141, 40), c(255, 146, 48), c(197, 83, 0), c(255, 160, 86)),  // light and dark measured; high contrast documented
    Row(.systemPink, c(255, 45, 85), c(255, 55, 95), c(231, 18, 77), c(255, 138, 196)),  // light and dark measured; high contrast documented
    Row(.systemPurple, c(203, 48, 224), c(219, 52, 242), c(176, 47, 194), c(234, 141, 255)),  // light and dark measured; high contrast documented
    Row(.systemRed, c(255, 56, 60), c(255, 66, 69), c(233, 21, 45), c(255, 97, 101)),  // light and dark measured; high contrast documented
    Row(.systemTeal, c(0, 195, 208), c(0, 210, 224), c(0, 129, 152), c(59, 221, 236)),  // light and dark measured; high contrast documented
    Row(.systemYellow, c(255, 204, 0), c(255, 214, 0), c(161, 106, 0), c(254, 223, 67)),  // light and dark measured; high contrast documented
    Row(.systemCyan, c(0, 192, 232), c(60, 211, 254), c(0, 126, 174), c(109, 217, 255)),  // light and dark measured; high contrast documented
    Row(.systemMint, c(0, 200, 179), c(0, 218, 195), c(0, 133, 117), c(84, 223, 203)),  // light and dark measured; high contrast documented
    Row(.systemBrown, c(172, 127, 94), c(183, 138, 102), c(149, 109, 81), c(219, 166, 121)),  // light and dark measured; high contrast documented
    Row(.systemGray, c(142, 142, 147), c(142, 142, 147), c(108, 108, 112), c(174, 174, 178)),  // measured unchanged; high contrast assumed unchanged
    Row(.systemGray2, c(174, 174, 178), c(99, 99, 102), c(142, 142, 147), c(124, 124, 128)),  // measured unchanged; high contrast assumed unchanged
    Row(.systemGray3, c(199, 199, 204), c(72, 72, 74), c(174, 174, 178), c(84, 84, 86)),  // measured unchanged; high contrast assumed unchanged
    Row(.systemGray4, c(209, 209, 214), c(58, 58, 60), c(188, 188, 192), c(68, 68, 70)),  // measured unchanged; high contrast assumed unchanged
    Row(.systemGray5, c(229, 229, 234), c(44, 44, 46), c(216, 216, 220), c(54, 54, 56)),  // measured unchanged; high contrast assumed unchanged
    Row(.systemGray6, c(242, 242, 247), c(28, 28, 30), c(235, 235, 240), c(36, 36, 38)),  // measured unchanged; high contrast assumed unchanged
    Row(.label, c(0, 0, 0), c(255, 255, 255), c(0, 0, 0), c(255, 255, 255)),  // measured unchanged; high contrast assumed unchanged
    Row(.secondaryLabel, c(60, 60, 67, 0.6), c(235, 235, 245, 0.6), c(60, 60, 67, 0.68), c(235, 235, 245, 0.68)),  // measured unchanged; high contrast assumed unchanged
    Row(.tertiaryLabel, c(60, 60, 67, 0.3), c(235, 235, 245, 0.3), c(60, 60, 67, 0.38), c(235, 235, 245, 0.38)),  // measured unchanged; high contrast assumed unchanged
    Row(.quaternaryLabel, c(60, 60, 67, 0.18), c(235, 235, 245, 0.16), c(60, 60, 67, 0.26), c(235, 235, 245, 0.24)),  // measured unchanged; high contrast assumed unchanged
    Row(.placeholderText, c(60, 60, 67, 0.3), c(235, 235, 245, 0.3), c(60, 60, 67, 0.38), c(235, 235, 245, 0.38)),  // measured unchanged; high contrast assumed unchanged
    Row(.systemFill, c(120, 120, 128, 0.2), c(120, 120, 128, 0.36), c(120, 120, 128, 0.28), c(120, 120, 128, 0.44)),  // measured unchanged; high contrast assumed unchanged
    Row(.secondarySystemFill, c(120, 120, 128, 0.16), c(120, 120, 128, 0.32), c(120, 120, 128, 0.24), c(120, 120, 128, 0.4)),  // measured unchanged; high contrast assumed unchanged
    Row(.tertiarySystemFill, c(118, 118, 128, 0.12), c(118, 118, 128, 0.24), c(118, 118, 128, 0.2), c(118, 118, 128, 0.32)),  // measured unchanged; high contrast assumed unchanged
    Row(.quaternarySystemFill, c(116, 116, 128, 0.08), c(118, 118, 128, 0.18), c(116, 116, 128, 0.16), c(118, 118, 128, 0.26)),  // measured unchanged; high contrast assumed unchanged
    Row(.separator, c(60, 60, 67, 0.12), c(84, 84, 88, 0.5), c(60, 60, 67, 0.37), c(84, 84, 88, 0.68)),  // light and dark measured; high contrast assumed as iOS18
    Row(.opaqueSeparator, c(198, 198, 200), c(56, 56, 58), c(198, 198, 200), c(56, 56, 58)),  // measured; high contrast assumed the same
    Row(.link, c(0, 122, 255), c(9, 132, 255), c(0, 122, 255), c(9, 132, 255)),  // measured; high contrast assumed the same
    Row(.systemBackground, c(255, 255, 255), c(0, 0, 0), c(255, 255, 255), c(0, 0, 0), elevated: c(28, 28, 30), c(36, 36, 38)),  // measured unchanged; high contrast assumed unchanged
    Row(.secondarySystemBackground, c(242, 242, 247), c(28, 28, 30), c(235, 235, 240), c(36, 36, 38), elevated: c(44, 44, 46), c(54, 54, 56)),  // measured unchanged; high contrast assumed unchanged
    Row(.tertiarySystemBackground, c(255, 255, 255), c(44, 44, 46), c(255, 255, 255), c(54, 54, 56), elevated: c(58, 58, 60), c(68, 68, 70)),  // measured unchanged; high contrast assumed unchanged
    Row(.systemGroupedBackground, c(242, 242, 247), c(0, 0, 0), c(235, 235, 240), c(0, 0, 0), elevated: c(28, 28, 30), c(36, 36, 38)),  // measured unchanged; high contrast assumed unchanged
    Row(.secondarySystemGroupedBackground, c(255, 255, 255), c(28, 28, 30), c(255, 255, 255), c(36, 36, 38), elevated: c(44, 44, 46), c(54, 54, 56)),  // measured unchanged; high contrast assumed unchanged
    Row(.tertiarySystemGroupedBackground, c(242, 242, 247), c(44, 44, 46), c(235, 235, 240), c(54, 54, 56), elevated: c(58, 58, 60), c(68, 68, 70)),  // measured unchanged; high contrast assumed unchanged
  ])
}
