extension ListContentConfiguration.TextProperties {
  /// How lines are placed, under the name that UIKit has for it.
  public typealias TextAlignment = CellConfiguration.TextAlignment

  /// A change of letter case, under the name that UIKit has for it.
  public typealias TextTransform = CellConfiguration.TextTransform
}
