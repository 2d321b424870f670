import CellConfiguration
public import CellLayout
public import Foundation

extension HostedList {
  /// Returns the part of the list that a touch at a point hits; `nil` for none.
  ///
  /// Pinned headers and footers are above rows.
  public func target(at point: CGPoint) -> ListTarget? {
    guard let item = item(at: point), let shown = shown[item] else { return nil }
    let origin = shown.frame(in: bounds).origin
    let inView = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    // Layout runs your app's code, which must not place the cells meanwhile.
    whileUpdating { shown.view.layoutIfNeeded() }
    return shown.view.target(at: inView).map {
      ListTarget(item: item, target: $0, in: shown.view.arrangedContent)
    }
  }

  /// Returns the item on display at a point; `nil` for none.
  func item(at point: CGPoint) -> ListItem? {
    guard point.isFinite else { return nil }
    let point = CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY)
    return layout.item(at: point, visible: visible)
      .flatMap { shown[$0]?.frame.contains(point) == true ? $0 : nil }
  }
}
