import CellConfiguration
import CellDocuments
import CellLayout
import CellText
import Foundation

extension SVGDocument {
  /// The fonts of the pictures: the system font with the measured widths, then a similar open
  /// typeface.
  package static let fontFamily =
    "-apple-system, 'SF Pro Text', Inter, system-ui, 'Noto Sans', 'Helvetica Neue', sans-serif"

  /// Draws a piece of text on its baseline, with each part at its layout position.
  ///
  /// A viewer's glyphs have other widths than the measured ones. Letters that do not join are
  /// placed where they were measured. In scripts with joined letters, each word is a piece with the
  /// width of its glyphs, and successive words follow each other from the measured position of the
  /// first.
  mutating func draw(_ text: DisplayItem.Text, _ color: Paint) {
    let (fragment, parts) = (text.fragment, text.parts)
    let isRightToLeft = fragment.layoutDirection == .rightToLeft
    let font = fragment.attributes.font
    let hasControls = fragment.string.unicodeScalars.contains(where: \.isDirectionControl)
    var pieces: [(anchor: CGFloat?, string: String)] = []
    pieces.reserveCapacity(parts.count)
    for (index, part) in parts.enumerated() {
      let string = hasControls ? Self.withoutDirections(part.string) : part.string
      if string.isEmpty { continue }
      // Words follow each other, because at its measured position a wider one would overlap the
      // next.
      let follows = part.isWord && parts[..<index].last?.isWord == true && !pieces.isEmpty
      // The anchor is the edge that the text starts from, the right edge for right-to-left text.
      let anchor = part.x + (isRightToLeft ? part.width : 0)
      pieces.append((follows ? nil : anchor, string))
    }
    if pieces.isEmpty { return }
    let places = listsLetters ? Self.places(of: pieces, isRightToLeft: isRightToLeft) : nil
    var markup = ""
    for piece in pieces where places == nil {
      markup += piece.anchor.map { "<tspan x=\"\(Self.format($0))\">" } ?? "<tspan>"
      markup += Self.escape(piece.string)
      markup += "</tspan>"
    }
    if places != nil { markup = Self.escape(pieces.reduce(into: "") { $0 += $1.string }) }
    let kern = fragment.attributes.kern
    add(
      "text",
      [
        "x": places.map { .text($0) } ?? .absent, "y": .number(text.position.y),
        "font-size": .number(font.pointSize),
        "font-weight": .number(font.weight.css),
        "font-style": font.isItalic ? "italic" : .absent, "fill": color.rgb,
        // This is not the fill's opacity, because joined letters overlap.
        "opacity": color.isOpaque ? .absent : color.alpha,
        "letter-spacing": kern == 0 ? .absent : .number(kern),
        "font-family": font.familyName.map { .text("\(Self.cssString($0)), \(Self.fontFamily)") }
          ?? .absent,
        "font-variant-numeric": font.hasMonospacedDigits ? "tabular-nums" : .absent,
        "direction": isRightToLeft ? "rtl" : .absent,
        // Where directions mix, the viewer must not reorder the piece again.
        "unicode-bidi": fragment.level > 0 ? "bidi-override" : .absent,
      ],
      markup: markup)
  }

  /// Returns the positions of letters, one for each UTF-16 code unit; `nil` for pieces of several
  /// letters.
  ///
  /// Those pieces follow each other. A space after a letter has the position of the next letter: it
  /// is invisible.
  private static func places(
    of pieces: [(anchor: CGFloat?, string: String)], isRightToLeft: Bool
  ) -> String? {
    var places: [String] = []
    for (index, piece) in pieces.enumerated() {
      let units = piece.string.utf16
      guard let anchor = piece.anchor,
        units.count == 1 || units.count == 2 && units.last == 0x20 && !isRightToLeft
      else { return nil }
      places.append(format(anchor))
      if units.count == 2 {
        places.append(
          format(index + 1 < pieces.count ? pieces[index + 1].anchor ?? anchor : anchor))
      }
    }
    return places.joined(separator: " ")
  }

  /// Returns a text as a CSS string that represents it unchanged.
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

  /// Returns a text without direction controls, which layout has already applied.
  private static func withoutDirections(_ text: String) -> String {
    var scalars = text.unicodeScalars
    scalars.removeAll(where: \.isDirectionControl)
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// Whether the character only determines the direction of others.
  fileprivate var isDirectionControl: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension CellFont.Weight {
  /// The weight as a CSS number, from 100 to 900.
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
