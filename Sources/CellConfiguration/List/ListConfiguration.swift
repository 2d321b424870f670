public import Foundation

/// The look of a list: its appearance, its separators, and its headers and footers.
///
/// ```swift
/// var list = ListConfiguration(appearance: .insetGrouped)
/// list.headerMode = .supplementary
/// ```
///
/// As documented for `UICollectionLayoutListConfiguration`.
public struct ListConfiguration: Hashable, Sendable {
  /// The general look of a list.
  ///
  /// Raw values match `UICollectionLayoutListConfiguration.Appearance`.
  public enum Appearance: Int, NamedCase, SchemaRepresentable {
    /// Rows from edge to edge.
    case plain = 0

    /// Sections of rows from edge to edge, on a gray background.
    case grouped = 1

    /// Sections as rounded cards, on a gray background.
    case insetGrouped = 2

    /// The first column of a split view, with rounded rows.
    case sidebar = 3

    /// Rows as in a sidebar, under pinned headers.
    case sidebarPlain = 4
  }

  /// The kind of view that shows the list.
  ///
  /// The containers differ in the values of `ListMetrics.Container`. In a table view, rows are
  /// taller by the height of their separator, and headers and cards have other margins.
  public enum Container: Int, NamedCase, SchemaRepresentable {
    /// A collection view with a list layout.
    case collectionView = 0

    /// A table view; UIKit has only plain, grouped and inset grouped ones.
    case tableView = 1
  }

  /// The kind of header at the top of a section.
  ///
  /// Raw values match `UICollectionLayoutListConfiguration.HeaderMode`.
  public enum HeaderMode: Int, NamedCase, SchemaRepresentable {
    /// No header.
    case none = 0

    /// A separate header.
    case supplementary = 1

    /// The first row of the section, which looks like a header; it is never pinned.
    case firstItemInSection = 2
  }

  /// The kind of footer at the bottom of a section.
  ///
  /// Raw values match `UICollectionLayoutListConfiguration.FooterMode`.
  public enum FooterMode: Int, NamedCase, SchemaRepresentable {
    /// No footer.
    case none = 0

    /// A separate footer.
    case supplementary = 1
  }

  /// The elements of a list that are only as wide as their content (iOS 18).
  ///
  /// Raw values match `UICollectionLayoutListConfiguration.ContentHuggingElements`.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// The bits of the elements.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Separate headers.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// A closure that receives the separators of a row and returns the ones to use.
  public typealias SeparatorHandler =
    @Sendable (ListPosition, ListSeparatorConfiguration) -> ListSeparatorConfiguration

  /// A closure that returns the swipe actions of a row at one edge, or `nil` for none.
  public typealias SwipeActionsProvider =
    @Sendable (ListPosition) -> SwipeActionsConfiguration?

  /// The general look of the list.
  public let appearance: Appearance

  /// The kind of view that shows the list.
  public var container: Container

  /// Whether the list shows any separators.
  ///
  /// The default is `true`, except for the two sidebars (assumed).
  public var showsSeparators: Bool

  /// The initial separators of every row.
  public var separatorConfiguration: ListSeparatorConfiguration

  /// A closure that changes the separators of individual rows.
  ///
  /// A list with a handler is equal only to its copies and cannot be encoded.
  @_disfavoredOverload
  public var itemSeparatorHandler: SeparatorHandler? {
    get { storedItemSeparatorHandler?.call }
    set { storedItemSeparatorHandler = newValue.map { SharedClosure($0) } }
  }

  private(set) var storedItemSeparatorHandler: SharedClosure<SeparatorHandler>?

  /// A closure that returns the swipe actions at the leading edge of a row.
  ///
  /// It is called for rows without swipe actions; see ``addingSwipeActions(to:at:)``. A list with a
  /// provider is equal only to its copies and cannot be encoded.
  @_disfavoredOverload
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsProvider? {
    get { storedLeadingSwipeActionsConfigurationProvider?.call }
    set { storedLeadingSwipeActionsConfigurationProvider = newValue.map { SharedClosure($0) } }
  }

  private(set) var storedLeadingSwipeActionsConfigurationProvider:
    SharedClosure<SwipeActionsProvider>?

  /// A closure that returns the swipe actions at the trailing edge of a row, like the leading one.
  @_disfavoredOverload
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsProvider? {
    get { storedTrailingSwipeActionsConfigurationProvider?.call }
    set { storedTrailingSwipeActionsConfigurationProvider = newValue.map { SharedClosure($0) } }
  }

  private(set) var storedTrailingSwipeActionsConfigurationProvider:
    SharedClosure<SwipeActionsProvider>?

  /// The color behind the rows; `nil` means the color of the appearance.
  public var backgroundColor: CellColor?

  /// The kind of header at the top of every section.
  public var headerMode = HeaderMode.none

  /// The kind of footer at the bottom of every section.
  public var footerMode = FooterMode.none

  /// The space above each header, in points; `nil` means the appearance's default (iOS 15).
  public var headerTopPadding: CGFloat?

  /// The elements that are only as wide as their content (iOS 18).
  public var contentHuggingElements: ContentHuggingElements = []

  /// Creates the configuration of an appearance, in a collection view by default.
  public init(appearance: Appearance, container: Container = .collectionView) {
    self.appearance = appearance
    self.container = container
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = ListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension ListConfiguration.Appearance {
  /// The list environment of the configurations in a list of this appearance.
  public var listEnvironment: ListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  /// Creates the appearance of a list environment, or `nil` outside of lists.
  package init?(_ environment: ListEnvironment) {
    switch environment {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    case .sidebar: self = .sidebar
    case .sidebarPlain: self = .sidebarPlain
    case .unspecified, .none: return nil
    }
  }

  /// Whether the appearance is one of the two sidebars.
  package var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

  /// Whether headers and footers stay visible while their section is.
  ///
  /// As documented and recorded.
  package var pinsHeadersAndFooters: Bool { self == .plain || self == .sidebarPlain }
}

extension ListConfiguration.ContentHuggingElements: NamedOptions {
  package static let elementSchemaName = "ContentHuggingElement"

  package static let names: [(name: String, option: Self)] = [
    ("supplementaryHeader", .supplementaryHeader)
  ]
}
