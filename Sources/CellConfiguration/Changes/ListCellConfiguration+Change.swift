extension ListCellConfiguration {
  /// Returns the work that a view needs to show this cell instead of an older one.
  ///
  /// The result is the larger of the changes of content and background. Different accessories count
  /// as different content, and so do different swipe actions. A different height, indentation,
  /// swipe offset, editing state or trait means different frames, and a different selection can
  /// mean different colors. Traits of the surrounding list are not part of a cell.
  public func change(from old: ListCellConfiguration) -> ConfigurationChange {
    if self == old { return .nothing }
    if accessories != old.accessories || contentViewName != old.contentViewName { return .content }
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
    if isSelected != old.isSelected { change = max(change, .appearance) }
    return hasSameArrangement(as: old) ? change : max(change, .layout)
  }

  /// Returns whether all properties except content, background and accessories leave frames alone.
  private func hasSameArrangement(as old: ListCellConfiguration) -> Bool {
    indentationLevel == old.indentationLevel && indentationWidth == old.indentationWidth
      && indentsAccessories == old.indentsAccessories && isEditing == old.isEditing
      && traitOverrides == old.traitOverrides && height == old.height
      && swipeOffset == old.swipeOffset
  }
}
