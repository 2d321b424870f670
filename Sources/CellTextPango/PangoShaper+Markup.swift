#if Pango
  import CellConfiguration
  public import CellText
  import Foundation

  extension PangoShaper {
    /// Returns a fragment as Pango markup, in which it is as wide as it was measured.
    ///
    /// The markup contains the typeface, the weight, the size in pixels, and the space that the
    /// shaper adds after each character: the system font's tracking, and the fragment's `kern`.
    /// Drawn without it, a label of 17 points is about 5 % too wide.
    ///
    /// ```swift
    /// pango_context_set_round_glyph_positions(context, 0)
    /// pango_layout_set_markup(layout, shaper.markup(of: text.fragment), -1)
    /// ```
    ///
    /// Do not round the positions of glyphs, and switch off the hinting of metrics: both change
    /// widths. One pixel of the layout is one point; scale the canvas for other screens. From left
    /// to right, Pango leaves out the space after the last character of a line.
    ///
    /// The colors and lines of the fragment are not part of the markup. Words of justified lines
    /// are farther apart than in the markup; draw the parts of the fragment instead.
    ///
    /// - Parameter fragment: A fragment of a text that was measured by this shaper.
    public func markup(of fragment: TextFragment) -> String {
      let font = fragment.attributes.font
      let typeface = PangoTypeface(font, systemFamily: systemFamily)
      let features = typeface.hasMonospacedDigits ? " font_features=\"tnum=1\"" : ""
      let style = typeface.isItalic ? " style=\"italic\"" : ""
      let language = fragment.attributes.language.map { " lang=\"\(Self.escaped($0))\"" } ?? ""
      var text = ""
      for group in groups(of: fragment) {
        let units = (group.total / group.count * Self.unitsPerPoint).rounded()
        let escaped = Self.escaped(group.characters)
        text +=
          units == 0 ? escaped : "<span letter_spacing=\"\(Int(units))\">\(escaped)</span>"
      }
      if fragment.level > 0 {
        // The layout has put the pieces in order; Pango must not reorder the characters again.
        text =
          (fragment.layoutDirection == .rightToLeft ? "\u{202E}" : "\u{202D}") + text
          + "\u{202C}"
      }
      return "<span font=\"\(font.pointSize)px\" font_family=\"\(Self.escaped(typeface.family))\""
        + " weight=\"\(typeface.weight)\"\(style)\(features)\(language)>\(text)</span>"
    }

    /// The units of Pango in a point.
    private static let unitsPerPoint: CGFloat = 1024

    /// Characters with the same space after each of them.
    private struct Group {
      var characters: String
      var count: CGFloat

      /// The space after a character that is not white space.
      var spacing: CGFloat

      /// The space after all characters together.
      var total: CGFloat
    }

    /// Returns the groups of a fragment's characters.
    ///
    /// White space belongs to the characters before it, because it is measured in their typeface,
    /// and each group is shaped separately. If only the white space has tracking, all characters of
    /// the group share it.
    private func groups(of fragment: TextFragment) -> [Group] {
      let tracking = addsTracking ? EmbeddedShaper.tracking(of: fragment.attributes.font) : 0
      let kern = fragment.attributes.kern.isFinite ? fragment.attributes.kern : 0
      var groups: [Group] = []
      for character in fragment.string {
        let isTracked = Array(character.utf8).withUnsafeBufferPointer {
          EmbeddedShaper.isTracked($0)
        }
        let spacing = kern + (isTracked ? tracking : 0)
        if let last = groups.last, last.spacing == spacing || character.isWhitespace {
          groups[groups.count - 1].characters.append(character)
          groups[groups.count - 1].count += 1
          groups[groups.count - 1].total += spacing
        } else {
          groups.append(
            Group(characters: String(character), count: 1, spacing: spacing, total: spacing))
        }
      }
      return groups
    }

    /// Returns a text for markup, without characters that it cannot contain.
    private static func escaped(_ text: String) -> String {
      text.unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        // Pango measures tabs only in paragraphs; the shaper measures them as spaces.
        case "\t": result += " "
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
  }
#endif
