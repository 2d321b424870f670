public import CellConfiguration
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

extension NSDirectionalEdgeInsets {
  /// Creates the same distances.
  public init(_ insets: DirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension NSDirectionalRectEdge {
  /// Creates the same set of edges.
  public init(_ edges: DirectionalRectEdges) {
    self = []
    if edges.contains(.top) { insert(.top) }
    if edges.contains(.leading) { insert(.leading) }
    if edges.contains(.bottom) { insert(.bottom) }
    if edges.contains(.trailing) { insert(.trailing) }
  }
}

extension UIAxis {
  /// Creates the same set of axes.
  public init(_ axes: Axes) {
    self = []
    if axes.contains(.horizontal) { insert(.horizontal) }
    if axes.contains(.vertical) { insert(.vertical) }
  }
}

extension CellPath {
  /// The path in UIKit's type.
  @MainActor public var uiBezierPath: UIBezierPath {
    let path = UIBezierPath()
    for element in elements {
      switch element {
      case .move(let end): path.move(to: end)
      case .line(let end): path.addLine(to: end)
      case .curve(let end, let control1, let control2):
        path.addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
      case .close: path.close()
      }
    }
    return path
  }
}

extension CellContentMode {
  @MainActor var uiContentMode: UIView.ContentMode {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .redraw: .redraw
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

extension CellVisualEffect {
  /// The effect in UIKit's type; `nil` for a custom effect, which UIKit does not have.
  ///
  /// Glass becomes the default material before iOS 26 (assumed).
  @MainActor public var uiVisualEffect: UIVisualEffect? {
    switch self {
    case .blur(let style): return UIBlurEffect(style: style.uiStyle)
    case .vibrancy(let style, let blur):
      return UIVibrancyEffect(blurEffect: UIBlurEffect(style: blur.uiStyle), style: style.uiStyle)
    case .glass(let style, let tintColor, let isInteractive):
      // The first compiler that Apple delivered with iOS 26.
      #if compiler(>=6.2)
        if #available(iOS 26, macCatalyst 26, *) {
          let glass = UIGlassEffect(style: style.uiStyle)
          glass.tintColor = tintColor?.uiColor
          glass.isInteractive = isInteractive
          return glass
        }
      #endif
      return UIBlurEffect(style: .systemMaterial)
    case .custom: return nil
    }
  }
}

extension CellVisualEffect.VibrancyStyle {
  @MainActor fileprivate var uiStyle: UIVibrancyEffectStyle {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .fill
    case .secondaryFill: .secondaryFill
    case .tertiaryFill: .tertiaryFill
    case .separator: .separator
    }
  }
}

#if compiler(>=6.2)
  extension CellVisualEffect.GlassStyle {
    @available(iOS 26, macCatalyst 26, *)
    @MainActor fileprivate var uiStyle: UIGlassEffect.Style {
      switch self {
      case .regular: .regular
      case .clear: .clear
      }
    }
  }
#endif

extension CellVisualEffect.BlurStyle {
  @MainActor fileprivate var uiStyle: UIBlurEffect.Style {
    switch self {
    case .extraLight: .extraLight
    case .light: .light
    case .dark: .dark
    case .regular: .regular
    case .prominent: .prominent
    case .systemUltraThinMaterial: .systemUltraThinMaterial
    case .systemThinMaterial: .systemThinMaterial
    case .systemMaterial: .systemMaterial
    case .systemThickMaterial: .systemThickMaterial
    case .systemChromeMaterial: .systemChromeMaterial
    case .systemUltraThinMaterialLight: .systemUltraThinMaterialLight
    case .systemThinMaterialLight: .systemThinMaterialLight
    case .systemMaterialLight: .systemMaterialLight
    case .systemThickMaterialLight: .systemThickMaterialLight
    case .systemChromeMaterialLight: .systemChromeMaterialLight
    case .systemUltraThinMaterialDark: .systemUltraThinMaterialDark
    case .systemThinMaterialDark: .systemThinMaterialDark
    case .systemMaterialDark: .systemMaterialDark
    case .systemThickMaterialDark: .systemThickMaterialDark
    case .systemChromeMaterialDark: .systemChromeMaterialDark
    }
  }
}
