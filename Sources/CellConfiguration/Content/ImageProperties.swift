public import Foundation

extension ListContentConfiguration {
  /// How the image of a configuration looks and how much room it gets.
  ///
  /// Without an image none of this has any effect. Properties that were never assigned follow the
  /// style and its states; each one is assigned for itself. As documented for
  /// `UIListContentConfiguration.ImageProperties`.
  public struct ImageProperties: Sendable {
    /// As a reserved width or height: what symbol images get by themselves.
    ///
    /// The value was recorded from UIKit.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    let stand: Stand<Style>
    var overrides: ImageOverrides
    let scoped: CopyOnWriteBox<ListContentOverrides>

    /// Size, weight and scale of symbols; pictures are left as they are.
    public var preferredSymbolConfiguration: CellImage.SymbolConfiguration? {
      get { read({ $0.preferredSymbolConfiguration }, { $0.preferredSymbolConfiguration }) }
      set { overrides.preferredSymbolConfiguration = newValue }
    }

    /// The colour of symbols and stencils before the transformer; nil stands for the view's tint.
    public var tintColor: CellColor? {
      get { read({ $0.tintColor }, { $0.tintColor }) }
      set { overrides.tintColor = newValue }
    }

    /// What is done to the tint colour, nil for nothing.
    public var tintColorTransformer: ConfigurationColorTransformer? {
      get { read({ $0.tintColorTransformer }, { $0.tintColorTransformer }) }
      set { overrides.tintColorTransformer = newValue }
    }

    /// The preferred radius of the image's corners, in points; a small image has smaller ones.
    public var cornerRadius: CGFloat {
      get { read({ $0.cornerRadius }, { $0.cornerRadius }) }
      set { overrides.cornerRadius = newValue }
    }

    /// The largest size of the image; a dimension of 0 is not limited.
    ///
    /// Larger images are scaled down with their proportions kept; nothing is ever enlarged.
    public var maximumSize: CGSize {
      get { read({ $0.maximumSize }, { $0.maximumSize }) }
      set { overrides.maximumSize = newValue }
    }

    /// The room kept for the image, which is centred in it and keeps its own size.
    ///
    /// Per dimension: 0 reserves what the image needs, or for symbols the standard;
    /// ``standardDimension`` reserves that standard for any image. An image larger than its room
    /// sticks out of it.
    public var reservedLayoutSize: CGSize {
      get { read({ $0.reservedLayoutSize }, { $0.reservedLayoutSize }) }
      set { overrides.reservedLayoutSize = newValue }
    }

    /// Whether the image keeps its colours while the screen's are inverted.
    public var accessibilityIgnoresInvertColors: Bool {
      get { read({ $0.accessibilityIgnoresInvertColors }, { $0.accessibilityIgnoresInvertColors }) }
      set { overrides.accessibilityIgnoresInvertColors = newValue }
    }

    /// The width of the outline around the image, in points; 0 draws none (iOS 18).
    public var strokeWidth: CGFloat {
      get { read({ $0.strokeWidth }, { $0.strokeWidth }) }
      set { overrides.strokeWidth = newValue }
    }

    /// The colour of the outline before the transformer; nil stands for the view's tint (iOS 18).
    public var strokeColor: CellColor? {
      get { read({ $0.strokeColor }, { $0.strokeColor }) }
      set { overrides.strokeColor = newValue }
    }

    /// What is done to the outline's colour, nil for nothing (iOS 18).
    public var strokeColorTransformer: ConfigurationColorTransformer? {
      get { read({ $0.strokeColorTransformer }, { $0.strokeColorTransformer }) }
      set { overrides.strokeColorTransformer = newValue }
    }

    /// The tint that is seen: the transformer applied to the tint colour, or to a view's tint where
    /// that is nil.
    public func resolvedTintColor(for tint: CellColor) -> CellColor {
      let color = tintColor ?? tint
      return tintColorTransformer?(color) ?? color
    }

    /// The outline's colour that is seen: the transformer applied to it, or to a view's tint where
    /// it is nil.
    public func resolvedStrokeColor(for tint: CellColor) -> CellColor {
      let color = strokeColor ?? tint
      return strokeColorTransformer?(color) ?? color
    }

    @inline(__always)
    private func read<Value>(
      _ override: (borrowing ImageOverrides) -> Value?, _ fallback: (borrowing ImageValues) -> Value
    ) -> Value {
      scoped.read { override($0.image) } ?? override(overrides) ?? fallback(stand.record.image)
    }

    /// Every property as it reads now.
    var values: ImageValues {
      var values = stand.record.image
      overrides.apply(to: &values)
      scoped.value?.image.apply(to: &values)
      return values
    }

    /// Whether the record reads like one of a configuration, but for what was assigned to it.
    func standsOn(_ styling: Styling<Style>) -> Bool {
      stand == styling.stand && scoped == styling.scoped
    }

    /// Whether two records differ in nothing but what was assigned to them.
    func standsLike(_ other: ImageProperties) -> Bool {
      stand == other.stand && scoped == other.scoped
    }
  }
}

extension ListContentConfiguration.ImageProperties: Hashable {
  /// Compares every property as it reads, whether it was assigned or not.
  public static func == (a: Self, b: Self) -> Bool {
    (a.standsLike(b) && a.overrides == b.overrides) || a.values == b.values
  }

  /// Feeds every property as it reads.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
