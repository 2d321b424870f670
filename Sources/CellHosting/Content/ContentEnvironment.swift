public import CellConfiguration

/// What is around a content view that is no ``CellView`` and therefore inherits nothing.
public struct ContentEnvironment: Hashable, Sendable {
  /// The traits of the cell.
  public var traitCollection: TraitCollection

  /// The tint of the cell.
  public var tintColor: CellColor

  /// The margins that content inherits, in points.
  public var inheritedMargins: DirectionalEdgeInsets

  /// Creates an environment; what is not said is that of a view that stands alone on a phone.
  public init(
    traitCollection: TraitCollection = .phone, tintColor: CellColor = .systemBlue,
    inheritedMargins: DirectionalEdgeInsets = .zero
  ) {
    self.traitCollection = traitCollection
    self.tintColor = tintColor
    self.inheritedMargins = inheritedMargins
  }
}
