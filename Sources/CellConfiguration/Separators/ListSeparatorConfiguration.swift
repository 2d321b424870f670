import Foundation

/// The visibility, insets and color of the lines above and below a row.
///
/// ```swift
/// list.itemSeparatorHandler = { position, separators in
///   var separators = separators
///   if position.row == 0 { separators.bottomSeparatorVisibility = .hidden }
///   separators.bottomSeparatorInsets.leading = 0
///   return separators
/// }
/// ```
///
/// As documented for `UIListSeparatorConfiguration`.
public struct ListSeparatorConfiguration: Hashable, Sendable {
  /// The visibility of a separator.
  ///
  /// Raw values match `UIListSeparatorConfiguration.Visibility`.
  public enum Visibility: Int, NamedCase, SchemaRepresentable {
    /// The list decides by the row's position in its section.
    case automatic = 0

    /// The separator is always visible.
    case visible = 1

    /// The separator is never visible.
    case hidden = 2
  }

  /// Insets that let the list choose: from the text to the generation's trailing edge.
  ///
  /// The leading and trailing insets each are the greatest finite number. An edge with another
  /// value is explicit.
  public static let automaticInsets = DirectionalEdgeInsets(
    leading: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The visibility of the line at the top of the row.
  public var topSeparatorVisibility = Visibility.automatic

  /// The visibility of the line at the bottom of the row.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The distances of the upper line's ends from the cell's edges; uses only leading and trailing.
  public var topSeparatorInsets = ListSeparatorConfiguration.automaticInsets

  /// The distances of the lower line's ends from the cell's edges; uses only leading and trailing.
  public var bottomSeparatorInsets = ListSeparatorConfiguration.automaticInsets

  /// The color of the lines.
  public var color = CellColor.separator

  /// The color of a line between two selected rows.
  public var multipleSelectionColor = CellColor.separator

  /// The effect applied to the separators (iOS 15).
  public var visualEffect: CellVisualEffect?

  /// Creates the initial configuration of the rows of a list; it is the same for all appearances.
  public init(listAppearance: ListConfiguration.Appearance) {}
}
