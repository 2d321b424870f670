import Foundation

extension ListContentConfiguration {
  /// What a view that shows an older configuration has to do to show this one.
  ///
  /// Configurations on the same defaults with nothing customised, such as those of two rows, differ
  /// in their content only and are compared in a few nanoseconds.
  ///
  /// Traits are no part of a configuration: when text size, style, direction, scale or style sheet
  /// change, lay out and recolour whatever this says.
  ///
  /// - Complexity: proportional to the length of the texts; the number of properties is fixed.
  public func change(from old: ListContentConfiguration) -> ConfigurationChange {
    if image != old.image || texts != old.texts { return .content }
    if layers.isSame(as: old.layers) { return .nothing }
    return withValues { new in old.withValues { new.change(from: $0) } }
  }
}

extension ListContentValues {
  fileprivate func change(from old: ListContentValues) -> ConfigurationChange {
    max(
      max(own.change(from: old.own), image.change(from: old.image)),
      max(text.change(from: old.text), secondaryText.change(from: old.secondaryText)))
  }
}
