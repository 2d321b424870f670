import CellConfiguration
import CellLayout
import Foundation

/// The visible part of a list: the items on display, each with its steps and its frame.
///
/// Display lists are made from it.
struct ListPicture {
  /// An item, in the coordinates of the list's bounds.
  struct Item {
    var item: ListItem
    var frame: CGRect

    /// The item's place from back to front: rows, headers and footers, the row that the user moves.
    var layer: Int

    /// Whether the item is in front of others in its layer, because it moves past them.
    var isRaised = false
    var steps: CellSteps?

    /// The part that has keyboard focus, and the part below the pointer, which your app marks.
    var focus: CellTarget?
    var hover: CellTarget?

    /// The rectangle that contains the item and all its steps.
    var bounds: CGRect {
      steps.map { $0.bounds.offsetBy(dx: frame.minX, dy: frame.minY).union(frame) } ?? frame
    }
  }

  /// The steps of an empty state, with their top left corner.
  struct EmptyState {
    var steps: CellSteps
    var origin: CGPoint

    var bounds: CGRect { steps.bounds.offsetBy(dx: origin.x, dy: origin.y) }

    /// Returns the empty state with an opacity.
    func faded(alpha: CGFloat) -> EmptyState {
      EmptyState(steps: steps.faded(alpha: alpha), origin: origin)
    }

    /// Returns whether two empty states are drawn alike, if the first one has moved up by a
    /// distance.
    static func looksSame(
      _ old: EmptyState?, _ new: EmptyState?, movedUpBy distance: CGFloat
    ) -> Bool {
      guard let old, let new else { return old == nil && new == nil }
      return distance == 0 && old.origin == new.origin && CellSteps.looksSame(old.steps, new.steps)
    }
  }

  /// A scrim with the header in front of it.
  struct Scrim {
    var header: ListItem

    /// The step, in points from the origin.
    var step: DisplayItem

    /// The top left corner, in the coordinates of the list's bounds.
    var origin: CGPoint

    var bounds: CGRect? { step.bounds?.offsetBy(dx: origin.x, dy: origin.y) }

    /// Returns the scrim with an opacity.
    func faded(alpha: CGFloat) -> Scrim {
      var scrim = self
      scrim.step.alpha *= alpha
      return scrim
    }

    /// Returns whether two scrims are drawn alike, if the first one has moved up by a distance.
    static func looksSame(_ old: Scrim?, _ new: Scrim?, movedUpBy distance: CGFloat) -> Bool {
      guard let old, let new else { return old == nil && new == nil }
      return distance == 0 && old.step == new.step && old.origin == new.origin
    }
  }

  var size: CGSize

  /// The distance by which the content is scrolled up.
  var offset: CGFloat
  var scale: CGFloat
  var background: CellColor.Components

  /// The empty state; `nil` without one.
  var emptyState: EmptyState?
  var items: [Item]

  /// The scrim behind a pinned header; `nil` for none.
  var scrim: Scrim?

  /// Creates the picture of the items on display.
  ///
  /// - Parameters:
  ///   - shown: The items.
  ///   - bounds: The rectangle that is on display.
  ///   - scale: The number of pixels in a point.
  ///   - background: The color behind the items.
  ///   - emptyState: The empty state; `nil` for a list with items.
  ///   - dragged: The row that the user moves, in front of all others.
  ///   - focus: The part with keyboard focus.
  ///   - hover: The part below the pointer.
  @MainActor
  init(
    of shown: [ListItem: ShownItem], bounds: CGRect, scale: CGFloat,
    background: CellColor.Components, emptyState: ListEmptyState?, dragged: ListItem?,
    focus: ListTarget?, hover: ListTarget?
  ) {
    size = bounds.size
    offset = bounds.minY
    self.scale = scale
    self.background = background
    self.emptyState = emptyState.map { EmptyState(steps: $0.steps, origin: $0.frame.origin) }
    items = []
    items.reserveCapacity(shown.count)
    for (item, shown) in shown {
      items.append(
        Item(
          item: item, frame: shown.frame(in: bounds),
          layer: item == dragged ? .max : item.zIndex, steps: shown.view.drawingSteps,
          focus: focus?.item == item ? focus?.target : nil,
          hover: hover?.item == item ? hover?.target : nil))
    }
  }

  // MARK: Drawing

  /// The items from back to front: by layer, then from top to bottom, and raised items last.
  var inOrder: [Item] {
    func order(_ item: Item) -> (Int, CGFloat, Int, Int, Int) {
      let order = item.item.order
      return (item.layer, item.frame.minY, order.0, order.1, order.2)
    }
    let ordered = items.sorted { order($0) < order($1) }
    return ordered.filter { !$0.isRaised } + ordered.filter(\.isRaised)
  }

  /// Returns the steps of the items that meet a rectangle, in layers; `nil` for all items.
  func displayList(in rect: CGRect?) -> [ListDrawing] {
    let drawn = inOrder.filter { rect?.overlaps($0.bounds) ?? true }
    let layers: [(ListDrawing.Layer, ClosedRange<Int>, (CellSteps) -> [DisplayItem])] = [
      (.swipeActions, 0...0, \.swipeActions), (.backgrounds, 0...0, \.background),
      (.contents, 0...0, \.foreground), (.supplementaries, 1...(.max - 1), \.all),
      (.reordering, .max...(.max), \.all),
    ]
    var list: [ListDrawing] = []
    list.reserveCapacity(2 * drawn.count)
    if let emptyState, rect?.overlaps(emptyState.bounds) ?? true {
      list.append(
        ListDrawing(
          item: nil, layer: .emptyState, origin: emptyState.origin, items: emptyState.steps.all))
    }
    for (layer, range, part) in layers {
      if layer == .supplementaries, let scrim, let bounds = scrim.bounds,
        rect?.overlaps(bounds) ?? true
      {
        list.append(
          ListDrawing(
            item: scrim.header, layer: .scrim, origin: scrim.origin, items: [scrim.step]))
      }
      for item in drawn where range.contains(item.layer) {
        guard let items = item.steps.map(part), !items.isEmpty else { continue }
        list.append(
          ListDrawing(item: item.item, layer: layer, origin: item.frame.origin, items: items))
      }
    }
    return list
  }
}
