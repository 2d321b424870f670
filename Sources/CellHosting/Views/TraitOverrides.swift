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
  /// What is decided about a trait, or with the path `\.self` about all of them at once.
  private struct Override {
    var path: any PartialKeyPath<TraitCollection> & Sendable

    /// Whether the trait is inherited although all are overridden.
    var isInherited = false

    /// Changes traits, given the inherited ones.
    var apply: @Sendable (inout TraitCollection, TraitCollection) -> Void

    var isOfAll: Bool { path == \TraitCollection.self }
  }

  /// In the order in which they are applied; no path is there twice.
  private var overrides: [Override] = []

  /// Overrides nothing.
  public init() {}

  /// Overrides all traits at once: nothing is inherited, until a trait is set to `nil`.
  public init(_ traits: TraitCollection) { self[dynamicMember: \.self] = traits }

  /// Whether no trait was overridden.
  public var isEmpty: Bool { overrides.isEmpty }

  /// The value of an overridden trait, `nil` for an inherited one; setting `nil` inherits it again.
  public subscript<Value: Sendable>(
    dynamicMember trait: any WritableKeyPath<TraitCollection, Value> & Sendable
  ) -> Value? {
    get {
      guard let last = overrides.last(where: { $0.path == trait || $0.isOfAll }), !last.isInherited
      else { return nil }
      return applied(to: TraitCollection())[keyPath: trait]
    }
    set {
      let isOfAll = trait == \TraitCollection.self
      overrides.removeAll { isOfAll || $0.path == trait }
      if let newValue {
        overrides.append(Override(path: trait) { traits, _ in traits[keyPath: trait] = newValue })
      } else if overrides.contains(where: \.isOfAll) {
        overrides.append(
          Override(path: trait, isInherited: true) { $0[keyPath: trait] = $1[keyPath: trait] })
      }
    }
  }

  /// The value of a trait of your own where it is overridden; setting `nil` inherits it again.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { self[dynamicMember: \.[TraitKey<Trait>()]] }
    set { self[dynamicMember: \.[TraitKey<Trait>()]] = newValue }
  }

  /// Inherited traits with the overridden ones in their place.
  public func applied(to inherited: TraitCollection) -> TraitCollection {
    overrides.reduce(into: inherited) { $1.apply(&$0, inherited) }
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
