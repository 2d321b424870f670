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
    let (new, former) = (layers.addresses, old.layers.addresses)
    new.own.raise(&change, from: former.own)
    new.shadow.raise(&change, from: former.shadow)
    if change == .appearance,
      new.own.drawsStroke != former.own.drawsStroke || new.shadow.isDrawn != former.shadow.isDrawn
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

extension LayeredRecord<BackgroundValues> {
  /// Whether there is a visible stroke.
  ///
  /// The numbers are indices in the table of properties, as in the public accessors.
  fileprivate var drawsStroke: Bool {
    values(at: 11).pointee.strokeWidth > 0 && values(at: 9).pointee.strokeColor != .some(.clear)
  }
}

extension LayeredRecord<ShadowValues> {
  /// Whether there is a visible shadow.
  fileprivate var isDrawn: Bool {
    values(at: 1).pointee.opacity > 0 && values(at: 0).pointee.color != .clear
  }
}
