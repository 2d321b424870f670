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
/// A ``ConfigurationStateKey`` declares the same in one declaration, with a checked type and a
/// default. As documented for `UIConfigurationStateCustomKey`.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name, which should be unique in the program.
  public var rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from a name.
  public init(_ name: String) { rawValue = name }
}
