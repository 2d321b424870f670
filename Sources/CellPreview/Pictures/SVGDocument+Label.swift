import CellConfiguration
import CellLayout
import CellText
import Foundation

extension SVGDocument {
  /// The fonts of the pictures: the one whose widths the embedded shaper has, then what the system
  /// has.
  private static let fontFamily =
    "Inter, 'SF Pro Text', system-ui, 'Noto Sans', 'Helvetica Neue', sans-serif"

  /// Draws the lines of a text at their baselines, each as wide as it was laid out.
  ///
  /// - Parameters:
  ///   - label: The lines.
  ///   - origin: Where the top left corner of the label's view is in the picture.
  ///   - color: The colour of runs that have none.
  ///   - traits: Resolve colours; their scale is the pixel grid that baselines are rounded to.
  mutating func draw(
    _ label: ListContentLayout.Label, in origin: CGPoint, color: CellColor,
    traits: TraitCollection
  ) {
    let scale = traits.effectiveDisplayScale
    let isRightToLeft = WritingDirection.isRightToLeft(
      label.layout.text.string, in: traits.isRightToLeft)
    for line in label.layout.lines {
      let y = ((origin.y + label.origin.y + line.baseline) * scale).rounded() / scale
      for fragment in label.layout.fragments(of: line) where fragment.width > 0 {
        draw(
          fragment, x: origin.x + label.origin.x + fragment.x, y: y,
          color: (fragment.attributes.color ?? color).resolved(with: traits),
          isRightToLeft: isRightToLeft)
      }
    }
  }

  private mutating func draw(
    _ fragment: TextFragment, x: CGFloat, y: CGFloat, color: CellColor.Components,
    isRightToLeft: Bool
  ) {
    // The anchor is always the left edge, which is the end of a text that runs to the left.
    let font = fragment.attributes.font
    let tracking = font.familyName == nil ? SystemTracking.points(at: font.pointSize) : 0
    add(
      "text",
      [
        "x": .number(x), "y": .number(y), "textLength": .number(fragment.width),
        "lengthAdjust": "spacingAndGlyphs", "font-size": .number(font.pointSize),
        "font-weight": .number(font.weight.css),
        // For programs that do not know textLength.
        "letter-spacing": .number(tracking + fragment.attributes.kern),
        "font-family": .text(
          font.familyName.map { "'\($0)', " + Self.fontFamily } ?? Self.fontFamily),
        "fill": .text(color.rgb), "fill-opacity": .number(color.alpha),
        "direction": isRightToLeft ? "rtl" : "ltr",
        "text-anchor": isRightToLeft ? "end" : "start", "xml:space": "preserve",
      ],
      text: fragment.string)
  }
}

extension CellFont.Weight {
  /// The weight as style sheets of the web count it, from 100 to 900.
  fileprivate var css: CGFloat {
    let steps: [(weight: CellFont.Weight, number: CGFloat)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    let nearest = steps.min {
      ($0.weight.rawValue - rawValue).magnitude < ($1.weight.rawValue - rawValue).magnitude
    }
    return nearest?.number ?? 400
  }
}
