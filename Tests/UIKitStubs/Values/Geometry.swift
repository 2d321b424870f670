// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Distances from four edges.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// Directional edges.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
}

/// Axes.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
}

/// A path that lists its steps.
@MainActor open class UIBezierPath {
  /// The steps, in order.
  public private(set) var steps: [String] = []

  public init() {}

  open func move(to point: CGPoint) { steps.append("move \(Self.describe(point))") }
  open func addLine(to point: CGPoint) { steps.append("line \(Self.describe(point))") }
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    let points = [controlPoint1, controlPoint2, end].map(Self.describe)
    steps.append("curve \(points.joined(separator: " "))")
  }
  open func close() { steps.append("close") }

  private static func describe(_ point: CGPoint) -> String { "\(point.x) \(point.y)" }
}

/// An effect.
@MainActor open class UIVisualEffect {}

/// A blur.
@MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  /// The style that the blur was made with.
  public let style: Style

  public init(style: Style) { self.style = style }
}

/// The kinds of vibrancy.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, separator
}

/// Vibrancy over a blur.
@MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// The blur and the style that the vibrancy was made with.
  public let blurEffect: UIBlurEffect
  public let style: UIVibrancyEffectStyle

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (self.blurEffect, self.style) = (blurEffect, style)
  }
}

/// Glass.
@available(iOS 26, *)
@MainActor open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }

  /// The style that the glass was made with.
  public let style: Style

  open var tintColor: UIColor?
  open var isInteractive = false

  public init(style: Style) { self.style = style }
}
