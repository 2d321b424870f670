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
    let differences = new.visibleDifferences(from: old)
    let names = zip(TraitValues.properties, 0...)
      .filter { differences[$1] && builtIn.contains(BuiltIn($0.partialPath)) }.map(\.0.name)
    let keys = builtIn == .all ? old.values.custom.keys.union(new.values.custom.keys) : custom
    return names
      + keys.filter { old.values.custom.wrapped($0) != new.values.custom.wrapped($0) }.map(\.name)
      .sorted()
  }
}

extension TraitDependencies.BuiltIn {
  /// Creates a set of one trait.
  // Inlined for the reason below.
  @inline(__always)
  init(_ path: PartialKeyPath<TraitValues>) {
    // The compiler folds a constant key path into a number.
    let byte = MemoryLayout<TraitValues>.offset(of: path)
    self.init(rawValue: byte.map { 1 << $0 } ?? 0)
  }
}

extension TraitCollection {
  /// Returns whether other traits lead to the same frames of views; colors may differ.
  ///
  /// Custom traits do not count.
  package func hasSameLayout(as other: TraitCollection) -> Bool {
    !visibleDifferences(from: other).intersects(TraitValues.layoutProperties)
  }

  /// Returns the traits of the system that differ for a view, to which specifying the default style
  /// sheet makes no difference.
  fileprivate func visibleDifferences(from other: TraitCollection) -> PropertySet {
    var (new, old) = (values, other.values)
    new.styleSheet = new.styleSheet.specified
    old.styleSheet = old.styleSheet.specified
    return new.differences(from: old)
  }
}
