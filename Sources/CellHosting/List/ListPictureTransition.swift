import CellConfiguration
import CellLayout
public import Foundation

/// The way from one picture of a list to the next one.
struct ListPictureTransition {
  private var change: ListPictureChange

  /// The time at which the transition began; `nil` if your app counts the time, or it is over.
  var startTime: Double?

  /// The start frames of items by their positions after, and the end frames by their positions
  /// before.
  private var starts: [ListItem: CGRect] = [:]
  private var ends: [ListItem: CGRect] = [:]

  /// The items that move past others, by their positions after and before.
  private var raised: (before: Set<ListItem>, after: Set<ListItem>) = ([], [])

  /// Creates the way between two pictures of the same size; `nil` for other pictures.
  ///
  /// - Parameters:
  ///   - change: The pictures.
  ///   - frames: The movements that a snapshot or the user has caused.
  ///   - running: The transition to the picture before. If its time is counted and nothing else
  ///     moves, it continues to the new picture.
  init?(_ change: ListPictureChange, _ frames: ListTransition?, _ running: Self?) {
    guard change.old?.size == change.new.size else { return nil }
    if let running, running.startTime != nil, change.map == nil, change.isStill {
      self = running
      self.change = ListPictureChange(from: running.change.old, to: change.new, running.change.map)
      return
    }
    self.change = change
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
  func picture(at fraction: CGFloat) -> ListPicture {
    var picture = change.new
    picture.items = change.items.compactMap { before, after in
      if let after { return item(after, from: before, at: max(0, fraction)) }
      guard var item = before else { return nil }
      if let end = ends[item.item] {
        item.frame = item.frame.interpolated(to: end, fraction: fraction)
        item.isRaised = raised.before.contains(item.item)
      } else {
        item.steps = item.steps?.faded(alpha: 1 - fraction)
      }
      return item
    }
    // A scrim that remains does not move; another appears or disappears in its place.
    let (old, new) = (change.old?.scrim, change.new.scrim)
    if old == nil { picture.scrim = new?.faded(alpha: max(0, fraction)) }
    if new == nil { picture.scrim = old?.faded(alpha: 1 - fraction) }
    let (last, next) = (change.old?.emptyState, change.new.emptyState)
    if last == nil { picture.emptyState = next?.faded(alpha: max(0, fraction)) }
    if next == nil { picture.emptyState = last?.faded(alpha: 1 - fraction) }
    return picture
  }

  /// Returns an item of the new picture on its way.
  private func item(
    _ end: ListPicture.Item, from start: ListPicture.Item?, at fraction: CGFloat
  ) -> ListPicture.Item {
    var item = end
    item.isRaised = raised.after.contains(end.item)
    if let start {
      item.frame = start.frame.interpolated(to: end.frame, fraction: fraction)
      if let first = start.steps, let second = end.steps {
        item.steps = first.interpolated(to: second, fraction: fraction)
      }
    } else if let start = starts[end.item] {
      item.frame = start.interpolated(to: end.frame, fraction: fraction)
    } else {
      item.steps = end.steps?.faded(alpha: fraction)
    }
    return item
  }
}

extension HostedList {
  /// Lets time pass, shows all changes, and returns what to draw in this frame.
  ///
  /// Call it once in each frame, instead of ``advance(to:)`` and ``update()``, and draw
  /// ``displayList(at:in:)`` at the ``ListUpdate/fraction``. The list counts the time of
  /// transitions: while rows move, the rectangle to draw is the whole list.
  ///
  /// - Parameters:
  ///   - time: The time in seconds, on the clock of the events.
  ///   - transitionDuration: The time that a transition takes, in seconds. It slows down toward its
  ///     end. The duration and the curve are assumed.
  @discardableResult
  public func update(at time: Double, transitionDuration: Double = 0.25) -> ListUpdate {
    let goesOn = advance(to: time)
    let wasMoving = lastTransition?.startTime != nil
    var update = update()
    if update.transition != nil, time.isFinite { lastTransition?.startTime = time }
    if let start = lastTransition?.startTime {
      let rest = 1 - max(0, time - start) / transitionDuration
      if rest > 0 { update.fraction = 1 - rest * rest } else { lastTransition?.startTime = nil }
    }
    let isMoving = lastTransition?.startTime != nil
    if wasMoving || isMoving {
      update.redrawRects = [CGRect(origin: .zero, size: size)]
      update.redrawRectsAfterScrolling = update.redrawRects
      update.scrollDistance = 0
    }
    update.needsNextFrame = goesOn || isMoving || needsUpdate
    return update
  }

  /// Returns the drawing steps of the list at a fraction of the way to the last ``update()``.
  ///
  /// Rows move to their new places; those that move past others are in front of them. Inserted rows
  /// appear, deleted ones disappear, backgrounds fade, and disclosures rotate. Your app counts the
  /// time, and draws the list in each frame until the fraction is 1.
  ///
  /// Scrolling and another size have no transition: the list then has its final look.
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
