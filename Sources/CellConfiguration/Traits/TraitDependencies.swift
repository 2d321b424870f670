/// A set of traits that something was made from.
package struct TraitDependencies: Hashable, Sendable {
  /// Traits that every collection has, each known by the byte of the values that it begins at.
  struct BuiltIn: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    /// Every trait, custom ones included: what comparing two collections reads.
    static let all = BuiltIn(rawValue: .max)
  }

  var builtIn: BuiltIn = []
  var custom: Set<TypedValues.Key> = []

  package init() {}

  /// Every trait.
  package static let all = {
    var all = TraitDependencies()
    all.builtIn = .all
    return all
  }()

  /// Whether nothing was read.
  package var isEmpty: Bool { builtIn.isEmpty && custom.isEmpty }

  /// The names of those of the traits that differ between two collections.
  package func changed(from old: TraitCollection, to new: TraitCollection) -> [String] {
    if isEmpty { return [] }
    let old = old.values
    let new = new.values
    let names = TraitComparison(old: old, new: new, traits: builtIn).visited().names
    let keys = builtIn == .all ? old.custom.keys.union(new.custom.keys) : custom
    return names
      + keys.filter { old.custom.wrapped($0) != new.custom.wrapped($0) }.map(\.name).sorted()
  }
}

extension TraitDependencies.BuiltIn {
  /// The set of one trait.
  @inline(__always)
  init(_ path: PartialKeyPath<TraitValues>) {
    // Of a path that is known here the compiler leaves nothing but a number.
    let byte = MemoryLayout<TraitValues>.offset(of: path)
    self.init(rawValue: byte.map { 1 << $0 } ?? 0)
  }
}

/// Lists those of some traits that differ.
private struct TraitComparison: TraitVisitor {
  let old: TraitValues
  let new: TraitValues
  let traits: TraitDependencies.BuiltIn
  var names: [String] = []

  @inline(__always)
  mutating func visit(_ trait: BuiltInTrait<some Equatable>) {
    if traits.contains(TraitDependencies.BuiltIn(trait.path)),
      !trait.isSame(old[keyPath: trait.path], new[keyPath: trait.path])
    {
      names.append(trait.name)
    }
  }
}
