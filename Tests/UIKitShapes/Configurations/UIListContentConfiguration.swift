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
  public var text: String? { didSet { assigned["text"] = .some(text) } }
  public var attributedText: NSAttributedString? {
    didSet { assigned["attributedText"] = .some(attributedText) }
  }
  public var secondaryText: String? { didSet { assigned["secondaryText"] = .some(secondaryText) } }
  public var secondaryAttributedText: NSAttributedString? {
    didSet { assigned["secondaryAttributedText"] = .some(secondaryAttributedText) }
  }
  public var image: UIImage? { didSet { assigned["image"] = .some(image) } }
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal {
    didSet {
      assigned["axesPreservingSuperviewLayoutMargins"] = .some(axesPreservingSuperviewLayoutMargins)
    }
  }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
    top: 11, leading: 0, bottom: 11, trailing: 8)
  { didSet { assigned["directionalLayoutMargins"] = .some(directionalLayoutMargins) } }
  public var prefersSideBySideTextAndSecondaryText = false {
    didSet {
      assigned["prefersSideBySideTextAndSecondaryText"] = .some(
        prefersSideBySideTextAndSecondaryText)
    }
  }
  public var imageToTextPadding: CGFloat = 16 {
    didSet { assigned["imageToTextPadding"] = .some(imageToTextPadding) }
  }
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6 {
    didSet {
      assigned["textToSecondaryTextHorizontalPadding"] = .some(textToSecondaryTextHorizontalPadding)
    }
  }
  public var textToSecondaryTextVerticalPadding: CGFloat = 4 {
    didSet {
      assigned["textToSecondaryTextVerticalPadding"] = .some(textToSecondaryTextVerticalPadding)
    }
  }
  public var alpha: CGFloat = 1 { didSet { assigned["alpha"] = .some(alpha) } }

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
