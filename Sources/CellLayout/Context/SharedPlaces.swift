import AtomicPointer

/// Places for objects that threads share, each empty until one thread fills it.
///
/// A full place never changes, and its object lives as long as the places. So no references are
/// counted: threads that change a shared counter wait for each other.
///
/// `@unchecked` because the compiler cannot see that places are read and filled atomically.
struct SharedPlaces<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  let count: Int

  private let places: OpaquePointer

  /// Creates empty places.
  init(count: Int) {
    self.count = count
    places = atomic_places_make(count)
  }

  deinit {
    for index in 0..<count { self[index]?.release() }
    atomic_places_free(places)
  }

  /// The object at a place, or `nil` if the place is empty.
  subscript(index: Int) -> Unmanaged<Object>? {
    atomic_places_load(places, index).map { Unmanaged.fromOpaque($0) }
  }

  /// Puts an object at an empty place, and returns the object that is there.
  ///
  /// It is another one if another thread has filled the place meanwhile.
  func fill(_ index: Int, _ object: Object) -> Unmanaged<Object> {
    let own = Unmanaged.passRetained(object)
    if atomic_places_fill(places, index, own.toOpaque()) { return own }
    defer { own.release() }
    return self[index] ?? own
  }
}
