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
/// Views inherit the trait like any other. A cell whose update reads it is updated after it
/// changes. ``MutableTraits`` shows how to give it a property.
///
/// As documented for `UITraitDefinition`, except that values are hashable and sendable. This keeps
/// a ``TraitCollection`` a value that threads can share.
public protocol TraitDefinition {
  /// The type of the trait's value.
  associatedtype Value: Hashable & Sendable

  /// The value of a trait that was never set.
  static var defaultValue: Value { get }

  /// Whether closures that choose colors may read the trait; the default is `false`.
  ///
  /// ``TraitCollection/hasDifferentColorAppearance(comparedTo:)`` compares such a trait. Colors are
  /// always resolved with the current traits, so the result of a closure is up to date either way.
  static var affectsColorAppearance: Bool { get }

  /// The name of the trait in descriptions; the default is the name of the type.
  static var name: String { get }
}

extension TraitDefinition {
  /// The trait does not affect colors.
  public static var affectsColorAppearance: Bool { false }

  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
}

extension TypedValues.Key {
  /// Returns the key of a custom trait.
  static func trait<Trait: TraitDefinition>(_ trait: Trait.Type) -> Self {
    .type(
      ObjectIdentifier(trait), name: trait.name, affectsColors: trait.affectsColorAppearance)
  }
}
