import Foundation

/// The work that a view needs to show one configuration instead of another.
///
/// The cases range from nothing to everything. Each case includes those before it: a view that
/// handles ``content`` also lays out and recolors.
public enum ConfigurationChange: Int, Comparable, NamedCase, SchemaRepresentable {
  /// The configurations are equal or differ only in invisible ways.
  case nothing

  /// Colors, opacity or effects change, but no frame does.
  case display

  /// Frames can change, because of fonts, margins, paddings, line limits or image sizes.
  case layout

  /// The text, secondary text or image changes; the view sets and measures it again.
  case content

  /// Orders changes by the amount of work.
  public static func < (a: ConfigurationChange, b: ConfigurationChange) -> Bool {
    a.rawValue < b.rawValue
  }
}

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
    if store.isSame(as: old.store) { return .nothing }
    var change = ConfigurationChange.nothing
    let (new, former) = (values, old.values)
    new.raise(&change, from: former)
    new.shadow.raise(&change, from: former.shadow)
    if change == .display,
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

extension ListCellConfiguration {
  /// Returns the work that a view needs to show this cell instead of an older one.
  ///
  /// The result is the larger of the changes of content and background. Different accessories or
  /// swipe actions count as different content. A different height, indentation, swipe offset,
  /// editing state or trait means different frames. A change of the selected or expanded state can
  /// mean different colors and marks. Traits of the surrounding list are not part of a cell.
  public func change(from old: ListCellConfiguration) -> ConfigurationChange {
    if self == old { return .nothing }
    if accessories != old.accessories || otherContent != old.otherContent { return .content }
    if leadingSwipeActions != old.leadingSwipeActions
      || trailingSwipeActions != old.trailingSwipeActions
    {
      return .content
    }
    var change = ConfigurationChange.nothing
    switch (content, old.content) {
    case (let new?, let old?): change = new.change(from: old)
    case (nil, nil): break
    default: return .content
    }
    switch (background, old.background) {
    case (let new?, let old?): change = max(change, new.change(from: old))
    case (nil, nil): break
    default: change = max(change, .layout)
    }
    if !flags.symmetricDifference(old.flags).isDisjoint(with: [.selected, .expanded]) {
      change = max(change, .display)
    }
    return hasSameArrangement(as: old) ? change : max(change, .layout)
  }

  /// Returns whether all properties except content, background and accessories leave frames alone.
  private func hasSameArrangement(as old: ListCellConfiguration) -> Bool {
    indentationLevel == old.indentationLevel && indentationWidth == old.indentationWidth
      && indentsAccessories == old.indentsAccessories && flags[.editing] == old.flags[.editing]
      && traitOverrides == old.traitOverrides && height == old.height
      && swipeOffset == old.swipeOffset
  }
}

extension ListContentConfiguration {
  /// Returns the work that a view needs to show this configuration instead of an older one.
  ///
  /// Configurations with the same defaults and no customization, such as those of two rows, differ
  /// only in their content. Comparing them takes a few nanoseconds.
  ///
  /// Traits are not part of a configuration. When text size, style, direction, scale or style sheet
  /// change, lay out and recolor regardless of the result.
  ///
  /// - Complexity: Proportional to the length of the text and secondary text; the number of
  ///   properties is fixed.
  public func change(from old: ListContentConfiguration) -> ConfigurationChange {
    if image != old.image || texts != old.texts { return .content }
    if store.isSame(as: old.store) { return .nothing }
    // A property changes at most frames, and fonts change most often.
    var change = ConfigurationChange.nothing
    textProperties.raise(&change, from: old.textProperties)
    if change < .layout {
      secondaryTextProperties.raise(&change, from: old.secondaryTextProperties)
    }
    if change < .layout { imageProperties.raise(&change, from: old.imageProperties) }
    if change < .layout { store.ownValues.raise(&change, from: old.store.ownValues) }
    return change
  }

  /// Becomes another configuration, and returns the work that a view needs to show it instead.
  ///
  /// The comparison does not copy either configuration.
  package mutating func replace(with new: consuming ListContentConfiguration) -> ConfigurationChange
  {
    let change = new.change(from: self)
    self = new
    return change
  }
}
