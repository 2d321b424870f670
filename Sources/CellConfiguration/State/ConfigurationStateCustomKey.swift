/// The name of a custom state.
///
/// ```swift
/// extension ConfigurationStateCustomKey {
///   static let isPinnedByUser = ConfigurationStateCustomKey("com.example.isPinnedByUser")
/// }
///
/// extension CellConfigurationState {
///   var isPinnedByUser: Bool {
///     get { self[.isPinnedByUser] as? Bool ?? false }
///     set { self[.isPinnedByUser] = newValue }
///   }
/// }
/// ```
///
/// A ``ConfigurationStateKey`` also declares the type of the value, which the compiler checks, and
/// a default. As documented for `UIConfigurationStateCustomKey`.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name, which should be unique in your app.
  public var rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from a name.
  public init(_ name: String) { rawValue = name }
}

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

extension TypedValues.Key {
  /// Returns the key of a custom state.
  static func state<Key: ConfigurationStateKey>(_ key: Key.Type) -> Self {
    .type(ObjectIdentifier(key), name: String(describing: key))
  }
}
