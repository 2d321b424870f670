/// A value on the heap that copies of the box share until one of them changes it.
///
/// An empty box allocates nothing.
///
/// A box changes a value only while no other box shares it, and within one call or one access of
/// its owner. The compiler cannot see this, nor what follows from it: boxes can be sent to other
/// threads, and exclusive access needs no check at run time.
struct CopyOnWriteBox<Value: Hashable & Sendable>: @unchecked Sendable {
  final class Storage {
    @exclusivity(unchecked) var value: Value

    init(_ value: consuming Value) { self.value = value }
  }

  private(set) var storage: Storage?

  /// Creates an empty box.
  init() {}

  /// Creates a box with a value.
  init(_ value: consuming Value) { storage = Storage(value) }

  var isEmpty: Bool { storage == nil }

  /// Returns a part of the value, or `nil` if the box is empty.
  // Inlined, so that only the part is copied.
  @inline(__always)
  func read<Part>(_ part: (borrowing Value) -> Part) -> Part? {
    if let storage { part(storage.value) } else { nil }
  }

  /// Returns the storage for changes of the value, which no other box shares; an empty box gets a
  /// value first.
  // Inlined, so that the initial value is made in place.
  @inline(__always)
  mutating func unique(orMake initial: @autoclosure () -> Value) -> Storage {
    if isKnownUniquelyReferenced(&storage), let storage { return storage }
    let made = Storage(storage?.value ?? initial())
    storage = made
    return made
  }

  /// Returns whether two boxes share a value or are both empty.
  func isIdentical(to other: CopyOnWriteBox) -> Bool { storage === other.storage }
}

extension CopyOnWriteBox: Hashable {
  static func == (a: CopyOnWriteBox, b: CopyOnWriteBox) -> Bool {
    if a.storage === b.storage { return true }
    guard let a = a.storage, let b = b.storage else { return false }
    return a.value == b.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(storage?.value) }
}
