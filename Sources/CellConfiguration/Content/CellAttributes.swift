public import Foundation

extension AttributeScopes {
  /// The attributes that texts of configurations understand: font, colour, letter spacing,
  /// paragraph style.
  ///
  /// ```swift
  /// var text = AttributedString("Unread")
  /// text.cell.font = .preferredFont(forTextStyle: .headline)
  /// content.attributedText = text
  /// ```
  public struct CellAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute

    /// The colour of a run.
    public let foregroundColor: ForegroundColorAttribute

    /// The space added after every character of a run, in points.
    public let kern: KernAttribute

    /// Alignment and line breaking of the text; that of the first run counts.
    public let paragraphStyle: ParagraphStyleAttribute

    /// The font of a run.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = CellFont

      /// The attribute's name in documents.
      public static let name = "font"
    }

    /// The colour of a run.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
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

    /// Alignment and line breaking of the text.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A paragraph style.
      public typealias Value = CellParagraphStyle

      /// The attribute's name in documents.
      public static let name = "paragraphStyle"
    }
  }

  /// The attributes that texts of configurations understand.
  public var cell: CellAttributes.Type { CellAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of configurations' texts by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.CellAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
