public import Foundation

extension ListContentConfiguration {
  /// The look of a configuration's image and the space reserved for it.
  ///
  /// These properties have no effect without an image. A property that was never assigned follows
  /// the style and its states. Assigning one property leaves the others alone. As documented for
  /// `UIListContentConfiguration.ImageProperties`.
  public struct ImageProperties: Sendable {
    /// A marker that reserves the width or height that symbol images get by default.
    ///
    /// The value was recorded from UIKit.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    var box = CopyOnWriteBox<GroupAssignments<ImageValues>>()
    var defaults = DefaultsReference<Style>.unspecified

    /// The size, weight, scale and colors of symbols; has no effect on pictures.
    public var preferredSymbolConfiguration: CellImage.SymbolConfiguration? {
      get { self[.preferredSymbolConfiguration, \.preferredSymbolConfiguration] }
      set { self[.preferredSymbolConfiguration, \.preferredSymbolConfiguration] = newValue }
    }

    /// The color of symbols and stencils before the transformer; `nil` means the view's tint.
    public var tintColor: CellColor? {
      get { self[.tintColor, \.tintColor] }
      set { self[.tintColor, \.tintColor] = newValue }
    }

    /// The transformer applied to the tint color; `nil` for none.
    public var tintColorTransformer: ConfigurationColorTransformer? {
      get { self[.tintColorTransformer, \.tintColorTransformer] }
      set { self[.tintColorTransformer, \.tintColorTransformer] = newValue }
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

    /// The size of the space reserved for the image.
    ///
    /// The image is centered in that space and keeps its own size. In each dimension, 0 reserves
    /// the size of the image, or the standard dimension for symbols; ``standardDimension`` reserves
    /// the standard dimension for any image. An image larger than its space overflows it.
    public var reservedLayoutSize: CGSize {
      get { self[.reservedLayoutSize, \.reservedLayoutSize] }
      set { self[.reservedLayoutSize, \.reservedLayoutSize] = newValue }
    }

    /// Whether the image keeps its colors while the screen's colors are inverted.
    public var accessibilityIgnoresInvertColors: Bool {
      get { self[.accessibilityIgnoresInvertColors, \.accessibilityIgnoresInvertColors] }
      set { self[.accessibilityIgnoresInvertColors, \.accessibilityIgnoresInvertColors] = newValue }
    }

    /// The width of the outline around the image, in points; 0 draws none (iOS 18).
    public var strokeWidth: CGFloat {
      get { self[.strokeWidth, \.strokeWidth] }
      set { self[.strokeWidth, \.strokeWidth] = newValue }
    }

    /// The color of the outline before the transformer; `nil` means the view's tint (iOS 18).
    public var strokeColor: CellColor? {
      get { self[.strokeColor, \.strokeColor] }
      set { self[.strokeColor, \.strokeColor] = newValue }
    }

    /// The transformer applied to the outline's color; `nil` for none (iOS 18).
    public var strokeColorTransformer: ConfigurationColorTransformer? {
      get { self[.strokeColorTransformer, \.strokeColorTransformer] }
      set { self[.strokeColorTransformer, \.strokeColorTransformer] = newValue }
    }

    /// Returns the tint color after the transformer.
    ///
    /// If ``tintColor`` is `nil`, the transformer applies to `tint`, the tint of the view.
    public func resolvedTintColor(for tint: CellColor) -> CellColor {
      let color = tintColor?.replacingTint(with: tint) ?? tint
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the outline's color after the transformer.
    ///
    /// If ``strokeColor`` is `nil`, the transformer applies to `tint`, the tint of the view.
    public func resolvedStrokeColor(for tint: CellColor) -> CellColor {
      let color = strokeColor?.replacingTint(with: tint) ?? tint
      return strokeColorTransformer?(color) ?? color
    }
  }
}

extension ListContentConfiguration.ImageProperties: StyledProperties {
  func withDefaults<Result>(_ body: (ImageValues) -> Result) -> Result {
    body(defaults.row.values.image)
  }
}

extension ListContentConfiguration.ImageProperties: Hashable {
  /// Compares the current values of all properties, assigned or not.
  public static func == (a: Self, b: Self) -> Bool { a.reads(like: b) }

  /// Hashes the current values of all properties.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
