import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("The measurement cache returns stored measurements")
struct TextMeasurementCacheTests {
  private static let font = ResolvedFont(pointSize: 17)

  @Test("The cache answers a repeated request without measuring")
  func hits() {
    let cache = TextMeasurementCache()
    let text = StyledText("Wi-Fi", font: Self.font)
    let first = cache.measurement(of: text)
    #expect(cache.measurement(of: StyledText("Wi-" + "Fi", font: Self.font)) == first)
    #expect(first == TextMeasurement(of: text))
    #expect(cache.statistics.hits == 1)
    #expect(cache.statistics.misses == 1)
    #expect(cache.statistics.count == 1)
    #expect(cache.statistics.evictions == 0)
  }

  @Test("The cache distinguishes all inputs of a measurement")
  func keys() {
    let font = Self.font
    var bold = font
    bold.weight = .bold
    var named = font
    named.familyName = "Inter"
    var tall = font
    tall.leading = 3
    let texts =
      [font, bold, named, tall, ResolvedFont(design: .monospaced, pointSize: 17)].map {
        StyledText("Some text", font: $0)
      } + [
        StyledText("Some texts", font: font), StyledText("é", font: font),
        StyledText("e\u{301}", font: font),
        StyledText("Some text", attributes: TextAttributes(font: font, kern: 1)),
        StyledText(
          [("Some", TextAttributes(font: font)), (" text", TextAttributes(font: bold))],
          attributes: TextAttributes(font: font)),
      ]
    var options = [TextLayoutOptions()]
    options.append(TextLayoutOptions(numberOfLines: 1))
    options.append(TextLayoutOptions(lineBreakMode: .byClipping))
    options.append(TextLayoutOptions(alignment: .justified))
    options.append(TextLayoutOptions(allowsDefaultTighteningForTruncation: true))
    options.append(TextLayoutOptions(adjustsFontSizeToFitWidth: true))
    options.append(TextLayoutOptions(minimumScaleFactor: 0.5))
    options.append(TextLayoutOptions(displayScale: 2))
    options.append(TextLayoutOptions(layoutDirection: .rightToLeft))
    let bounds: [TextBounds] = [
      .unbounded, .width(atMost: 50), .width(exactly: 50),
      TextBounds(width: .atMost(50), height: .atMost(30)),
      TextBounds(width: .atMost(50), exclusion: TextExclusion(width: 10, height: 10)),
      TextBounds(width: .atMost(50), exclusion: TextExclusion(width: 10, height: 20)),
      TextBounds(
        width: .atMost(50), exclusion: TextExclusion(corner: .topTrailing, width: 10, height: 20)),
      TextBounds(width: .atMost(50), height: .exactly(30)),
    ]
    let cache = TextMeasurementCache(capacity: 1 << 14)
    for _ in 0..<2 {
      for text in texts {
        for option in options {
          for bound in bounds {
            #expect(
              cache.measurement(of: text, options: option, in: bound)
                == TextMeasurement(of: text, options: option, in: bound))
          }
        }
      }
    }
    let questions = texts.count * options.count * bounds.count
    #expect(cache.statistics.misses == questions)
    #expect(cache.statistics.hits == questions)
  }

  @Test("The cache distinguishes the same word at different places of a text")
  func runs() {
    let plain = TextAttributes(font: Self.font)
    let found = TextAttributes(font: ResolvedFont(pointSize: 17, weight: .bold))
    let string = Array("some text that is searched for every one of its letters")
    let texts = string.indices.dropFirst().dropLast().map { index in
      StyledText(
        [
          (String(string[..<index]), plain), (String(string[index]), found),
          (String(string[(index + 1)...]), plain),
        ], attributes: plain)
    }
    let cache = TextMeasurementCache(capacity: 1 << 12)
    for _ in 0..<2 {
      for text in texts { #expect(cache.measurement(of: text) == TextMeasurement(of: text)) }
    }
    #expect(cache.statistics.evictions == 0)
    #expect(cache.statistics.hits == texts.count && cache.statistics.misses == texts.count)
  }

  @Test("The cache ignores the colors of runs")
  func colors() {
    let plain = TextAttributes(font: Self.font)
    let cache = TextMeasurementCache()
    for color in [CellColor.systemRed, .systemBlue, .label] {
      let colored = TextAttributes(font: Self.font, color: color)
      _ = cache.measurement(of: StyledText([("a", plain), ("b", colored)], attributes: plain))
    }
    #expect(cache.statistics.hits == 2 && cache.statistics.misses == 1)
  }

  @Test("An object that is released by eviction may use the same cache")
  func eviction() {
    /// Measures a text when it goes.
    final class Witness: Sendable {
      let cache: TextMeasurementCache
      init(_ cache: TextMeasurementCache) { self.cache = cache }
      deinit {
        let text = StyledText("The last words", font: ResolvedFont(pointSize: 17))
        _ = cache.measurement(of: text)
      }
    }
    let isDone = DispatchSemaphore(value: 0)
    // A thread of its own, because one that waits for itself cannot be stopped.
    Thread.detachNewThread {
      let cache = TextMeasurementCache(capacity: 4)
      for number in 0..<100 {
        let witness = Witness(cache)
        let colored = TextAttributes(
          font: Self.font,
          color: CellColor { [witness] _ in
            withExtendedLifetime(witness) { .label }
          })
        let plain = TextAttributes(font: Self.font)
        let text = StyledText([("Row ", plain), ("\(number)", colored)], attributes: plain)
        _ = cache.measurement(of: text)
      }
      isDone.signal()
    }
    #expect(isDone.wait(timeout: .now() + 20) == .success, "the cache waits for itself")
  }

  @Test("The cache finds exclusions and fonts with values that are not numbers")
  func noNumbers() {
    let cache = TextMeasurementCache()
    let hostile = TextAttributes(font: ResolvedFont(pointSize: .nan), kern: .nan)
    let texts = [
      StyledText("a", font: Self.font),
      StyledText([("a", TextAttributes(font: Self.font)), ("b", hostile)], attributes: hostile),
    ]
    let exclusions = [
      TextExclusion(width: .nan, height: 10), TextExclusion(width: 10, height: .nan),
      TextExclusion(width: -1, height: 10),
    ]
    for text in texts {
      for exclusion in exclusions {
        let bounds = TextBounds(width: .atMost(50), exclusion: exclusion)
        _ = cache.measurement(of: text, in: bounds)
      }
    }
    // An exclusion that is without effect is none.
    #expect(cache.statistics.misses == texts.count)
    #expect(cache.statistics.hits == texts.count * (exclusions.count - 1))
  }

  @Test("The cache distinguishes texts of any length that differ in one byte")
  func lengths() {
    let cache = TextMeasurementCache(capacity: 1 << 14)
    var texts: [String] = []
    for length in 0..<50 {
      let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length)
      texts.append(String(decoding: bytes, as: UTF8.self))
      for index in 0..<length {
        var other = bytes
        other[index] = UInt8(ascii: "m")
        texts.append(String(decoding: other, as: UTF8.self))
      }
    }
    for _ in 0..<2 {
      for string in texts {
        let text = StyledText(string, font: Self.font)
        #expect(cache.measurement(of: text) == TextMeasurement(of: text))
      }
    }
    #expect(cache.statistics.misses == texts.count && cache.statistics.hits == texts.count)
  }

  @Test("The cache keeps its capacity and evicts the least recently used measurement")
  func bound() {
    let cache = TextMeasurementCache(capacity: 4)
    #expect(cache.capacity == 4)
    let texts = (0..<5).map { StyledText("Row \($0)", font: Self.font) }
    for text in texts[..<4] { _ = cache.measurement(of: text) }
    // The first one is used again, so that the second one has to go for the fifth.
    _ = cache.measurement(of: texts[0])
    _ = cache.measurement(of: texts[4])
    #expect(cache.statistics.evictions == 2)
    #expect(cache.statistics.count == 3)
    _ = cache.measurement(of: texts[0])
    #expect(cache.statistics.hits == 2)
    _ = cache.measurement(of: texts[1])
    #expect(cache.statistics.hits == 2)
  }

  @Test(
    "The cache stores no long texts, and at most 256 bytes for each text of its capacity")
  func bytes() {
    let cache = TextMeasurementCache(capacity: 8)
    let long = StyledText(String(repeating: "w", count: 5000), font: Self.font)
    _ = cache.measurement(of: long)
    _ = cache.measurement(of: long)
    #expect(cache.statistics.count == 0 && cache.statistics.misses == 2)
    for number in 0..<8 {
      let text = StyledText(String(repeating: "\(number)", count: 900), font: Self.font)
      _ = cache.measurement(of: text)
      #expect(cache.statistics.count * 900 <= 8 * 256)
    }
    #expect(cache.statistics.count > 0)
  }

  @Test("The cache counts the bytes of the texts that it stores, no more and no fewer")
  func exactBytes() {
    let cache = TextMeasurementCache(capacity: 8)
    var letters = "abcdefghij".makeIterator()
    /// Measures another text of some bytes, and returns how many are stored then.
    func count(afterMeasuring bytes: Int) -> Int {
      let letter = letters.next() ?? "z"
      let text = StyledText(String(repeating: letter, count: bytes), font: Self.font)
      _ = cache.measurement(of: text)
      return cache.statistics.count
    }
    // 1. Exactly 8 × 256 bytes fit.
    #expect([512, 512, 1024].map(count) == [1, 2, 3])
    #expect(cache.statistics.evictions == 0)
    // 2. One byte more does not. The middle text and the last one stay.
    #expect(count(afterMeasuring: 1) == 3)
    #expect(cache.statistics.evictions == 1)
    // 3. What was discarded makes space for as many bytes: 512 + 1024 + 1 + 511.
    #expect(count(afterMeasuring: 511) == 4)
    #expect(cache.statistics.evictions == 1)
    #expect(count(afterMeasuring: 1) < 4)
    // 4. An empty cache has space for all bytes again.
    cache.removeAll()
    #expect([2047, 1].map(count) == [1, 2])
    #expect(count(afterMeasuring: 1) == 2)
    #expect(cache.statistics.evictions == 1)
  }

  @Test("A negative number of lines is no limit, and one measurement serves all such numbers")
  func negativeLines() {
    let cache = TextMeasurementCache()
    let text = StyledText("Known networks are joined automatically.", font: Self.font)
    let bounds = TextBounds.width(atMost: 90)
    let unlimited = TextMeasurement(of: text, options: TextLayoutOptions(), in: bounds)
    #expect(unlimited.lineCount > 2)
    for lines in [0, -1, -3, .min] {
      let options = TextLayoutOptions(numberOfLines: lines)
      #expect(cache.measurement(of: text, options: options, in: bounds) == unlimited)
    }
    #expect(cache.statistics.misses == 1 && cache.statistics.hits == 3)
  }

  @Test("Ten thousand texts stay within the capacity and are measured correctly")
  func many() {
    var generator = TextGenerator(seed: 7)
    let cache = TextMeasurementCache(capacity: 256)
    for _ in 0..<10_000 {
      let text = StyledText(generator.text(words: 3), font: Self.font)
      let bounds = TextBounds.width(atMost: CGFloat(generator.number(1...300)))
      #expect(cache.measurement(of: text, in: bounds) == TextMeasurement(of: text, in: bounds))
    }
    #expect(cache.statistics.count <= cache.capacity)
    #expect(cache.statistics.hits + cache.statistics.misses == 10_000)
  }

  @Test("The cache keeps as many texts as its capacity")
  func full() {
    let cache = TextMeasurementCache(capacity: 1000)
    for number in 0..<1000 {
      _ = cache.measurement(of: StyledText("Row \(number)", font: Self.font))
    }
    #expect(cache.statistics.count == 1000 && cache.statistics.evictions == 0)
  }

  @Test("Removing all measurements empties the cache")
  func removeAll() {
    let cache = TextMeasurementCache()
    _ = cache.measurement(of: StyledText("a", font: Self.font))
    cache.removeAll()
    #expect(cache.statistics.count == 0 && cache.statistics.misses == 0)
    _ = cache.measurement(of: StyledText("a", font: Self.font))
    #expect(cache.statistics.misses == 1)
  }

  @Test("Many threads can share a cache")
  func threads() async {
    let cache = TextMeasurementCache(capacity: 64)
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<500).allSatisfy { number in
            let text = StyledText("Row \((number * (task + 1)) % 100)", font: Self.font)
            return cache.measurement(of: text) == TextMeasurement(of: text)
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    let statistics = cache.statistics
    #expect(statistics.hits + statistics.misses == 4000)
  }

  @Test("Threads that evict each other's measurements get correct results")
  func contention() async {
    let cache = TextMeasurementCache(capacity: 4)
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<16 {
        group.addTask {
          (0..<300).allSatisfy { number in
            if number == 200, task == 0 { cache.removeAll() }
            let text = StyledText("Row of text \((number + task) % 9)", font: Self.font)
            return cache.measurement(of: text) == TextMeasurement(of: text)
              && cache.statistics.count <= 4
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test(
    "The cache accepts any capacity",
    arguments: [(-5, 1), (0, 1), (5, 5), (1000, 1000), (.max, .max)])
  func capacities(_ asked: Int, _ given: Int) {
    #expect(TextMeasurementCache(capacity: asked).capacity == given)
  }
}
