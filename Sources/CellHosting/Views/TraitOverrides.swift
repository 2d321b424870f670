public import CellConfiguration

/// The traits that a view decides for itself and the views in it, instead of inheriting them.
///
/// ```swift
/// list.traitOverrides.listEnvironment = .insetGrouped
/// list.traitOverrides.userInterfaceStyle = .dark
/// ```
///
/// A view without a superview inherits traits of which none is specified; the view at the top of a
/// hierarchy therefore states what is known of the device.
@dynamicMemberLookup
public struct TraitOverrides: Sendable {
  private typealias Override = @Sendable (inout TraitCollection) -> Void

  private var overrides: [(path: any PartialKeyPath<TraitCollection> & Sendable, apply: Override)] =
    []

  /// Overrides nothing.
  public init() {}

  /// Overrides all traits at once: nothing is inherited.
  public init(_ traits: TraitCollection) {
    overrides = [(\TraitCollection.self, { $0 = traits })]
  }

  /// Whether every trait is inherited.
  public var isEmpty: Bool { overrides.isEmpty }

  /// The value of an overridden trait, nil for an inherited one; setting nil inherits it again.
  public subscript<Value: Sendable>(
    dynamicMember trait: any WritableKeyPath<TraitCollection, Value> & Sendable
  ) -> Value? {
    get {
      overrides.contains { $0.path == trait } ? applied(to: TraitCollection())[keyPath: trait] : nil
    }
    set {
      overrides.removeAll { $0.path == trait }
      if let newValue { overrides.append((trait, { $0[keyPath: trait] = newValue })) }
    }
  }

  /// The value of a trait of your own where it is overridden; setting nil inherits it again.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { self[dynamicMember: \.[TraitKey<Trait>()]] }
    set { self[dynamicMember: \.[TraitKey<Trait>()]] = newValue }
  }

  /// Inherited traits with the overridden ones in their place.
  public func applied(to inherited: TraitCollection) -> TraitCollection {
    overrides.reduce(into: inherited) { $1.apply(&$0) }
  }
}

/// A trait of one's own as the index of a key path.
private struct TraitKey<Trait: TraitDefinition>: Hashable, Sendable {}

extension TraitCollection {
  fileprivate subscript<Trait: TraitDefinition>(key: TraitKey<Trait>) -> Trait.Value {
    get { self[Trait.self] }
    set { self[Trait.self] = newValue }
  }
}
