import Foundation

/// Notes which traits are read while somebody configures a view, so that only those need watching.
///
/// Made by a host for one update pass, held by the copies of the traits that the pass sees, and
/// gone with the last of them. It is the one class with identity in this module: a read has no
/// other way to tell about itself. Traits without a recorder, which is all of them outside of an
/// update pass, pay for it with one comparison a read. No equality, hash or document knows about
/// it.
///
/// `@unchecked Sendable` because a copy of the traits may be read on any thread; the lock guards
/// the only mutable property.
package final class TraitReads: @unchecked Sendable {
  private let lock = NSLock()
  private var noted = TraitDependencies()

  package init() {}

  /// What has been read until now.
  package var dependencies: TraitDependencies { lock.withLock { noted } }

  /// Forgets all reads, before another pass.
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
