public import CellConfiguration
import CellLayout
public import Foundation

extension HostedList {
  /// The size of the list, in points, from the next ``update()`` on.
  ///
  /// The rows that ``apply(_:)`` keeps in place stay there, and a visible row with keyboard focus
  /// stays in view.
  public var size: CGSize {
    get { appliedSize }
    set {
      guard newValue != appliedSize else { return }
      appliedSize = newValue
      environmentChanged()
    }
  }

  /// The look of the list, from the next ``update()`` on.
  ///
  /// Rows stay in place as after a change of ``size``. Sections that are in the list already keep
  /// their first items as headers, or as other rows.
  public var configuration: ListConfiguration {
    get { appliedConfiguration }
    set {
      guard newValue != appliedConfiguration else { return }
      appliedConfiguration = newValue
      appliedTraits.listEnvironment = newValue.appearance.listEnvironment
      setNeedsSectionModes()
      environmentChanged()
    }
  }

  /// The traits of the list and its cells, from the next ``update()`` on; the configuration
  /// determines the list environment.
  ///
  /// Rows stay in place as after a change of ``size``.
  public var traits: TraitCollection {
    get { appliedTraits }
    set {
      var new = newValue
      new.listEnvironment = appliedConfiguration.appearance.listEnvironment
      guard new != appliedTraits else { return }
      appliedTraits = new
      environmentChanged()
    }
  }

  func environmentChanged() {
    pending.hasEnvironment = true
    setNeedsUpdate()
  }

  /// Shows the applied size and traits.
  func showEnvironment() {
    pending.hasEnvironment = false
    pending.results.isEverythingChanged = true
    if let id = selection.focusedID, cell(for: id) != nil {
      pending.scrolls.append(.to(.row(id), .nearest))
    }
    container.frame.size = appliedSize
    appliedSize = container.frame.size
    viewport.resize(to: appliedSize, appliedInsets)
    layout.update(
      configuration: appliedConfiguration, width: visible.width, traits: appliedTraits)
    container.traitOverrides = TraitOverrides(layout.context.traits)
  }

  // MARK: Scrolling

  /// The distance that the content on display is scrolled up, in points.
  ///
  /// Setting it scrolls in the next ``update()``. The offset changes further while rows above the
  /// visible ones are measured, so that these stay in place.
  public var contentOffset: CGFloat {
    get { bounds.minY }
    set {
      guard newValue.isFinite else { return }
      pending.scrolls = []
      if newValue != bounds.minY || pending.hasSnapshot || pending.hasEnvironment {
        request(.offset(newValue))
      }
    }
  }

  /// The rectangle of the content that is visible.
  public var visibleRect: CGRect { bounds }

  /// Scrolls the content up by a distance in points, or down by a negative one, in the next
  /// ``update()``.
  ///
  /// It closes revealed swipe actions.
  public func scroll(by distance: CGFloat) {
    guard distance.isFinite else { return }
    guard let offset = requestedOffset else { return request(.by(distance)) }
    // A list at its end stays there, so reversing the movement takes effect at once.
    let end = clamped(offset + distance)
    if end == offset, pending.scrolls.isEmpty { return }
    pending.scrolls = []
    request(.by(end - visible.minY))
  }

  /// Scrolls to a row in the next ``update()``; an item that is missing then has no effect.
  ///
  /// The first row brings the header above it into view. A row does not go below a pinned header.
  public func scroll(to id: ItemID, at scrollPosition: ListScrollPosition = .nearest) {
    pending.scrolls = []
    request(.to(.row(id), scrollPosition))
  }

  private func request(_ scroll: PendingUpdate<SectionID, ItemID>.Scroll) {
    if case .to = scroll {} else { closeSwipe() }
    pending.scrolls.append(scroll)
    setNeedsUpdate()
  }

  /// Scrolls as requested, through rows that are placed.
  func scroll() {
    if pending.scrolls.isEmpty { return }
    if pending.needsPlacement { place() }
    let start = visible.minY
    for scroll in pending.scrolls.takeAll() {
      switch scroll {
      case .by(let distance): show(offset: visible.minY + distance)
      case .offset(let offset): show(offset: offset + viewport.insets.top)
      case .to(let identity, let position):
        if let item = item(of: identity) { show(item, at: position) }
      }
    }
    if visible.minY != start { closeSwipe() }
  }

  private func show(offset: CGFloat) {
    viewport.visible.origin.y = clamped(offset)
    recordEnd()
    pending.anchor = nil
    pending.needsPlacement = true
  }

  private func show(_ item: ListItem, at position: ListScrollPosition) {
    // Reaching a row far away measures its neighbors, and each of them moves it. Place until it
    // rests.
    for _ in 0..<8 {
      let offset = clamped(layout.offset(showing: item, at: position, visible: visible))
      if offset == visible.minY, layout.isExact(item) { return }
      viewport.visible.origin.y = offset
      let distance = layout.frame(of: item).minY - offset
      pending.anchor = .item(ListAnchor(item: item, distance: distance))
      place()
    }
  }
}
