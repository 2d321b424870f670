/// A key for a custom state, with a value type and a default.
///
/// The type is the key:
///
/// ```swift
/// enum IsArchived: ConfigurationStateKey {
///   static let defaultValue = false
/// }
///
/// state[IsArchived.self] = true
/// ```
///
/// Setting the default value is the same as never setting the state: the two states are equal.
public protocol ConfigurationStateKey {
  /// The type of the state's value.
  associatedtype Value: Hashable & Sendable

  /// The value of a state that was never set.
  static var defaultValue: Value { get }
}
