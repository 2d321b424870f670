public import CellConfiguration
public import CellLayout

/// A visible change of a cell, header or footer since the previous flush.
@MainActor
public struct CellChange {
  /// The cell, header or footer.
  public let cell: ConfigurableView

  /// The work needed to show the change: new colors, new frames, or everything.
  ///
  /// It is never `nothing`. For a cell that is on display for the first time it may be `layout` or
  /// `content`.
  public let change: ConfigurationChange

  /// The presentation of the cell after the previous flush; `nil` for a cell that is on display for
  /// the first time.
  ///
  /// An animation runs from it to the cell's ``ConfigurableView/cellPresentation``. Each call
  /// resolves all colors and text again.
  public var previousPresentation: CellPresentation? { previous?.presentation }

  /// The values from which the previous presentation is resolved.
  let previous: DisplayedCell?

  /// Whether the background changed only because the state of the cell changed.
  ///
  /// If so, the system fades to the new background (measured: from a selected row's background
  /// within 0.3 seconds). A background that was set, or configured in a pass for another reason,
  /// appears at once unless it is set within an animation.
  public let animatesBackground: Bool
}

/// The values from which the presentation of a cell on display is resolved.
struct DisplayedCell {
  private let layout: ListCellLayout
  private let background: BackgroundLayout?
  private let configuration: ListCellConfiguration
  private let context: LayoutContext
  private let tintColor: CellColor

  /// The drawing steps of views behind the content, and of your app's views in front of them.
  private let views: (background: [DisplayItem], content: [DisplayItem])

  /// The drawing steps of the accessories' views.
  private let accessoryViews: [String: [DisplayItem]]

  /// Creates the values of a cell; `nil` while it has no layout.
  @MainActor
  init?(_ cell: ConfigurableView) {
    guard let layout = cell.cellLayout else { return nil }
    self.layout = layout
    background = cell.background.layout
    configuration = cell.displayedParts
    context = cell.layoutContext
    tintColor = cell.nearestTint
    views = (cell.backgroundViewItems, cell.contentViewItems)
    accessoryViews = cell.accessoryViewItems
  }

  var presentation: CellPresentation {
    var presentation = CellPresentation(
      layout, background: background, of: configuration, context: context, tintColor: tintColor)
    (presentation.backgroundViews, presentation.contentViews) = views
    presentation.accessoryViews = accessoryViews
    return presentation
  }
}
