public import Foundation

extension AttributeScopes {
  /// The attributes that configurations support in attributed text.
  ///
  /// They set the font, color, letter spacing, underline, strikethrough, baseline offset, paragraph
  /// style and action of a run.
  ///
  /// ```swift
  /// var text = AttributedString("Unread")
  /// text.cell.font = .preferredFont(forTextStyle: .headline)
  /// content.attributedText = text
  /// ```
  ///
  /// Foundation's `languageIdentifier` and `link` are supported as well. A run with a link, an
  /// action or both is a ``CellLink``. It has the tint color, as in the system's text views, unless
  /// the run has its own color (assumed). It has no line under it unless the run sets one.
  ///
  /// The system's other attributes are not supported: shadow, stroke, background color, ligatures,
  /// attachments, expansion, and colors and patterns of lines. Neither are lists and hyphenation,
  /// which the system's paragraph style also has.
  public struct CellAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute

    /// The color of a run.
    public let foregroundColor: ForegroundColorAttribute

    /// The space added after every character of a run, in points.
    public let kern: KernAttribute

    /// The line under a run.
    public let underlineStyle: UnderlineStyleAttribute

    /// The line through a run.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The distance of a run above the baseline, in points; negative values lower the run.
    public let baselineOffset: BaselineOffsetAttribute

    /// The alignment, line breaking and spacing of a paragraph.
    ///
    /// A paragraph uses the value of its first character.
    public let paragraphStyle: ParagraphStyleAttribute

    /// The action of a tap on a run, which is then a link.
    public let action: ActionAttribute

    /// The font of a run.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = CellFont

      /// The attribute's name in documents.
      public static let name = "font"
    }

    /// The color of a run.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = CellColor

      /// The attribute's name in documents.
      public static let name = "foregroundColor"
    }

    /// The space added after every character of a run.
    public enum KernAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat

      /// The attribute's name in documents.
      public static let name = "kern"
    }

    /// The line under a run.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The kind of line.
      public typealias Value = CellUnderlineStyle

      /// The attribute's name in documents.
      public static let name = "underlineStyle"
    }

    /// The line through a run.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The kind of line.
      public typealias Value = CellUnderlineStyle

      /// The attribute's name in documents.
      public static let name = "strikethroughStyle"
    }

    /// The distance of a run above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat

      /// The attribute's name in documents.
      public static let name = "baselineOffset"
    }

    /// The alignment, line breaking and spacing of paragraphs.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A paragraph style.
      public typealias Value = CellParagraphStyle

      /// The attribute's name in documents.
      public static let name = "paragraphStyle"
    }

    /// The action of a tap on a run.
    public enum ActionAttribute: AttributedStringKey {
      /// An action.
      public typealias Value = CellAccessory.Action

      /// The attribute's name in documents.
      public static let name = "action"
    }
  }

  /// The attributes that configurations support.
  public var cell: CellAttributes.Type { CellAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute that configurations support by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.CellAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
