import CellConfiguration
import CellLayout
import Foundation

/// What a program draws of a list: the items on display, each with its steps and its frame.
///
/// The display list is made from it. Two of them, from before and after an update, give the
/// rectangles to draw again, and nothing else decides that: rectangles collected while things
/// change miss what moves on the screen without moving in the content.
struct ListPicture<Identity: Hashable> {
  /// An item, in the coordinates of the list's bounds.
  struct Item {
    var item: ListItem
    var frame: CGRect

    /// The item's place from back to front: rows, headers and footers, the row that the user moves.
    var layer: Int

    /// Whether the item is in front of others in its layer, because it moves past them.
    var isRaised = false
    var steps: CellSteps?

    /// The part that has keyboard focus, and the part below the pointer, which programs mark.
    var focus: CellTarget?
    var hover: CellTarget?

    /// The rectangle that contains the item and all its steps.
    var bounds: CGRect {
      steps.map { $0.bounds.offsetBy(dx: frame.minX, dy: frame.minY).union(frame) } ?? frame
    }
  }

  var size: CGSize

  /// The distance by which the content is scrolled up.
  var offset: CGFloat
  var scale: CGFloat
  var background: CellColor.Components
  var items: [Identity: Item] = [:]

  /// Creates the picture of the items on display.
  ///
  /// - Parameters:
  ///   - shown: The items.
  ///   - visible: The visible rectangle.
  ///   - scale: The number of pixels in a point.
  ///   - background: The color behind the items.
  ///   - dragged: The row that the user moves, in front of all others.
  ///   - focus: The part with keyboard focus.
  ///   - hover: The part below the pointer.
  @MainActor
  init(
    of shown: [Identity: ShownItem], visible: CGRect, scale: CGFloat,
    background: CellColor.Components, dragged: Identity?, focus: ListPart<Identity>?,
    hover: ListPart<Identity>?
  ) {
    size = visible.size
    offset = visible.minY
    self.scale = scale
    self.background = background
    items.reserveCapacity(shown.count)
    for (identity, shown) in shown {
      items[identity] = Item(
        item: shown.item, frame: shown.frame(in: visible),
        layer: identity == dragged ? .max : shown.item.zIndex, steps: shown.view.drawingSteps,
        focus: focus?.identity == identity ? focus?.target : nil,
        hover: hover?.identity == identity ? hover?.target : nil)
    }
  }

  // MARK: Drawing

  /// The items from back to front; of two at the same height, the upper one in the list is behind.
  var inOrder: [(identity: Identity, item: Item)] {
    func order(_ item: Item) -> (Int, CGFloat, Int, Int, Int) {
      let order = item.item.order
      return (item.layer, item.frame.minY, order.0, order.1, order.2)
    }
    let ordered = items.map { ($0, $1) }.sorted { order($0.1) < order($1.1) }
    return ordered.filter { !$0.1.isRaised } + ordered.filter(\.1.isRaised)
  }

  /// Returns the steps of the items that meet a rectangle, in layers; `nil` for all items.
  func displayList(in rect: CGRect?) -> [ListDrawing] {
    let drawn = inOrder.map(\.item).filter { rect?.overlaps($0.bounds) ?? true }
    let layers: [(ListDrawing.Layer, ClosedRange<Int>, (CellSteps) -> [DisplayItem])] = [
      (.swipeActions, 0...0, \.swipeActions), (.backgrounds, 0...0, \.background),
      (.contents, 0...0, \.foreground), (.supplementaries, 1...(.max - 1), \.all),
      (.reordering, .max...(.max), \.all),
    ]
    var list: [ListDrawing] = []
    list.reserveCapacity(2 * drawn.count)
    for (layer, range, part) in layers {
      for item in drawn where range.contains(item.layer) {
        guard let items = item.steps.map(part), !items.isEmpty else { continue }
        list.append(
          ListDrawing(item: item.item, layer: layer, origin: item.frame.origin, items: items))
      }
    }
    return list
  }

  // MARK: Comparing

  /// Returns the rectangles to draw over an old picture; all of it if there is none.
  ///
  /// - Parameters:
  ///   - old: The old picture.
  ///   - changed: Items that look different, whatever their steps.
  /// - Returns: The rectangles, a distance by which the old picture can be shifted up instead, and
  ///   the rectangles to draw then.
  func changes(
    from old: Self?, alsoChanged changed: Set<Identity>
  ) -> (rects: [CGRect], distance: CGFloat, rectsAfterShift: [CGRect]) {
    guard let old, size == old.size, scale == old.scale, background == old.background else {
      let all = size.width > 0 && size.height > 0 ? [CGRect(origin: .zero, size: size)] : []
      return (all, 0, all)
    }
    let rects = changedRects(from: old, shiftedBy: 0, changed)
    let distance = distance(from: old)
    let shifted = distance == 0 ? rects : changedRects(from: old, shiftedBy: distance, changed)
    return (rects, distance, shifted)
  }

  /// Returns the distance by which most rows have moved up; 0 if the picture cannot be shifted by
  /// it.
  private func distance(from old: Self) -> CGFloat {
    var counts: [(distance: CGFloat, count: Int)] = []
    for (identity, item) in items where item.layer == 0 {
      guard let before = old.items[identity] else { continue }
      let distance = before.frame.minY - item.frame.minY
      if let index = counts.firstIndex(where: { isSame($0.distance, distance) }) {
        counts[index].count += 1
      } else {
        counts.append((distance, 1))
      }
    }
    let most = counts.max { ($0.count, -abs($0.distance)) < ($1.count, -abs($1.distance)) }
    guard let distance = most?.distance, abs(distance) < size.height else { return 0 }
    let pixels = (distance * scale).rounded()
    return isSame(distance * scale, pixels) ? pixels / scale : 0
  }

  /// Returns the rectangles in which the picture differs from an old one that was shifted up.
  ///
  /// - Parameters:
  ///   - old: The old picture.
  ///   - distance: The distance by which it was shifted.
  ///   - changed: Items that look different, whatever their steps.
  /// - Returns: Rectangles on pixels, inside the list, that do not overlap.
  private func changedRects(
    from old: Self, shiftedBy distance: CGFloat, _ changed: Set<Identity>
  ) -> [CGRect] {
    let bounds = CGRect(origin: .zero, size: size)
    var rects: [CGRect] = []
    if distance != 0 {
      // The part of the list that the shift has uncovered.
      rects.append(
        CGRect(
          x: 0, y: distance > 0 ? size.height - distance : 0, width: size.width,
          height: abs(distance)))
    }
    for (identity, item) in items {
      let before = old.items[identity]
      if let before, !changed.contains(identity), looksSame(before, item, distance) { continue }
      if let before { rects.append(before.bounds.offsetBy(dx: 0, dy: -distance)) }
      rects.append(item.bounds)
    }
    for (identity, item) in old.items where items[identity] == nil {
      rects.append(item.bounds.offsetBy(dx: 0, dy: -distance))
    }
    return rects.map(onPixels).map { $0.intersection(bounds) }.filter { !$0.isEmpty }.merged
  }

  private func looksSame(_ old: Item, _ new: Item, _ distance: CGFloat) -> Bool {
    isSame(old.frame.minY - distance, new.frame.minY) && old.frame.minX == new.frame.minX
      && old.frame.size == new.frame.size && old.layer == new.layer && old.focus == new.focus
      && old.hover == new.hover && CellSteps.looksSame(old.steps, new.steps)
  }

  /// Returns whether two positions are the same but for rounding errors of arithmetic.
  private func isSame(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-6 }

  /// Returns the smallest rectangle of whole pixels that contains a rectangle.
  private func onPixels(_ rect: CGRect) -> CGRect {
    func edge(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
      let pixels = value * scale
      let nearest = pixels.rounded()
      return (isSame(pixels, nearest) ? nearest : pixels.rounded(rule)) / scale
    }
    let (left, top) = (edge(rect.minX, .down), edge(rect.minY, .down))
    return CGRect(
      x: left, y: top, width: edge(rect.maxX, .up) - left, height: edge(rect.maxY, .up) - top)
  }
}

extension [CGRect] {
  /// Rectangles that cover the same area without overlapping; those that a larger one contains, or
  /// that continue one another, become one.
  fileprivate var merged: [CGRect] {
    var result: [CGRect] = []
    for rect in sorted(by: { ($0.minY, $0.minX) < ($1.minY, $1.minX) }) {
      var rect = rect
      while let index = result.firstIndex(where: { $0.joins(rect) }) {
        rect = rect.union(result.remove(at: index))
      }
      result.append(rect)
    }
    return result
  }
}

extension CGRect {
  /// Returns whether two rectangles overlap, or form one rectangle.
  fileprivate func joins(_ other: CGRect) -> Bool {
    if overlaps(other) { return true }
    let touches = minY <= other.maxY && maxY >= other.minY
    return touches && minX == other.minX && maxX == other.maxX
  }
}
