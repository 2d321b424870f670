import Foundation

/// Remembers the sizes of texts, so that the same text is measured once.
///
/// Self-sizing lists ask for the same text and width again and again. One cache serves all cells of
/// a list, or all of an app; whoever makes it owns it, and it may be shared between threads.
///
/// ```swift
/// let cache = TextMeasurementCache(capacity: 4096)
/// let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: .phone)
/// let text = StyledText("Wi-Fi", font: font)
/// let first = cache.measurement(of: text)
/// let second = cache.measurement(of: text)
/// print(cache.statistics.hits, cache.statistics.misses)  // 1 1
/// ```
///
/// A cache never holds more than ``capacity`` measurements, nor texts of more than 256 bytes for
/// each of these on average. Where a new one would be too many, the half that was not asked for the
/// longest goes. Texts of more than 4,096 bytes are measured each time.
///
/// `@unchecked Sendable` because the lock guards everything that changes. Nothing of a caller's
/// runs or is released while it is held.
public final class TextMeasurementCache: @unchecked Sendable {
  /// What a cache has done so far.
  public struct Statistics: Hashable, Sendable {
    /// Questions that were answered without measuring.
    public internal(set) var hits = 0

    /// Questions that took a measurement.
    public internal(set) var misses = 0

    /// Measurements that had to go for others.
    public internal(set) var evictions = 0

    /// Measurements that are held.
    public internal(set) var count = 0
  }

  private static let longestText = 4096
  private static let bytesPerMeasurement = 256

  private struct Entry {
    var measurement: TextMeasurement
    /// When it was asked for, in questions.
    var lastUse: Int
  }

  /// What measures.
  public let shaper: any TextShaper

  /// The largest number of measurements that are held.
  public let capacity: Int

  private let lock = NSLock()
  private var entries: [MeasurementKey: Entry] = [:]
  private var bytes = 0
  private var done = Statistics()

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - shaper: What measures; it cannot be changed, because measurements depend on it.
  ///   - capacity: How many measurements to hold, at least 1. An entry takes a few hundred bytes.
  public init(shaper: any TextShaper = .embedded, capacity: Int = 1024) {
    self.shaper = shaper
    self.capacity = max(1, capacity)
  }

  /// What the cache has done so far.
  public var statistics: Statistics { lock.withLock { done } }

  /// The size of a text, measured unless it is known.
  ///
  /// Two threads that ask for the same unknown text at the same time both measure it.
  public func measurement(
    of text: StyledText, options: TextLayoutOptions = TextLayoutOptions(),
    in bounds: TextBounds = .unbounded
  ) -> TextMeasurement {
    if text.string.utf8.count > Self.longestText {
      lock.withLock { done.misses += 1 }
      return TextMeasurement(of: text, options: options, in: bounds, shaper: shaper)
    }
    let key = MeasurementKey(text, options, bounds)
    if let known = lock.withLock({ find(key) }) { return known }
    let measurement = TextMeasurement(of: text, options: options, in: bounds, shaper: shaper)
    let forgotten = lock.withLock { insert(measurement, key) }
    withExtendedLifetime(forgotten) {}
    return measurement
  }

  /// Forgets all measurements; the statistics begin anew.
  public func removeAll() {
    let forgotten = lock.withLock {
      defer { (entries, bytes, done) = ([:], 0, Statistics()) }
      return entries
    }
    withExtendedLifetime(forgotten) {}
  }

  private func find(_ key: MeasurementKey) -> TextMeasurement? {
    guard let place = entries.index(forKey: key) else {
      done.misses += 1
      return nil
    }
    done.hits += 1
    entries.values[place].lastUse = done.hits + done.misses
    return entries.values[place].measurement
  }

  /// Keeps a measurement.
  ///
  /// - Returns: What had to go for it, to be released when the lock is not held.
  private func insert(
    _ measurement: TextMeasurement, _ key: MeasurementKey
  ) -> [MeasurementKey: Entry] {
    if entries[key] != nil { return [:] }
    var forgotten: [MeasurementKey: Entry] = [:]
    let limit = capacity.multipliedReportingOverflow(by: Self.bytesPerMeasurement).partialValue
    if entries.count >= capacity || (limit > 0 && bytes + key.size > limit) {
      forgotten = forgetHalf()
    }
    entries[key] = Entry(measurement: measurement, lastUse: done.hits + done.misses)
    bytes += key.size
    done.count = entries.count
    return forgotten
  }

  /// Forgets the half that was not asked for the longest.
  private func forgetHalf() -> [MeasurementKey: Entry] {
    let all = entries
    let middle = all.values.map(\.lastUse).sorted()[all.count / 2]
    entries = all.filter { all.count > 1 && $0.value.lastUse >= middle }
    bytes = entries.keys.reduce(0) { $0 + $1.size }
    done.evictions += all.count - entries.count
    return all
  }
}
