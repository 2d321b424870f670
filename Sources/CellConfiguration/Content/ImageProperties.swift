public import Foundation

extension ListContentConfiguration {
  /// How the image of a configuration looks and how much space it gets.
  ///
  /// Without an image none of this has any effect. Properties that were never assigned follow the
  /// style and its states; each one is assigned for itself. As documented for
  /// `UIListContentConfiguration.ImageProperties`.
  public struct ImageProperties: Sendable {
    /// As a reserved width or height: what symbol images get by themselves.
    ///
    /// The value was recorded from UIKit.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    var layers: RecordLayers<Style, ImageValues>

    /// Size, weight and scale of symbols; pictures are left as they are.
    public var preferredSymbolConfiguration: CellImage.SymbolConfiguration? {
      get { self[0, \.preferredSymbolConfiguration] }
      set { self[0, \.preferredSymbolConfiguration] = newValue }
    }

    /// The colour of symbols and stencils before the transformer; nil stands for the view's tint.
    public var tintColor: CellColor? {
      get { self[1, \.tintColor] }
      set { self[1, \.tintColor] = newValue }
    }

    /// What is done to the tint colour, nil for nothing.
    public var tintColorTransformer: ConfigurationColorTransformer? {
      get { self[2, \.tintColorTransformer] }
      set { self[2, \.tintColorTransformer] = newValue }
    }

    /// The preferred radius of the image's corners, in points; a small image has smaller ones.
    public var cornerRadius: CGFloat {
      get { self[3, \.cornerRadius] }
      set { self[3, \.cornerRadius] = newValue }
    }

    /// The largest size of the image; a dimension of 0 is not limited.
    ///
    /// Larger images are scaled down with their proportions kept; nothing is ever enlarged.
    public var maximumSize: CGSize {
      get { self[4, \.maximumSize] }
      set { self[4, \.maximumSize] = newValue }
    }

    /// The space kept for the image, which is centred in it and keeps its own size.
    ///
    /// Per dimension: 0 reserves what the image needs, or for symbols the standard;
    /// ``standardDimension`` reserves that standard for any image. An image larger than its space
    /// sticks out of it.
    public var reservedLayoutSize: CGSize {
      get { self[5, \.reservedLayoutSize] }
      set { self[5, \.reservedLayoutSize] = newValue }
    }

    /// Whether the image keeps its colours while the screen's are inverted.
    public var accessibilityIgnoresInvertColors: Bool {
      get { self[6, \.accessibilityIgnoresInvertColors] }
      set { self[6, \.accessibilityIgnoresInvertColors] = newValue }
    }

    /// The width of the outline around the image, in points; 0 draws none (iOS 18).
    public var strokeWidth: CGFloat {
      get { self[7, \.strokeWidth] }
      set { self[7, \.strokeWidth] = newValue }
    }

    /// The colour of the outline before the transformer; nil stands for the view's tint (iOS 18).
    public var strokeColor: CellColor? {
      get { self[8, \.strokeColor] }
      set { self[8, \.strokeColor] = newValue }
    }

    /// What is done to the outline's colour, nil for nothing (iOS 18).
    public var strokeColorTransformer: ConfigurationColorTransformer? {
      get { self[9, \.strokeColorTransformer] }
      set { self[9, \.strokeColorTransformer] = newValue }
    }

    /// The tint that is seen: the transformer applied to the tint colour, or to a view's tint where
    /// that is nil.
    public func resolvedTintColor(for tint: CellColor) -> CellColor {
      let color = tintColor?.replacingTint(with: tint) ?? tint
      return tintColorTransformer?(color) ?? color
    }

    /// The outline's colour that is seen: the transformer applied to it, or to a view's tint where
    /// it is nil.
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
  /// Compares every property as it reads, whether it was assigned or not.
  public static func == (a: Self, b: Self) -> Bool { a.reads(like: b) }

  /// Feeds every property as it reads.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
