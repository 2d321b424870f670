// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A background that notes what is assigned to it.
@MainActor public struct UIBackgroundConfiguration {
  /// The name of the factory that made it.
  public let factory: String

  /// Whether it was updated for a state.
  public private(set) var isUpdated = false

  /// What was assigned, by the names of the members.
  public private(set) var assigned: [String: Any?] = [:]

  public var shadowProperties = UIShadowProperties()
  public var customView: UIView? { didSet { assigned["customView"] = .some(customView) } }
  public var cornerRadius: CGFloat = 0 { didSet { assigned["cornerRadius"] = .some(cornerRadius) } }
  public var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  { didSet { assigned["backgroundInsets"] = .some(backgroundInsets) } }
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = [] {
    didSet {
      assigned["edgesAddingLayoutMarginsToBackgroundInsets"] = .some(
        edgesAddingLayoutMarginsToBackgroundInsets)
    }
  }
  public var backgroundColor: UIColor? = .clear {
    didSet { assigned["backgroundColor"] = .some(backgroundColor) }
  }
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    didSet { assigned["backgroundColorTransformer"] = .some(backgroundColorTransformer) }
  }
  public var visualEffect: UIVisualEffect? {
    didSet { assigned["visualEffect"] = .some(visualEffect) }
  }
  public var image: UIImage? { didSet { assigned["image"] = .some(image) } }
  public var imageContentMode = UIView.ContentMode.scaleToFill {
    didSet { assigned["imageContentMode"] = .some(imageContentMode) }
  }
  public var strokeColor: UIColor? = .clear {
    didSet { assigned["strokeColor"] = .some(strokeColor) }
  }
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    didSet { assigned["strokeColorTransformer"] = .some(strokeColorTransformer) }
  }
  public var strokeWidth: CGFloat = 0 { didSet { assigned["strokeWidth"] = .some(strokeWidth) } }
  public var strokeOutset: CGFloat = 0 { didSet { assigned["strokeOutset"] = .some(strokeOutset) } }

  private init(factory: String) { self.factory = factory }

  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(factory: "clear")
  }
  public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(factory: "listCell")
  }
  public static func listHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(factory: "listHeader")
  }
  public static func listFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(factory: "listFooter")
  }
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(factory: "listPlainCell")
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(factory: "listGroupedCell")
  }
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(factory: "listSidebarCell")
  }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(factory: "listAccompaniedSidebarCell")
  }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(factory: "listPlainHeaderFooter")
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(factory: "listGroupedHeaderFooter")
  }
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(factory: "listSidebarHeader")
  }

  public func updated(for state: any UIConfigurationState) -> Self {
    var result = self
    result.isUpdated = true
    return result
  }
}

/// A shadow that notes what is assigned to it.
@MainActor public struct UIShadowProperties {
  /// What was assigned, by the names of the members.
  public private(set) var assigned: [String: Any?] = [:]

  public var color = UIColor.black { didSet { assigned["color"] = .some(color) } }
  public var opacity: CGFloat = 0 { didSet { assigned["opacity"] = .some(opacity) } }
  public var radius: CGFloat = 0 { didSet { assigned["radius"] = .some(radius) } }
  public var offset = CGSize.zero { didSet { assigned["offset"] = .some(offset) } }
  public var path: UIBezierPath? { didSet { assigned["path"] = .some(path) } }
}

/// A function from color to color.
@MainActor public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public static let grayscale = UIConfigurationColorTransformer { _ in gray(0.5) }
  public static let preferredTint = UIConfigurationColorTransformer { _ in gray(0.25) }
  public static let monochromeTint = UIConfigurationColorTransformer { _ in gray(0.75) }

  /// A gray by which a test knows which transformer ran.
  private static func gray(_ white: CGFloat) -> UIColor {
    UIColor(red: white, green: white, blue: white, alpha: 1)
  }

  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
}
