import Foundation

extension BackgroundConfiguration {
  /// Returns the work that a view needs to show this configuration instead of an older one.
  ///
  /// The image and the custom view are content. Insets, corners, stroke widths, content mode and
  /// the geometry of the shadow are layout.
  ///
  /// Traits are not part of a configuration. When style, direction, scale or style sheet change,
  /// lay out and recolor regardless of the result.
  public func change(from old: BackgroundConfiguration) -> ConfigurationChange {
    if layers.isSame(as: old.layers) { return .nothing }
    var change = ConfigurationChange.nothing
    own.raise(&change, from: old.own)
    shadowRecord.raise(&change, from: old.shadowRecord)
    return change
  }

  private var own: LayeredRecord<BackgroundValues> {
    layers.record {
      $0
    } _: {
      $0.address(of: \.own)
    }
  }

  private var shadowRecord: LayeredRecord<ShadowValues> {
    layers.record {
      $0.address(of: \.shadow)
    } _: {
      $0.pointee.shadow.layers.assigned.address
    }
  }
}
