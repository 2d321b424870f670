extension ListConfiguration {
  /// Returns a cell with the list's swipe actions at the edges where the cell has none.
  ///
  /// Call it before updating the cell for its state. A `ListLayout` calls it for the cells that it
  /// lays out.
  ///
  /// - Parameters:
  ///   - cell: The cell of a row.
  ///   - position: The position of the row.
  public func addingSwipeActions(
    to cell: ListCellConfiguration, at position: ListPosition
  ) -> ListCellConfiguration {
    var cell = cell
    if cell.leadingSwipeActions == nil, let provider = leadingSwipeActionsConfigurationProvider {
      cell.leadingSwipeActions = provider(position)
    }
    if cell.trailingSwipeActions == nil, let provider = trailingSwipeActionsConfigurationProvider {
      cell.trailingSwipeActions = provider(position)
    }
    return cell
  }

  /// The closure that returns the swipe actions at an edge, for modules with a property of the same
  /// name and another type.
  package subscript(swipeActionsAt edge: SwipeEdge) -> SwipeActionsProvider? {
    get {
      edge == .leading
        ? leadingSwipeActionsConfigurationProvider : trailingSwipeActionsConfigurationProvider
    }
    set {
      switch edge {
      case .leading: leadingSwipeActionsConfigurationProvider = newValue
      case .trailing: trailingSwipeActionsConfigurationProvider = newValue
      }
    }
  }

  /// The closure that changes separators, for modules with a property of the same name.
  package var separatorHandler: SeparatorHandler? {
    get { itemSeparatorHandler }
    set { itemSeparatorHandler = newValue }
  }

  /// Whether the list provides swipe actions for its rows.
  package var providesSwipeActions: Bool {
    storedLeadingSwipeActionsConfigurationProvider != nil
      || storedTrailingSwipeActionsConfigurationProvider != nil
  }
}

extension ListConfiguration {
  /// The color behind the rows: the color that was set, or else the color of the appearance.
  ///
  /// The default was measured in both generations for plain, grouped and inset grouped lists, and
  /// for sidebars on phones. On an iPad, a sidebar's background is a material. The color of a plain
  /// sidebar is assumed.
  public var effectiveBackgroundColor: CellColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
    }
  }
}
