extension ListContentConfiguration.TextProperties {
  /// A change of letter case, under the name that UIKit has for it.
  public typealias TextTransform = CellConfiguration.TextTransform
}
