public import Foundation

extension CellView {
  /// Converts a point from this view to another one; `nil` means the outermost view's superview.
  ///
  /// Views of different hierarchies are assumed to share the coordinates of the outermost
  /// superview.
  public func convert(_ point: CGPoint, to view: CellView?) -> CGPoint {
    if let view, view === superview { return CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
    let here = offsetFromOutermost
    let there = view?.offsetFromOutermost ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// Converts a point from the coordinates of another view to this view's coordinates.
  public func convert(_ point: CGPoint, from view: CellView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    let here = offsetFromOutermost
    return CGPoint(x: point.x - here.x, y: point.y - here.y)
  }

  /// Converts a rectangle from this view's coordinates to the coordinates of another view.
  public func convert(_ rect: CGRect, to view: CellView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from the coordinates of another view to this view's coordinates.
  public func convert(_ rect: CGRect, from view: CellView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The translation from the view's coordinates to its superview's.
  private var offset: CGPoint {
    CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
  }

  private var offsetFromOutermost: CGPoint {
    sequence(first: self, next: \.superview).reduce(into: .zero) {
      $0.x += $1.offset.x
      $0.y += $1.offset.y
    }
  }
}
