public import Foundation

extension ListContentConfiguration {
  /// How one of the two texts of a configuration looks.
  ///
  /// Properties that were never assigned follow the style and its states; each one is assigned for
  /// itself. Defaults are those of the style sheet. As documented for
  /// `UIListContentConfiguration.TextProperties`.
  public struct TextProperties: Sendable {
    var layers: RecordLayers<Style, TextValues>
    let role: TextRole

    /// The font.
    ///
    /// A text-style font follows the reader's text size.
    public var font: CellFont {
      get { self[0, \.font] }
      set { self[0, \.font] = newValue }
    }

    /// The colour, before the transformer; unlike other colours it never falls back to the tint.
    public var color: CellColor {
      get { self[1, \.color] }
      set { self[1, \.color] = newValue }
    }

    /// What is done to the colour, nil for nothing.
    public var colorTransformer: ConfigurationColorTransformer? {
      get { self[2, \.colorTransformer] }
      set { self[2, \.colorTransformer] = newValue }
    }

    /// How lines are placed between the edges of the label.
    public var alignment: TextAlignment {
      get { self[3, \.alignment] }
      set { self[3, \.alignment] = newValue }
    }

    /// How a text that does not fit is broken or shortened.
    public var lineBreakMode: LineBreakMode {
      get { self[4, \.lineBreakMode] }
      set { self[4, \.lineBreakMode] = newValue }
    }

    /// The largest number of lines; 0 and less mean no limit.
    public var numberOfLines: Int {
      get { self[5, \.numberOfLines] }
      set { self[5, \.numberOfLines] = newValue }
    }

    /// Whether a text on one line shrinks before it is truncated.
    ///
    /// It shrinks down to ``minimumScaleFactor``; labels of more than one line never shrink.
    public var adjustsFontSizeToFitWidth: Bool {
      get { self[6, \.adjustsFontSizeToFitWidth] }
      set { self[6, \.adjustsFontSizeToFitWidth] = newValue }
    }

    /// The smallest share of its size that a shrinking font may have; 0 means that it does not
    /// shrink.
    ///
    /// Without ``adjustsFontSizeToFitWidth`` it means nothing.
    public var minimumScaleFactor: CGFloat {
      get { self[7, \.minimumScaleFactor] }
      set { self[7, \.minimumScaleFactor] = newValue }
    }

    /// Whether letters move closer together before the text is truncated.
    public var allowsDefaultTighteningForTruncation: Bool {
      get { self[8, \.allowsDefaultTighteningForTruncation] }
      set { self[8, \.allowsDefaultTighteningForTruncation] = newValue }
    }

    /// Whether the font follows the reader's text size; if not, it keeps the size it was made with.
    public var adjustsFontForContentSizeCategory: Bool {
      get { self[9, \.adjustsFontForContentSizeCategory] }
      set { self[9, \.adjustsFontForContentSizeCategory] = newValue }
    }

    /// Whether a pointer resting on truncated text reveals all of it; has no effect on layout (iOS
    /// 16).
    public var showsExpansionTextWhenTruncated: Bool {
      get { self[10, \.showsExpansionTextWhenTruncated] }
      set { self[10, \.showsExpansionTextWhenTruncated] = newValue }
    }

    /// The change of letter case that is shown; attributed texts are left as they are.
    public var transform: TextTransform {
      get { self[11, \.transform] }
      set { self[11, \.transform] = newValue }
    }

    /// The colour that is seen: the transformer applied to the colour.
    ///
    /// A named color stays dynamic; ``CellColor/resolved(with:tint:)`` gives its components.
    public func resolvedColor() -> CellColor {
      let color = self.color
      return colorTransformer?(color) ?? color
    }
  }
}

extension ListContentConfiguration.TextProperties: LayeredProperties {
  @inline(__always)
  func readDefaults<Value>(_ path: KeyPath<TextValues, Value>) -> Value {
    let defaults = layers.defaults.record
    return switch role {
    case .text: defaults.values.text[keyPath: path]
    case .secondaryText: defaults.values.secondaryText[keyPath: path]
    }
  }
}

extension ListContentConfiguration.TextProperties: Hashable {
  /// Compares every property as it reads, whether it was assigned or not.
  public static func == (a: Self, b: Self) -> Bool { a.reads(like: b) }

  /// Feeds every property as it reads.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
