import CellConfiguration
public import Foundation

extension DisplayItem {
  /// Returns the item at another position, such as in the coordinates of a list.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> DisplayItem {
    var item = self
    item.content = content.offsetBy(dx: dx, dy: dy)
    return item
  }
}

extension DisplayItem.Content {
  /// Returns the content at another position.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Self {
    switch self {
    case .fill(let shape, let color): return .fill(shape.offsetBy(dx: dx, dy: dy), color)
    case .gradient(var gradient):
      gradient.frame = gradient.frame.offsetBy(dx: dx, dy: dy)
      return .gradient(gradient)
    case .stroke(let shape, let style, let color):
      return .stroke(shape.offsetBy(dx: dx, dy: dy), style, color)
    case .shadow(var shadow):
      shadow.path = shadow.path.offsetBy(dx: dx, dy: dy)
      return .shadow(shadow)
    case .effect(let effect, let path): return .effect(effect, path.offsetBy(dx: dx, dy: dy))
    case .image(var image):
      image.frame = image.frame.offsetBy(dx: dx, dy: dy)
      image.placeholder?.frame.origin.x += dx
      image.placeholder?.frame.origin.y += dy
      return .image(image)
    case .symbol(var symbol):
      symbol.frame = symbol.frame.offsetBy(dx: dx, dy: dy)
      return .symbol(symbol)
    case .text(var text):
      text.position = CGPoint(x: text.position.x + dx, y: text.position.y + dy)
      return .text(text)
    case .view(var view):
      view.frame = view.frame.offsetBy(dx: dx, dy: dy)
      return .view(view)
    case .group(let items, let clip):
      return .group(
        items.map { $0.offsetBy(dx: dx, dy: dy) }, clip: clip?.offsetBy(dx: dx, dy: dy))
    }
  }
}

extension DisplayItem.Shape {
  fileprivate func offsetBy(dx: CGFloat, dy: CGFloat) -> Self {
    switch self {
    case .rect(let rect): .rect(rect.offsetBy(dx: dx, dy: dy))
    case .ellipse(let rect): .ellipse(rect.offsetBy(dx: dx, dy: dy))
    case .path(let path): .path(path.offsetBy(dx: dx, dy: dy))
    }
  }
}

extension CellPath {
  func offsetBy(dx: CGFloat, dy: CGFloat) -> CellPath {
    mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }
}
