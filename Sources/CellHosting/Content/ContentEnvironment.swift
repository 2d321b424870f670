public import CellConfiguration

/// The environment of a content view that is not a ``CellView`` and therefore inherits nothing.
public struct ContentEnvironment: Hashable, Sendable {
  /// The traits of the cell.
  public var traitCollection: TraitCollection

  /// The tint of the cell.
  public var tintColor: CellColor

  /// The margins that content inherits, in points.
  public var inheritedMargins: DirectionalEdgeInsets

  /// Creates an environment.
  ///
  /// The defaults match a view without a superview, on a phone.
  public init(
    traitCollection: TraitCollection = .phone, tintColor: CellColor = .systemBlue,
    inheritedMargins: DirectionalEdgeInsets = .zero
  ) {
    self.traitCollection = traitCollection
    self.tintColor = tintColor
    self.inheritedMargins = inheritedMargins
  }
}
