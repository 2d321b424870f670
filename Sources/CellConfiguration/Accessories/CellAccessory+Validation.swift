extension CellAccessory {
  /// An error for a list of accessories in which a system accessory occurs twice.
  public struct DuplicateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind that occurs more than once.
    public var kind: Kind

    /// The indices at which it occurs.
    public var indices: [Int]

    /// Creates an error for a kind and the indices at which it occurs.
    public init(kind: Kind, indices: [Int]) {
      self.kind = kind
      self.indices = indices
    }

    /// A sentence with the kind, the indices and the expectation.
    public var description: String {
      let places = indices.map(String.init).joined(separator: ", ")
      return
        "accessories: found \(kind.name) at \(places), expected at most one of each system kind"
    }
  }

  /// Checks that no system accessory occurs twice; custom views may occur any number of times.
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
