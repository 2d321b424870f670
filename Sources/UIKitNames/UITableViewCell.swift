public import CellHosting

extension UITableViewCell {
  /// The ways of showing that a cell is selected; raw values match UIKit.
  public enum SelectionStyle: Int, Sendable {
    /// The cell looks the same when it is selected or highlighted.
    case none
    /// The same as the default, as documented since iOS 7.
    case blue
    /// The same as the default, as documented since iOS 7.
    case gray
    /// The default background shows the selection.
    case `default`
  }

  /// The kinds of separators between the rows of a table; raw values match UIKit.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// Whether the default background shows that the cell is selected or highlighted.
  ///
  /// All styles but ``SelectionStyle/none`` are read as `default`. The state of the cell and a
  /// background configuration that you set do not depend on it (assumed).
  public var selectionStyle: SelectionStyle {
    get { showsSelection ? .default : .none }
    set { showsSelection = newValue != .none }
  }
}
