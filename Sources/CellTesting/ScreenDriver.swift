public import CellConfiguration
public import CellHosting
import CellLayout
public import Foundation

/// A row of a list in a screen, by one of its texts or by its position.
///
/// A text is that of the content, or of a label, button or text field in the cell. The first such
/// row is meant. Rows out of view are found too: the list scrolls to them.
public struct ScreenRow: ExpressibleByStringLiteral, Sendable, CustomStringConvertible {
  fileprivate enum Kind: Sendable {
    case text(String)
    case position(ListPosition)
  }

  fileprivate let kind: Kind

  /// Creates a row with a text.
  public init(_ text: String) { kind = .text(text) }

  /// Creates a row with a text.
  public init(stringLiteral text: String) { self.init(text) }

  /// Creates the row at a position of the first list.
  public init(section: Int, row: Int) { kind = .position(ListPosition(section: section, row: row)) }

  /// The text in quotation marks, or the position.
  public var description: String {
    switch kind {
    case .text(let text): "\"\(text)\""
    case .position(let position): "\(position)"
    }
  }
}

/// A part of a screen that a test cannot find or use.
public struct ScreenError: Error, CustomStringConvertible, Hashable, Sendable {
  /// The reason, and what the screen has instead.
  public let description: String
}

// A test drives a screen as its user does. Every function first lays the screen out, and lays it
// out again when it is done, so nothing has to be waited for.
extension HostedScreen {
  // MARK: Taps

  /// Taps a button, control, tab, item of a bar, swipe action or other part with a title.
  ///
  /// The title is the displayed one, or the accessibility label or identifier of a view. Items of
  /// bars come first, then revealed swipe actions, then views that nothing covers, from top to
  /// bottom.
  ///
  /// - Throws: ``ScreenError`` if there is no such part, or if it is disabled or covered.
  public func tap(_ title: String) throws {
    let root = laidOut()
    defer { laidOut() }
    if let item = screenItems.first(where: { $0.title == title && $0.action != nil }) {
      guard item.isEnabled else { throw ScreenError(description: "\"\(title)\" is disabled.") }
      item.action?()
      return
    }
    for list in root.lists {
      let point = list.pointOfSwipeAction(title) ?? list.pointOfEmptyStateButton(title)
      if let point, tap(list, at: point) { return }
    }
    let places = root.places(of: title)
    if places.isEmpty {
      throw ScreenError(
        description: "There is no \"\(title)\": the screen has \(root.names(with: screenItems)).")
    }
    let operable = places.filter { $0.view.touchTarget(inside: root)?.isOperable != false }
    if operable.isEmpty { throw ScreenError(description: "\"\(title)\" is disabled.") }
    guard operable.contains(where: { root.tap(at: $0.point, in: $0.view) }) else {
      throw ScreenError(description: "\"\(title)\" takes no taps here: is something above it?")
    }
  }

  /// Taps a row.
  ///
  /// - Throws: ``ScreenError`` if there is no such row, or if controls cover it.
  public func tap(row: ScreenRow) throws {
    let (list, cell) = try find(row)
    defer { laidOut() }
    let frame = list.frameOnDisplay(of: cell)
    let points = [0.5, 0.3, 0.15, 0.7, 0.05].map { share in
      CGPoint(x: frame.minX + frame.width * share, y: frame.midY)
    }
    let free = points.filter { point in
      let inCell = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
      return cell.hitTest(inCell).map { $0.touchTarget(inside: cell) == nil } ?? true
    }
    // The disclosure of a header is as large as its row.
    let point = free.first { list.hostedList.target(at: $0)?.target == .cell } ?? free.first
    if let point, tap(list, at: point) { return }
    throw ScreenError(description: "Something covers row \(row).")
  }

  /// Taps an accessory of a row, or the control in a row for a custom view.
  ///
  /// - Throws: ``ScreenError`` if there is no such row or accessory.
  public func tap(accessory kind: CellAccessory.Kind, ofRow row: ScreenRow) throws {
    let (list, cell) = try find(row)
    defer { laidOut() }
    let accessories = cell.cellLayout?.accessories ?? []
    guard let accessory = accessories.first(where: { $0.kind == kind && !$0.isHidden }) else {
      throw ScreenError(
        description: "Row \(row) has no \(kind): it has \(accessories.map(\.kind)).")
    }
    let frame = list.frameOnDisplay(of: cell)
    let center = CGPoint(
      x: frame.minX + accessory.frame.midX, y: frame.minY + accessory.frame.midY)
    try tapView(list, at: list.place(of: center, in: screenView), in: row)
  }

  /// Taps the switch or other control in a row.
  ///
  /// - Throws: ``ScreenError`` if there is no such row or control.
  public func tap(controlOfRow row: ScreenRow) throws {
    let (list, cell) = try find(row)
    defer { laidOut() }
    let controls = cell.visibleDescendants.compactMap { $0 as? any TouchTarget }
    guard let control = controls.last else {
      throw ScreenError(description: "Row \(row) has no control.")
    }
    guard control.isOperable else {
      throw ScreenError(description: "The control of row \(row) is disabled.")
    }
    let center = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    try tapView(list, at: control.convert(center, to: screenView), in: row)
  }

  // MARK: Rows in motion

  /// Swipes across a row until its actions rest revealed; `fully` performs the first one.
  ///
  /// ```swift
  /// try screen.swipe(row: "City Library")
  /// try screen.tap("Delete")
  /// ```
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - edge: The edge at which the actions are.
  ///   - fully: Whether to swipe across the whole row.
  /// - Throws: ``ScreenError`` if there is no such row, or if it has no actions at the edge.
  public func swipe(
    row: ScreenRow, revealing edge: SwipeEdge = .trailing, fully: Bool = false
  ) throws {
    let (list, cell) = try find(row)
    defer { laidOut() }
    let hosted = list.hostedList
    let frame = list.frameOnDisplay(of: cell)
    try require(list, at: frame, row)
    let isRight = (edge == .leading) != hosted.traits.isRightToLeft
    let start = ScreenClock.next()
    func pointer(_ phase: PointerPhase, _ distance: CGFloat, after delay: Double) {
      let place = CGPoint(x: frame.midX + (isRight ? distance : -distance), y: frame.midY)
      hosted.pointer(phase, at: place, time: start + delay)
    }
    pointer(.down, 0, after: 0)
    pointer(.moved, 20, after: 0.1)
    pointer(.moved, 21, after: 0.2)
    let rest = abs(
      cell.displayedConfiguration.swipeOffset(
        revealing: edge, width: frame.width, context: LayoutContext(traits: cell.traitCollection)))
    guard hosted.swipedID != nil, rest > 0 else {
      pointer(.cancelled, 21, after: 0.3)
      throw ScreenError(description: "Row \(row) has no swipe actions at the \(edge) edge.")
    }
    let distance = fully ? frame.width : rest + 20
    pointer(.moved, distance, after: 1)
    pointer(.up, distance, after: 2)
  }

  /// Drags a row to the place of another one.
  ///
  /// - Throws: ``ScreenError`` if there is no such row, or if it cannot be moved there.
  public func move(row: ScreenRow, to target: ScreenRow) throws {
    let (list, cell) = try find(row)
    let hosted = list.hostedList
    let (_, other) = try find(target)
    defer { laidOut() }
    let (from, to) = (list.frameOnDisplay(of: cell), list.frameOnDisplay(of: other))
    try require(list, at: from, row)
    guard hosted.beginReordering(at: CGPoint(x: from.midX, y: from.midY)) else {
      throw ScreenError(description: "Row \(row) cannot be moved.")
    }
    // The middle of the row has to pass the middle of the other one.
    let end = to.midY + (to.midY > from.midY ? 1 : -1)
    hosted.moveReordering(to: CGPoint(x: from.midX, y: end))
    laidOut()
    hosted.endReordering()
  }

  /// Chooses an action of the menu that a long press of a row shows.
  ///
  /// - Throws: ``ScreenError`` if there is no such row or action, or if the action is disabled.
  public func choose(_ title: String, fromMenuOfRow row: ScreenRow) throws {
    let (list, cell) = try find(row)
    defer { laidOut() }
    try require(list, at: list.frameOnDisplay(of: cell), row)
    let items = list.hostedList.pool.indexPath(for: cell).map { list.menuProvider?($0) ?? [] } ?? []
    guard let item = items.first(where: { $0.title == title }) else {
      let titles = items.compactMap(\.title)
      throw ScreenError(
        description: "The menu of row \(row) has no \"\(title)\": it has \(titles).")
    }
    guard item.isEnabled else { throw ScreenError(description: "\"\(title)\" is disabled.") }
    item.action?()
  }

  // MARK: Text

  /// Replaces the text of a text field, and presses Return.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - field: The placeholder of the field, its text, or its accessibility label or identifier.
  /// - Throws: ``ScreenError`` if there is no such field.
  public func type(_ text: String, into field: String) throws {
    let root = laidOut()
    defer { laidOut() }
    let views = (screenBars + [root]).flatMap(\.visibleDescendants)
    let inputs = views.compactMap { $0 as? any TextInputView }
    guard let input = inputs.first(where: { $0.placeholder == field || $0.isNamed(field) }) else {
      let names = inputs.compactMap { $0.accessibilityLabel ?? $0.placeholder }
      throw ScreenError(description: "There is no text field \"\(field)\": there are \(names).")
    }
    input.enterByUser(text)
  }

  // MARK: The screen

  /// Scrolls the first list up by a distance in points, as a wheel does; a negative one scrolls
  /// down.
  public func scroll(by distance: CGFloat) {
    laidOut().lists.first?.hostedList.scrollWheel(by: distance, at: .zero)
    laidOut()
  }

  /// Scrolls until a row is in view.
  ///
  /// - Throws: ``ScreenError`` if there is no such row.
  public func scroll(to row: ScreenRow) throws { _ = try find(row) }

  /// Pulls down the first list with a refresh control.
  ///
  /// - Throws: ``ScreenError`` if there is none.
  public func pullToRefresh() throws {
    guard let control = laidOut().lists.lazy.compactMap(\.refreshTarget).first else {
      throw ScreenError(description: "No list has a refresh control.")
    }
    _ = control.tapByUser(at: .zero)
    laidOut()
  }

  /// Turns the device by a quarter: width and height change places, and so do the size classes of a
  /// phone.
  public func rotate() {
    let root = laidOut()
    let size = root.frame.size
    if root.traitCollection.userInterfaceIdiom == .phone {
      root.traitOverrides.verticalSizeClass = size.width > size.height ? .regular : .compact
    }
    root.frame.size = CGSize(width: size.height, height: size.width)
    laidOut()
  }

  /// Sets the text size of the user.
  public func setTextSize(_ category: CellContentSizeCategory) {
    laidOut().traitOverrides.preferredContentSizeCategory = category
    laidOut()
  }

  // MARK: Finding

  @discardableResult
  private func laidOut() -> CellView {
    let root = screenView
    root.outermost.layoutIfNeeded()
    return root
  }

  private func find(_ row: ScreenRow) throws -> (HostedListView, ConfigurableView) {
    let lists = laidOut().lists
    for list in lists {
      if let cell = list.cell(of: row) { return (list, cell) }
    }
    let rows = lists.flatMap(\.visibleRows).map { $0.cell.texts.first ?? "\($0.indexPath)" }
    throw ScreenError(description: "There is no row \(row): in view are \(rows).")
  }

  /// Requires that nothing covers a row with a frame.
  private func require(_ list: HostedListView, at frame: CGRect, _ row: ScreenRow) throws {
    guard isFree(list, at: CGPoint(x: frame.midX, y: frame.midY)) else {
      throw ScreenError(description: "Something covers row \(row).")
    }
  }

  /// Whether no other view is above a list at a point.
  private func isFree(_ list: HostedListView, at point: CGPoint) -> Bool {
    let root = screenView
    return root.hitTest(list.place(of: point, in: root)).map { hit in
      sequence(first: hit, next: \.superview).contains { $0 === list }
    } ?? false
  }

  /// Taps a list at a point, unless another view is above it; returns whether none is.
  private func tap(_ list: HostedListView, at point: CGPoint) -> Bool {
    guard isFree(list, at: point) else { return false }
    let time = ScreenClock.next()
    list.hostedList.pointer(.down, at: point, time: time)
    list.hostedList.pointer(.up, at: point, time: time + 0.1)
    return true
  }

  /// Taps what is at a point of the screen: a control in a cell of a list, or the list.
  private func tapView(_ list: HostedListView, at point: CGPoint, in row: ScreenRow) throws {
    if !screenView.tap(at: point, in: list) {
      throw ScreenError(description: "Something covers row \(row).")
    }
  }
}

/// The time of the events of a user, each after the others.
@MainActor
private enum ScreenClock {
  private static var time = 0.0

  static func next() -> Double {
    time += 10
    return time
  }
}

extension CellView {
  /// The lists in the view, from front to back.
  fileprivate var lists: [HostedListView] {
    visibleDescendants.compactMap { $0 as? HostedListView }.reversed()
  }

  /// Whether a text, or the label or identifier for assistive technology, is a name.
  fileprivate func isNamed(_ name: String) -> Bool {
    accessibilityLabel == name || accessibilityIdentifier == name
      || (self as? any TitledView)?.titles.contains { $0.title == name } == true
  }

  /// Returns the places of a name in the view, from top to bottom.
  fileprivate func places(of name: String) -> [(view: CellView, point: CGPoint)] {
    let places = visibleDescendants.compactMap { view -> (view: CellView, point: CGPoint)? in
      let title = (view as? any TitledView)?.titles.first { $0.title == name }
      let isNamed = view.accessibilityLabel == name || view.accessibilityIdentifier == name
      guard let frame = title?.frame ?? (isNamed ? view.bounds : nil) else { return nil }
      return (view, view.convert(CGPoint(x: frame.midX, y: frame.midY), to: self))
    }
    return places.sorted { ($0.point.y, $0.point.x) < ($1.point.y, $1.point.x) }
  }

  /// Returns the titles in the view, and those of items.
  fileprivate func names(with items: [ScreenItem]) -> [String] {
    var names = items.filter { $0.action != nil }.compactMap(\.title)
    for view in visibleDescendants {
      names += (view as? any TitledView)?.titles.map(\.title) ?? []
      if let label = view.accessibilityLabel { names.append(label) }
    }
    var known: Set<String> = [""]
    return names.filter { known.insert($0).inserted }
  }

  /// Returns the control at or around the view, inside another view.
  fileprivate func touchTarget(inside outer: CellView) -> (any TouchTarget)? {
    sequence(first: self, next: \.superview).prefix { $0 !== outer }.lazy
      .compactMap { $0 as? any TouchTarget }.first
  }

  /// Taps the front-most control or gesture at a point; returns whether there is one.
  ///
  /// - Parameter expected: The view that has to be at the point, or be around it; `nil` for any.
  fileprivate func tap(at point: CGPoint, in expected: CellView? = nil) -> Bool {
    guard let hit = hitTest(point) else { return false }
    let path = Array(sequence(first: hit, next: \.superview))
    if let expected, !path.contains(where: { $0 === expected }),
      !sequence(first: expected, next: \.superview).contains(where: { $0 === hit })
    {
      return false
    }
    for view in path {
      let inView = view.convert(point, from: self)
      if let target = view as? any TouchTarget, target.tapByUser(at: inView) { return true }
      if view.gestures.contains(where: { $0.tapByUser(at: inView) }) { return true }
      if let list = view as? HostedListView {
        let time = ScreenClock.next()
        let origin = list.bounds.origin
        let place = CGPoint(x: inView.x - origin.x, y: inView.y - origin.y)
        list.hostedList.pointer(.down, at: place, time: time)
        return list.hostedList.pointer(.up, at: place, time: time + 0.1)
      }
      if view === self { break }
    }
    return false
  }
}

extension ConfigurableView {
  /// The texts of the content, and those of views in the cell.
  fileprivate var texts: [String] {
    let content = displayedConfiguration.content
    return [content?.text, content?.secondaryText].compactMap(\.self)
      + [content?.attributedText, content?.secondaryAttributedText].compactMap(\.self)
      .map { String($0.characters) }
      + visibleDescendants.flatMap { ($0 as? any TitledView)?.titles.map(\.title) ?? [] }
      + [accessibilityLabel, accessibilityIdentifier].compactMap(\.self)
  }
}

extension HostedListView {
  /// Returns the frame of a cell on display in the bounds of the list.
  fileprivate func frameOnDisplay(of cell: ConfigurableView) -> CGRect {
    hostedList.displayedItems.first { $0.view === cell }?.frame ?? .null
  }

  /// Returns a point on display, from the top left corner of the list, in another view.
  fileprivate func place(of point: CGPoint, in view: CellView) -> CGPoint {
    convert(CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY), to: view)
  }

  /// Returns the cell of a row, after scrolling to it.
  fileprivate func cell(of row: ScreenRow) -> ConfigurableView? {
    switch row.kind {
    case .position(let position):
      let path = IndexPath(indexes: [position.section, position.row])
      guard id(at: path) != nil else { return nil }
      scroll(to: path, at: .nearest)
      return view(of: .row(position))
    case .text(let text):
      func visible() -> ConfigurableView? {
        visibleRows.first { $0.cell.texts.contains(text) }?.cell
      }
      if let cell = visible() {
        hostedList.pool.indexPath(for: cell).map { scroll(to: $0, at: .nearest) }
        return cell
      }
      // A user looks from the top to the end.
      let (start, list) = (hostedList.contentOffset, hostedList)
      var offset: CGFloat = 0
      while offset < max(1, list.layout.contentSize.height) {
        list.contentOffset = offset
        layoutIfNeeded()
        if let cell = visible() {
          list.pool.indexPath(for: cell).map { scroll(to: $0, at: .nearest) }
          return cell
        }
        offset += max(1, bounds.height / 2)
      }
      list.contentOffset = start
      layoutIfNeeded()
      return nil
    }
  }

  /// Returns the middle of a revealed swipe action in the bounds of the list.
  fileprivate func pointOfSwipeAction(_ title: String) -> CGPoint? {
    guard let id = hostedList.swipedID, let cell = hostedList.cell(for: id),
      let action = cell.cellLayout?.swipeActions.first(where: { $0.action.title == title })
    else { return nil }
    let frame = frameOnDisplay(of: cell)
    return CGPoint(x: frame.minX + action.frame.midX, y: frame.minY + action.frame.midY)
  }

  /// Returns the middle of a button of the empty state in the bounds of the list.
  fileprivate func pointOfEmptyStateButton(_ title: String) -> CGPoint? {
    let elements = hostedList.contentUnavailableAccessibilityElements
    return elements.first { $0.label == title && $0.traits.contains(.button) }
      .map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
  }
}
