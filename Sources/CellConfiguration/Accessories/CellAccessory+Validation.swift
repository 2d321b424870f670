extension CellAccessory {
  /// A list of accessories that no cell can have: a system accessory occurs twice.
  public struct DuplicateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind that occurs more than once.
    public var kind: Kind

    /// The indices at which it occurs.
    public var indices: [Int]

    /// Creates an error about a kind and the places where it occurs.
    public init(kind: Kind, indices: [Int]) {
      self.kind = kind
      self.indices = indices
    }

    /// One sentence with the kind, the places, and what is expected.
    public var description: String {
      let places = indices.map(String.init).joined(separator: ", ")
      return
        "accessories: found \(kind.name) at \(places), expected at most one of each system kind"
    }
  }

  /// Checks that no system accessory occurs twice; any number of custom views is fine.
  ///
  /// As recorded for `UICollectionViewListCell`, which throws.
  ///
  /// - Complexity: O(*n*).
  public static func validate(_ accessories: [CellAccessory]) throws(DuplicateError) {
    var kinds: Set<Kind> = []
    var twice: Set<Kind> = []
    for accessory in accessories where accessory.kind != .customView {
      if !kinds.insert(accessory.kind).inserted { twice.insert(accessory.kind) }
    }
    guard let kind = accessories.first(where: { twice.contains($0.kind) })?.kind else { return }
    throw DuplicateError(
      kind: kind, indices: accessories.indices.filter { accessories[$0].kind == kind })
  }
}
