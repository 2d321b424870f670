import Foundation

/// Records the traits that are read while a view is configured, so that a host watches only those.
///
/// A host creates the recorder for one update pass. The copies of the traits in that pass own it.
/// It is the only class with identity in this module, because a read cannot report itself
/// otherwise. Outside of update passes, traits have no recorder, and each read costs one comparison
/// more. The recorder does not affect equality, hashes or documents.
///
/// `Sendable` without a check because any thread may read a copy of the traits; the lock guards the
/// only mutable property.
package final class TraitReads: @unchecked Sendable {
  private let lock = NSLock()
  // The lock guarantees exclusive access; a check at run time would double the cost.
  @exclusivity(unchecked) private var noted = TraitDependencies()

  package init() {}

  /// The traits that have been read so far.
  package var dependencies: TraitDependencies { lock.withLock { noted } }

  /// Forgets all reads before another pass.
  package func forget() {
    lock.withLock { noted = TraitDependencies() }
  }

  func note(_ trait: TraitDependencies.BuiltIn) {
    lock.withLock { _ = noted.builtIn.insert(trait) }
  }

  func note(_ trait: TypedValues.Key) {
    lock.withLock { _ = noted.custom.insert(trait) }
  }
}
