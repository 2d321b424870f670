public import CellConfiguration
import CellLayout
public import Foundation

extension HostedList {
  /// The size of the list, in points.
  ///
  /// A change keeps the first visible row in place, and a visible row with keyboard focus in view.
  public var size: CGSize {
    get { visible.size }
    set {
      guard newValue != visible.size else { return }
      keepPosition {
        container.frame.size = newValue
        visible.size = container.frame.size
        layout.update(width: visible.width)
      }
    }
  }

  /// The traits of the list and its cells; the list environment is that of the configuration.
  ///
  /// A change keeps the first visible row in place, and a visible row with keyboard focus in view.
  public var traits: TraitCollection {
    get { layout.context.traits }
    set {
      guard newValue != layout.context.traits else { return }
      keepPosition {
        layout.update(traits: newValue)
        container.traitOverrides = TraitOverrides(layout.context.traits)
      }
    }
  }

  /// Changes the layout of all rows, and keeps the first visible one in place.
  private func keepPosition(_ change: () -> Void) {
    if pending.anchor == nil { pending.anchor = layout.anchor(in: visible) }
    if let id = selection.focusedID, cell(for: id) != nil { pending.revealsFocus = true }
    change()
    setNeedsPlacement(everything: true)
  }

  /// The distance that the content is scrolled up, in points.
  ///
  /// Setting it closes revealed swipe actions. It changes further while rows above the visible ones
  /// are measured, so that these stay in place.
  public var contentOffset: CGFloat {
    get { visible.minY }
    set { scroll(by: newValue - visible.minY) }
  }

  /// The rectangle of the content that is visible.
  public var visibleRect: CGRect { visible }

  /// Scrolls the content up by a distance in points, or down by a negative one.
  public func scroll(by distance: CGFloat) {
    let offset = clamped(visible.minY + distance)
    if offset == visible.minY { return }
    pending.scrollDistance += offset - visible.minY
    visible.origin.y = offset
    pending.anchor = nil
    closeSwipe()
    setNeedsPlacement(everything: true)
  }

  /// The position of a row in the list after scrolling to it.
  public enum ScrollPosition: Hashable, Sendable {
    /// At the top.
    case top

    /// In the middle.
    case middle

    /// At the bottom.
    case bottom

    /// Where the least scrolling shows the whole row.
    case nearest
  }

  /// Scrolls to a row; missing items have no effect.
  ///
  /// The first row brings the header above it into view.
  public func scroll(to id: ItemID, at scrollPosition: ScrollPosition = .nearest) {
    guard let position = position(of: id) else { return }
    let item = ListItem.row(position)
    // Reaching a row far away measures its neighbors, and each moves it: place until it is still.
    for _ in 0..<8 {
      let offset = clamped(offset(for: item, at: scrollPosition))
      if offset == visible.minY, layout.isExact(item) { break }
      scroll(by: offset - visible.minY)
      let distance = layout.frame(of: item).minY - visible.minY
      pending.anchor = ListAnchor(item: item, distance: distance)
      place()
    }
  }

  private func offset(for item: ListItem, at position: ScrollPosition) -> CGFloat {
    var frame = layout.frame(of: item)
    if case .row(let row) = item, row == ListPosition(section: 0, row: 0) {
      frame = CGRect(x: 0, y: 0, width: frame.width, height: frame.maxY)
    }
    // A pinned header covers the top of the list.
    let header = ListItem.header(section: item.section)
    var covered: CGFloat = 0
    if layout.hasHeader(inSection: item.section), layout.configuration.pinsHeaders {
      covered = layout.frame(of: header).height
    }
    switch position {
    case .top: return frame.minY - covered
    case .middle: return frame.midY - visible.height / 2
    case .bottom: return frame.maxY - visible.height
    case .nearest:
      return min(max(visible.minY, frame.maxY - visible.height), frame.minY - covered)
    }
  }
}

extension ListConfiguration {
  /// Whether headers stay at the top while their section is visible.
  fileprivate var pinsHeaders: Bool { appearance == .plain || appearance == .sidebarPlain }
}
