/// A link of the chain along which an event travels outward: view, cell, list, owner.
///
/// The superclass of ``CellView``. A view controller or document of a toolkit can be a link too:
/// override ``next`` to put it at the end of the chain. It is owned by the code that made it.
@preconcurrency @MainActor
open class Responder {
  /// Creates a responder without a next one.
  public init() {}

  /// The next responder outward; `nil` at the end.
  open var next: Responder? { nil }
}

/// Responders are equal only to themselves, so sets and dictionaries find them by identity.
extension Responder: Hashable {
  /// Returns whether both are the same object.
  nonisolated public static func == (a: Responder, b: Responder) -> Bool { a === b }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An event of a toolkit: a touch, a click, a key.
///
/// It marks the toolkit's own type, which passes through hit testing unchanged.
public protocol CellEvent {}
