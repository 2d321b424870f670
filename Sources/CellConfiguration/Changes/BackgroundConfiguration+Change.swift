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
    return withValues { new in
      old.withValues { max(new.change(from: $0), new.shadow.change(from: $0.shadow)) }
    }
  }
}
