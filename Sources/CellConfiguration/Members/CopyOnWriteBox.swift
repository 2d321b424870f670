/// A value on the heap that its copies share until one of them is changed; nothing is allocated
/// while it is empty.
///
/// An array of at most one element: that is a box with value semantics which the compiler proves
/// sendable.
struct CopyOnWriteBox<Value: Hashable & Sendable>: Hashable, Sendable {
  private var elements: [Value] = []

  init(_ value: Value? = nil) {
    if let value { elements.append(value) }
  }

  /// The value, if there is one.
  var value: Value? { elements.first }

  var isEmpty: Bool { elements.isEmpty }

  /// Reads a part of the value without copying the rest.
  @inline(__always)
  func read<Part>(_ part: (borrowing Value) -> Part?) -> Part? {
    elements.isEmpty ? nil : part(elements[0])
  }

  /// Lends the value, if there is one.
  @inline(__always)
  func lend(_ body: (borrowing Value) -> Void) {
    if !elements.isEmpty { body(elements[0]) }
  }

  /// Changes the value in place, making one first if there is none.
  mutating func update(orMake initial: @autoclosure () -> Value, _ change: (inout Value) -> Void) {
    if elements.isEmpty { elements.append(initial()) }
    change(&elements[0])
  }
}
