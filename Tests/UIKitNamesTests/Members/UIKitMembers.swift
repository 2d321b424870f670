// swift-format-ignore-file

/// The members of UIKit's types for cells, lists and states, written from its documentation (iOS 14
/// to 26), without what the types inherit.
enum UIKitMembers {
  static let text = """
    UIContentConfiguration
      func makeContentView() -> any UIView & UIContentView
      func updated(for state: any UIConfigurationState) -> Self
    UIContentView
      var configuration: any UIContentConfiguration
      func supports(_ configuration: any UIContentConfiguration) -> Bool
    UIListContentConfiguration
      static func cell() -> UIListContentConfiguration
      static func subtitleCell() -> UIListContentConfiguration
      static func valueCell() -> UIListContentConfiguration
      static func header() -> UIListContentConfiguration
      static func footer() -> UIListContentConfiguration
      static func plainHeader() -> UIListContentConfiguration
      static func plainFooter() -> UIListContentConfiguration
      static func groupedHeader() -> UIListContentConfiguration
      static func groupedFooter() -> UIListContentConfiguration
      static func prominentInsetGroupedHeader() -> UIListContentConfiguration
      static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration
      static func sidebarCell() -> UIListContentConfiguration
      static func sidebarSubtitleCell() -> UIListContentConfiguration
      static func accompaniedSidebarCell() -> UIListContentConfiguration
      static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration
      static func sidebarHeader() -> UIListContentConfiguration
      var image: UIImage?
      var imageProperties: ImageProperties
      var text: String?
      var attributedText: NSAttributedString?
      var textProperties: TextProperties
      var secondaryText: String?
      var secondaryAttributedText: NSAttributedString?
      var secondaryTextProperties: TextProperties
      var axesPreservingSuperviewLayoutMargins: UIAxis
      var directionalLayoutMargins: NSDirectionalEdgeInsets
      var prefersSideBySideTextAndSecondaryText: Bool
      var imageToTextPadding: CGFloat
      var textToSecondaryTextHorizontalPadding: CGFloat
      var textToSecondaryTextVerticalPadding: CGFloat
      var alpha: CGFloat
      func updated(for state: any UIConfigurationState) -> UIListContentConfiguration
    UIListContentConfiguration.TextProperties
      var font: UIFont
      var color: UIColor
      var colorTransformer: UIConfigurationColorTransformer?
      func resolvedColor() -> UIColor
      var alignment: TextAlignment
      var lineBreakMode: NSLineBreakMode
      var numberOfLines: Int
      var adjustsFontSizeToFitWidth: Bool
      var minimumScaleFactor: CGFloat
      var allowsDefaultTighteningForTruncation: Bool
      var adjustsFontForContentSizeCategory: Bool
      var showsExpansionTextWhenTruncated: Bool
      var transform: TextTransform
    UIListContentConfiguration.ImageProperties
      var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
      var tintColor: UIColor?
      var tintColorTransformer: UIConfigurationColorTransformer?
      func resolvedTintColor(for tintColor: UIColor) -> UIColor
      var cornerRadius: CGFloat
      var maximumSize: CGSize
      var reservedLayoutSize: CGSize
      static let standardDimension: CGFloat
      var accessibilityIgnoresInvertColors: Bool
      var strokeWidth: CGFloat
      var strokeColor: UIColor?
      var strokeColorTransformer: UIConfigurationColorTransformer?
      func resolvedStrokeColor(for tintColor: UIColor) -> UIColor
    UIListContentView
      init(configuration: UIListContentConfiguration)
      var configuration: any UIContentConfiguration
      var textLayoutGuide: UILayoutGuide?
      var secondaryTextLayoutGuide: UILayoutGuide?
      var imageLayoutGuide: UILayoutGuide?
    UIContentUnavailableConfiguration
      static func empty() -> UIContentUnavailableConfiguration
      static func loading() -> UIContentUnavailableConfiguration
      static func search() -> UIContentUnavailableConfiguration
      var image: UIImage?
      var imageProperties: ImageProperties
      var text: String?
      var attributedText: NSAttributedString?
      var textProperties: TextProperties
      var secondaryText: String?
      var secondaryAttributedText: NSAttributedString?
      var secondaryTextProperties: TextProperties
      var button: UIButton.Configuration
      var buttonProperties: ButtonProperties
      var secondaryButton: UIButton.Configuration
      var secondaryButtonProperties: ButtonProperties
      var alignment: Alignment
      var axesPreservingSuperviewLayoutMargins: UIAxis
      var directionalLayoutMargins: NSDirectionalEdgeInsets
      var imageToTextPadding: CGFloat
      var textToSecondaryTextPadding: CGFloat
      var textToButtonPadding: CGFloat
      var buttonToSecondaryButtonPadding: CGFloat
      var background: UIBackgroundConfiguration
      func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration
    UIContentUnavailableConfiguration.TextProperties
      var font: UIFont
      var color: UIColor
      var lineBreakMode: NSLineBreakMode
      var numberOfLines: Int
      var adjustsFontSizeToFitWidth: Bool
      var minimumScaleFactor: CGFloat
      var allowsDefaultTighteningForTruncation: Bool
      var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
      var tintColor: UIColor?
      var cornerRadius: CGFloat
      var maximumSize: CGSize
      var accessibilityIgnoresInvertColors: Bool
    UIContentUnavailableConfiguration.ButtonProperties
      var primaryAction: UIAction?
      var menu: UIMenu?
      var isEnabled: Bool
      var role: UIButton.Role
    UIContentUnavailableConfigurationState
      init(traitCollection: UITraitCollection)
      var traitCollection: UITraitCollection
      var searchText: String?
      subscript(key: UIConfigurationStateCustomKey) -> AnyHashable?
    UIContentUnavailableView
      init(configuration: UIContentUnavailableConfiguration)
      var configuration: UIContentUnavailableConfiguration
      var isScrollEnabled: Bool
    UIBackgroundConfiguration
      static func clear() -> UIBackgroundConfiguration
      static func listCell() -> UIBackgroundConfiguration
      static func listHeader() -> UIBackgroundConfiguration
      static func listFooter() -> UIBackgroundConfiguration
      static func listPlainCell() -> UIBackgroundConfiguration
      static func listPlainHeaderFooter() -> UIBackgroundConfiguration
      static func listGroupedCell() -> UIBackgroundConfiguration
      static func listGroupedHeaderFooter() -> UIBackgroundConfiguration
      static func listSidebarHeader() -> UIBackgroundConfiguration
      static func listSidebarCell() -> UIBackgroundConfiguration
      static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration
      var customView: UIView?
      var cornerRadius: CGFloat
      var backgroundInsets: NSDirectionalEdgeInsets
      var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge
      var backgroundColor: UIColor?
      var backgroundColorTransformer: UIConfigurationColorTransformer?
      func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor
      var visualEffect: UIVisualEffect?
      var image: UIImage?
      var imageContentMode: UIView.ContentMode
      var strokeColor: UIColor?
      var strokeColorTransformer: UIConfigurationColorTransformer?
      func resolvedStrokeColor(for tintColor: UIColor) -> UIColor
      var strokeWidth: CGFloat
      var strokeOutset: CGFloat
      var shadowProperties: UIShadowProperties
      func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration
    UIShadowProperties
      init()
      var color: UIColor
      var opacity: CGFloat
      var radius: CGFloat
      var offset: CGSize
      var path: UIBezierPath?
    UIConfigurationColorTransformer
      init(_ transform: @escaping (UIColor) -> UIColor)
      var transform: (UIColor) -> UIColor
      func callAsFunction(_ input: UIColor) -> UIColor
      static let grayscale: UIConfigurationColorTransformer
      static let preferredTint: UIConfigurationColorTransformer
      static let monochromeTint: UIConfigurationColorTransformer
    UIConfigurationState
      init(traitCollection: UITraitCollection)
      var traitCollection: UITraitCollection
      subscript(key: UIConfigurationStateCustomKey) -> AnyHashable?
    UIViewConfigurationState
      var isDisabled: Bool
      var isHighlighted: Bool
      var isSelected: Bool
      var isFocused: Bool
      var isPinned: Bool
    UICellConfigurationState
      var isDisabled: Bool
      var isHighlighted: Bool
      var isSelected: Bool
      var isFocused: Bool
      var isPinned: Bool
      var isEditing: Bool
      var isExpanded: Bool
      var isSwiped: Bool
      var isReordering: Bool
      var cellDragState: DragState
      var cellDropState: DropState
      enum DragState
      case none
      case lifting
      case dragging
      enum DropState
      case notTargeted
      case targeted
    UIConfigurationStateCustomKey
      init(_ rawValue: String)
      init(rawValue: String)
      var rawValue: String
    UICollectionViewCell
      var contentView: UIView
      var contentConfiguration: (any UIContentConfiguration)?
      var automaticallyUpdatesContentConfiguration: Bool
      var backgroundConfiguration: UIBackgroundConfiguration?
      var automaticallyUpdatesBackgroundConfiguration: Bool
      func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
      var backgroundView: UIView?
      var selectedBackgroundView: UIView?
      var configurationState: UICellConfigurationState
      func setNeedsUpdateConfiguration()
      func updateConfiguration(using state: UICellConfigurationState)
      typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
      var configurationUpdateHandler: ConfigurationUpdateHandler?
      var isSelected: Bool
      var isHighlighted: Bool
      func dragStateDidChange(_ dragState: DragState)
      enum DragState
    UICollectionViewListCell
      func defaultContentConfiguration() -> UIListContentConfiguration
      func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
      var accessories: [UICellAccessory]
      var indentationLevel: Int
      var indentationWidth: CGFloat
      var indentsAccessories: Bool
      var separatorLayoutGuide: UILayoutGuide
    UITableViewCell
      init(style: CellStyle, reuseIdentifier: String?)
      enum CellStyle
      var contentView: UIView
      var contentConfiguration: (any UIContentConfiguration)?
      func defaultContentConfiguration() -> UIListContentConfiguration
      var automaticallyUpdatesContentConfiguration: Bool
      var backgroundConfiguration: UIBackgroundConfiguration?
      func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
      var automaticallyUpdatesBackgroundConfiguration: Bool
      var configurationState: UICellConfigurationState
      func setNeedsUpdateConfiguration()
      func updateConfiguration(using state: UICellConfigurationState)
      var configurationUpdateHandler: ConfigurationUpdateHandler?
      var backgroundView: UIView?
      var selectedBackgroundView: UIView?
      var multipleSelectionBackgroundView: UIView?
      var selectionStyle: SelectionStyle
      var isSelected: Bool
      func setSelected(_ selected: Bool, animated: Bool)
      var isHighlighted: Bool
      func setHighlighted(_ highlighted: Bool, animated: Bool)
      var isEditing: Bool
      func setEditing(_ editing: Bool, animated: Bool)
      var editingStyle: EditingStyle
      var showingDeleteConfirmation: Bool
      var showsReorderControl: Bool
      var shouldIndentWhileEditing: Bool
      var accessoryType: AccessoryType
      var accessoryView: UIView?
      var editingAccessoryType: AccessoryType
      var editingAccessoryView: UIView?
      var indentationLevel: Int
      var indentationWidth: CGFloat
      var separatorInset: UIEdgeInsets
      var focusStyle: FocusStyle
      var userInteractionEnabledWhileDragging: Bool
      func dragStateDidChange(_ dragState: DragState)
      func willTransition(to state: StateMask)
      func didTransition(to state: StateMask)
      func prepareForReuse()
      var reuseIdentifier: String?
      var textLabel: UILabel?
      var detailTextLabel: UILabel?
      var imageView: UIImageView?
    UITableViewHeaderFooterView
      init(reuseIdentifier: String?)
      var contentView: UIView
      var contentConfiguration: (any UIContentConfiguration)?
      func defaultContentConfiguration() -> UIListContentConfiguration
      var automaticallyUpdatesContentConfiguration: Bool
      var backgroundConfiguration: UIBackgroundConfiguration?
      func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
      var automaticallyUpdatesBackgroundConfiguration: Bool
      var backgroundView: UIView?
      var configurationState: UIViewConfigurationState
      func setNeedsUpdateConfiguration()
      func updateConfiguration(using state: UIViewConfigurationState)
      var configurationUpdateHandler: ConfigurationUpdateHandler?
      func prepareForReuse()
      var reuseIdentifier: String?
      var textLabel: UILabel?
      var detailTextLabel: UILabel?
    UICellAccessory
      static func disclosureIndicator(displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()) -> UICellAccessory
      static func detail(displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil) -> UICellAccessory
      static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()) -> UICellAccessory
      static func delete(displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: ActionHandler? = nil) -> UICellAccessory
      static func insert(displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(), actionHandler: ActionHandler? = nil) -> UICellAccessory
      static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()) -> UICellAccessory
      static func multiselect(displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()) -> UICellAccessory
      static func outlineDisclosure(displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(), actionHandler: ActionHandler? = nil) -> UICellAccessory
      static func popUpMenu(_ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(), selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil) -> UICellAccessory
      static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()) -> UICellAccessory
      static func customView(configuration: CustomViewConfiguration) -> UICellAccessory
      var accessoryType: AccessoryType
      enum DisplayedState
      case always
      case whenEditing
      case whenNotEditing
      enum LayoutDimension
      case actual
      case standard
      case custom(_ width: CGFloat)
      enum Placement
      case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
      case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
      static func position(before accessory: UICellAccessory) -> Position
      static func position(after accessory: UICellAccessory) -> Position
      var isHidden: Bool
      var reservedLayoutWidth: LayoutDimension?
      var tintColor: UIColor?
      var backgroundColor: UIColor?
      var showsVerticalSeparator: Bool
      var style: Style
      var font: UIFont
      var adjustsFontForContentSizeCategory: Bool
      init(customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil)
    UICollectionReusableView
      init(frame: CGRect)
      func prepareForReuse()
      var reuseIdentifier: String?
    UICollectionLayoutListConfiguration
      init(appearance: Appearance)
      var appearance: Appearance
      enum Appearance
      case plain
      case grouped
      case insetGrouped
      case sidebar
      case sidebarPlain
      var showsSeparators: Bool
      var separatorConfiguration: UIListSeparatorConfiguration
      typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
      var itemSeparatorHandler: ItemSeparatorHandler?
      var backgroundColor: UIColor?
      typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
      var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
      var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
      enum HeaderMode
      var headerMode: HeaderMode
      enum FooterMode
      var footerMode: FooterMode
      case supplementary
      case firstItemInSection
      var headerTopPadding: CGFloat?
      var contentHuggingElements: ContentHuggingElements
    UISwipeActionsConfiguration
      init(actions: [UIContextualAction])
      var actions: [UIContextualAction]
      var performsFirstActionWithFullSwipe: Bool
    UIContextualAction
      init(style: Style, title: String?, handler: @escaping Handler)
      enum Style
      case normal
      case destructive
      typealias Handler = (UIContextualAction, UIView, (Bool) -> Void) -> Void
      var style: Style
      var handler: Handler
      var title: String?
      var backgroundColor: UIColor!
      var image: UIImage?
    UIListSeparatorConfiguration
      init(listAppearance: UICollectionLayoutListConfiguration.Appearance)
      static let automaticInsets: NSDirectionalEdgeInsets
      enum Visibility
      case automatic
      case visible
      case hidden
      var topSeparatorVisibility: Visibility
      var topSeparatorInsets: NSDirectionalEdgeInsets
      var bottomSeparatorVisibility: Visibility
      var bottomSeparatorInsets: NSDirectionalEdgeInsets
      var color: UIColor
      var multipleSelectionColor: UIColor
      var visualEffect: UIVisualEffect?
    NSDiffableDataSourceSnapshot
      init()
      var numberOfItems: Int
      var numberOfSections: Int
      var sectionIdentifiers: [SectionIdentifierType]
      var itemIdentifiers: [ItemIdentifierType]
      func numberOfItems(inSection identifier: SectionIdentifierType) -> Int
      func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType]
      func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType?
      func indexOfItem(_ identifier: ItemIdentifierType) -> Int?
      func indexOfSection(_ identifier: SectionIdentifierType) -> Int?
      func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
      func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
      func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
      func deleteItems(_ identifiers: [ItemIdentifierType])
      func deleteAllItems()
      func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
      func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
      func reloadItems(_ identifiers: [ItemIdentifierType])
      func reconfigureItems(_ identifiers: [ItemIdentifierType])
      func appendSections(_ identifiers: [SectionIdentifierType])
      func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType)
      func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType)
      func deleteSections(_ identifiers: [SectionIdentifierType])
      func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType)
      func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType)
      func reloadSections(_ identifiers: [SectionIdentifierType])
      var reloadedSectionIdentifiers: [SectionIdentifierType]
      var reloadedItemIdentifiers: [ItemIdentifierType]
      var reconfiguredItemIdentifiers: [ItemIdentifierType]
    NSDiffableDataSourceSectionSnapshot
      init()
      func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil)
      func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType)
      func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType)
      func delete(_ items: [ItemIdentifierType])
      func deleteAll()
      func expand(_ items: [ItemIdentifierType])
      func collapse(_ items: [ItemIdentifierType])
      func replace(childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
      func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType)
      func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType)
      func isExpanded(_ item: ItemIdentifierType) -> Bool
      func isVisible(_ item: ItemIdentifierType) -> Bool
      func contains(_ item: ItemIdentifierType) -> Bool
      func level(of item: ItemIdentifierType) -> Int
      func index(of item: ItemIdentifierType) -> Int?
      func parent(of child: ItemIdentifierType) -> ItemIdentifierType?
      func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      var items: [ItemIdentifierType]
      var rootItems: [ItemIdentifierType]
      var visibleItems: [ItemIdentifierType]
      var expandedItems: [ItemIdentifierType]
      var visualDescription: String
    """
}
