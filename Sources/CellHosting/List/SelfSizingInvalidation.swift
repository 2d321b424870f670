/// The changes of cells after which a list measures them again.
///
/// As documented for `UICollectionView.SelfSizingInvalidation` and
/// `UITableView.SelfSizingInvalidation`.
public enum SelfSizingInvalidation: Int, Hashable, Sendable {
  /// A cell keeps its height until its item is reconfigured or reloaded, or comes into view again.
  case disabled

  /// A cell is measured again when its configuration, its traits or the size of its content
  /// changes.
  case enabled

  /// A cell is also measured again after changes of constraints in its content.
  ///
  /// In this package, ``enabled`` does this too, so both have the same effect.
  case enabledIncludingConstraints
}
