import CellConfiguration

extension CellView {
  /// Asks for a layout pass; requests are merged.
  public func setNeedsLayout() {
    isLayoutNeeded = true
    ownUpdater?.setNeedsDisplay()
    superview?.markLayoutNeededBelow()
  }

  /// Whether the view, or one in it, waits for layout.
  public var needsLayout: Bool { isLayoutNeeded || isLayoutNeededBelow }

  /// Lays out the view and everything in it where that was asked for.
  ///
  /// Cells are brought up to date first. What views ask of one another while they are laid out is
  /// done as well, up to eight times: then ``needsLayout`` is false. A view that asks for its own
  /// layout in its own `layoutSubviews()` has it in the next pass.
  public func layoutIfNeeded() {
    var waiting: [CellView] = []
    for _ in 0..<8 {
      layOut(&waiting)
      if !needsLayout { break }
    }
    for view in waiting { view.setNeedsLayout() }
  }

  /// Goes once through the view and everything in it.
  ///
  /// - Parameter waiting: Gets the views that have asked for their own layout again.
  private func layOut(_ waiting: inout [CellView]) {
    ownUpdater?.updateIfMarked()
    guard needsLayout else { return }
    if isLayoutNeeded {
      isLayoutNeeded = false
      ownUpdater?.willLayOut()
      placeSubviews()
      if isLayoutNeeded {
        isLayoutNeeded = false
        waiting.append(self)
      }
    }
    for view in subviews { view.layOut(&waiting) }
    isLayoutNeededBelow = subviews.contains(where: \.needsLayout)
    ownUpdater?.setNeedsDisplay(.layout)
  }

  /// Calls `layoutSubviews()`; models that somebody else's code reads there are watched if the view
  /// is or lies in a cell.
  private func placeSubviews() {
    guard placesWithClientCode, let updater = nearestUpdater else { return layoutSubviews() }
    let watch =
      layoutWatch
      ?? ModelWatch(of: updater, asksForPass: false) { [weak self] in self?.setNeedsLayout() }
    watch.updater = updater
    layoutWatch = watch
    watch.run(layoutSubviews)
  }

  func markLayoutNeededBelow() {
    var view: CellView? = self
    while let current = view, !current.isLayoutNeededBelow {
      current.isLayoutNeededBelow = true
      current.ownUpdater?.setNeedsDisplay()
      view = current.superview
    }
  }
}
