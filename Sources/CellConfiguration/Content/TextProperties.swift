public import Foundation

extension ListContentConfiguration {
  /// The look of the text or of the secondary text of a configuration.
  ///
  /// A property that was never assigned follows the style and its states; its default comes from
  /// the style sheet. Assigning one property leaves the others alone. As documented for
  /// `UIListContentConfiguration.TextProperties`.
  public struct TextProperties: Sendable {
    var box = CopyOnWriteBox<GroupAssignments<TextValues>>()
    var defaults = DefaultsReference<Style>.unspecified
    let role: TextRole

    /// The font of the text.
    ///
    /// A font made from a text style follows the user's text size.
    public var font: CellFont {
      get { self[.font, \.font] }
      set { self[.font, \.font] = newValue }
    }

    /// The color before the transformer; unlike other colors it never falls back to the tint.
    public var color: CellColor {
      get { self[.color, \.color] }
      set { self[.color, \.color] = newValue }
    }

    /// The transformer applied to the color; `nil` for none.
    public var colorTransformer: ConfigurationColorTransformer? {
      get { self[.colorTransformer, \.colorTransformer] }
      set { self[.colorTransformer, \.colorTransformer] = newValue }
    }

    /// The placement of lines between the edges of the label.
    public var alignment: TextAlignment {
      get { self[.alignment, \.alignment] }
      set { self[.alignment, \.alignment] = newValue }
    }

    /// The way a text that does not fit is wrapped or truncated.
    public var lineBreakMode: LineBreakMode {
      get { self[.lineBreakMode, \.lineBreakMode] }
      set { self[.lineBreakMode, \.lineBreakMode] = newValue }
    }

    /// The maximum number of lines; 0 and negative numbers mean no limit.
    ///
    /// At accessibility sizes, only an assigned number limits the lines. Styles with one line, such
    /// as ``ListContentConfiguration/sidebarCell()``, wrap their text at these sizes unless you
    /// assign a number (measured in one sidebar of iOS 27, otherwise assumed).
    public var numberOfLines: Int {
      get { self[.numberOfLines, \.numberOfLines] }
      set { self[.numberOfLines, \.numberOfLines] = newValue }
    }

    /// Whether a one-line text shrinks before it is truncated.
    ///
    /// The text shrinks down to ``minimumScaleFactor``. Labels with more than one line never
    /// shrink.
    public var adjustsFontSizeToFitWidth: Bool {
      get { self[.adjustsFontSizeToFitWidth, \.adjustsFontSizeToFitWidth] }
      set { self[.adjustsFontSizeToFitWidth, \.adjustsFontSizeToFitWidth] = newValue }
    }

    /// The smallest scale of a shrinking font, as a fraction of its size; 0 prevents shrinking.
    ///
    /// The value has no effect unless ``adjustsFontSizeToFitWidth`` is `true`.
    public var minimumScaleFactor: CGFloat {
      get { self[.minimumScaleFactor, \.minimumScaleFactor] }
      set { self[.minimumScaleFactor, \.minimumScaleFactor] = newValue }
    }

    /// Whether letters move closer together before the text is truncated.
    public var allowsDefaultTighteningForTruncation: Bool {
      get { self[.allowsDefaultTighteningForTruncation, \.allowsDefaultTighteningForTruncation] }
      set {
        self[.allowsDefaultTighteningForTruncation, \.allowsDefaultTighteningForTruncation] =
          newValue
      }
    }

    /// Whether the font follows the user's text size; otherwise it keeps its initial size.
    public var adjustsFontForContentSizeCategory: Bool {
      get { self[.adjustsFontForContentSizeCategory, \.adjustsFontForContentSizeCategory] }
      set {
        self[.adjustsFontForContentSizeCategory, \.adjustsFontForContentSizeCategory] = newValue
      }
    }

    /// Whether a pointer resting on truncated text reveals all of it (iOS 16).
    ///
    /// The value does not affect layout.
    public var showsExpansionTextWhenTruncated: Bool {
      get { self[.showsExpansionTextWhenTruncated, \.showsExpansionTextWhenTruncated] }
      set { self[.showsExpansionTextWhenTruncated, \.showsExpansionTextWhenTruncated] = newValue }
    }

    /// The change of letter case in the displayed text; has no effect on attributed text.
    public var transform: TextTransform {
      get { self[.transform, \.transform] }
      set { self[.transform, \.transform] = newValue }
    }

    /// Returns the color after the transformer.
    ///
    /// A named color stays dynamic; ``CellColor/resolved(with:tint:)`` gives its components.
    public func resolvedColor() -> CellColor {
      let color = self.color
      return colorTransformer?(color) ?? color
    }
  }
}

extension ListContentConfiguration.TextProperties: StyledProperties {
  func withDefaults<Result>(_ body: (TextValues) -> Result) -> Result {
    switch role {
    case .text: body(defaults.row.values.text)
    case .secondaryText: body(defaults.row.values.secondaryText)
    }
  }

  func hasSameRole(as other: Self) -> Bool { role == other.role }

  func hasSameAssignedLimits(as other: Self) -> Bool {
    isLineLimitAssigned == other.isLineLimitAssigned
      || numberOfLines <= 0 && other.numberOfLines <= 0
  }
}

// Access for layout: the limit of lines, which depends on whether it was assigned.
extension ListContentConfiguration.TextProperties {
  /// The current values of all properties.
  package var currentValues: TextValues { values }

  /// Whether the number of lines was assigned, by the caller or by a rule.
  package var isLineLimitAssigned: Bool { present[TextValues.Key.numberOfLines.rawValue] }

  /// Returns the maximum number of lines at a text size; 0 or less for no limit.
  package func lineLimit(at category: CellContentSizeCategory) -> Int {
    category.isAccessibilityCategory && !isLineLimitAssigned ? 0 : numberOfLines
  }
}

extension ListContentConfiguration.TextProperties: Hashable {
  /// Compares the current values of all properties, assigned or not.
  public static func == (a: Self, b: Self) -> Bool { a.reads(like: b) }

  /// Hashes the current values of all properties.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
