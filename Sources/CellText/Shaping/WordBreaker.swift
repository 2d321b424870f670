import Foundation

/// A dictionary that finds words in scripts without spaces: Thai, Lao, Khmer and Burmese.
///
/// ```swift
/// let shaper = EmbeddedShaper(wordBreaker: .foundation)
/// let text = StyledText("การตั้งค่าความเป็นส่วนตัว", font: ResolvedFont(pointSize: 17))
/// let layout = TextLayout(of: text, in: .width(atMost: 100), shaper: shaper)
/// ```
///
/// Without a dictionary, such text breaks at spaces only, or between syllables if a line has none.
public struct WordBreaker: Sendable, CustomStringConvertible {
  /// A dictionary and its name.
  ///
  /// This is a class, so that a shaper with a word breaker fits into an existential without memory.
  private final class Dictionary: Sendable {
    let name: String
    let ends: @Sendable (String) -> [Int]

    init(_ name: String, _ ends: @escaping @Sendable (String) -> [Int]) {
      self.name = name
      self.ends = ends
    }
  }

  private let dictionary: Dictionary

  /// The name of the word breaker: `"foundation"` or `"custom"`.
  public var description: String { dictionary.name }

  /// Creates a word breaker from your text system's dictionary.
  ///
  /// It receives stretches of scripts without spaces between words: Thai, Lao, Khmer, Burmese and
  /// their relatives (line breaking class SA). In texts of other scripts, put a zero width space,
  /// U+200B, between words.
  ///
  /// - Parameter ends: Returns the ends of the words in a text without spaces, in UTF-8 code units.
  ///   The result must be the same for the same text. Offsets at the ends of the text, outside of
  ///   it, and inside clusters have no effect.
  public init(ends: @escaping @Sendable (String) -> [Int]) {
    self.init("custom", ends)
  }

  private init(_ name: String, _ ends: @escaping @Sendable (String) -> [Int]) {
    dictionary = Dictionary(name, ends)
  }

  /// The dictionaries of Foundation, which contains ICU.
  ///
  /// Lines can differ between versions of Foundation and between platforms, because their
  /// dictionaries do.
  public static let foundation = WordBreaker("foundation") { text in
    guard let wordBoundary else { return [] }
    let matches = wordBoundary.matches(
      in: text, range: NSRange(location: 0, length: text.utf16.count))
    // Both kinds of offsets grow together, so the text is passed once.
    var (index, ends) = (text.startIndex, [Int]())
    var (utf16, utf8) = (0, 0)
    for match in matches {
      while utf16 < match.range.location, index < text.endIndex {
        let scalar = text.unicodeScalars[index]
        utf16 += scalar.utf16.count
        utf8 += scalar.utf8.count
        text.unicodeScalars.formIndex(after: &index)
      }
      ends.append(utf8)
    }
    return ends
  }

  /// Word boundaries of the Unicode standard, for which ICU consults its dictionaries.
  private static let wordBoundary = try? NSRegularExpression(
    pattern: #"\b"#, options: .useUnicodeWordBoundaries)

  /// Returns the ends of the words of a run, in UTF-8 code units from the start of its text.
  public func ends(in run: ShapingRun) -> [Int] {
    dictionary.ends(String(run.substring)).map { run.utf8Range.lowerBound + $0 }
  }
}
