/// A value on the heap that copies of the box share until one of them changes it.
///
/// An empty box allocates nothing.
///
/// A box changes a value only while no other box shares it, and within one call or one access of
/// its owner. Boxes can therefore be sent to other threads, and exclusive access needs no check at
/// run time. The compiler cannot see either, so both are unchecked.
struct CopyOnWriteBox<Value: Hashable & Sendable>: @unchecked Sendable {
  final class Storage {
    @exclusivity(unchecked) var value: Value

    init(_ value: consuming Value) { self.value = value }

    /// The value, lent for one call: passing ``value`` would copy it and count its references.
    var lentValue: Value { _read { yield value } }
  }

  private(set) var storage: Storage?

  /// Creates an empty box.
  init() {}

  /// Creates a box with a value.
  init(_ value: consuming Value) { storage = Storage(value) }

  var isEmpty: Bool { storage == nil }

  /// Prepares a change of ``owned``: no other box shares the value, and an empty box gets one.
  // Inlined, so that the initial value is made in place.
  @inline(__always)
  mutating func makeUnique(orMake initial: @autoclosure () -> Value) {
    if isKnownUniquelyReferenced(&storage) { return }
    storage = Storage(storage?.value ?? initial())
  }

  /// The value, for a change after ``makeUnique(orMake:)``.
  // Inlined, so that a change does not count references. The unwrapping is safe after that call.
  @inline(__always)
  var owned: Value {
    get { storage.unsafelyUnwrapped.value }
    _modify { yield &storage.unsafelyUnwrapped.value }
  }
}

extension CopyOnWriteBox: Hashable {
  static func == (a: CopyOnWriteBox, b: CopyOnWriteBox) -> Bool {
    if a.storage === b.storage { return true }
    guard let a = a.storage, let b = b.storage else { return false }
    return a.value == b.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(storage?.value) }
}
