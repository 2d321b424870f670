// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// What a content view shows.
@MainActor public protocol UIContentConfiguration {
  func updated(for state: any UIConfigurationState) -> Self
}

/// List content that notes what is assigned to it.
@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The name of the factory that made it.
  public let factory: String

  /// Whether it was updated for a state.
  public private(set) var isUpdated = false

  /// What was assigned, by the names of the members.
  public private(set) var assigned: [String: Any?] = [:]

  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var text: String? {
    get { assigned.value("text", nil) }
    set { assigned["text"] = .some(newValue) }
  }
  public var attributedText: NSAttributedString? {
    get { assigned.value("attributedText", nil) }
    set { assigned["attributedText"] = .some(newValue) }
  }
  public var secondaryText: String? {
    get { assigned.value("secondaryText", nil) }
    set { assigned["secondaryText"] = .some(newValue) }
  }
  public var secondaryAttributedText: NSAttributedString? {
    get { assigned.value("secondaryAttributedText", nil) }
    set { assigned["secondaryAttributedText"] = .some(newValue) }
  }
  public var image: UIImage? {
    get { assigned.value("image", nil) }
    set { assigned["image"] = .some(newValue) }
  }
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { assigned.value("axesPreservingSuperviewLayoutMargins", .horizontal) }
    set { assigned["axesPreservingSuperviewLayoutMargins"] = .some(newValue) }
  }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      assigned.value(
        "directionalLayoutMargins",
        NSDirectionalEdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 8))
    }
    set { assigned["directionalLayoutMargins"] = .some(newValue) }
  }
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { assigned.value("prefersSideBySideTextAndSecondaryText", false) }
    set { assigned["prefersSideBySideTextAndSecondaryText"] = .some(newValue) }
  }
  public var imageToTextPadding: CGFloat {
    get { assigned.value("imageToTextPadding", 16) }
    set { assigned["imageToTextPadding"] = .some(newValue) }
  }
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { assigned.value("textToSecondaryTextHorizontalPadding", 6) }
    set { assigned["textToSecondaryTextHorizontalPadding"] = .some(newValue) }
  }
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { assigned.value("textToSecondaryTextVerticalPadding", 4) }
    set { assigned["textToSecondaryTextVerticalPadding"] = .some(newValue) }
  }
  public var alpha: CGFloat {
    get { assigned.value("alpha", 1) }
    set { assigned["alpha"] = .some(newValue) }
  }

  private init(factory: String) { self.factory = factory }

  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(factory: "cell")
  }
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(factory: "subtitleCell")
  }
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(factory: "valueCell")
  }
  public static func header() -> UIListContentConfiguration {
    UIListContentConfiguration(factory: "header")
  }
  public static func footer() -> UIListContentConfiguration {
    UIListContentConfiguration(factory: "footer")
  }
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(factory: "plainHeader")
  }
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(factory: "plainFooter")
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(factory: "groupedHeader")
  }
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(factory: "groupedFooter")
  }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(factory: "prominentInsetGroupedHeader")
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(factory: "extraProminentInsetGroupedHeader")
  }
  public static func sidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(factory: "sidebarCell")
  }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(factory: "sidebarSubtitleCell")
  }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(factory: "accompaniedSidebarCell")
  }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(factory: "accompaniedSidebarSubtitleCell")
  }
  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(factory: "sidebarHeader")
  }

  public func updated(for state: any UIConfigurationState) -> Self {
    var result = self
    result.isUpdated = true
    return result
  }
}
