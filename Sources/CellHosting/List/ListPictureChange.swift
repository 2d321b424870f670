import CellConfiguration
import CellLayout
import Foundation

/// Two pictures of a list, from before and after an update, with their items in pairs.
///
/// The rectangles to draw again are computed from the two pictures alone. Rectangles collected
/// during changes would miss items that move on the screen but not in the content.
struct ListPictureChange {
  /// The picture before; `nil` for none.
  let old: ListPicture?
  let new: ListPicture

  /// The new positions of the items of the old picture; `nil` if they are the same.
  let map: ListItemMap?
  private let oldItems: [ListPicture.Item]

  /// The places of each item in the two pictures; `nil` if it was not, or is not, on display.
  private let places: [(before: Int?, after: Int?)]

  /// Creates the change from one picture to another.
  ///
  /// - Parameters:
  ///   - old: The picture before.
  ///   - new: The picture after.
  ///   - map: The new positions of the items of the old picture; `nil` if they are the same.
  init(from old: ListPicture?, to new: ListPicture, _ map: ListItemMap?) {
    (self.old, self.new, self.map, oldItems) = (old, new, map, old?.items ?? [])
    var newPlaces = [ListItem: Int](minimumCapacity: new.items.count)
    for place in new.items.indices { newPlaces[new.items[place].item] = place }
    let hasMoved = map?.isEmpty == false
    var places: [(before: Int?, after: Int?)] = new.items.indices.map { (nil, $0) }
    for place in oldItems.indices {
      let item = oldItems[place].item
      let image = hasMoved ? map?.image(of: item) : item
      if let newPlace = image.flatMap({ newPlaces[$0] }) {
        places[newPlace].before = place
      } else {
        places.append((place, nil))
      }
    }
    self.places = places
  }

  /// Each item before and after the change; `nil` if it was not, or is not, on display.
  var items: [(before: ListPicture.Item?, after: ListPicture.Item?)] {
    places.map { ($0.map { oldItems[$0] }, $1.map { new.items[$0] }) }
  }

  /// Whether no item appears, disappears, or has another frame.
  var isStill: Bool {
    places.allSatisfy { before, after in
      guard let before, let after else { return false }
      return oldItems[before].frame == new.items[after].frame
    }
  }

  /// Whether the list is scrolled.
  var isScrolled: Bool { old?.offset != new.offset }

  /// Returns the rectangles to draw over the old picture; all of the new one without an old one.
  ///
  /// - Parameter changed: Items that look different, even if their steps are equal.
  /// - Returns: The rectangles, a distance by which the old picture can be shifted up instead, and
  ///   the rectangles to draw then.
  func rects(
    alsoChanged changed: Set<ListItem>
  ) -> (rects: [CGRect], distance: CGFloat, rectsAfterShift: [CGRect]) {
    guard let old, new.size == old.size, new.scale == old.scale, new.background == old.background
    else { return new.whole }
    let rects = rects(shiftedBy: 0, changed)
    let distance = distance
    return (rects, distance, distance == 0 ? rects : self.rects(shiftedBy: distance, changed))
  }

  /// The distance by which most rows have moved up; 0 if the picture cannot be shifted by it.
  private var distance: CGFloat {
    var counts: [(distance: CGFloat, count: Int)] = []
    for case (let before?, let after?) in places where new.items[after].layer == 0 {
      let distance = oldItems[before].frame.minY - new.items[after].frame.minY
      if let index = counts.firstIndex(where: { $0.distance.isSame(as: distance) }) {
        counts[index].count += 1
      } else {
        counts.append((distance, 1))
      }
    }
    let most = counts.max { ($0.count, -abs($0.distance)) < ($1.count, -abs($1.distance)) }
    guard let distance = most?.distance, abs(distance) < new.size.height else { return 0 }
    let pixels = (distance * new.scale).rounded()
    return (distance * new.scale).isSame(as: pixels) ? pixels / new.scale : 0
  }

  /// Returns the rectangles in which the picture differs from an old one that was shifted up.
  ///
  /// - Parameters:
  ///   - distance: The distance by which it was shifted.
  ///   - changed: Items that look different, even if their steps are equal.
  /// - Returns: Rectangles on pixels, inside the list, that do not overlap.
  private func rects(shiftedBy distance: CGFloat, _ changed: Set<ListItem>) -> [CGRect] {
    let bounds = CGRect(origin: .zero, size: new.size)
    var rects: [CGRect] = []
    if distance != 0 {
      // The part of the list that the shift has uncovered.
      rects.append(
        CGRect(
          x: 0, y: distance > 0 ? bounds.height - distance : 0, width: bounds.width,
          height: abs(distance)))
    }
    if !ListPicture.EmptyState.looksSame(old?.emptyState, new.emptyState, movedUpBy: distance) {
      rects += [
        old?.emptyState?.bounds.offsetBy(dx: 0, dy: -distance), new.emptyState?.bounds,
      ].compactMap(\.self)
    }
    if !ListPicture.Scrim.looksSame(old?.scrim, new.scrim, movedUpBy: distance) {
      rects += [old?.scrim?.bounds?.offsetBy(dx: 0, dy: -distance), new.scrim?.bounds]
        .compactMap(\.self)
    }
    for (before, after) in places {
      if let before, let after, !changed.contains(new.items[after].item),
        new.items[after].looksSame(as: oldItems[before], movedUpBy: distance)
      {
        continue
      }
      if let before { rects.append(oldItems[before].bounds.offsetBy(dx: 0, dy: -distance)) }
      if let after { rects.append(new.items[after].bounds) }
    }
    return rects.map { $0.onPixels(scale: new.scale).intersection(bounds) }
      .filter { !$0.isEmpty }.merged
  }
}

extension ListPicture {
  /// The rectangles that draw all of the picture.
  var whole: (rects: [CGRect], distance: CGFloat, rectsAfterShift: [CGRect]) {
    let all = size.width > 0 && size.height > 0 ? [CGRect(origin: .zero, size: size)] : []
    return (all, 0, all)
  }
}

extension ListPicture.Item {
  fileprivate func looksSame(as old: Self, movedUpBy distance: CGFloat) -> Bool {
    (old.frame.minY - distance).isSame(as: frame.minY) && old.frame.minX == frame.minX
      && old.frame.size == frame.size && old.layer == layer && old.focus == focus
      && old.hover == hover && CellSteps.looksSame(old.steps, steps)
  }
}

extension CGFloat {
  /// Returns whether two positions are the same but for rounding errors of arithmetic.
  fileprivate func isSame(as other: CGFloat) -> Bool { (self - other).magnitude < 1e-6 }
}

extension [CGRect] {
  /// Rectangles that cover the same area without overlapping; a rectangle is merged with one that
  /// contains it or continues it.
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
  /// Returns the smallest rectangle of whole pixels that contains the rectangle.
  fileprivate func onPixels(scale: CGFloat) -> CGRect {
    func edge(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
      let pixels = value * scale
      let nearest = pixels.rounded()
      return (pixels.isSame(as: nearest) ? nearest : pixels.rounded(rule)) / scale
    }
    let (left, top) = (edge(minX, .down), edge(minY, .down))
    return CGRect(
      x: left, y: top, width: edge(maxX, .up) - left, height: edge(maxY, .up) - top)
  }

  /// Returns whether two rectangles overlap, or form one rectangle.
  fileprivate func joins(_ other: CGRect) -> Bool {
    if overlaps(other) { return true }
    let touches = minY <= other.maxY && maxY >= other.minY
    return touches && minX == other.minX && maxX == other.maxX
  }
}
