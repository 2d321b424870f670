import CellConfiguration
package import CellText
package import Foundation

/// A text to lay out, with everything that its layout depends on.
package struct TextCase: Sendable {
  package var text: StyledText
  package var options: TextLayoutOptions
  package var width: CGFloat
  /// What its lines leave space for, narrower than the width.
  package var obstacle: TextObstacle?
}

extension TextGenerator {
  /// Makes a text in one font or two, with a width, options and sometimes an obstacle.
  ///
  /// - Parameter string: The text; `nil` to make it as well.
  package mutating func textCase(_ string: String? = nil) -> TextCase {
    let size = pick([9.5, 12, 17, 28, 53.0])
    let font = ResolvedFont(pointSize: size, weight: pick([.regular, .semibold]))
    let attributes = TextAttributes(font: font)
    let other = TextAttributes(
      font: ResolvedFont(pointSize: size * 1.5, leading: 3), kern: 0.5, color: .systemRed)
    // Every fourth text is of two fonts, which may meet anywhere.
    let isMixed = number(0...3) == 0
    let first = string ?? text()
    let text =
      isMixed
      ? StyledText([(first, attributes), (text(words: 4), other)], attributes: attributes)
      : StyledText(first, attributes: attributes)
    var options = TextLayoutOptions(numberOfLines: number(0...4))
    options.lineBreakMode = pick(LineBreakMode.allCases)
    options.alignment = pick(ListContentConfiguration.TextProperties.TextAlignment.allCases)
    options.layoutDirection = pick([.leftToRight, .rightToLeft])
    options.displayScale = pick([1, 2, 3])
    options.adjustsFontSizeToFitWidth = pick([false, false, true])
    options.allowsDefaultTighteningForTruncation = pick([false, false, true])
    options.minimumScaleFactor = pick([0, 0.5, 0.9])
    let width = width()
    var obstacle: TextObstacle?
    if number(0...1) == 1 {
      obstacle = TextObstacle(
        corner: pick([.topLeading, .topTrailing]), width: width * CGFloat(number(1...15)) / 16,
        height: CGFloat(number(1...150)))
    }
    return TextCase(text: text, options: options, width: width, obstacle: obstacle)
  }
}
