import CellConfiguration
import CellText
import CellTextPango
import Foundation

/// The cost of measuring and laying out texts.
@MainActor
func textBenchmarks() -> [Benchmark] {
  let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: .phone)
  let semibold = CellFont.preferredFont(forTextStyle: .headline).resolved(with: .phone)
  let title = StyledText("Automatic Downloads", font: font)
  let heading = StyledText("Automatic Downloads", font: semibold)
  let german = StyledText("Schließfächer öffnen", font: font)
  let japanese = StyledText("自動ダウンロードを許可する", font: font)
  let scripts = [
    ("Arabic", "الإعدادات العامة"), ("Hebrew", "הגדרות כלליות"), ("Thai", "ความเป็นส่วนตัว"),
    ("Vietnamese", "Tự động tải về"), ("Armenian", "Կարգավորումներ"), ("Georgian", "პარამეტრები"),
    ("Hindi", "सूचनाएँ और ध्वनियाँ"), ("emoji", "Inbox 🙂 👩‍👩‍👧‍👦 🇩🇪"),
  ].map { ($0, StyledText($1, font: font)) }
  let sentence = "Known networks are joined automatically if there is one in reach. "
  let mixed = StyledText("هاتف iPhone 15 من Apple", font: font)
  let mixedLayout = TextLayout(of: mixed, options: TextLayoutOptions(numberOfLines: 1))
  let paragraph = StyledText(String(String(repeating: sentence, count: 8).prefix(500)), font: font)
  let million = StyledText(
    String(String(repeating: sentence, count: 15_152).prefix(1_000_000)), font: font)
  let oneLine = TextLayoutOptions(numberOfLines: 1)
  let unlimited = TextLayoutOptions()
  let threeLines = TextLayoutOptions(numberOfLines: 3)
  let head = TextLayoutOptions(numberOfLines: 1, lineBreakMode: .byTruncatingHead)
  let wide = TextBounds.width(atMost: 320)
  let narrow = TextBounds.width(atMost: 100)
  let cache = TextMeasurementCache()
  let missing = TextMeasurementCache(capacity: 4)
  let texts = (0..<64).map { StyledText("Automatic Download \($0)", font: font) }
  let lines = String(String(repeating: sentence, count: 16).prefix(999)) + "\n"
  let half = String(repeating: lines, count: 50)
  var next = 0

  return [
    Benchmark("measure 19 bytes, cold", limit: Limit(nanoseconds: 60, allocations: 0)) {
      blackHole(TextMeasurement(of: title, options: oneLine, in: wide))
    },
    Benchmark("measure 19 bytes in semibold, cold") {
      blackHole(TextMeasurement(of: heading, options: oneLine, in: wide))
    },
    Benchmark("measure 19 bytes, from the cache", limit: Limit(nanoseconds: 30)) {
      blackHole(cache.measurement(of: title, options: oneLine, in: wide))
    },
    Benchmark("measure 19 bytes, missing in the cache") {
      next = (next + 1) % texts.count
      blackHole(missing.measurement(of: texts[next], options: oneLine, in: wide))
    },
    Benchmark("measure 19 bytes that are truncated, cold") {
      blackHole(TextMeasurement(of: title, options: oneLine, in: narrow))
    },
    Benchmark("measure 20 characters of German, cold") {
      blackHole(TextMeasurement(of: german, options: oneLine, in: wide))
    },
    Benchmark("measure 13 characters of Japanese, cold") {
      blackHole(TextMeasurement(of: japanese, options: oneLine, in: wide))
    },
    Benchmark("measure a paragraph of 500 characters in 320 points") {
      blackHole(TextMeasurement(of: paragraph, options: unlimited, in: wide))
    },
    Benchmark("lay out a paragraph of 500 characters in 320 points") {
      blackHole(TextLayout(of: paragraph, options: unlimited, in: wide))
    },
    Benchmark("measure three lines of a million characters in 320 points") {
      blackHole(TextMeasurement(of: million, options: threeLines, in: wide))
    },
    Benchmark("lay out three lines of a million characters in 320 points") {
      blackHole(TextLayout(of: million, options: threeLines, in: wide))
    },
    Benchmark("measure the end of a million characters in 320 points") {
      blackHole(TextMeasurement(of: million, options: head, in: wide))
    },
    Benchmark("lay out 19 bytes on one line") {
      blackHole(TextLayout(of: title, options: oneLine, in: wide))
    },
    Benchmark("measure 23 characters of Arabic and Latin, cold") {
      blackHole(TextMeasurement(of: mixed, options: oneLine, in: wide))
    },
    Benchmark("lay out 23 characters of Arabic and Latin") {
      blackHole(TextLayout(of: mixed, options: oneLine, in: wide))
    },
    Benchmark(
      "measure 100,000 characters after an edit, with a cache", limit: Limit(nanoseconds: 50_000),
      isLong: true
    ) {
      next += 1
      let text = StyledText(half + "\(next) " + half, font: font)
      blackHole(cache.measurement(of: text, options: unlimited, in: wide))
    },
    Benchmark("divide that line into pieces in visual order") {
      for line in mixedLayout.lines { blackHole(mixedLayout.fragments(of: line)) }
    },
  ]
    + scripts.map { name, text in
      Benchmark(
        "measure a label in \(name), cold", limit: Limit(nanoseconds: 400, allocations: 0)
      ) {
        blackHole(TextMeasurement(of: text, options: oneLine, in: wide))
      }
    }
}

#if Pango
  /// The cost of measuring and laying out texts with libraries of the system.
  @MainActor
  func pangoBenchmarks() -> [Benchmark] {
    let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: .phone)
    let title = StyledText("Automatic Downloads", font: font)
    let named = StyledText(
      "Automatic Downloads", font: ResolvedFont(familyName: "Noto Sans", pointSize: 17))
    let german = StyledText("Schließfächer öffnen", font: font)
    let japanese = StyledText("自動ダウンロードを許可する", font: font)
    let sentence = "Known networks are joined automatically if there is one in reach. "
    let paragraph = StyledText(
      String(String(repeating: sentence, count: 8).prefix(500)), font: font)
    let oneLine = TextLayoutOptions(numberOfLines: 1)
    let unlimited = TextLayoutOptions()
    let wide = TextBounds.width(atMost: 320)
    let pango = PangoShaper()
    return [
      Benchmark("measure 19 bytes with Pango, cold") {
        blackHole(TextMeasurement(of: title, options: oneLine, in: wide, shaper: pango))
      },
      Benchmark("measure 19 bytes in a named font with Pango, cold") {
        blackHole(TextMeasurement(of: named, options: oneLine, in: wide, shaper: pango))
      },
      Benchmark("measure 20 characters of German with Pango, cold") {
        blackHole(TextMeasurement(of: german, options: oneLine, in: wide, shaper: pango))
      },
      Benchmark("measure 13 characters of Japanese with Pango, cold") {
        blackHole(TextMeasurement(of: japanese, options: oneLine, in: wide, shaper: pango))
      },
      Benchmark("lay out a paragraph of 500 characters with Pango") {
        blackHole(TextLayout(of: paragraph, options: unlimited, in: wide, shaper: pango))
      },
    ] + harfBuzzBenchmarks([("19 bytes", title), ("20 characters of German", german)])
  }
#endif
