package import CellConfiguration
import CellText
package import Foundation

extension [DisplayItem] {
  /// The rectangle that contains the drawing of the items; `nil` if they draw nothing.
  package var bounds: CGRect? {
    reduce(nil) { union, item in
      guard let bounds = item.bounds else { return union }
      return union?.union(bounds) ?? bounds
    }
  }
}

extension DisplayItem {
  /// The rectangle that contains the drawing of the item; `nil` if it draws nothing.
  ///
  /// A view draws inside its frame.
  package var bounds: CGRect? {
    switch content {
    case .fill(let shape, _): shape.bounds
    case .gradient(let gradient): gradient.frame
    case .stroke(let shape, let style, _):
      // A pointed join of two lines extends farther than half of their width.
      shape.bounds?.insetBy(dx: -style.width, dy: -style.width)
    case .shadow(let shadow):
      // A Gaussian blur is invisible beyond twice its radius.
      shadow.path.controlBounds?.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        .insetBy(dx: -2 * abs(shadow.radius), dy: -2 * abs(shadow.radius))
    case .effect(_, let path): path.controlBounds
    case .image(let image): image.frame
    case .symbol(let symbol): symbol.frame
    case .text(let text): text.bounds
    case .view(let view): view.frame
    case .group(let items, let clip):
      if let clip {
        items.bounds.flatMap { bounds in clip.controlBounds.map { $0.intersection(bounds) } }
      } else {
        items.bounds
      }
    }
  }
}

extension DisplayItem.Shape {
  fileprivate var bounds: CGRect? {
    switch self {
    case .rect(let rect), .ellipse(let rect): rect
    case .path(let path): path.controlBounds
    }
  }
}

extension DisplayItem.Text {
  /// The rectangle of the piece in its line, in which the letters of a font lie (assumed).
  fileprivate var bounds: CGRect {
    CGRect(
      x: position.x, y: position.y - line.metrics.ascender, width: fragment.width,
      height: line.metrics.lineHeight)
  }
}

extension CellPath {
  /// The rectangle that contains the points and control points; `nil` for an empty path.
  package var controlBounds: CGRect? {
    var (low, high) = (
      CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
    )
    func add(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let end), .line(let end): add(end)
      case .curve(let end, let first, let second): [end, first, second].forEach(add)
      case .close: break
      }
    }
    guard low.x <= high.x else { return nil }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
