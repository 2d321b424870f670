public import Foundation

/// The look of a list: its appearance, its separators, and what its sections have.
///
/// ```swift
/// var list = ListConfiguration(appearance: .insetGrouped)
/// list.headerMode = .supplementary
/// ```
///
/// As documented for `UICollectionLayoutListConfiguration`.
public struct ListConfiguration: Hashable, Sendable {
  /// How a list looks.
  ///
  /// Raw values as in `UICollectionLayoutListConfiguration.Appearance`.
  public enum Appearance: Int, NamedCase, WrittenForm {
    /// Rows from edge to edge.
    case plain = 0

    /// Sections of rows from edge to edge, on a gray background.
    case grouped = 1

    /// Sections as rounded cards, on a gray background.
    case insetGrouped = 2

    /// The first column of a split view, with rounded rows.
    case sidebar = 3

    /// A sidebar's rows under pinned headers.
    case sidebarPlain = 4
  }

  /// Which view shows the list.
  ///
  /// The two differ in the numbers of `ListMetrics.Container`: rows of a table view are taller by
  /// their separator, headers and cards of a table view have other margins.
  public enum Container: Int, NamedCase, WrittenForm {
    /// A collection view with a list layout.
    case collectionView = 0

    /// A table view; in UIKit it is plain, grouped or inset grouped.
    case tableView = 1
  }

  /// What stands at the top of a section.
  ///
  /// Raw values as in `UICollectionLayoutListConfiguration.HeaderMode`.
  public enum HeaderMode: Int, NamedCase, WrittenForm {
    /// Nothing.
    case none = 0

    /// A header of its own.
    case supplementary = 1

    /// The first row of the section, which looks like a header; it is never pinned.
    case firstItemInSection = 2
  }

  /// What stands at the bottom of a section.
  ///
  /// Raw values as in `UICollectionLayoutListConfiguration.FooterMode`.
  public enum FooterMode: Int, NamedCase, WrittenForm {
    /// Nothing.
    case none = 0

    /// A footer of its own.
    case supplementary = 1
  }

  /// Elements that are no wider than what they show (iOS 18).
  ///
  /// Raw values as in `UICollectionLayoutListConfiguration.ContentHuggingElements`.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// The bits of the elements.
    public let rawValue: UInt

    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Headers of their own.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// Changes the separators of one row; gets what would be used, and its answer is final.
  public typealias ItemSeparatorHandler =
    @Sendable (ListPosition, ListSeparatorConfiguration) -> ListSeparatorConfiguration

  /// How the list looks.
  public let appearance: Appearance

  /// Which view shows the list.
  public var container: Container

  /// Whether there are separators at all.
  ///
  /// At first true, but for the two sidebars (assumed).
  public var showsSeparators: Bool

  /// The separators that every row starts with.
  public var separatorConfiguration: ListSeparatorConfiguration

  /// Changes the separators of single rows.
  ///
  /// Lists with a handler are equal to their copies only, and cannot be encoded.
  public var itemSeparatorHandler: ItemSeparatorHandler? {
    get { separatorHandler?.call }
    set { separatorHandler = newValue.map { SharedClosure($0) } }
  }

  private(set) var separatorHandler: SharedClosure<ItemSeparatorHandler>?

  /// The color behind the rows; `nil` is that of the appearance.
  public var backgroundColor: CellColor?

  /// What stands at the top of every section.
  public var headerMode = HeaderMode.none

  /// What stands at the bottom of every section.
  public var footerMode = FooterMode.none

  /// The space above each header, in points; `nil` is that of the appearance (iOS 15).
  public var headerTopPadding: CGFloat?

  /// Elements that are no wider than what they show (iOS 18).
  public var contentHuggingElements: ContentHuggingElements = []

  /// Creates the configuration of an appearance, of a collection view if nothing else is said.
  public init(appearance: Appearance, container: Container = .collectionView) {
    self.appearance = appearance
    self.container = container
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = ListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension ListConfiguration.Appearance {
  /// What a list of the appearance is to the configurations in it.
  public var listEnvironment: ListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  /// The appearance of the list that an environment stands for; `nil` outside any list.
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

  /// Whether this is one of the two appearances of a first column.
  package var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

  /// Whether headers and footers stay in sight while their section is.
  ///
  /// As documented and recorded.
  public var pinsHeadersAndFooters: Bool { self == .plain || self == .sidebarPlain }
}

extension ListConfiguration.ContentHuggingElements: NamedOptions {
  package static let names: [(name: String, option: Self)] = [
    ("supplementaryHeader", .supplementaryHeader)
  ]
}
