import CellConfiguration
import CellHosting
import CellLayout
import Foundation

/// The positions of the rows of a list, for the rules about rows that stay in place.
@MainActor
struct ListPlaces {
  private let offset: CGFloat
  private let isAtEnd: Bool
  private let snapshot: ListSnapshot<Int, Int>

  /// The fully visible rows, from top to bottom, with their positions and tops on the screen.
  private let rows: [(id: Int, position: ListPosition, top: CGFloat)]

  /// Records the places on display.
  init(_ list: HostedList<Int, Int>, _ displayed: ListSnapshot<Int, Int>) {
    let uncovered = list.uncoveredRect
    offset = uncovered.minY
    isAtEnd = uncovered.maxY >= list.layout.contentSize.height - 1e-6
    snapshot = displayed
    let items = list.displayedItems
    let (least, most) = (uncovered.minY - list.contentOffset, uncovered.maxY - list.contentOffset)
    let top = items.reduce(least) { top, item in
      guard case .header = item.item, item.view.isPinned else { return top }
      return max(top, item.frame.maxY)
    }
    rows = items.compactMap { item -> (id: Int, position: ListPosition, top: CGFloat)? in
      guard case .row(let position) = item.item, item.frame.minY >= top,
        item.frame.maxY <= most
      else { return nil }
      return (list.itemIdentifier(at: position), position, item.frame.minY)
    }.sorted { $0.top < $1.top }
  }

  /// Returns the rules that a list breaks, after an update without scrolling.
  func violations(in list: HostedList<Int, Int>) -> [String] {
    if isAtEnd, list.keepsEndInView {
      let distance = max(0, list.layout.contentSize.height - list.uncoveredRect.maxY)
      return distance < 0.01 ? [] : ["a list that keeps its end in view shows it"]
    }
    let uncovered = list.uncoveredRect
    if offset <= 0 {
      return uncovered.minY == 0 ? [] : ["a list that shows its top shows it afterwards"]
    }
    let configuration = list.layout.configuration
    let difference = list.snapshot.difference(
      from: snapshot, hasHeaders: configuration.headerMode == .supplementary,
      hasFooters: configuration.footerMode == .supplementary)
    let kept = rows.first { row in
      list.position(of: row.id) != nil && !difference.isMoved(.row(row.position))
    }
    guard let kept else { return [] }
    let end = max(0, list.layout.contentSize.height - uncovered.height)
    let isAtEnd = uncovered.minY <= 0 || uncovered.minY >= end - 0.01
    guard
      let item = list.displayedItems.first(where: {
        $0.item == list.position(of: kept.id).map { .row($0) }
      })
    else { return isAtEnd ? [] : ["row \(kept.id) at \(kept.top) stays on the screen"] }
    if abs(item.frame.minY - kept.top) < 1e-6 || isAtEnd { return [] }
    return ["row \(kept.id) stays at \(kept.top), and is at \(item.frame.minY)"]
  }
}

extension HostedList {
  /// The rectangle of the content that no bar covers.
  var uncoveredRect: CGRect {
    let (rect, top) = (visibleRect, min(max(0, topInset), size.height))
    let bottom = min(max(0, bottomInset), size.height - top)
    return CGRect(
      x: rect.minX, y: rect.minY + top, width: rect.width, height: rect.height - top - bottom)
  }
}
