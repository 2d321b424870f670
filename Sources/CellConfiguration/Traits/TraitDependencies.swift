/// A set of traits on which a result depends.
package struct TraitDependencies: Hashable, Sendable {
  /// A set of built-in traits; each has the bit of its byte offset in the values.
  struct BuiltIn: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    /// All traits, including custom ones, as needed for comparing two collections.
    static let all = BuiltIn(rawValue: .max)
  }

  var builtIn: BuiltIn = []
  var custom: Set<TypedValues.Key> = []

  package init() {}

  /// The set of all traits.
  package static let all = {
    var all = TraitDependencies()
    all.builtIn = .all
    return all
  }()

  /// Whether the set contains no trait.
  package var isEmpty: Bool { builtIn.isEmpty && custom.isEmpty }

  /// Returns the names of the traits in this set that differ between two collections.
  package func changed(from old: TraitCollection, to new: TraitCollection) -> [String] {
    if isEmpty { return [] }
    var (old, new) = (old.values, new.values)
    // Specifying the default sheet makes no difference to views.
    old.styleSheet = old.styleSheet.specified
    new.styleSheet = new.styleSheet.specified
    let differences = new.differences(from: old)
    let names = zip(TraitValues.properties, 0...)
      .filter { differences[$1] && builtIn.contains(BuiltIn($0.partialPath)) }.map(\.0.name)
    let keys = builtIn == .all ? old.custom.keys.union(new.custom.keys) : custom
    return names
      + keys.filter { old.custom.wrapped($0) != new.custom.wrapped($0) }.map(\.name).sorted()
  }
}

extension TraitDependencies.BuiltIn {
  /// Creates a set of one trait.
  @inline(__always)
  init(_ path: PartialKeyPath<TraitValues>) {
    // The compiler folds a constant key path into a number.
    let byte = MemoryLayout<TraitValues>.offset(of: path)
    self.init(rawValue: byte.map { 1 << $0 } ?? 0)
  }
}
