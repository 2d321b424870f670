public import CellHosting
import CellLayout
public import Foundation

/// The corners, mask, border and shadow of a view.
///
/// ```swift
/// avatar.layer.cornerRadius = 20
/// avatar.clipsToBounds = true
/// card.layer.borderWidth = 1
/// card.layer.borderColor = UIColor.separator.cgColor
/// ```
///
/// Pictures and display lists draw them. Each access to `layer` returns a new object that refers to
/// the view weakly.
@preconcurrency @MainActor
public final class CALayer {
  private weak var view: UIView?

  fileprivate init(_ view: UIView) { self.view = view }

  private subscript<Value>(property: WritableKeyPath<ViewLayer, Value>) -> Value {
    get { (view?.layerValues ?? ViewLayer())[keyPath: property] }
    set { view?.layerValues[keyPath: property] = newValue }
  }

  /// The radius of the rounded corners, in points; the default is 0.
  ///
  /// It rounds the background color, border and shadow, and with ``masksToBounds`` everything in
  /// the view.
  public var cornerRadius: CGFloat {
    get { self[\.cornerRadius] }
    set { self[\.cornerRadius] = newValue }
  }

  /// The corners that are rounded; all by default.
  public var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: self[\.maskedCorners].rawValue) }
    set { self[\.maskedCorners] = RectCorners(rawValue: newValue.rawValue) }
  }

  /// The curve of the corners: arcs of a circle by default.
  public var cornerCurve: CALayerCornerCurve {
    get { self[\.hasContinuousCorners] ? .continuous : .circular }
    set { self[\.hasContinuousCorners] = newValue == .continuous }
  }

  /// Whether what the view and its subviews draw is clipped to its outline.
  public var masksToBounds: Bool {
    get { self[\.masksToBounds] }
    set { self[\.masksToBounds] = newValue }
  }

  /// The color behind everything else in the view; `nil` for none.
  public var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue?.color }
  }

  /// The opacity of the view and everything in it, from 0 to 1.
  public var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// The width of the border inside the bounds, in points; the default is 0.
  public var borderWidth: CGFloat {
    get { self[\.borderWidth] }
    set { self[\.borderWidth] = newValue }
  }

  /// The color of the border; black by default, `nil` for none.
  public var borderColor: CGColor? {
    get { self[\.borderColor]?.cgColor }
    set { self[\.borderColor] = newValue?.color }
  }

  /// The color of the shadow; black by default, `nil` for none.
  public var shadowColor: CGColor? {
    get { self[\.shadowColor]?.cgColor }
    set { self[\.shadowColor] = newValue?.color }
  }

  /// The opacity of the shadow, from 0 to 1; the default is 0.
  public var shadowOpacity: Float {
    get { Float(self[\.shadowOpacity]) }
    set { self[\.shadowOpacity] = CGFloat(newValue) }
  }

  /// The radius of the shadow's blur, in points; the default is 3.
  public var shadowRadius: CGFloat {
    get { self[\.shadowRadius] }
    set { self[\.shadowRadius] = newValue }
  }

  /// The outline that casts the shadow; `nil` for the outline of the view.
  public var shadowPath: CGPath? {
    get { self[\.shadowPath] }
    set { self[\.shadowPath] = newValue }
  }

  /// The distance of the shadow from the view, in points; upward by 3 by default.
  public var shadowOffset: CGSize {
    get { self[\.shadowOffset] }
    set { self[\.shadowOffset] = newValue }
  }
}

/// The corners of a layer; raw values match UIKit.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)

  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)

  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)

  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The curve of a layer's corners.
public enum CALayerCornerCurve: Hashable, Sendable {
  /// Arcs of a circle.
  case circular

  /// Curves that begin gradually, as those of cards and icons.
  case continuous
}

extension UIView {
  /// The corners, mask, border and shadow of the view.
  public var layer: CALayer { CALayer(self) }
}
