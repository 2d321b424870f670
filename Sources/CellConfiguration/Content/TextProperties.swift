public import Foundation

extension ListContentConfiguration {
  /// How one of the two texts of a configuration looks.
  ///
  /// Properties that were never assigned follow the style and its states; each one is assigned for
  /// itself. Defaults are those of the style sheet. As documented for
  /// `UIListContentConfiguration.TextProperties`.
  public struct TextProperties: Sendable {
    /// Which of the two texts.
    enum Role: Sendable {
      case text
      case secondaryText
    }

    let stand: Stand<Style>
    let role: Role
    var overrides: TextOverrides
    let scoped: CopyOnWriteBox<ListContentOverrides>

    /// The font.
    ///
    /// A text-style font follows the reader's text size.
    public var font: CellFont {
      get { read({ $0.font }, { $0.font }) }
      set { overrides.font = newValue }
    }

    /// The colour, before the transformer; unlike other colours it never falls back to the tint.
    public var color: CellColor {
      get { read({ $0.color }, { $0.color }) }
      set { overrides.color = newValue }
    }

    /// What is done to the colour, nil for nothing.
    public var colorTransformer: ConfigurationColorTransformer? {
      get { read({ $0.colorTransformer }, { $0.colorTransformer }) }
      set { overrides.colorTransformer = newValue }
    }

    /// How lines are placed between the edges of the label.
    public var alignment: TextAlignment {
      get { read({ $0.alignment }, { $0.alignment }) }
      set { overrides.alignment = newValue }
    }

    /// How a text that does not fit is broken or shortened.
    public var lineBreakMode: LineBreakMode {
      get { read({ $0.lineBreakMode }, { $0.lineBreakMode }) }
      set { overrides.lineBreakMode = newValue }
    }

    /// The largest number of lines; 0 and less mean no limit.
    public var numberOfLines: Int {
      get { read({ $0.numberOfLines }, { $0.numberOfLines }) }
      set { overrides.numberOfLines = newValue }
    }

    /// Whether a text on one line shrinks before it is truncated.
    ///
    /// It shrinks down to ``minimumScaleFactor``; labels of more than one line never shrink.
    public var adjustsFontSizeToFitWidth: Bool {
      get { read({ $0.adjustsFontSizeToFitWidth }, { $0.adjustsFontSizeToFitWidth }) }
      set { overrides.adjustsFontSizeToFitWidth = newValue }
    }

    /// The smallest share of its size that a shrinking font may have; 0 means that it does not
    /// shrink.
    ///
    /// Without ``adjustsFontSizeToFitWidth`` it means nothing.
    public var minimumScaleFactor: CGFloat {
      get { read({ $0.minimumScaleFactor }, { $0.minimumScaleFactor }) }
      set { overrides.minimumScaleFactor = newValue }
    }

    /// Whether letters move closer together before the text is truncated.
    public var allowsDefaultTighteningForTruncation: Bool {
      get {
        read(
          { $0.allowsDefaultTighteningForTruncation }, { $0.allowsDefaultTighteningForTruncation })
      }
      set { overrides.allowsDefaultTighteningForTruncation = newValue }
    }

    /// Whether the font follows the reader's text size; if not, it keeps the size it was made with.
    public var adjustsFontForContentSizeCategory: Bool {
      get {
        read({ $0.adjustsFontForContentSizeCategory }, { $0.adjustsFontForContentSizeCategory })
      }
      set { overrides.adjustsFontForContentSizeCategory = newValue }
    }

    /// Whether a pointer resting on truncated text reveals all of it; has no effect on layout (iOS
    /// 16).
    public var showsExpansionTextWhenTruncated: Bool {
      get { read({ $0.showsExpansionTextWhenTruncated }, { $0.showsExpansionTextWhenTruncated }) }
      set { overrides.showsExpansionTextWhenTruncated = newValue }
    }

    /// The change of letter case that is shown; attributed texts are left as they are.
    public var transform: TextTransform {
      get { read({ $0.transform }, { $0.transform }) }
      set { overrides.transform = newValue }
    }

    /// The colour that is seen: the transformer applied to the colour.
    ///
    /// A named colour stays dynamic; ``CellColor/resolved(with:)`` gives its components.
    public func resolvedColor() -> CellColor {
      let color = self.color
      return colorTransformer?(color) ?? color
    }

    @inline(__always)
    private func read<Value>(
      _ override: (borrowing TextOverrides) -> Value?, _ fallback: (borrowing TextValues) -> Value
    ) -> Value {
      switch role {
      case .text:
        scoped.read { override($0.text) } ?? override(overrides) ?? fallback(stand.record.text)
      case .secondaryText:
        scoped.read { override($0.secondaryText) } ?? override(overrides)
          ?? fallback(stand.record.secondaryText)
      }
    }

    /// Every property as it reads now.
    var values: TextValues {
      let isText = role == .text
      var values = isText ? stand.record.text : stand.record.secondaryText
      overrides.apply(to: &values)
      if let scoped = scoped.value {
        (isText ? scoped.text : scoped.secondaryText).apply(to: &values)
      }
      return values
    }

    /// Whether the record reads like one of a configuration, but for what was assigned to it.
    func standsOn(_ styling: Styling<Style>) -> Bool {
      stand == styling.stand && scoped == styling.scoped
    }

    /// Whether two records differ in nothing but what was assigned to them.
    func standsLike(_ other: TextProperties) -> Bool {
      role == other.role && stand == other.stand && scoped == other.scoped
    }
  }
}

extension ListContentConfiguration.TextProperties: Hashable {
  /// Compares every property as it reads, whether it was assigned or not.
  public static func == (a: Self, b: Self) -> Bool {
    (a.standsLike(b) && a.overrides == b.overrides) || a.values == b.values
  }

  /// Feeds every property as it reads.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
