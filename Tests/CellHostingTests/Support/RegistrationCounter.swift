import Foundation
import Observation

/// A model that knows how many of its reads still wait for a change.
///
/// Every read has a key path of its own, with an object in it that lives as long as somebody waits.
final class RegistrationCounter: Observable {
  private let registrar = ObservationRegistrar()
  private let tally = Tally()

  var title: String {
    registrar.access(self, keyPath: \.[Read(tally)])
    return "A"
  }

  /// How many reads still wait.
  var count: Int { tally.count }

  private subscript(read: Read) -> Int { 0 }

  /// Counts reads.
  ///
  /// `@unchecked Sendable` because a lock guards its only mutable property.
  private final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var reads = 0

    var count: Int { lock.withLock { reads } }

    func add(_ number: Int) { lock.withLock { reads += number } }
  }

  private final class Read: Hashable, Sendable {
    private let tally: Tally

    init(_ tally: Tally) {
      self.tally = tally
      tally.add(1)
    }

    deinit { tally.add(-1) }

    static func == (a: Read, b: Read) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}
