/// A custom state with a type of value and a default.
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
  /// What the state is.
  associatedtype Value: Hashable & Sendable

  /// The value where nobody set the state.
  static var defaultValue: Value { get }
}
