public import Foundation

extension CellView {
  /// A point of this view in the coordinates of another one; `nil` stands for the outermost view's
  /// superview.
  ///
  /// Views of different hierarchies are taken to share those outermost coordinates.
  public func convert(_ point: CGPoint, to view: CellView?) -> CGPoint {
    if let view, view === superview { return CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
    let here = offsetFromOutermost
    let there = view?.offsetFromOutermost ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A point of another view in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: CellView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    let here = offsetFromOutermost
    return CGPoint(x: point.x - here.x, y: point.y - here.y)
  }

  /// A rectangle of this view in the coordinates of another one.
  public func convert(_ rect: CGRect, to view: CellView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: CellView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// From the view's own coordinates to its superview's.
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
