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
  public var customView: UIView? {
    get { assigned.value("customView", nil) }
    set { assigned["customView"] = .some(newValue) }
  }
  public var cornerRadius: CGFloat {
    get { assigned.value("cornerRadius", 0) }
    set { assigned["cornerRadius"] = .some(newValue) }
  }
  public var backgroundInsets: NSDirectionalEdgeInsets {
    get {
      assigned.value(
        "backgroundInsets", NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    }
    set { assigned["backgroundInsets"] = .some(newValue) }
  }
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
    get { assigned.value("edgesAddingLayoutMarginsToBackgroundInsets", []) }
    set { assigned["edgesAddingLayoutMarginsToBackgroundInsets"] = .some(newValue) }
  }
  public var backgroundColor: UIColor? {
    get { assigned.value("backgroundColor", .clear) }
    set { assigned["backgroundColor"] = .some(newValue) }
  }
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { assigned.value("backgroundColorTransformer", nil) }
    set { assigned["backgroundColorTransformer"] = .some(newValue) }
  }
  public var visualEffect: UIVisualEffect? {
    get { assigned.value("visualEffect", nil) }
    set { assigned["visualEffect"] = .some(newValue) }
  }
  public var image: UIImage? {
    get { assigned.value("image", nil) }
    set { assigned["image"] = .some(newValue) }
  }
  public var imageContentMode: UIView.ContentMode {
    get { assigned.value("imageContentMode", UIView.ContentMode.scaleToFill) }
    set { assigned["imageContentMode"] = .some(newValue) }
  }
  public var strokeColor: UIColor? {
    get { assigned.value("strokeColor", .clear) }
    set { assigned["strokeColor"] = .some(newValue) }
  }
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { assigned.value("strokeColorTransformer", nil) }
    set { assigned["strokeColorTransformer"] = .some(newValue) }
  }
  public var strokeWidth: CGFloat {
    get { assigned.value("strokeWidth", 0) }
    set { assigned["strokeWidth"] = .some(newValue) }
  }
  public var strokeOutset: CGFloat {
    get { assigned.value("strokeOutset", 0) }
    set { assigned["strokeOutset"] = .some(newValue) }
  }

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

  public var color: UIColor {
    get { assigned.value("color", UIColor.black) }
    set { assigned["color"] = .some(newValue) }
  }
  public var opacity: CGFloat {
    get { assigned.value("opacity", 0) }
    set { assigned["opacity"] = .some(newValue) }
  }
  public var radius: CGFloat {
    get { assigned.value("radius", 0) }
    set { assigned["radius"] = .some(newValue) }
  }
  public var offset: CGSize {
    get { assigned.value("offset", CGSize.zero) }
    set { assigned["offset"] = .some(newValue) }
  }
  public var path: UIBezierPath? {
    get { assigned.value("path", nil) }
    set { assigned["path"] = .some(newValue) }
  }
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
