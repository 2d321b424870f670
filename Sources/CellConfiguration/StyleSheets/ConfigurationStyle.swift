/// The kind of thing that a factory makes, with a row of defaults in every style sheet.
protocol ConfigurationStyle: NamedCase, RawRepresentable where RawValue == Int {
  associatedtype Overrides: OverrideRecord

  /// The style that is meant where none is named.
  static var usual: Self { get }

  /// The defaults of all styles of this kind.
  static func table(of sheet: StyleSheet) -> StyleTable<Self>

  /// The style whose row counts in a kind of list: the style itself, unless it follows the list.
  func row(in environment: ListEnvironment) -> Self

  /// Puts back what a style keeps of itself where it takes another one's row.
  func adapt(_ values: inout Overrides.Values, from row: Self)
}
