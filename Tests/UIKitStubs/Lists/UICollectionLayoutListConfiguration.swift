// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Separators that note what is assigned to them.
@MainActor public struct UIListSeparatorConfiguration {
  public enum Visibility: Sendable { case automatic, visible, hidden }

  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: 0, leading: 54321, bottom: 0, trailing: 54321)

  /// What was assigned, by the names of the members.
  public private(set) var assigned: [String: Any?] = [:]

  public var topSeparatorVisibility: Visibility {
    get { assigned.value("topSeparatorVisibility", Visibility.automatic) }
    set { assigned["topSeparatorVisibility"] = .some(newValue) }
  }
  public var bottomSeparatorVisibility: Visibility {
    get { assigned.value("bottomSeparatorVisibility", Visibility.automatic) }
    set { assigned["bottomSeparatorVisibility"] = .some(newValue) }
  }
  public var topSeparatorInsets: NSDirectionalEdgeInsets {
    get { assigned.value("topSeparatorInsets", UIListSeparatorConfiguration.automaticInsets) }
    set { assigned["topSeparatorInsets"] = .some(newValue) }
  }
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets {
    get { assigned.value("bottomSeparatorInsets", UIListSeparatorConfiguration.automaticInsets) }
    set { assigned["bottomSeparatorInsets"] = .some(newValue) }
  }
  public var color: UIColor {
    get { assigned.value("color", UIColor.separator) }
    set { assigned["color"] = .some(newValue) }
  }
  public var multipleSelectionColor: UIColor {
    get { assigned.value("multipleSelectionColor", UIColor.separator) }
    set { assigned["multipleSelectionColor"] = .some(newValue) }
  }
  public var visualEffect: UIVisualEffect? {
    get { assigned.value("visualEffect", nil) }
    set { assigned["visualEffect"] = .some(newValue) }
  }

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// A list that notes what is assigned to it.
@MainActor public struct UICollectionLayoutListConfiguration {
  public typealias ItemSeparatorHandler =
    (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

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
  public var showsSeparators: Bool {
    get { assigned.value("showsSeparators", true) }
    set { assigned["showsSeparators"] = .some(newValue) }
  }
  public var separatorConfiguration: UIListSeparatorConfiguration {
    get {
      assigned.value(
        "separatorConfiguration", UIListSeparatorConfiguration(listAppearance: appearance))
    }
    set { assigned["separatorConfiguration"] = .some(newValue) }
  }
  public var itemSeparatorHandler: ItemSeparatorHandler? {
    get { assigned.value("itemSeparatorHandler", nil) }
    set { assigned["itemSeparatorHandler"] = .some(newValue) }
  }
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { assigned.value("leadingSwipeActionsConfigurationProvider", nil) }
    set { assigned["leadingSwipeActionsConfigurationProvider"] = .some(newValue) }
  }
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { assigned.value("trailingSwipeActionsConfigurationProvider", nil) }
    set { assigned["trailingSwipeActionsConfigurationProvider"] = .some(newValue) }
  }
  public var backgroundColor: UIColor? {
    get { assigned.value("backgroundColor", nil) }
    set { assigned["backgroundColor"] = .some(newValue) }
  }
  public var headerMode: HeaderMode {
    get { assigned.value("headerMode", HeaderMode.none) }
    set { assigned["headerMode"] = .some(newValue) }
  }
  public var footerMode: FooterMode {
    get { assigned.value("footerMode", FooterMode.none) }
    set { assigned["footerMode"] = .some(newValue) }
  }
  public var headerTopPadding: CGFloat? {
    get { assigned.value("headerTopPadding", nil) }
    set { assigned["headerTopPadding"] = .some(newValue) }
  }
  public var contentHuggingElements: ContentHuggingElements {
    get { assigned.value("contentHuggingElements", []) }
    set { assigned["contentHuggingElements"] = .some(newValue) }
  }

  public init(appearance: Appearance) { self.appearance = appearance }
}
