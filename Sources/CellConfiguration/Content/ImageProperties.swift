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

    var layers: RecordLayers<Style, ImageValues>

    /// The size, weight, scale and colors of symbols; has no effect on pictures.
    public var preferredSymbolConfiguration: CellImage.SymbolConfiguration? {
      get { self[0, \.preferredSymbolConfiguration] }
      set { self[0, \.preferredSymbolConfiguration] = newValue }
    }

    /// The color of symbols and stencils before the transformer; `nil` means the view's tint.
    public var tintColor: CellColor? {
      get { self[1, \.tintColor] }
      set { self[1, \.tintColor] = newValue }
    }

    /// The transformer applied to the tint color; `nil` for none.
    public var tintColorTransformer: ConfigurationColorTransformer? {
      get { self[2, \.tintColorTransformer] }
      set { self[2, \.tintColorTransformer] = newValue }
    }

    /// The preferred radius of the image's corners, in points; limited by the size of the image.
    public var cornerRadius: CGFloat {
      get { self[3, \.cornerRadius] }
      set { self[3, \.cornerRadius] = newValue }
    }

    /// The maximum size of the image; a dimension of 0 is unlimited.
    ///
    /// Larger images are scaled down in proportion; smaller images are never scaled up.
    public var maximumSize: CGSize {
      get { self[4, \.maximumSize] }
      set { self[4, \.maximumSize] = newValue }
    }

    /// The size of the space reserved for the image.
    ///
    /// The image is centered in that space and keeps its own size. In each dimension, 0 reserves
    /// the size of the image, or the standard dimension for symbols; ``standardDimension`` reserves
    /// the standard dimension for any image. An image larger than its space overflows it.
    public var reservedLayoutSize: CGSize {
      get { self[5, \.reservedLayoutSize] }
      set { self[5, \.reservedLayoutSize] = newValue }
    }

    /// Whether the image keeps its colors while the screen's colors are inverted.
    public var accessibilityIgnoresInvertColors: Bool {
      get { self[6, \.accessibilityIgnoresInvertColors] }
      set { self[6, \.accessibilityIgnoresInvertColors] = newValue }
    }

    /// The width of the outline around the image, in points; 0 draws none (iOS 18).
    public var strokeWidth: CGFloat {
      get { self[7, \.strokeWidth] }
      set { self[7, \.strokeWidth] = newValue }
    }

    /// The color of the outline before the transformer; `nil` means the view's tint (iOS 18).
    public var strokeColor: CellColor? {
      get { self[8, \.strokeColor] }
      set { self[8, \.strokeColor] = newValue }
    }

    /// The transformer applied to the outline's color; `nil` for none (iOS 18).
    public var strokeColorTransformer: ConfigurationColorTransformer? {
      get { self[9, \.strokeColorTransformer] }
      set { self[9, \.strokeColorTransformer] = newValue }
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

extension ListContentConfiguration.ImageProperties: LayeredProperties {
  @inline(__always)
  func readDefaults<Value>(_ path: KeyPath<ImageValues, Value>) -> Value {
    layers.defaults.record.values.image[keyPath: path]
  }
}

extension ListContentConfiguration.ImageProperties: Hashable {
  /// Compares the current values of all properties, assigned or not.
  public static func == (a: Self, b: Self) -> Bool { a.reads(like: b) }

  /// Hashes the current values of all properties.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
