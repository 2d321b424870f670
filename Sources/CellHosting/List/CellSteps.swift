import CellConfiguration
package import CellLayout
package import Foundation

/// The drawing steps of a cell, with the rectangle that contains them.
package final class CellSteps {
  package let swipeActions: [DisplayItem]
  package let background: [DisplayItem]
  package let foreground: [DisplayItem]

  /// The rectangle that contains the cell and all steps, in points from its top left corner.
  package let bounds: CGRect

  /// The number of the look from which the steps were made.
  let look: Int

  /// The presentation from which the steps were made.
  private let presentation: CellPresentation

  /// Creates the steps of a presentation.
  ///
  /// - Parameters:
  ///   - presentation: The presentation.
  ///   - look: The number of the look.
  ///   - alpha: The opacity of each step, in addition to its own.
  init(_ presentation: CellPresentation, look: Int = 0, alpha: CGFloat = 1) {
    self.presentation = presentation
    func faded(_ items: [DisplayItem]) -> [DisplayItem] {
      if alpha == 1 { return items }
      return items.map { item in
        var item = item
        item.alpha *= alpha
        return item
      }
    }
    swipeActions = faded(presentation.swipeItems)
    background = faded(presentation.clippedBackgroundItems)
    foreground = faded(presentation.foregroundItems)
    let parts = [swipeActions, background, foreground].compactMap(\.bounds)
    bounds = parts.reduce(CGRect(origin: .zero, size: presentation.size)) { $0.union($1) }
    self.look = look
  }

  /// Returns the steps with an opacity.
  func faded(alpha: CGFloat) -> CellSteps { CellSteps(presentation, alpha: alpha) }

  /// Returns the steps on the way to others.
  func interpolated(to other: CellSteps, fraction: CGFloat) -> CellSteps {
    if Self.looksSame(self, other) { return other }
    return CellSteps(presentation.interpolated(to: other.presentation, fraction: fraction))
  }

  /// All steps, from back to front.
  package var all: [DisplayItem] { swipeActions + background + foreground }

  /// Returns whether two cells look the same.
  static func looksSame(_ first: CellSteps?, _ second: CellSteps?) -> Bool {
    if first === second { return true }
    guard let first, let second else { return false }
    return first.bounds == second.bounds && first.background == second.background
      && first.foreground == second.foreground && first.swipeActions == second.swipeActions
  }
}

extension ConfigurableView {
  /// The drawing steps of the view; `nil` before its first layout.
  ///
  /// They are kept until a value that determines ``cellPresentation`` is set. Each of these values
  /// counts its changes. Debug builds compare the kept steps with fresh ones.
  package var drawingSteps: CellSteps? {
    // Your app's views can draw something else without a change in the cell.
    drawsViews ? freshDrawingSteps : keptDrawingSteps
  }

  private var keptDrawingSteps: CellSteps? {
    let look = look &+ background.look &+ content.look &+ (content.listView?.look ?? 0)
    if let kept = keptSteps, kept.look == look {
      assert(
        CellSteps.looksSame(kept, freshDrawingSteps),
        "kept steps of \(self), expected those of its presentation")
      return kept
    }
    let fresh = cellPresentation.map { CellSteps($0, look: look) }
    keptSteps = fresh
    return fresh
  }

  /// The steps of the presentation, made again.
  package var freshDrawingSteps: CellSteps? { cellPresentation.map { CellSteps($0) } }

  /// Whether the view contains your app's views, which may draw more than their steps.
  var drawsOutsideSteps: Bool {
    drawsViews || arrangement.accessories.contains { $0.kind == .customView }
  }
}
