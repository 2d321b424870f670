#if Pango
  import CellConfiguration
  import Foundation

  /// A font without its size, as Pango describes it.
  struct PangoTypeface: Hashable, Sendable {
    /// The weights of `UIFont` and their equivalents in CSS, from 100 to 900.
    private static let weights: [(own: CGFloat, css: CGFloat)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
      (0.56, 800), (0.62, 900),
    ]

    var family: String
    var weight: Int
    var hasMonospacedDigits: Bool
    var isItalic: Bool

    init(_ font: ResolvedFont, systemFamily: String) {
      weight = Self.weight(font.weight.rawValue)
      hasMonospacedDigits = font.hasMonospacedDigits
      isItalic = font.isItalic
      if let name = font.familyName {
        family = name
      } else {
        switch font.design {
        case .default, .rounded: family = systemFamily
        case .serif: family = "serif"
        case .monospaced: family = "monospace"
        }
      }
    }

    private static func weight(_ value: CGFloat) -> Int {
      guard let upper = weights.firstIndex(where: { $0.own >= value }) else {
        return value.isNaN ? 400 : 900
      }
      guard upper > 0 else { return 100 }
      let (low, high) = (weights[upper - 1], weights[upper])
      return Int(low.css + (high.css - low.css) * (value - low.own) / (high.own - low.own))
    }
  }
#endif
