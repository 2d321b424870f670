public import Foundation

extension ContentUnavailableConfiguration {
  /// The look of the text or of the secondary text of an empty state.
  ///
  /// Assigning one property leaves the others alone. As documented for
  /// `UIContentUnavailableConfiguration.TextProperties`.
  public struct TextProperties: Sendable {
    var box = CopyOnWriteBox<GroupAssignments<UnavailableTextValues>>()
    var defaults = DefaultsReference<Style>.unspecified
    let role: TextRole

    /// The font of the text.
    ///
    /// A font made from a text style follows the user's text size.
    public var font: CellFont {
      get { self[.font, \.font] }
      set { self[.font, \.font] = newValue }
    }

    /// The color of the text.
    public var color: CellColor {
      get { self[.color, \.color] }
      set { self[.color, \.color] = newValue }
    }

    /// The way a text that does not fit is wrapped or truncated.
    public var lineBreakMode: LineBreakMode {
      get { self[.lineBreakMode, \.lineBreakMode] }
      set { self[.lineBreakMode, \.lineBreakMode] = newValue }
    }

    /// The maximum number of lines; 0 and negative numbers mean no limit.
    public var numberOfLines: Int {
      get { self[.numberOfLines, \.numberOfLines] }
      set { self[.numberOfLines, \.numberOfLines] = newValue }
    }

    /// Whether a one-line text shrinks before it is truncated.
    public var adjustsFontSizeToFitWidth: Bool {
      get { self[.adjustsFontSizeToFitWidth, \.adjustsFontSizeToFitWidth] }
      set { self[.adjustsFontSizeToFitWidth, \.adjustsFontSizeToFitWidth] = newValue }
    }

    /// The smallest scale of a shrinking font, as a fraction of its size; 0 prevents shrinking.
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
  }

  /// The look of an empty state's image or activity indicator.
  ///
  /// Assigning one property leaves the others alone. As documented for
  /// `UIContentUnavailableConfiguration.ImageProperties`.
  public struct ImageProperties: Sendable {
    var box = CopyOnWriteBox<GroupAssignments<UnavailableImageValues>>()
    var defaults = DefaultsReference<Style>.unspecified

    /// The size, weight, scale and colors of symbols; has no effect on pictures.
    public var preferredSymbolConfiguration: CellImage.SymbolConfiguration? {
      get { self[.preferredSymbolConfiguration, \.preferredSymbolConfiguration] }
      set { self[.preferredSymbolConfiguration, \.preferredSymbolConfiguration] = newValue }
    }

    /// The color of symbols, stencils and the activity indicator; `nil` means the view's tint.
    public var tintColor: CellColor? {
      get { self[.tintColor, \.tintColor] }
      set { self[.tintColor, \.tintColor] = newValue }
    }

    /// The preferred radius of the image's corners, in points; limited by the size of the image.
    public var cornerRadius: CGFloat {
      get { self[.cornerRadius, \.cornerRadius] }
      set { self[.cornerRadius, \.cornerRadius] = newValue }
    }

    /// The maximum size of the image; a dimension of 0 is unlimited.
    ///
    /// Larger images are scaled down in proportion; smaller images are never scaled up.
    public var maximumSize: CGSize {
      get { self[.maximumSize, \.maximumSize] }
      set { self[.maximumSize, \.maximumSize] = newValue }
    }

    /// Whether the image keeps its colors while the screen's colors are inverted.
    public var accessibilityIgnoresInvertColors: Bool {
      get { self[.accessibilityIgnoresInvertColors, \.accessibilityIgnoresInvertColors] }
      set { self[.accessibilityIgnoresInvertColors, \.accessibilityIgnoresInvertColors] = newValue }
    }

    /// Returns the tint color; if ``tintColor`` is `nil`, `tint`, the tint of the view.
    package func resolvedTintColor(for tint: CellColor) -> CellColor {
      tintColor?.replacingTint(with: tint) ?? tint
    }
  }

  /// The effect of a button in an empty state.
  ///
  /// As documented for `UIContentUnavailableConfiguration.ButtonProperties`; menus are left out.
  public struct ButtonProperties: Hashable, Sendable {
    /// The action that a tap performs; `nil` for none.
    ///
    /// The value itself runs no code: the code that shows the button looks up the action.
    public var primaryAction: CellAccessory.Action?

    /// ``primaryAction`` for a module that also has a property of this name.
    package var action: CellAccessory.Action? {
      get { primaryAction }
      set { primaryAction = newValue }
    }

    /// Whether the button responds to taps.
    public var isEnabled = true

    /// The purpose of the button, which determines its color.
    public var role = ButtonConfiguration.Role.normal

    /// Creates the properties of a button without an action.
    public init() {}
  }
}

extension ContentUnavailableConfiguration.TextProperties: StyledProperties {
  func withDefaults<Result>(_ body: (UnavailableTextValues) -> Result) -> Result {
    switch role {
    case .text: body(defaults.row.values.text)
    case .secondaryText: body(defaults.row.values.secondaryText)
    }
  }

  func hasSameRole(as other: Self) -> Bool { role == other.role }
}

extension ContentUnavailableConfiguration.ImageProperties: StyledProperties {
  func withDefaults<Result>(_ body: (UnavailableImageValues) -> Result) -> Result {
    body(defaults.row.values.image)
  }
}

extension ContentUnavailableConfiguration.TextProperties: Hashable {
  /// Compares the current values of all properties, assigned or not.
  public static func == (a: Self, b: Self) -> Bool { a.reads(like: b) }

  /// Hashes the current values of all properties.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension ContentUnavailableConfiguration.ImageProperties: Hashable {
  /// Compares the current values of all properties, assigned or not.
  public static func == (a: Self, b: Self) -> Bool { a.reads(like: b) }

  /// Hashes the current values of all properties.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
