/// A trait of your own: a type of value and what it is where nobody set it.
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
  /// What the trait is.
  associatedtype Value: Hashable & Sendable

  /// The value where nobody set the trait.
  static var defaultValue: Value { get }
}
