import Foundation

extension BackgroundConfiguration {
  /// Returns the work that a view needs to show this configuration instead of an older one.
  ///
  /// The image and the custom view are content. Insets, corners, stroke widths, content mode and
  /// the geometry of the shadow are layout. So is a color or opacity with which a stroke or a
  /// shadow appears or disappears.
  ///
  /// Traits are not part of a configuration. When style, direction, scale or style sheet change,
  /// lay out and recolor regardless of the result.
  public func change(from old: BackgroundConfiguration) -> ConfigurationChange {
    if layers.isSame(as: old.layers) { return .nothing }
    var change = ConfigurationChange.nothing
    let (new, former) = (values, old.values)
    new.raise(&change, from: former)
    new.shadow.raise(&change, from: former.shadow)
    if change == .appearance,
      new.drawsStroke != former.drawsStroke || new.shadow.isDrawn != former.shadow.isDrawn
    {
      return .layout
    }
    return change
  }

  /// Becomes another configuration, and returns the work that a view needs to show it instead.
  package mutating func replace(with new: consuming BackgroundConfiguration) -> ConfigurationChange
  {
    let change = new.change(from: self)
    self = new
    return change
  }
}

extension BackgroundValues {
  /// Whether there is a visible stroke.
  fileprivate var drawsStroke: Bool { strokeWidth > 0 && strokeColor != .some(.clear) }
}

extension ShadowValues {
  /// Whether there is a visible shadow.
  fileprivate var isDrawn: Bool { opacity > 0 && color != .clear }
}
