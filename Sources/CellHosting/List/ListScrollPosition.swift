import CellConfiguration
import CellLayout
import Foundation

/// The position of a row in a list after scrolling to it.
public enum ListScrollPosition: CaseIterable, Hashable, Sendable {
  /// At the top.
  case top

  /// In the middle.
  case middle

  /// At the bottom.
  case bottom

  /// Where the least scrolling shows the whole row.
  case nearest
}

extension ListLayout {
  /// Returns the nearest offset that shows no space above or below the content.
  func clamped(_ offset: CGFloat, height: CGFloat) -> CGFloat {
    offset.isFinite ? max(0, min(offset, contentSize.height - height)) : 0
  }

  /// Returns the offset at which an item has a position in the list.
  ///
  /// The first row brings the header above it into view. No row is below a pinned header or footer.
  func offset(
    showing item: ListItem, at position: ListScrollPosition, visible: CGRect
  ) -> CGFloat {
    var frame = frame(of: item)
    if item == .row(section: 0, row: 0) {
      frame = CGRect(x: 0, y: 0, width: frame.width, height: frame.maxY)
    }
    let header = ListItem.header(section: item.section)
    let footer = ListItem.footer(section: item.section)
    var (top, bottom) = (visible, visible)
    top.origin.y = frame.minY
    if has(header), item != header {
      top.origin.y -= max(0, self.frame(of: header, visible: top).maxY - frame.minY)
    }
    bottom.origin.y = frame.maxY - visible.height
    if has(footer), item != footer {
      bottom.origin.y += max(0, frame.maxY - self.frame(of: footer, visible: bottom).minY)
    }
    return switch position {
    case .top: top.minY
    case .middle: frame.midY - visible.height / 2
    case .bottom: bottom.minY
    case .nearest: min(max(visible.minY, bottom.minY), top.minY)
    }
  }
}
