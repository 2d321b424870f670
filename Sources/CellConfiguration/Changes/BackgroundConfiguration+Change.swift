import Foundation

extension BackgroundConfiguration {
  /// What a view that shows an older configuration has to do to show this one.
  ///
  /// The image and the custom view are its content; insets, corners, stroke widths, content mode
  /// and the shadow's geometry its layout.
  ///
  /// Traits are no part of a configuration: when style, direction, scale or style sheet change, lay
  /// out and recolour whatever this says.
  public func change(from old: BackgroundConfiguration) -> ConfigurationChange {
    if layers.isSame(as: old.layers) { return .nothing }
    return layers.withValues { new in old.layers.withValues { new.change(from: $0) } }
  }
}

extension BackgroundValues {
  fileprivate func change(from old: BackgroundValues) -> ConfigurationChange {
    if image != old.image || customView != old.customView { return .content }
    if !hasSameLayout(as: old) { return .layout }
    return self == old ? .nothing : .appearance
  }

  /// Everything that is neither content nor in this list is appearance.
  fileprivate func hasSameLayout(as other: BackgroundValues) -> Bool {
    cornerRadius == other.cornerRadius && backgroundInsets == other.backgroundInsets
      && edgesAddingLayoutMarginsToBackgroundInsets
        == other.edgesAddingLayoutMarginsToBackgroundInsets
      && imageContentMode == other.imageContentMode && strokeWidth == other.strokeWidth
      && strokeOutset == other.strokeOutset && shadow.radius == other.shadow.radius
      && shadow.offset == other.shadow.offset && shadow.path == other.shadow.path
  }
}
