import Foundation

extension BackgroundConfiguration {
  /// What a view that shows an older configuration has to do to show this one.
  ///
  /// The image and the custom view are its content; insets, corners, stroke widths, content mode
  /// and the shadow's geometry its layout.
  ///
  /// Traits are no part of a configuration: when style, direction, scale or style sheet change, lay
  /// out and recolor whatever this says.
  public func change(from old: BackgroundConfiguration) -> ConfigurationChange {
    if layers.isSame(as: old.layers) { return .nothing }
    return max(own.change(from: old.own), shadowRecord.change(from: old.shadowRecord))
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
