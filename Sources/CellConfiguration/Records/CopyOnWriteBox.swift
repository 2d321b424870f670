/// A value on the heap that copies of the box share until one of them changes it.
///
/// An empty box allocates nothing. `@unchecked Sendable` because a box changes a value only while
/// no other box shares it.
struct CopyOnWriteBox<Value: Hashable & Sendable>: @unchecked Sendable {
  private final class Storage {
    /// A box reads or changes the value within one call, so exclusivity is not checked at run time.
    @exclusivity(unchecked) var value: Value

    init(_ value: consuming Value) { self.value = value }
  }

  private var storage: Storage?

  /// Creates an empty box.
  init() {}

  /// Creates a box with a value; `nil` creates an empty box.
  init(_ value: Value?) { storage = value.map { Storage($0) } }

  var isEmpty: Bool { storage == nil }

  /// The value, if there is one.
  var value: Value? { storage?.value }

  /// Reads a part of the value in place, without copying the rest or counting references.
  @inline(__always)
  func read<Part>(_ part: (UnsafePointer<Value>) -> Part?) -> Part? {
    if storage == nil { return nil }
    return Unmanaged.passUnretained(storage.unsafelyUnwrapped)._withUnsafeGuaranteedRef {
      withUnsafePointer(to: &$0.value, part)
    }
  }

  /// The address of the value, valid until the box is changed or destroyed; `nil` if it is empty.
  @inline(__always)
  var address: UnsafePointer<Value>? { read { $0 } }

  /// Returns the address of the value of a box in memory; `nil` if the box is empty.
  ///
  /// The reference is read without being counted, as it is when a box is read.
  @inline(__always)
  static func address(in box: UnsafePointer<CopyOnWriteBox>) -> UnsafePointer<Value>? {
    // A box is one reference, which may be `nil`.
    let storage = UnsafeRawPointer(box).load(as: Unmanaged<Storage>?.self)
    return storage?._withUnsafeGuaranteedRef { withUnsafePointer(to: &$0.value) { $0 } }
  }

  /// Changes the value in place, creating it first if the box is empty.
  @inline(__always)
  mutating func update(
    orMake initial: @autoclosure () -> Value, _ change: (inout Value) -> Void
  ) {
    change(&uniquePointer(orMake: initial()).pointee)
  }

  /// Returns the address of the value, which no other box shares.
  ///
  /// If the box is empty, it creates the value first. The address is valid until the box is copied,
  /// changed or destroyed.
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

  /// Returns whether two boxes share a value or are both empty.
  @inline(__always)
  func isIdentical(to other: CopyOnWriteBox) -> Bool { storage === other.storage }
}

extension CopyOnWriteBox: Hashable {
  static func == (a: CopyOnWriteBox, b: CopyOnWriteBox) -> Bool {
    a.isIdentical(to: b)
      || a.read { a in b.read { $0.pointee == a.pointee } } ?? false
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
