import CellConfiguration
public import Foundation

extension CellView {
  /// Requests a layout pass; several requests lead to one pass.
  public func setNeedsLayout() {
    isLayoutNeeded = true
    ownUpdater?.setNeedsDisplay()
    superview?.markLayoutNeededBelow()
  }

  /// Whether the view, or one in it, waits for layout.
  public var needsLayout: Bool { isLayoutNeeded || isLayoutNeededBelow }

  /// Lays out the view and all views in it that requested layout.
  ///
  /// Cells are updated first. Layout that views request of one another during layout also runs, in
  /// up to eight rounds; ``needsLayout`` is then `false`. A view that requests its own layout in
  /// its own `layoutSubviews()` gets it in the next pass.
  public func layoutIfNeeded() {
    var waiting: [CellView] = []
    for _ in 0..<8 {
      layOut(&waiting)
      if !needsLayout { break }
    }
    for view in waiting { view.setNeedsLayout() }
  }

  /// Lays out the view and everything in it once.
  ///
  /// - Parameter waiting: Receives the views that have requested their own layout again.
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

  /// Calls `layoutSubviews()`.
  ///
  /// In a cell and its subviews, this observes models that overrides from outside this module read.
  private func placeSubviews() {
    guard placesWithClientCode, let updater = nearestUpdater else {
      layoutWatch = nil
      return layoutSubviews()
    }
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

/// A rectangle in a view, for placing your own views.
///
/// As documented for `UILayoutGuide`, but without constraints: read ``layoutFrame`` in the
/// `layoutSubviews()` of a subclass, or after `layoutIfNeeded()`. Its view makes and owns it. A
/// guide that its view has removed keeps its last frame.
@preconcurrency @MainActor
public final class LayoutGuide {
  /// The view that the guide belongs to; `nil` once the view has removed it.
  public internal(set) weak var owningView: CellView?

  /// The rectangle in the view's coordinates, in points, as of the last layout.
  public internal(set) var layoutFrame = CGRect.zero

  init(in view: CellView) { owningView = view }
}
