/// A value for each case of an enumeration.
///
/// The values come from a `switch`, so a case without a value does not compile.
package struct CaseTable<Key: NamedCase, Value> {
  /// The values in the order of the cases.
  package let values: [Value]

  /// Creates a table of the values that a closure returns.
  ///
  /// - Precondition: The raw values of the cases count from 0.
  package init(_ value: (Key) -> Value) {
    precondition(Key.allCases.map(\.rawValue) == Array(Key.allCases.indices))
    values = Key.allCases.map(value)
  }

  /// The value of a case.
  package subscript(key: Key) -> Value { values[key.rawValue] }
}

extension CaseTable: Sendable where Value: Sendable {}
