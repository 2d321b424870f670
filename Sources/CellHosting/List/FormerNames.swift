// Names of earlier versions.

extension HostedList {
  /// Expands or collapses an item of an outline.
  @available(*, deprecated, renamed: "setExpanded(_:for:)")
  public func setExpanded(_ isExpanded: Bool, _ id: ItemID) { setExpanded(isExpanded, for: id) }
}

/// Drawing steps of one item in a list.
@available(*, deprecated, renamed: "ListDrawing")
public typealias ListDisplayItem = ListDrawing

/// An item on display in a list.
@available(*, deprecated, renamed: "VisibleItem")
public typealias DisplayedListItem = VisibleItem
