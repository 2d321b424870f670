public import CellConfiguration
import CellLayout
public import Foundation

/// The outline of a layer or of a shadow.
public typealias CGPath = CellPath

/// A path that is built step by step.
///
/// ```swift
/// let path = UIBezierPath()
/// path.move(to: CGPoint(x: 0, y: 8))
/// path.addLine(to: CGPoint(x: 8, y: 0))
/// path.close()
/// card.layer.shadowPath = path.cgPath
/// ```
///
/// Nothing draws it; layers and shadows have paths. The code that refers to a path owns it.
public final class UIBezierPath {
  /// The path as a value.
  public var cgPath: CGPath

  /// Creates a path without steps.
  public init() { cgPath = CellPath() }

  /// Creates a path from a value.
  public init(cgPath: CGPath) { self.cgPath = cgPath }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: CellPath(rect: rect)) }

  /// Creates the outline of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CellPath(roundedRect: rect, radii: CornerRadii(cornerRadius)))
  }

  /// Creates the outline of a rectangle with some rounded corners; the width of the radii counts.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radii = CornerRadii(cornerRadii.width, at: RectCorners(rawValue: corners.rawValue))
    self.init(cgPath: CellPath(roundedRect: rect, radii: radii))
  }

  /// Creates the outline of the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    // A quarter of an ellipse in one cubic curve: the error is at most 0.03 % of its radius.
    let (x, y) = (rect.width / 2 * 0.5522847498, rect.height / 2 * 0.5522847498)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (midX, midY) = (rect.midX, rect.midY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let elements: [CellPath.Element] = [
      .move(to: point(right, midY)),
      .curve(
        to: point(midX, bottom), control1: point(right, midY + y), control2: point(midX + x, bottom)
      ),
      .curve(
        to: point(left, midY), control1: point(midX - x, bottom), control2: point(left, midY + y)),
      .curve(to: point(midX, top), control1: point(left, midY - y), control2: point(midX - x, top)),
      .curve(
        to: point(right, midY), control1: point(midX + x, top), control2: point(right, midY - y)),
      .close,
    ]
    self.init(cgPath: CellPath(elements))
  }

  /// The last point; the origin without one.
  private var end: CGPoint {
    for element in cgPath.elements.reversed() {
      switch element {
      case .move(let end), .line(let end), .curve(let end, _, _): return end
      case .close: continue
      }
    }
    return .zero
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { cgPath.elements.append(.move(to: point)) }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { cgPath.elements.append(.line(to: point)) }

  /// Adds a cubic curve to a point.
  public func addCurve(
    to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    cgPath.elements.append(.curve(to: point, control1: controlPoint1, control2: controlPoint2))
  }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    let start = end
    func control(_ end: CGPoint) -> CGPoint {
      CGPoint(
        x: end.x + (controlPoint.x - end.x) * 2 / 3, y: end.y + (controlPoint.y - end.y) * 2 / 3)
    }
    addCurve(to: point, controlPoint1: control(start), controlPoint2: control(point))
  }

  /// Adds a straight line to the start of the subpath.
  public func close() { cgPath.elements.append(.close) }
}

extension UIBezierPath: CustomStringConvertible {
  /// The steps in the form of SVG, such as `M 0 8 L 8 0 Z`.
  public var description: String { cgPath.description }
}

extension UIShadowProperties {
  /// The outline that casts the shadow; `nil` for the outline of the background.
  ///
  /// Reading it returns a new object.
  @_disfavoredOverload
  public var path: UIBezierPath? {
    get { outline.map(UIBezierPath.init(cgPath:)) }
    set { outline = newValue?.cgPath }
  }
}

/// Corners of a rectangle; raw values match UIKit.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [topLeft, topRight, bottomLeft, bottomRight]
}
