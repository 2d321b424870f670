// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Separators that note what is assigned to them.
@MainActor public struct UIListSeparatorConfiguration {
  public enum Visibility: Sendable { case automatic, visible, hidden }

  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: 0, leading: 54321, bottom: 0, trailing: 54321)

  /// What was assigned, by the names of the members.
  public private(set) var assigned: [String: Any?] = [:]

  public var topSeparatorVisibility = Visibility.automatic {
    didSet { assigned["topSeparatorVisibility"] = .some(topSeparatorVisibility) }
  }
  public var bottomSeparatorVisibility = Visibility.automatic {
    didSet { assigned["bottomSeparatorVisibility"] = .some(bottomSeparatorVisibility) }
  }
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets {
    didSet { assigned["topSeparatorInsets"] = .some(topSeparatorInsets) }
  }
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets {
    didSet { assigned["bottomSeparatorInsets"] = .some(bottomSeparatorInsets) }
  }
  public var color = UIColor.separator { didSet { assigned["color"] = .some(color) } }
  public var multipleSelectionColor = UIColor.separator {
    didSet { assigned["multipleSelectionColor"] = .some(multipleSelectionColor) }
  }
  public var visualEffect: UIVisualEffect? {
    didSet { assigned["visualEffect"] = .some(visualEffect) }
  }

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// A list that notes what is assigned to it.
@MainActor public struct UICollectionLayoutListConfiguration {
  public typealias ItemSeparatorHandler =
    (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  public enum Appearance: Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Sendable { case none, supplementary }

  public struct ContentHuggingElements: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// What was assigned, by the names of the members.
  public private(set) var assigned: [String: Any?] = [:]

  public let appearance: Appearance
  public var showsSeparators = true {
    didSet { assigned["showsSeparators"] = .some(showsSeparators) }
  }
  public var separatorConfiguration: UIListSeparatorConfiguration {
    didSet { assigned["separatorConfiguration"] = .some(separatorConfiguration) }
  }
  public var itemSeparatorHandler: ItemSeparatorHandler? {
    didSet { assigned["itemSeparatorHandler"] = .some(itemSeparatorHandler) }
  }
  public var backgroundColor: UIColor? {
    didSet { assigned["backgroundColor"] = .some(backgroundColor) }
  }
  public var headerMode = HeaderMode.none { didSet { assigned["headerMode"] = .some(headerMode) } }
  public var footerMode = FooterMode.none { didSet { assigned["footerMode"] = .some(footerMode) } }
  public var headerTopPadding: CGFloat? {
    didSet { assigned["headerTopPadding"] = .some(headerTopPadding) }
  }
  public var contentHuggingElements: ContentHuggingElements = [] {
    didSet { assigned["contentHuggingElements"] = .some(contentHuggingElements) }
  }

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
