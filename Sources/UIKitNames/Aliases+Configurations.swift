public import CellConfiguration
public import CellHosting

/// The content of a cell, header or footer.
public typealias UIListContentConfiguration = ListContentConfiguration

/// The background of a cell, header or footer.
public typealias UIBackgroundConfiguration = BackgroundConfiguration

/// The shadow of a background.
public typealias UIShadowProperties = BackgroundConfiguration.ShadowProperties

/// A change made to colors in some states.
public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer

/// A state for which configurations are updated.
public typealias UIConfigurationState = ConfigurationState

/// The state of a cell.
public typealias UICellConfigurationState = CellConfigurationState

/// The state of a header or footer.
public typealias UIViewConfigurationState = ViewConfigurationState

/// The name of a custom state.
public typealias UIConfigurationStateCustomKey = ConfigurationStateCustomKey

/// An indicator, control, label or view next to the content of a cell.
public typealias UICellAccessory = CellAccessory

/// The separators of a row.
public typealias UIListSeparatorConfiguration = ListSeparatorConfiguration

/// A section that looks like a list.
public typealias UICollectionLayoutListConfiguration = ListConfiguration

/// The traits of a view.
public typealias UITraitCollection = TraitCollection

/// A custom trait.
public typealias UITraitDefinition = TraitDefinition

/// Traits that can be set.
public typealias UIMutableTraits = MutableTraits

/// Light or dark.
public typealias UIUserInterfaceStyle = UserInterfaceStyle

/// Base or elevated.
public typealias UIUserInterfaceLevel = UserInterfaceLevel

/// The kind of device.
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom

/// Compact or regular.
public typealias UIUserInterfaceSizeClass = CellUserInterfaceSizeClass

/// Left to right or right to left.
public typealias UITraitEnvironmentLayoutDirection = LayoutDirection

/// The text size that the user has chosen.
public typealias UIContentSizeCategory = CellContentSizeCategory

/// Whether the window is in use.
public typealias UIUserInterfaceActiveAppearance = ActiveAppearance

/// Regular or bold text.
public typealias UILegibilityWeight = CellLegibilityWeight

/// Normal or high contrast.
public typealias UIAccessibilityContrast = AccessibilityContrast

/// The role and state of a view, as presented to assistive technology.
public typealias UIAccessibilityTraits = AccessibilityTraits

/// The kind of list around a view.
public typealias UIListEnvironment = ListEnvironment

/// A color.
public typealias UIColor = CellColor

/// A font.
public typealias UIFont = CellFont

/// Sizes that grow with the user's text size.
public typealias UIFontMetrics = FontMetrics

/// An image.
public typealias UIImage = CellImage

/// An effect: a blur, vibrancy, or glass.
///
/// All effects are values of one type.
public typealias UIVisualEffect = CellVisualEffect

/// A blur or material.
public typealias UIBlurEffect = CellVisualEffect

/// Vibrancy over a blur.
public typealias UIVibrancyEffect = CellVisualEffect

/// The kinds of vibrancy.
public typealias UIVibrancyEffectStyle = CellVisualEffect.VibrancyStyle

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns glass of a style, regular by default (iOS 26).
///
/// ```swift
/// var glass = UIGlassEffect(style: .clear)
/// glass.tintColor = .systemBlue
/// background.visualEffect = glass
/// ```
///
/// It is a function, because `UIBlurEffect` has the other initializer with a style.
public func UIGlassEffect(
  style: CellVisualEffect.GlassStyle = .regular
) -> CellVisualEffect {
  .glass(style)
}

/// Distances from the four edges, with leading and trailing.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

/// A set of directional edges.
public typealias NSDirectionalRectEdge = DirectionalRectEdges

/// Horizontal, vertical, both or neither.
public typealias UIAxis = Axes

/// The way of breaking or shortening text that does not fit.
public typealias NSLineBreakMode = LineBreakMode

/// The direction in which the text of a paragraph runs.
public typealias NSWritingDirection = WritingDirection

/// A link of the chain along which events travel.
public typealias UIResponder = Responder

/// A headless view.
public typealias UIView = CellView

/// An event in a toolkit.
public typealias UIEvent = CellEvent

/// A rectangle in a view for placing other views.
public typealias UILayoutGuide = LayoutGuide

/// The view that shows a list content configuration.
public typealias UIListContentView = ListContentView

/// A cell of a collection view, without a default appearance.
public typealias UICollectionViewCell = CollectionCell

/// A header, footer or other supplementary view of a collection.
///
/// It is another name for `UICollectionViewCell`, because supplementary views are cells here.
public typealias UICollectionReusableView = CollectionCell

/// An action that assistive technology offers for a view.
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction

/// A cell of a list.
public typealias UICollectionViewListCell = ListCell

/// A cell of a table.
public typealias UITableViewCell = TableCell

/// A header or footer of a table.
public typealias UITableViewHeaderFooterView = HeaderFooterView

extension CellView {
  /// The placement of an image.
  public typealias ContentMode = CellContentMode
}

extension CollectionCell {
  /// The progress of a drag of a cell.
  public typealias DragState = CellConfigurationState.DragState
}

extension TableCell {
  /// The progress of a drag of a cell.
  public typealias DragState = CellConfigurationState.DragState
}

/// The sections and items of a list at one moment.
public typealias NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> = ListSnapshot<SectionIdentifierType, ItemIdentifierType>

/// The items of one section as an outline.
public typealias NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> =
  ListSectionSnapshot<ItemIdentifierType>
