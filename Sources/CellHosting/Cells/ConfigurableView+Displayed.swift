public import CellConfiguration

extension ConfigurableView {
  /// What the view shows at present, as a value: to print, to compare, and to take snapshots of.
  ///
  /// Passes that are due run first. Content and background are as they were updated last; content
  /// of another kind than ``ListContentConfiguration`` is `nil`. The traits of the view are those
  /// that the value specifies itself, so that it looks the same wherever it is laid out.
  public var displayedConfiguration: ListCellConfiguration {
    updateConfigurationIfNeeded()
    var displayed = arrangement
    displayed.content = contentConfiguration as? ListContentConfiguration
    displayed.background = displayedBackgroundConfiguration
    displayed.isEditing = flags.contains(.editing)
    displayed.isSelected = flags.contains(.selected)
    displayed.traitOverrides = traitCollection
    return displayed
  }
}

extension ConfigurableView: @MainActor CustomStringConvertible {
  /// The type of the view, and what it shows on one line.
  public var description: String { "<\(type(of: self)): \(displayedConfiguration)>" }
}
