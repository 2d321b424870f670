extension ListContentConfiguration.TextProperties {
  /// The change of letter case in displayed text, under its UIKit name.
  public typealias TextTransform = CellConfiguration.TextTransform
}
