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
    var change = ConfigurationChange.nothing
    textProperties.raise(&change, from: old.textProperties)
    if change < .layout {
      secondaryTextProperties.raise(&change, from: old.secondaryTextProperties)
    }
    if change < .layout { imageProperties.raise(&change, from: old.imageProperties) }
    if change < .layout { layers.ownValues.raise(&change, from: old.layers.ownValues) }
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
