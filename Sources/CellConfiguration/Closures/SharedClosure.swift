/// A closure with an identity, which is equal only to itself.
///
/// The copies of the value that was made with the closure share it.
package final class SharedClosure<Closure: Sendable>: Hashable, Sendable, CustomStringConvertible {
  package let call: Closure

  package init(_ closure: Closure) { call = closure }

  /// A number for descriptions, unique during the lifetime of the closure.
  package var number: UInt { UInt(bitPattern: ObjectIdentifier(self)) }

  /// The number, in the form `closure 1`.
  package var description: String { "closure \(number)" }

  package static func == (a: SharedClosure, b: SharedClosure) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
