import Foundation

/// Which lines there are above and below a row, from where to where, and in which color.
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
  /// Whether a separator is shown.
  ///
  /// Raw values as in `UIListSeparatorConfiguration.Visibility`.
  public enum Visibility: Int, NamedCase, WrittenForm {
    /// As the list decides from the row's place in its section.
    case automatic = 0

    /// Always.
    case visible = 1

    /// Never.
    case hidden = 2
  }

  /// Stands for insets that the list chooses: up to the text, and to the generation's trailing
  /// edge.
  ///
  /// Leading and trailing each are the greatest finite number; an edge that has another value is
  /// explicit.
  public static let automaticInsets = DirectionalEdgeInsets(
    leading: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether there is a line at the top of the row.
  public var topSeparatorVisibility = Visibility.automatic

  /// Whether there is a line at the bottom of the row.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The distance of the upper line's ends from the edges of the cell; only leading and trailing
  /// count.
  public var topSeparatorInsets = ListSeparatorConfiguration.automaticInsets

  /// The distance of the lower line's ends from the edges of the cell; only leading and trailing
  /// count.
  public var bottomSeparatorInsets = ListSeparatorConfiguration.automaticInsets

  /// The color.
  public var color = CellColor.separator

  /// The color between two rows that are both selected.
  public var multipleSelectionColor = CellColor.separator

  /// The effect applied to the separators (iOS 15).
  public var visualEffect: CellVisualEffect?

  /// Creates the configuration that rows of a list start with; all appearances give the same.
  public init(listAppearance: ListConfiguration.Appearance) {}
}
