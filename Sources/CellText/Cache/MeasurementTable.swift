import Foundation

/// A table of measurements with a fixed number of places.
///
/// A question's number says which set of four places it may be in; of these, the one that was used
/// longest ago is given up for a new measurement. Finding takes a constant number of steps, and nothing
/// is ever moved.
///
/// A class of plain memory, owned by its cache and freed with it: places of an array would be copied to
/// be asked, and guarded a second time. `@unchecked`, because it is only used within its cache's lock.
final class MeasurementTable: @unchecked Sendable {
  private static let ways = 4

  private struct Place {
    var hash: UInt64 = 0
    /// When the place was used last, 0 if never.
    var lastUse: UInt64 = 0
    var key = MeasurementKey.none
    var measurement = TextMeasurement()
  }

  private struct State {
    let places: UnsafeMutablePointer<Place>
    var clock: UInt64 = 0
    var statistics = TextMeasurementCache.Statistics()
  }

  /// The number of places.
  let capacity: Int

  private let state: UnsafeMutablePointer<State>
  private let setMask: Int

  /// Creates an empty table of at least one set.
  init(capacity: Int) {
    var sets = 1
    while sets * Self.ways < min(capacity, 1 << 24) { sets *= 2 }
    setMask = sets - 1
    self.capacity = sets * Self.ways
    let places = UnsafeMutablePointer<Place>.allocate(capacity: self.capacity)
    places.initialize(repeating: Place(), count: self.capacity)
    state = .allocate(capacity: 1)
    state.initialize(to: State(places: places))
  }

  deinit {
    state.pointee.places.deinitialize(count: capacity)
    state.pointee.places.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// What happened since the table was empty.
  var statistics: TextMeasurementCache.Statistics { state.pointee.statistics }

  /// The measurement that answers a question, if it is there.
  @inline(__always)
  func find(
    _ hash: UInt64, _ question: MeasurementQuestion, _ text: StyledText, _ bounds: TextBounds
  ) -> TextMeasurement? {
    guard let place = place(of: hash, question, text, bounds) else {
      state.pointee.statistics.misses &+= 1
      return nil
    }
    state.pointee.clock &+= 1
    state.pointee.statistics.hits &+= 1
    place.pointee.lastUse = state.pointee.clock
    return place.pointee.measurement
  }

  /// Keeps a measurement under a key, giving up another one if need be.
  func insert(
    _ measurement: TextMeasurement, _ hash: UInt64, _ key: MeasurementKey,
    _ question: MeasurementQuestion, _ text: StyledText, _ bounds: TextBounds
  ) {
    if place(of: hash, question, text, bounds) != nil { return }
    let first = firstPlace(of: hash)
    var oldest = first
    for way in 1..<Self.ways where first[way].lastUse < oldest.pointee.lastUse {
      oldest = first + way
    }
    if oldest.pointee.lastUse > 0 {
      state.pointee.statistics.evictions &+= 1
    } else {
      state.pointee.statistics.count &+= 1
    }
    state.pointee.clock &+= 1
    oldest.pointee = Place(
      hash: hash, lastUse: state.pointee.clock, key: key, measurement: measurement)
  }

  /// Exchanges everything with a table of the same capacity, in a constant number of steps.
  func exchange(with other: MeasurementTable) {
    precondition(other.capacity == capacity, "Tables of different capacities")
    swap(&state.pointee, &other.state.pointee)
  }

  /// Where a question has its place, if it has one.
  @inline(__always)
  private func place(
    of hash: UInt64, _ question: MeasurementQuestion, _ text: StyledText, _ bounds: TextBounds
  ) -> UnsafeMutablePointer<Place>? {
    var place = firstPlace(of: hash)
    let end = place + Self.ways
    while place < end {
      if place.pointee.hash == hash, place.pointee.lastUse > 0,
        withUnsafePointer(
          to: &place.pointee.key, { MeasurementKey.matches($0, question, text, bounds) })
      {
        return place
      }
      place += 1
    }
    return nil
  }

  @inline(__always)
  private func firstPlace(of hash: UInt64) -> UnsafeMutablePointer<Place> {
    state.pointee.places + (Int(truncatingIfNeeded: hash >> 32) & setMask) &* Self.ways
  }
}
