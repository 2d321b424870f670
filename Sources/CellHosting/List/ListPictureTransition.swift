import CellConfiguration
import CellLayout
public import Foundation

/// The way from one picture of a list to the next one.
struct ListPictureTransition<Identity: Hashable> {
  /// The pictures before and after.
  private let old: ListPicture<Identity>
  private let new: ListPicture<Identity>

  /// The frames from which items come and to which they go, by their positions after and before.
  private var starts: [ListItem: CGRect] = [:]
  private var ends: [ListItem: CGRect] = [:]

  /// The items that move past others, by their positions after and before.
  private var raised: (before: Set<ListItem>, after: Set<ListItem>) = ([], [])

  /// Creates the way between two pictures of the same size; `nil` for other pictures.
  ///
  /// - Parameters:
  ///   - old: The picture before.
  ///   - new: The picture after.
  ///   - frames: The movements that a snapshot or the user has caused.
  init?(
    from old: ListPicture<Identity>?, to new: ListPicture<Identity>, _ frames: ListTransition?
  ) {
    guard let old, old.size == new.size else { return nil }
    (self.old, self.new) = (old, new)
    for item in frames?.items ?? [] where item.before != nil && item.after != nil {
      if let after = item.after { starts[after] = item.startFrame }
      if let before = item.before { ends[before] = item.endFrame }
      if item.kind == .moved {
        if let before = item.before { raised.before.insert(before) }
        if let after = item.after { raised.after.insert(after) }
      }
    }
  }

  /// Returns the picture at a fraction of the way, from 0 to less than 1.
  func picture(at fraction: CGFloat) -> ListPicture<Identity> {
    var picture = new
    for (identity, item) in new.items {
      picture.items[identity] = self.item(identity, item, at: max(0, fraction))
    }
    for (identity, item) in old.items where new.items[identity] == nil {
      var item = item
      if let end = ends[item.item] {
        item.frame = item.frame.interpolated(to: end, fraction: fraction)
        item.isRaised = raised.before.contains(item.item)
      } else {
        item.steps = item.steps?.faded(alpha: 1 - fraction)
      }
      picture.items[identity] = item
    }
    return picture
  }

  /// Returns an item of the new picture on its way.
  private func item(
    _ identity: Identity, _ end: ListPicture<Identity>.Item, at fraction: CGFloat
  ) -> ListPicture<Identity>.Item {
    var item = end
    item.isRaised = raised.after.contains(end.item)
    if let start = old.items[identity] {
      item.frame = start.frame.interpolated(to: end.frame, fraction: fraction)
      if let (first, second) = both(start.steps, end.steps) {
        item.steps = first.interpolated(to: second, fraction: fraction)
      }
    } else if let start = starts[end.item] {
      item.frame = start.interpolated(to: end.frame, fraction: fraction)
    } else {
      item.steps = end.steps?.faded(alpha: fraction)
    }
    return item
  }

  private func both(_ first: CellSteps?, _ second: CellSteps?) -> (CellSteps, CellSteps)? {
    guard let first, let second else { return nil }
    return (first, second)
  }
}

extension HostedList {
  /// Returns the drawing steps of the list at a fraction of the way to the last ``update()``.
  ///
  /// Rows move to their new places; those that move past others are in front of them. Inserted rows
  /// appear, deleted ones disappear, backgrounds fade, and disclosures rotate. The program counts
  /// the time, and draws the list in each frame until the fraction is 1.
  ///
  /// Scrolling and another size have no transition: the list then looks as it is.
  ///
  /// - Parameters:
  ///   - fraction: The fraction, from 0 for the list before to 1 for the list as it is.
  ///   - rect: The rectangle to draw; `nil` for the whole list.
  public func displayList(at fraction: CGFloat, in rect: CGRect? = nil) -> [ListDrawing] {
    guard fraction < 1, let way = lastTransition else { return displayList(in: rect) }
    return way.picture(at: fraction).displayList(in: rect)
  }
}

extension CGRect {
  /// Returns the rectangle at a fraction of the way to another one.
  fileprivate func interpolated(to other: CGRect, fraction: CGFloat) -> CGRect {
    func value(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
      first + (second - first) * fraction
    }
    return CGRect(
      x: value(minX, other.minX), y: value(minY, other.minY), width: value(width, other.width),
      height: value(height, other.height))
  }
}
