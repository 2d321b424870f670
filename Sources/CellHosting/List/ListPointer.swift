public import CellConfiguration
public import CellLayout
public import Foundation

/// The pointer of a list: a finger, or a mouse with its button.
///
/// It interprets a movement as a tap, scrolling, a swipe or a drag.
@MainActor
final class ListPointer<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  typealias Identity = ListIdentity<SectionID, ItemID>
  typealias Part = ListPart<Identity>

  /// The activities of a finger that touches the list.
  private enum Activity { case pressing, scrolling, swiping, dragging, nothing }

  private unowned let list: HostedList<SectionID, ItemID>

  /// The row under a finger that may become a tap.
  private var press: ListPress<Identity>?

  /// The part below the pointer, and the point of the pointer.
  private(set) var hovered: (part: Part?, point: CGPoint)?

  /// The activity of the finger; `nil` if no finger touches the list.
  private var activity: Activity?
  private var path = PointerPath()

  /// When the press becomes a long one; `nil` if it has no meaning.
  private var longPressTime: Double?

  /// The scrolling that continues after the finger has left.
  private var deceleration: Deceleration?

  /// The pull of the finger beyond an end of the list.
  var pull = ListPull()

  /// The fraction of a pixel that remains from the last scrolling.
  private var partOfPixel: CGFloat = 0

  init(_ list: HostedList<SectionID, ItemID>) { self.list = list }

  /// Returns whether a row is highlighted while a finger presses it.
  func highlights(_ row: Identity) -> Bool { press?.highlights(row) == true }

  /// The row that is highlighted; `nil` for none.
  var highlightedRow: ItemID? { press?.isHighlighting == true ? press?.part?.identity.rowID : nil }

  /// Hovers the item that is now below the pointer, and ends a press whose item is gone or no
  /// longer under the finger.
  func resolve() {
    if let point = hovered?.point { hover(at: point) }
    pull.resolve(isAtTop: list.visible.minY <= 0, isAtEnd: list.showsEnd)
    guard let press, let part = press.part,
      list.item(at: press.point).map(list.identity) != part.identity
    else { return }
    cancel()
  }

  // MARK: Phases

  func handle(
    _ phase: PointerPhase, at point: CGPoint, time: Double, _ modifiers: TapModifiers
  ) -> Bool {
    switch (phase, activity) {
    case (.down, _):
      endActivity()
      partOfPixel = 0
      path = PointerPath(point, time)
      activity = begin(at: point)
      return activity != .pressing || press?.part != nil
        || list.contentUnavailableButton(at: point) != nil
    case (.moved, nil): return hover(at: point) != nil
    case (.moved, let activity?):
      path.add(point, time)
      move(activity)
      return true
    case (.up, nil): return false
    case (.up, let activity?):
      path.add(point, time)
      self.activity = nil
      return finish(activity, modifiers)
    case (.cancelled, _):
      hover(at: nil)
      defer { activity = nil }
      return endActivity()
    }
  }

  /// Begins the activity of a finger where it touches the list.
  private func begin(at point: CGPoint) -> Activity {
    // A touch stops a list that scrolls on.
    if deceleration != nil {
      deceleration = nil
      return .scrolling
    }
    if let target = list.target(at: point), isReorderControl(target),
      list.beginReordering(at: point)
    {
      return .dragging
    }
    beginPress(at: point)
    longPressTime = list.reordersByLongPress ? path.time + Self.longPress : nil
    return .pressing
  }

  private func isReorderControl(_ target: ListTarget) -> Bool {
    guard case .accessory(let index) = target.target,
      let view = list.shown[target.item]?.view
    else { return false }
    return view.arrangement.accessories[index].kind == .reorder
  }

  private func move(_ activity: Activity) {
    switch activity {
    case .pressing:
      guard path.length > ListPress<Identity>.slop else { return }
      let isSwipe = path.isHorizontal && list.beginSwipe(at: path.start)
      cancel()
      // The content follows the finger from here.
      path.restart()
      self.activity = isSwipe ? .swiping : .scrolling
    case .scrolling: drag()
    case .swiping: list.moveSwipe(by: path.distance.x)
    case .dragging: list.moveReordering(to: path.end)
    case .nothing: break
    }
  }

  private func finish(_ activity: Activity, _ modifiers: TapModifiers) -> Bool {
    switch activity {
    case .pressing: return endPress(at: path.end, modifiers)
    case .scrolling:
      drag()
      deceleration =
        pull.isEmpty ? Deceleration(velocity: -path.velocity.y, time: path.time) : nil
      pull.release(at: path.time)
    case .swiping:
      list.moveSwipe(by: path.distance.x)
      list.endSwipe(velocity: path.velocity.x)
    case .dragging:
      list.moveReordering(to: path.end)
      list.endReordering()
    case .nothing: break
    }
    return true
  }

  /// Scrolls with the finger, which pulls the list at its ends.
  private func drag() {
    let distance = pull.take(path.step)
    let scrolled = list.scrollableDistance(-distance)
    pull.add(distance + scrolled)
    scroll(by: scrolled)
    if !pull.isEmpty { list.setNeedsUpdate() }
  }

  /// Scrolls to an offset on the pixels of the display; the rest of a pixel is added to the next
  /// distance.
  private func scroll(by distance: CGFloat) {
    let scale = list.layout.context.traits.effectiveDisplayScale
    guard distance != 0, let start = list.requestedOffset else { return list.scroll(by: distance) }
    let end = start + distance + partOfPixel
    let rounded = (end * scale).rounded() / scale
    partOfPixel = end - rounded
    list.scroll(by: rounded - start)
  }

  /// Ends the finger's activity without an effect, and returns whether there was one.
  @discardableResult
  func endActivity() -> Bool {
    let old = activity
    activity = old.map { _ in .nothing }
    switch old {
    case .pressing: cancel()
    case .swiping: list.closeSwipe()
    case .dragging: list.cancelReordering()
    case .scrolling: pull.release(at: path.time)
    case .nothing, nil: return false
    }
    return true
  }

  func advance(to time: Double) -> Bool {
    switch activity {
    case .pressing:
      guard let end = longPressTime, press != nil else { return false }
      if time < end { return true }
      longPressTime = nil
      if list.beginReordering(at: path.start) { activity = .dragging }
    case .dragging:
      list.moveReordering(to: path.end, elapsed: time - path.time)
    default:
      if pull.advance(to: time) {
        list.setNeedsUpdate()
        return true
      }
      guard let distance = deceleration?.advance(to: time) else { return false }
      let isAtEnd = list.clamped(list.visible.minY + distance) != list.visible.minY + distance
      scroll(by: distance)
      if isAtEnd || deceleration?.isOver == true { deceleration = nil }
      return deceleration != nil
    }
    path.time = time
    return activity == .dragging
  }

  /// The time after which a press is a long one, in seconds, as documented for
  /// `UILongPressGestureRecognizer`.
  private static var longPress: Double { 0.5 }

  func scrollWheel(by distance: CGFloat, at point: CGPoint) {
    deceleration = nil
    if activity == .pressing { endActivity() }
    scroll(by: distance)
    hover(at: point)
  }

  // MARK: Presses

  func beginPress(at point: CGPoint) {
    cancel()
    var new = ListPress(part: list.target(at: point).map(list.part), point: point)
    list.isHandlingUser = true
    defer { list.isHandlingUser = false }
    if new.part?.target == .cell, let id = new.part?.identity.rowID,
      list.primaryAction(of: id) != .none
    {
      new.isHighlighting = true
      list.cell(for: id)?.isHighlighted = true
      // Separators beside the row are hidden.
      list.setNeedsPlacement()
    }
    press = new
  }

  func endPress(at point: CGPoint, _ modifiers: TapModifiers) -> Bool {
    guard let press else { return false }
    cancel()
    if press.part == nil, let button = list.contentUnavailableButton(at: press.point) {
      guard list.contentUnavailableButton(at: point) == button else { return false }
      return list.performContentUnavailableAction(button)
    }
    let frame = press.part.flatMap { list.shownItem($0.identity)?.frame(in: list.bounds) }
    let end = list.target(at: point).map(list.part)
    return press.isTap(endingOn: end, at: point, row: frame) && tap(press.part, modifiers)
  }

  func cancel() {
    guard let old = press else { return }
    press = nil
    if old.isHighlighting, let identity = old.part?.identity {
      list.shownItem(identity)?.view.isHighlighted = false
      list.setNeedsPlacement()
    }
  }

  /// Has the effect of a tap on a part; `nil` for the space beside all items.
  func tap(_ part: Part?, _ modifiers: TapModifiers) -> Bool {
    if let swipe = list.swipe, swipe.offset != 0 {
      guard case .swipeAction? = part?.target, part?.identity == .row(swipe.id) else {
        list.closeSwipe()
        return true
      }
    }
    guard let part else { return false }
    activate(part, modifiers)
    return true
  }

  /// Has the effect of a tap on a part of an item.
  func activate(_ part: Part, _ modifiers: TapModifiers) {
    guard let view = list.shownItem(part.identity)?.view else { return }
    if case .link(let index) = part.target {
      // The view may have other content since the press began.
      let links = view.arrangedContent.links
      if links.indices.contains(index) { list.perform(links[index], of: part.identity.rowID) }
      return
    }
    let arrangement = view.arrangement
    guard let id = part.identity.rowID else {
      // Headers and footers cannot be selected.
      if case .accessory(let index) = part.target { _ = arrangement.accessories[index].action?() }
      return
    }
    switch part.target {
    case .cell: list.handle(.tap(id, modifiers))
    case .accessory(let index): list.handle(.tapAccessory(arrangement.accessories[index], of: id))
    case .swipeAction(let edge, let index):
      list.handle(.tapSwipeAction(arrangement.swipeActions(at: edge)[index], of: id))
    case .link: break
    }
  }

  // MARK: Hovering

  @discardableResult
  func hover(at point: CGPoint?) -> ListTarget? {
    let target = point.flatMap(list.target)
    let old = hovered?.part
    hovered = point.map { (target.map(list.part), $0) }
    if hovered?.part != old { list.setNeedsUpdate() }
    return target
  }
}

extension HostedList {
  /// Passes an event of a finger, or of a mouse and its button, to the list.
  ///
  /// The list interprets the events:
  ///
  /// | movement | effect |
  /// |---|---|
  /// | none | a tap; the row is highlighted meanwhile |
  /// | up or down by more than 10 points (assumed) | scrolling, which decelerates at the end |
  /// | sideways on a row with swipe actions | a swipe |
  /// | from a reorder control, or after half a second if ``reordersByLongPress`` | a drag |
  /// | of a mouse without a pressed button | hovering |
  ///
  /// Call ``advance(to:)`` in each frame. To interpret events yourself, use ``beginPress(at:)``,
  /// ``scroll(by:)``, ``beginSwipe(at:)`` and ``beginReordering(at:)`` instead.
  ///
  /// - Parameters:
  ///   - phase: The moment of the touch.
  ///   - point: The point, in the coordinates of the list's bounds.
  ///   - time: The time of the event in seconds, from any start; the clock of ``advance(to:)``.
  ///   - modifiers: The modifier keys that the user holds.
  /// - Returns: Whether the list handled the event; `false` if the event hits no item, or if a
  ///   finger leaves the list without a tap.
  @discardableResult
  public func pointer(
    _ phase: PointerPhase, at point: CGPoint, time: Double, _ modifiers: TapModifiers = []
  ) -> Bool {
    point.isFinite && time.isFinite
      && pointerInput.handle(phase, at: point, time: time, modifiers)
  }

  /// Scrolls the content up by a distance in points, as a wheel or two fingers on a trackpad do.
  ///
  /// - Parameters:
  ///   - distance: The distance; a negative one scrolls down.
  ///   - point: The point of the pointer, which then hovers the item below it.
  public func scrollWheel(by distance: CGFloat, at point: CGPoint) {
    if point.isFinite, distance.isFinite { pointerInput.scrollWheel(by: distance, at: point) }
  }

  /// Lets time pass: scrolling goes on after the finger, a row that is dragged to an edge scrolls
  /// the list, and a press becomes a long one.
  ///
  /// Call it before ``update()`` in each frame.
  ///
  /// - Parameter time: The time in seconds, on the clock of the events.
  /// - Returns: Whether the next frame is needed, even if nothing else requests one.
  @discardableResult
  public func advance(to time: Double) -> Bool {
    time.isFinite && pointerInput.advance(to: time)
  }

  // MARK: Taps

  /// Taps or clicks a point: a row, one of its accessories, a revealed swipe action, a link, or a
  /// button of the empty state.
  ///
  /// A tap beside revealed swipe actions hides them and does nothing else.
  ///
  /// - Returns: Whether the tap hit something.
  @discardableResult
  public func tap(at point: CGPoint, _ modifiers: TapModifiers = []) -> Bool {
    guard point.isFinite else { return false }
    if let button = contentUnavailableButton(at: point), item(at: point) == nil {
      return performContentUnavailableAction(button)
    }
    return pointerInput.tap(target(at: point).map(part), modifiers)
  }

  // MARK: Presses

  /// Begins a press at a point, which highlights the row until it ends.
  ///
  /// Accessories, links and rows on which a tap has no effect are not highlighted. The press
  /// belongs to its row: it ends without a tap if the row is gone, or moves away from under the
  /// finger.
  public func beginPress(at point: CGPoint) {
    if point.isFinite { pointerInput.beginPress(at: point) }
  }

  /// Ends a press with a tap on the part where it began.
  ///
  /// It has no effect without a press, and if the finger has left the row by more than 10 points
  /// (assumed) or is on another part of it.
  ///
  /// - Returns: Whether the tap hit something.
  @discardableResult
  public func endPress(at point: CGPoint, _ modifiers: TapModifiers = []) -> Bool {
    point.isFinite && pointerInput.endPress(at: point, modifiers)
  }

  /// Ends a press without a tap, as when the list begins to scroll.
  public func cancelPress() { pointerInput.cancel() }

  /// Moves the pointer to a point, or out of the list for `nil`.
  ///
  /// If another item comes below the point later, it is hovered then.
  ///
  /// - Returns: The target below the pointer. The rows that the pointer entered and left are among
  ///   the ones to draw.
  @discardableResult
  public func hover(at point: CGPoint?) -> ListTarget? {
    point?.isFinite == false ? hoveredTarget : pointerInput.hover(at: point)
  }
}
