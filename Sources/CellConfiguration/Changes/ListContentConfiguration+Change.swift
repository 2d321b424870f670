import Foundation

extension ListContentConfiguration {
  /// Returns the work that a view needs to show this configuration instead of an older one.
  ///
  /// Configurations with the same defaults and no customization, such as those of two rows, differ
  /// only in their content. Comparing them takes a few nanoseconds.
  ///
  /// Traits are not part of a configuration. When text size, style, direction, scale or style sheet
  /// change, lay out and recolor regardless of the result.
  ///
  /// - Complexity: Proportional to the length of the texts; the number of properties is fixed.
  public func change(from old: ListContentConfiguration) -> ConfigurationChange {
    if image != old.image || texts != old.texts { return .content }
    if layers.isSame(as: old.layers) { return .nothing }
    // No property changes more than frames, and fonts change most often.
    let (new, old) = (layers.addresses, old.layers.addresses)
    var change = ConfigurationChange.nothing
    new.text.raise(&change, from: old.text)
    if change < .layout { new.secondaryText.raise(&change, from: old.secondaryText) }
    if change < .layout { new.image.raise(&change, from: old.image) }
    if change < .layout { new.own.raise(&change, from: old.own) }
    return change
  }

  /// Becomes another configuration, and returns the work that a view needs to show it instead.
  ///
  /// Neither is copied for the comparison.
  package mutating func replace(with new: consuming ListContentConfiguration) -> ConfigurationChange
  {
    let change = new.change(from: self)
    self = new
    return change
  }
}
