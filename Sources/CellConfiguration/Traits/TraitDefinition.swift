/// A key for a custom trait, with a value type and a default.
///
/// The type is the key:
///
/// ```swift
/// enum Density: TraitDefinition {
///   static let defaultValue = 1.0
/// }
///
/// var traits = TraitCollection()
/// traits[Density.self] = 0.8
/// ```
///
/// Setting the default value is the same as never setting the trait: the two collections are equal.
public protocol TraitDefinition {
  /// The type of the trait's value.
  associatedtype Value: Hashable & Sendable

  /// The value of a trait that was never set.
  static var defaultValue: Value { get }
}
