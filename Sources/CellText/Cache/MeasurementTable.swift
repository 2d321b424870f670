import Foundation

/// A table of measurements with a fixed number of places.
///
/// A question's number says which set of four places it may be in; of these, the one that was used
/// longest ago is given up for a new measurement. Finding takes a constant number of steps, and nothing
/// is ever moved.
struct MeasurementTable: Sendable {
  private static let ways = 4

  private var hashes: ContiguousArray<UInt64>
  private var lastUses: ContiguousArray<UInt64>
  /// A key that matches nothing until a place is used for the first time.
  ///
  /// Not an optional one: asking a key in its place is what finding spends its time on, and an optional
  /// would be copied for that.
  private var keys: ContiguousArray<MeasurementKey>
  private var measurements: ContiguousArray<TextMeasurement>
  private let setMask: Int
  private var clock: UInt64 = 0
  private(set) var statistics = TextMeasurementCache.Statistics()

  /// Creates an empty table of at least one set.
  init(capacity: Int) {
    var sets = 1
    while sets * Self.ways < min(capacity, 1 << 24) { sets *= 2 }
    setMask = sets - 1
    let count = sets * Self.ways
    hashes = ContiguousArray(repeating: 0, count: count)
    lastUses = ContiguousArray(repeating: 0, count: count)
    keys = ContiguousArray(repeating: .none, count: count)
    measurements = ContiguousArray(repeating: TextMeasurement(), count: count)
  }

  /// The number of places.
  var capacity: Int { keys.count }

  /// The measurement that answers a question, if it is there.
  mutating func find(
    _ hash: UInt64, _ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds
  ) -> TextMeasurement? {
    let start = firstPlace(of: hash)
    for index in start..<start &+ Self.ways
    where hashes[index] == hash && lastUses[index] > 0 {
      guard isKey(at: index, text, options, bounds) else { continue }
      clock &+= 1
      lastUses[index] = clock
      statistics.hits &+= 1
      return measurements[index]
    }
    statistics.misses &+= 1
    return nil
  }

  /// Keeps a measurement, giving up another one if need be.
  mutating func insert(
    _ measurement: TextMeasurement, _ hash: UInt64, _ text: StyledText,
    _ options: TextLayoutOptions, _ bounds: TextBounds
  ) {
    let start = firstPlace(of: hash)
    var oldest = start
    for index in start..<start &+ Self.ways {
      if hashes[index] == hash, lastUses[index] > 0,
        isKey(at: index, text, options, bounds)
      {
        return
      }
      if lastUses[index] < lastUses[oldest] { oldest = index }
    }
    if lastUses[oldest] > 0 {
      statistics.evictions &+= 1
    } else {
      statistics.count &+= 1
    }
    clock &+= 1
    hashes[oldest] = hash
    lastUses[oldest] = clock
    keys[oldest] = MeasurementKey(text, options, bounds)
    measurements[oldest] = measurement
  }

  private func isKey(
    at index: Int, _ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds
  ) -> Bool {
    keys.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { MeasurementKey.matches($0 + index, text, options, bounds) } ?? false
    }
  }

  private func firstPlace(of hash: UInt64) -> Int {
    (Int(truncatingIfNeeded: hash >> 32) & setMask) &* Self.ways
  }
}
