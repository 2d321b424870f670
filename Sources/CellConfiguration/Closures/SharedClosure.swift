/// A closure with an identity, equal to itself only.
///
/// Owned by the copies of the value that was made with it, and gone with the last of them.
package final class SharedClosure<Closure: Sendable>: Hashable, Sendable {
  package let call: Closure

  package init(_ closure: Closure) { call = closure }

  /// A number that no other closure has as long as this one is there, for descriptions.
  package var number: UInt { UInt(bitPattern: ObjectIdentifier(self)) }

  package static func == (a: SharedClosure, b: SharedClosure) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
