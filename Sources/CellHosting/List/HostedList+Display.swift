public import CellConfiguration
public import CellLayout
public import Foundation

/// An item on display in a list.
@MainActor
public struct DisplayedListItem {
  /// The item.
  public let item: ListItem

  /// The cell, header or footer.
  public let view: ConfigurableView

  /// Its frame in the coordinates of the list's bounds.
  public let frame: CGRect
}

/// Drawing steps of one item in a list.
public struct ListDisplayItem: Equatable, Sendable {
  /// A layer of a list: all steps of one layer are behind those of the next.
  public enum Layer: Int, CaseIterable, Hashable, Sendable {
    /// The swipe actions of rows.
    case swipeActions

    /// The backgrounds of rows.
    case backgrounds

    /// Everything else in rows.
    case contents

    /// Headers and footers, which may be pinned above rows.
    case supplementaries

    /// The row that the user moves.
    case reordering
  }

  /// The item; with the layer, it identifies the steps among those of the list.
  public let item: ListItem

  /// The layer.
  public let layer: Layer

  /// The top left corner of the item in the coordinates of the list's bounds.
  public let origin: CGPoint

  /// The steps, in coordinates of the item.
  public let items: [DisplayItem]
}

extension HostedList {
  /// The cells, headers and footers on display, from the back to the front.
  public var displayedItems: [DisplayedListItem] {
    shown.values.map {
      DisplayedListItem(
        item: $0.item, view: $0.view, frame: $0.frame.offsetBy(dx: -visible.minX, dy: -visible.minY)
      )
    }.sorted {
      (isReordering($0.item) ? 1 : 0, $0.item.zIndex, $0.frame.minY)
        < (isReordering($1.item) ? 1 : 0, $1.item.zIndex, $1.frame.minY)
    }
  }

  /// The color behind the rows.
  public var backgroundColor: CellColor.Components {
    layout.configuration.effectiveBackgroundColor.resolved(with: traits)
  }

  /// Returns the drawing steps of the list, from the back to the front, above the
  /// ``backgroundColor``.
  ///
  /// Clip them to the rectangle, or to the list's bounds.
  ///
  /// - Parameter rect: The rectangle to draw; `nil` for the whole list.
  public func displayList(in rect: CGRect? = nil) -> [ListDisplayItem] {
    let displayed = displayedItems.filter { rect?.overlaps($0.frame) ?? true }
      .compactMap { item in item.view.cellAppearance.map { (item, $0) } }
    var list: [ListDisplayItem] = []
    func add(
      _ layer: ListDisplayItem.Layer, _ steps: (CellAppearance) -> [DisplayItem],
      where isIncluded: (ListItem) -> Bool
    ) {
      for (item, appearance) in displayed where isIncluded(item.item) {
        let items = steps(appearance)
        if items.isEmpty { continue }
        list.append(
          ListDisplayItem(item: item.item, layer: layer, origin: item.frame.origin, items: items))
      }
    }
    let isRow = { (item: ListItem) in item.zIndex == 0 && !self.isReordering(item) }
    add(.swipeActions, \.swipeItems, where: isRow)
    add(.backgrounds, \.clippedBackgroundItems, where: isRow)
    add(.contents, \.foregroundItems, where: isRow)
    add(.supplementaries, \.displayList) { $0.zIndex > 0 }
    add(.reordering, \.displayList, where: isReordering)
    return list
  }

  private func isReordering(_ item: ListItem) -> Bool {
    guard let reordering, case .row(let position) = item else { return false }
    return itemIdentifier(at: position) == reordering.id
  }

  /// The elements that assistive technology presents, from top to bottom, each with its item.
  ///
  /// Frames are in the coordinates of the list's bounds. Selected rows have the trait for it.
  public var accessibilityElements: [(item: ListItem, element: AccessibilityElement)] {
    displayedItems.sorted { $0.frame.minY < $1.frame.minY }.flatMap { item in
      (item.view.accessibilityElements() ?? []).map { element in
        var element = element
        element.frame = element.frame.offsetBy(dx: item.frame.minX, dy: item.frame.minY)
        return (item.item, element)
      }
    }
  }

  /// Returns what the program draws and announces after the pending changes.
  func finishedUpdate() -> ListUpdate {
    let bounds = CGRect(origin: .zero, size: size)
    var rects: [CGRect] = []
    for dirty in pending.dirtyRects + pending.changes.map(\.cell.frame) {
      let rect = dirty.offsetBy(dx: -visible.minX, dy: -visible.minY).intersection(bounds)
      if !rect.isEmpty, !rects.contains(rect) { rects.append(rect) }
    }
    if pending.isEverythingChanged || pending.scrollDistance != 0 {
      rects = [bounds]
    }
    let transition = pending.start.map {
      $0.difference.transition(from: $0.layout, visible: $0.visible, to: layout, visible: visible)
    }
    return ListUpdate(
      redrawRects: rects, changes: pending.changes, appeared: pending.appeared,
      disappeared: pending.disappeared, scrollDistance: pending.scrollDistance,
      transition: transition,
      accessibilityChanges: tracksAccessibility ? accessibilityChanges() : [])
  }

  /// Compares what assistive technology presents with the last update.
  private func accessibilityChanges() -> [ListAccessibilityChange] {
    var changes: [ListAccessibilityChange] = []
    var new: [Identity: (item: ListItem, elements: [AccessibilityElement])] = [:]
    for (identity, shown) in shown {
      new[identity] = (shown.item, shown.view.accessibilityElements() ?? [])
    }
    for (identity, old) in presented where new[identity] == nil {
      changes.append(.disappeared(old.item))
    }
    for (identity, now) in new {
      let old = presented[identity]
      if old == nil { changes.append(.appeared(now.item)) }
      if let old, old.elements != now.elements { changes.append(.changed(now.item)) }
    }
    changes.sort { $0.order < $1.order }
    presented = new
    if pending.focusChanged { changes.append(.focused(focusedTarget?.item)) }
    return changes
  }
}

extension ListAccessibilityChange {
  /// A number for the order of reports: from top to bottom, first what left.
  fileprivate var order: (Int, Int, Int, Int) {
    switch self {
    case .disappeared(let item): (0, item.order.0, item.order.1, item.order.2)
    case .appeared(let item), .changed(let item): (1, item.order.0, item.order.1, item.order.2)
    case .focused: (2, 0, 0, 0)
    }
  }
}

extension ListItem {
  fileprivate var order: (Int, Int, Int) {
    switch self {
    case .header(let section): (section, 0, 0)
    case .row(let position): (position.section, 1, position.row)
    case .footer(let section): (section, 2, 0)
    }
  }
}
