/// A value on the heap that its copies share until one of them is changed; nothing is allocated
/// while it is empty.
///
/// `@unchecked Sendable` because a value is only changed by a box that shares it with no other.
struct CopyOnWriteBox<Value: Hashable & Sendable>: @unchecked Sendable {
  private final class Storage {
    /// Not tracked at run time, since a box reads or changes it within one call.
    @exclusivity(unchecked) var value: Value

    init(_ value: consuming Value) { self.value = value }
  }

  private var storage: Storage?

  /// Creates an empty box.
  init() {}

  /// Creates a box, which is empty for `nil`.
  init(_ value: Value?) { storage = value.map { Storage($0) } }

  var isEmpty: Bool { storage == nil }

  /// The value, if there is one.
  var value: Value? { storage?.value }

  /// Reads a part of the value where it is, without copying the rest.
  @inline(__always)
  func read<Part>(_ part: (UnsafePointer<Value>) -> Part?) -> Part? {
    guard let storage else { return nil }
    return withUnsafePointer(to: &storage.value, part)
  }

  /// Where the value is, until the box is changed or gone; `nil` for none.
  @inline(__always)
  var address: UnsafePointer<Value>? { read { $0 } }

  /// Changes the value in place, making one first if there is none.
  @inline(__always)
  mutating func update(
    orMake initial: @autoclosure () -> Value, _ change: (inout Value) -> Void
  ) {
    change(&uniquePointer(orMake: initial()).pointee)
  }

  /// Where the value is, which is not shared with any other box; it is made first if there is none.
  ///
  /// Valid until the box is copied, changed or gone.
  @inline(__always)
  mutating func uniquePointer(
    orMake initial: @autoclosure () -> Value
  ) -> UnsafeMutablePointer<Value> {
    if storage == nil {
      storage = Storage(initial())
    } else if !isKnownUniquelyReferenced(&storage) {
      storage = value.map { Storage($0) }
    }
    return withUnsafeMutablePointer(to: &storage.unsafelyUnwrapped.value) { $0 }
  }

  /// Whether two boxes share a value, or are both empty.
  @inline(__always)
  func isIdentical(to other: CopyOnWriteBox) -> Bool { storage === other.storage }
}

extension CopyOnWriteBox: Hashable {
  static func == (a: CopyOnWriteBox, b: CopyOnWriteBox) -> Bool {
    a.isIdentical(to: b) || a.value == b.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
