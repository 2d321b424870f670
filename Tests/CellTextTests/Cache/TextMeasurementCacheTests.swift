import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Measurement cache")
struct TextMeasurementCacheTests {
  private static let font = ResolvedFont(pointSize: 17)

  @Test("The second question is answered without measuring")
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

  @Test("Everything that a measurement depends on is a question of its own")
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
      TextBounds(width: .atMost(50), obstacle: TextObstacle(width: 10, height: 10)),
      TextBounds(width: .atMost(50), obstacle: TextObstacle(width: 10, height: 20)),
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

  @Test("It never holds more than its capacity, and forgets what was not used for the longest")
  func bound() {
    let cache = TextMeasurementCache(capacity: 4)
    #expect(cache.capacity == 4)
    let texts = (0..<5).map { StyledText("Row \($0)", font: Self.font) }
    for text in texts[..<4] { _ = cache.measurement(of: text) }
    // The first one is used again, so that the second one has to go for the fifth.
    _ = cache.measurement(of: texts[0])
    _ = cache.measurement(of: texts[4])
    #expect(cache.statistics.evictions == 1)
    #expect(cache.statistics.count == 4)
    _ = cache.measurement(of: texts[0])
    #expect(cache.statistics.hits == 2)
    _ = cache.measurement(of: texts[1])
    #expect(cache.statistics.evictions == 2)
  }

  @Test("Ten thousand texts stay within the bound and are measured right")
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

  @Test("Most of as many texts as there are places find one")
  func spread() {
    let cache = TextMeasurementCache(capacity: 1024)
    for number in 0..<512 {
      _ = cache.measurement(of: StyledText("Row \(number)", font: Self.font))
    }
    #expect(cache.statistics.count > 470)
  }

  @Test("Forgetting everything begins anew")
  func removeAll() {
    let cache = TextMeasurementCache()
    _ = cache.measurement(of: StyledText("a", font: Self.font))
    cache.removeAll()
    #expect(cache.statistics.count == 0 && cache.statistics.misses == 0)
    _ = cache.measurement(of: StyledText("a", font: Self.font))
    #expect(cache.statistics.misses == 1)
  }

  @Test("Many threads share a cache")
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

  @Test(
    "Any capacity will do", arguments: [(-5, 4), (0, 4), (5, 8), (1000, 1024)])
  func capacities(_ asked: Int, _ given: Int) {
    #expect(TextMeasurementCache(capacity: asked).capacity == given)
  }
}
