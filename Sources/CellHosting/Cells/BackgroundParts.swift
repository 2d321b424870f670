/// Views behind the content that somebody set, instead of a background configuration.
struct BackgroundParts {
  /// Behind the content in every state.
  var background: CellView?

  /// In front of that one while the cell is selected or highlighted.
  var selected: CellView?

  /// Instead of that one while several cells can be selected.
  var multipleSelection: CellView?

  /// The view that the shown configuration brings along.
  var custom: CellView?

  var isEmpty: Bool {
    background == nil && selected == nil && multipleSelection == nil && custom == nil
  }

  /// All views that were set, from back to front.
  var views: [CellView] { [custom, background, selected, multipleSelection].compactMap(\.self) }
}
