import CellConfiguration
import CellText
import Foundation
import Testing

@Suite("Widths of scripts in other weights")
struct ScriptWeightTests {
  /// Texts, and the widths of their words in light, semibold and bold in proportion to regular.
  ///
  /// Shaped by HarfBuzz in the fonts Noto Sans of each script, Debian's `fonts-noto-core` and
  /// `fonts-noto-extra` 20201225-1.
  static let facts: [(text: String, light: CGFloat, semibold: CGFloat, bold: CGFloat)] = [
    ("إعدادات الاستخدام والخصوصية", 0.977, 1.060, 1.096),
    ("ഉപയോക്താക്കളുടെ ക്രമീകരണങ്ങൾ", 0.960, 1.069, 1.111),
    ("භාවිතා කරන්නාගේ සැකසුම්", 0.967, 1.028, 1.044),
    ("การตั้งค่าความเป็นส่วนตัว", 0.991, 1.034, 1.054),
    ("उपयोगकर्ता की सूचनाएँ", 0.946, 1.059, 1.095),
    ("பயனர் அமைப்புகள்", 0.968, 1.056, 1.089),
    ("הגדרות פרטיות ואבטחה", 0.974, 1.039, 1.059),
    ("Գաղտնիության կարգավորումներ", 0.950, 1.046, 1.074),
    ("კონფიდენციალურობა", 0.973, 1.028, 1.045),
    ("వినియోగదారు సెట్టింగులు", 0.963, 1.044, 1.071),
  ]

  private static func width(_ text: String, _ weight: CellFont.Weight) -> CGFloat {
    text.split(separator: " ").reduce(0) { sum, word in
      let font = ResolvedFont(pointSize: 100, weight: weight)
      return sum + TextMeasurement(of: StyledText(String(word), font: font)).naturalWidth
    }
  }

  @Test("Words of other scripts are as much wider or narrower as in real fonts", arguments: facts)
  func words(_ fact: (text: String, light: CGFloat, semibold: CGFloat, bold: CGFloat)) {
    let regular = Self.width(fact.text, .regular)
    for (weight, ratio) in [
      (CellFont.Weight.light, fact.light), (.semibold, fact.semibold), (.bold, fact.bold),
    ] {
      let own = Self.width(fact.text, weight) / regular
      #expect(abs(own - ratio) < 0.022, "\(fact.text): \(own) instead of \(ratio)")
    }
  }

  @Test("Words grow with the weight, continuously")
  func growth() {
    for fact in Self.facts {
      let widths = stride(from: CGFloat(-0.8), through: 0.62, by: 0.02).map {
        Self.width(fact.text, CellFont.Weight(rawValue: $0))
      }
      for (narrower, wider) in zip(widths, widths.dropFirst()) {
        #expect(wider >= narrower && wider < narrower * 1.02)
      }
    }
  }
}
