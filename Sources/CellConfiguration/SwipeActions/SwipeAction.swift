/// An action that a swipe across a row reveals.
///
/// ```swift
/// let delete = SwipeAction(
///   style: .destructive, title: "Delete", image: CellImage(systemName: "trash"),
///   action: CellAccessory.Action(named: "delete"))
/// cell.trailingSwipeActions = SwipeActionsConfiguration(actions: [delete])
/// ```
///
/// The value itself runs no code: ``action`` describes the action to perform, as for an accessory.
/// Names match `UIContextualAction`, which is a class.
public struct SwipeAction: Hashable, Sendable {
  /// The kinds of swipe actions.
  ///
  /// Raw values match `UIContextualAction.Style`.
  public enum Style: Int, NamedCase, SchemaRepresentable {
    /// An action that deletes nothing.
    case normal = 0

    /// An action that deletes or removes something.
    case destructive = 1
  }

  /// The kind of the action, which determines its color.
  public var style: Style

  /// The title; `nil` for an action that shows only its image.
  public var title: String?

  /// The image; `nil` for an action that shows only its title.
  ///
  /// If a row is too short for both, only the image is shown (assumed). Assistive technology speaks
  /// the `accessibilityLabel` of an image without a title.
  public var image: CellImage?

  /// The color behind title and image; `nil` means the color of the style.
  public var backgroundColor: CellColor?

  /// The action to perform when the user chooses it; `nil` for none.
  public var action: CellAccessory.Action?

  /// Creates an action.
  public init(
    style: Style = .normal, title: String? = nil, image: CellImage? = nil,
    backgroundColor: CellColor? = nil, action: CellAccessory.Action? = nil
  ) {
    self.style = style
    self.title = title
    self.image = image
    self.backgroundColor = backgroundColor
    self.action = action
  }

  /// The color behind title and image.
  ///
  /// The default is red for destructive actions and gray for others (assumed).
  public var effectiveBackgroundColor: CellColor {
    backgroundColor ?? (style == .destructive ? .systemRed : .systemGray)
  }
}

/// The edge of a cell at which a swipe reveals actions.
public enum SwipeEdge: Int, NamedCase, SchemaRepresentable {
  /// The edge where lines of text begin.
  case leading = 0

  /// The edge where lines of text end.
  case trailing = 1
}

/// The actions that a swipe reveals at one edge of a row.
///
/// ```swift
/// cell.trailingSwipeActions = SwipeActionsConfiguration(actions: [delete, flag])
/// ```
///
/// As documented for `UISwipeActionsConfiguration`, which is a class.
public struct SwipeActionsConfiguration: Hashable, Sendable {
  /// The actions; the first one is closest to the edge (assumed).
  public var actions: [SwipeAction]

  /// Whether swiping on across the row performs the first action.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions, the first of which a full swipe performs.
  public init(actions: [SwipeAction]) { self.actions = actions }
}
