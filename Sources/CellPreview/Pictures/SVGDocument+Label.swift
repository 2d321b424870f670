import CellConfiguration
import CellLayout
import CellText
import Foundation

extension SVGDocument {
  /// The fonts of the pictures: the one whose widths the embedded shaper has, then what the system
  /// has.
  private static let fontFamily =
    "Inter, 'SF Pro Text', system-ui, 'Noto Sans', 'Helvetica Neue', sans-serif"

  /// Draws the lines of a text at their baselines, each piece where it was laid out and as wide.
  ///
  /// - Parameters:
  ///   - label: The lines.
  ///   - origin: Where the top left corner of the label's view is in the picture.
  ///   - color: The colour of runs that have none.
  ///   - traits: Resolve colours.
  mutating func draw(
    _ label: ListContentLayout.Label, in origin: CGPoint, color: CellColor,
    traits: TraitCollection
  ) {
    for line in label.layout.lines {
      // Where layout measured it, and nowhere else: its baselines lie on pixels of their own
      // accord.
      let y = origin.y + label.origin.y + line.baseline
      for fragment in label.layout.fragments(of: line) where fragment.width > 0 {
        let x = origin.x + label.origin.x + fragment.x
        let offset = fragment.attributes.baselineOffset
        let baseline = offset.isFinite ? y - offset : y
        let color = (fragment.attributes.color ?? color).resolved(with: traits)
        drawUnderline(fragment, x: x, y: baseline, color: color)
        draw(fragment, x: x, y: baseline, color: color)
        drawStrikethrough(fragment, x: x, y: baseline, color: color)
      }
    }
  }

  private mutating func draw(
    _ fragment: TextFragment, x: CGFloat, y: CGFloat, color: CellColor.Components
  ) {
    let string = Self.withoutDirections(fragment.string)
    if string.isEmpty { return }
    // The anchor is the edge that the text starts from, right for one that runs to the left.
    let isRightToLeft = fragment.layoutDirection == .rightToLeft
    let anchor = isRightToLeft ? x + fragment.width : x
    let font = fragment.attributes.font
    let tracking = font.familyName == nil ? SystemTracking.points(at: font.pointSize) : 0
    add(
      "text",
      [
        "x": .number(anchor), "y": .number(y), "textLength": .number(fragment.width),
        "lengthAdjust": "spacingAndGlyphs", "font-size": .number(font.pointSize),
        "font-weight": .number(font.weight.css),
        // For programs that do not know textLength.
        "letter-spacing": .number(tracking + fragment.attributes.kern),
        "font-family": .text(
          font.familyName.map { Self.cssString($0) + ", " + Self.fontFamily } ?? Self.fontFamily),
        "fill": .text(color.rgb), "fill-opacity": .number(color.alpha),
        "direction": isRightToLeft ? "rtl" : "ltr",
        // Where directions mix, nothing of the piece may be reordered again.
        "unicode-bidi": fragment.level > 0 ? "bidi-override" : "normal",
        "text-anchor": "start", "xml:space": "preserve",
      ],
      text: string)
  }

  /// A text as a string in CSS, which gives it back unchanged.
  private static func cssString(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "'", "\\": result += "\\\(scalar)"
      case "\u{FFFE}", "\u{FFFF}": result += "\\\(String(scalar.value, radix: 16)) "
      case _ where scalar.controlsTerminals: result += "\\\(String(scalar.value, radix: 16)) "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "'\(escaped)'"
  }

  /// A text without the characters that state directions, which have had their effect already.
  private static func withoutDirections(_ text: String) -> String {
    var scalars = text.unicodeScalars
    scalars.removeAll { scalar in
      switch scalar.value {
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    return String(scalars)
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
