import CellConfiguration
import CellHosting
import CellLayout
import Foundation

/// Where the rows of a list are, for the rules of what stays in place.
@MainActor
struct ListPlaces {
  private let offset: CGFloat
  private let isAtEnd: Bool
  private let snapshot: ListSnapshot<Int, Int>

  /// The fully visible rows, from top to bottom, with their positions and tops on the screen.
  private let rows: [(id: Int, position: ListPosition, top: CGFloat)]

  /// Records the places on display.
  init(_ list: HostedList<Int, Int>, _ displayed: ListSnapshot<Int, Int>) {
    offset = list.contentOffset
    isAtEnd = list.visibleRect.maxY >= list.layout.contentSize.height - 1e-6
    snapshot = displayed
    let items = list.displayedItems
    let top = items.reduce(0) { top, item in
      guard case .header = item.item, item.view.isPinned else { return top }
      return max(top, item.frame.maxY)
    }
    rows = items.compactMap { item -> (id: Int, position: ListPosition, top: CGFloat)? in
      guard case .row(let position) = item.item, item.frame.minY >= top,
        item.frame.maxY <= list.size.height
      else { return nil }
      return (list.itemIdentifier(at: position), position, item.frame.minY)
    }.sorted { $0.top < $1.top }
  }

  /// Returns the rules that a list breaks, after an update in which nobody scrolled.
  func violations(in list: HostedList<Int, Int>) -> [String] {
    if isAtEnd, list.keepsEndInView {
      let distance = max(0, list.layout.contentSize.height - list.visibleRect.maxY)
      return distance < 0.01 ? [] : ["a list that keeps its end in view shows it"]
    }
    if offset <= 0 {
      return list.contentOffset == 0 ? [] : ["a list that shows its top shows it afterwards"]
    }
    let configuration = list.layout.configuration
    let difference = list.snapshot.difference(
      from: snapshot, hasHeaders: configuration.headerMode == .supplementary,
      hasFooters: configuration.footerMode == .supplementary)
    let kept = rows.first { row in
      list.position(of: row.id) != nil && !difference.isMoved(.row(row.position))
    }
    guard let kept else { return [] }
    let end = max(0, list.layout.contentSize.height - list.size.height)
    let isAtEnd = list.contentOffset <= 0 || list.contentOffset >= end - 0.01
    guard
      let item = list.displayedItems.first(where: {
        $0.item == list.position(of: kept.id).map { .row($0) }
      })
    else { return isAtEnd ? [] : ["row \(kept.id) at \(kept.top) stays on the screen"] }
    if abs(item.frame.minY - kept.top) < 1e-6 || isAtEnd { return [] }
    return ["row \(kept.id) stays at \(kept.top), and is at \(item.frame.minY)"]
  }
}
