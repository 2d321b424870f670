import CellConfiguration

extension CellView {
  /// Requests a layout pass; several requests lead to one pass.
  ///
  /// If constraints place the view, the pass includes the view whose constraints they are.
  public func setNeedsLayout() {
    requestOwnLayout()
    if isPlacedByConstraints { superview?.setNeedsLayout() }
  }

  /// Requests layout of the subviews, in the frame that the view has.
  func requestOwnLayout() {
    isLayoutNeeded = true
    ownUpdater?.setNeedsDisplay()
    superview?.markLayoutNeededBelow()
  }

  /// Whether the view, or one in it, waits for layout or for an update of its properties.
  public var needsLayout: Bool {
    isLayoutNeeded || isLayoutNeededBelow || isPropertyUpdateNeededBelow
  }

  /// Lays out the view and all views in it that requested layout.
  ///
  /// Cells are updated first, and then properties. Layout that views request of one another during
  /// layout also runs, in up to eight rounds; ``needsLayout`` is then `false`. A view that requests
  /// its own layout in its own `layoutSubviews()` gets it in the next pass.
  public func layoutIfNeeded() {
    var waiting: (layout: [CellView], properties: [CellView]) = ([], [])
    for _ in 0..<8 {
      layOut(&waiting)
      if !needsLayout { break }
    }
    for view in waiting.layout { view.setNeedsLayout() }
    for view in waiting.properties { view.setNeedsUpdateProperties() }
  }

  /// Lays out the view and everything in it once.
  ///
  /// - Parameter waiting: Receives the views that have requested their own layout or update again.
  private func layOut(_ waiting: inout (layout: [CellView], properties: [CellView])) {
    ownUpdater?.updateIfMarked()
    guard needsLayout else { return }
    updatePropertiesThroughout(&waiting.properties)
    if isLayoutNeeded {
      isLayoutNeeded = false
      ownUpdater?.willLayOut()
      if placesWithClientCode || constraintHost != nil { updateConstraintsIfNeeded() }
      let owner = owner
      owner?.viewWillPlaceSubviews()
      placeSubviews()
      owner?.viewDidPlaceSubviews()
      if isLayoutNeeded {
        isLayoutNeeded = false
        waiting.layout.append(self)
      }
    }
    for view in subviews { view.layOut(&waiting) }
    isLayoutNeededBelow = subviews.contains(where: \.needsLayout)
    ownUpdater?.setNeedsDisplay(.layout)
  }

  /// Calls `layoutSubviews()`.
  ///
  /// This observes models that overrides from outside this module read.
  private func placeSubviews() {
    guard placesWithClientCode else {
      layoutWatch = nil
      return layoutSubviews()
    }
    let updater = nearestUpdater
    let watch =
      layoutWatch
      ?? ModelWatch(of: updater, asksForPass: false) { [weak self] in self?.setNeedsLayout() }
    watch.updater = updater
    layoutWatch = watch
    watch.run(layoutSubviews)
  }

  /// Requests layout of the views whose last layout was not observed for a cell that they entered.
  ///
  /// Cells in the view observe their own views.
  func requestObservedLayout(for updater: Updater) {
    guard ownUpdater == nil else { return }
    if placesWithClientCode, !isLayoutNeeded, layoutWatch?.updater !== updater { setNeedsLayout() }
    for view in subviews { view.requestObservedLayout(for: updater) }
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
