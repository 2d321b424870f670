public import CellConfiguration

/// The traits that a view sets for itself and the views in it, instead of inheriting them.
///
/// ```swift
/// list.traitOverrides.listEnvironment = .insetGrouped
/// list.traitOverrides.userInterfaceStyle = .dark
/// ```
///
/// A view without a superview inherits no specified traits. Therefore set the traits of the device
/// on the view at the top of a hierarchy.
@dynamicMemberLookup
public struct TraitOverrides: Sendable {
  /// The override of one trait; with the path `\.self`, of all traits at once.
  private struct Override {
    var path: any PartialKeyPath<TraitCollection> & Sendable

    /// Whether the trait is inherited even though all traits are overridden.
    var isInherited = false

    /// Changes traits, given the inherited ones.
    var apply: @Sendable (inout TraitCollection, TraitCollection) -> Void

    var isOfAll: Bool { path == \TraitCollection.self }
  }

  /// The overrides in the order of their application, with at most one for each path.
  private var overrides: [Override] = []

  /// Creates an empty set of overrides.
  public init() {}

  /// Overrides all traits at once: the view inherits none, until you set a trait to `nil`.
  public init(_ traits: TraitCollection) { self[dynamicMember: \.self] = traits }

  /// Whether no trait is overridden.
  public var isEmpty: Bool { overrides.isEmpty }

  /// The value of an overridden trait; `nil` for an inherited one.
  ///
  /// Set it to `nil` to inherit the trait again.
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

  /// The value of a custom trait if it is overridden; set it to `nil` to inherit it again.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { self[dynamicMember: \.[TraitKey<Trait>()]] }
    set { self[dynamicMember: \.[TraitKey<Trait>()]] = newValue }
  }

  /// Returns the inherited traits with the overrides applied.
  public func applied(to inherited: TraitCollection) -> TraitCollection {
    overrides.reduce(into: inherited) { $1.apply(&$0, inherited) }
  }
}
