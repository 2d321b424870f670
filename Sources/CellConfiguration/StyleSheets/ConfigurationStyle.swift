/// The kind of thing that a factory makes, with a row of defaults in every style sheet.
protocol ConfigurationStyle: NamedCase, RawRepresentable, WrittenForm where RawValue == Int {
  associatedtype Overrides: ConfigurationOverrides

  /// The style that is meant where none is named.
  static var standard: Self { get }

  /// The name as UIKit prints it, which several styles may have.
  var baseStyleName: String { get }

  /// The defaults of all styles of this kind in iOS 14 to 18.
  static var tableOfIOS18: StyleTable<Self> { get }

  /// The defaults of all styles of this kind in iOS 26.
  static var tableOfIOS26: StyleTable<Self> { get }

  /// The defaults of all styles of this kind in a sheet.
  static func table(of storage: StyleSheet.Storage) -> StyleTable<Self>

  /// The style whose row counts in a kind of list: the style itself, unless it follows the list.
  func resolvedStyle(in environment: ListEnvironment) -> Self

  /// Puts back what a style keeps of itself where it takes another one's row.
  func keepOwnDefaults(in values: inout Overrides.Values, usingRowOf row: Self)
}

extension StyleSheet {
  /// The defaults of all styles of a kind.
  @inline(__always)
  func table<Style: ConfigurationStyle>(of kind: Style.Type = Style.self) -> StyleTable<Style> {
    switch reference {
    case .iOS18: Style.tableOfIOS18
    case .iOS26: Style.tableOfIOS26
    case .derived(let storage): Style.table(of: storage)
    }
  }
}
