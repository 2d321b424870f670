extension ListCellConfiguration {
  /// What a view that shows an older cell has to do to show this one.
  ///
  /// The most that content and background need. Other accessories count as other content; another
  /// height, indentation, editing state or trait means other frames, and a cell that is selected
  /// or no longer selected may have other colors. Traits of the list around are no part of a cell.
  public func change(from old: ListCellConfiguration) -> ConfigurationChange {
    if self == old { return .nothing }
    if accessories != old.accessories { return .content }
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

  /// Whether what is neither content, background nor accessory leaves all frames where they are.
  private func hasSameArrangement(as old: ListCellConfiguration) -> Bool {
    indentationLevel == old.indentationLevel && indentationWidth == old.indentationWidth
      && indentsAccessories == old.indentsAccessories && isEditing == old.isEditing
      && traitOverrides == old.traitOverrides && height == old.height
  }
}
