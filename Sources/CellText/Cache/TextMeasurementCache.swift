/// Remembers the sizes of texts, so that the same text is measured once.
///
/// Self-sizing lists ask for the same text and width again and again. One cache serves all cells of a
/// list, or all of an app; whoever makes it owns it, and it may be shared between threads.
///
/// ```swift
/// let cache = TextMeasurementCache(capacity: 4096)
/// let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: TraitCollection())
/// let text = StyledText("Wi-Fi", font: font)
/// let first = cache.measurement(of: text)
/// let second = cache.measurement(of: text)
/// print(cache.statistics.hits, cache.statistics.misses)  // 1 1
/// ```
///
/// Bound: it never holds more than ``capacity`` measurements. They are kept in sets of four by a number
/// made from text, font and width; a new one replaces the one of its set that was not asked for the
/// longest. An entry is some hundred bytes and the text, which it shares with whoever passed it.
public final class TextMeasurementCache: Sendable {
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

  /// What measures.
  public let shaper: any TextShaper

  /// The largest number of measurements that are held.
  public let capacity: Int

  private let table: MeasurementTable
  private let lock = CacheLock()

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - shaper: what measures; it cannot be changed, because measurements depend on it.
  ///   - capacity: how many measurements to hold, rounded up to a power of two that is at least 4 and
  ///     at most 16,777,216. Memory for the places is taken at once, about 250 bytes each.
  public init(shaper: any TextShaper = .embedded, capacity: Int = 1024) {
    table = MeasurementTable(capacity: capacity)
    self.shaper = shaper
    self.capacity = table.capacity
  }

  /// What the cache has done so far.
  public var statistics: Statistics {
    lock.withLock { table.statistics }
  }

  /// The size of a text, measured unless it is known.
  ///
  /// Two threads that ask for the same unknown text at the same time both measure it.
  public func measurement(
    of text: StyledText, options: TextLayoutOptions = TextLayoutOptions(),
    in bounds: TextBounds = .unbounded
  ) -> TextMeasurement {
    let question = MeasurementQuestion(text, options, bounds)
    let hash = MeasurementKey.hash(question, text, bounds)
    if let known = lock.withLock({ table.find(hash, question, text, bounds) }) { return known }
    let measurement = TextMeasurement(of: text, options: options, in: bounds, shaper: shaper)
    let key = MeasurementKey(question, text, bounds)
    lock.withLock { table.insert(measurement, hash, key, question, text, bounds) }
    return measurement
  }

  /// Forgets all measurements; the statistics begin anew.
  ///
  /// Other threads do not wait for the memory to be cleared; until it is, there is twice as much of it.
  public func removeAll() {
    let old = MeasurementTable(capacity: capacity)
    lock.withLock { table.exchange(with: old) }
  }
}
