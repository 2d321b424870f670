import Foundation

/// A store of text measurements that saves measuring the same text twice.
///
/// Self-sizing lists measure the same text at the same width again and again. One cache can serve
/// all cells of a list, or a whole app, and threads can share it.
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
/// A cache stores at most ``capacity`` measurements, whose texts have at most 256 × ``capacity``
/// bytes in total. If a new measurement exceeds this, the cache discards the less recently used
/// half. Texts of more than 4,096 bytes are measured each time. If such a text is plain and nothing
/// limits its height or number of lines, the cache keeps its paragraphs. The next such text is then
/// measured only where it differs. Only caches of the embedded shaper do this.
///
/// `@unchecked Sendable` because the lock guards everything that changes. While it is locked, no
/// code of the caller runs and no object of the caller is released.
public final class TextMeasurementCache: @unchecked Sendable {
  /// Counts of the operations of a cache.
  package struct Statistics: Hashable, Sendable {
    /// The number of requests answered without measuring.
    package internal(set) var hits = 0

    /// The number of requests that needed a measurement.
    package internal(set) var misses = 0

    /// The number of measurements discarded to make space for others.
    package internal(set) var evictions = 0

    /// The number of stored measurements.
    package internal(set) var count = 0
  }

  private static let bytesPerMeasurement = 256

  private struct Entry {
    var measurement: TextMeasurement
    /// The number of the request that last used the entry.
    var lastUse: Int
  }

  /// The shaper that measures texts.
  public let shaper: any TextShaper

  /// The maximum number of stored measurements.
  public let capacity: Int

  private let lock = NSLock()
  private var entries: [MeasurementKey: Entry] = [:]
  private var bytes = 0
  /// The paragraphs of the last long text.
  private var paragraphs: ParagraphMeasurements?
  private var done = Statistics()

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - shaper: The shaper that measures texts. It cannot be changed later, because measurements
  ///     depend on it.
  ///   - capacity: The maximum number of stored measurements, at least 1. An entry takes a few
  ///     hundred bytes.
  public init(shaper: any TextShaper = .embedded, capacity: Int = 1024) {
    self.shaper = shaper
    self.capacity = max(1, capacity)
  }

  /// The counts of all operations so far.
  package var statistics: Statistics { lock.withLock { done } }

  /// Returns the measurement of a text, and measures the text if it is not stored.
  ///
  /// If two threads request the same text at the same time and it is not stored, both measure it.
  public func measurement(
    of text: StyledText, options: TextLayoutOptions = TextLayoutOptions(),
    in bounds: TextBounds = .unbounded
  ) -> TextMeasurement {
    if text.string.utf8.count > ParagraphMeasurements.longestWhole {
      return longMeasurement(of: text, options, bounds)
    }
    let key = MeasurementKey(text, options, bounds)
    if let known = lock.withLock({ find(key) }) { return known }
    let measurement = TextMeasurement(of: text, options: options, in: bounds, shaper: shaper)
    let forgotten = lock.withLock { insert(measurement, key) }
    withExtendedLifetime(forgotten) {}
    return measurement
  }

  /// Removes all measurements and resets the statistics.
  public func removeAll() {
    let forgotten = lock.withLock {
      defer { (entries, bytes, paragraphs, done) = ([:], 0, nil, Statistics()) }
      return (entries, paragraphs)
    }
    withExtendedLifetime(forgotten) {}
  }

  /// Measures a long text, only where it differs from the last one if possible.
  private func longMeasurement(
    of text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds
  ) -> TextMeasurement {
    let last = lock.withLock {
      done.misses += 1
      return paragraphs
    }
    guard let made = ParagraphMeasurements(of: text, options, bounds, shaper, reusing: last) else {
      return TextMeasurement(of: text, options: options, in: bounds, shaper: shaper)
    }
    if made.size / Self.bytesPerMeasurement < capacity {
      let forgotten = lock.withLock {
        defer { paragraphs = made }
        return paragraphs
      }
      withExtendedLifetime(forgotten) {}
    }
    return made.total(shaper.metrics(of: text.attributes.font), options)
  }

  private func find(_ key: MeasurementKey) -> TextMeasurement? {
    guard let index = entries.index(forKey: key) else {
      done.misses += 1
      return nil
    }
    done.hits += 1
    entries.values[index].lastUse = done.hits + done.misses
    return entries.values[index].measurement
  }

  /// Stores a measurement.
  ///
  /// - Returns: The previous measurements if some were discarded, to be released after unlocking.
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

  /// Discards the less recently used half of the measurements, and returns all previous ones.
  private func forgetHalf() -> [MeasurementKey: Entry] {
    let all = entries
    let middle = all.values.map(\.lastUse).sorted()[all.count / 2]
    entries = all.filter { all.count > 1 && $0.value.lastUse >= middle }
    bytes = entries.keys.reduce(0) { $0 + $1.size }
    done.evictions += all.count - entries.count
    return all
  }
}
