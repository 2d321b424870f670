extension CellView {
  /// Asks for a layout pass; requests are merged.
  public func setNeedsLayout() {
    isLayoutNeeded = true
    layoutWasRequested()
    superview?.markLayoutNeededBelow()
  }

  /// Whether the view, or one in it, waits for layout.
  public var needsLayout: Bool { isLayoutNeeded || isLayoutNeededBelow }

  /// Lays out the view and everything in it where that was asked for.
  ///
  /// Cells are brought up to date first.
  public func layoutIfNeeded() {
    prepareForLayout()
    guard needsLayout else { return }
    if isLayoutNeeded {
      isLayoutNeeded = false
      performLayout()
    }
    isLayoutNeededBelow = false
    for view in subviews { view.layoutIfNeeded() }
    layoutWasDone()
  }

  func markLayoutNeededBelow() {
    var view: CellView? = self
    while let current = view, !current.isLayoutNeededBelow {
      current.isLayoutNeededBelow = true
      current.layoutWasRequested()
      view = current.superview
    }
  }
}
