#if Pango
  import CellConfiguration
  import CellText
  import CellTextPango
  import Foundation

  /// Compares the embedded shaper with Pango and Debian's fonts, script by script.
  ///
  /// The texts are translations of programs, read from the `.mo` files of the packages that
  /// `GenerateLetterAdvances.py` does not use. None of them is stored. Needs Debian's packages
  /// `fonts-inter` and `fonts-noto-core`.
  struct ScriptWidths {
    /// The argument that requests the report; the directory of the translations follows it.
    static let argument = "scripts"

    private static let textsPerScript = 300
    private static let pointSize: CGFloat = 17
    /// The width of a phone's label, in points, and one at which most of the texts wrap.
    private static let widths: [CGFloat] = [320, 120]

    /// A script: its name, its font, and the blocks of its characters.
    private typealias Script = (name: String, family: String, blocks: [ClosedRange<UInt32>])

    private static let scripts: [Script] = [
      ("Arabic", "Noto Sans Arabic", [0x600...0x6FF, 0x750...0x77F]),
      ("Armenian", "Noto Sans Armenian", [0x530...0x58F]),
      ("Bengali", "Noto Sans Bengali", [0x964...0x965, 0x980...0x9FF]),
      ("Burmese", "Noto Sans Myanmar", [0x1000...0x109F]),
      ("Devanagari", "Noto Sans Devanagari", [0x900...0x97F]),
      ("Ethiopic", "Noto Sans Ethiopic", [0x1200...0x137F]),
      ("Georgian", "Noto Sans Georgian", [0x10A0...0x10FF]),
      ("Gujarati", "Noto Sans Gujarati", [0xA80...0xAFF]),
      ("Gurmukhi", "Noto Sans Gurmukhi", [0x964...0x965, 0xA00...0xA7F]),
      ("Hebrew", "Noto Sans Hebrew", [0x590...0x5FF]),
      ("Kannada", "Noto Sans Kannada", [0xC80...0xCFF]),
      ("Khmer", "Noto Sans Khmer", [0x1780...0x17FF]),
      ("Lao", "Noto Looped Lao", [0xE80...0xEFF]),
      ("Malayalam", "Noto Sans Malayalam", [0xD00...0xD7F]),
      ("Odia", "Noto Sans Oriya", [0x964...0x965, 0xB00...0xB7F]),
      ("Sinhala", "Noto Sans Sinhala", [0xD80...0xDFF]),
      ("Tamil", "Noto Sans Tamil", [0xB80...0xBFF]),
      ("Telugu", "Noto Sans Telugu", [0xC00...0xC7F]),
      ("Thai", "Noto Sans Thai", [0xE00...0xE7F]),
      ("Tibetan", "Noto Serif Tibetan", [0xF00...0xFFF]),
    ]

    private let shaper = PangoShaper()
    private let texts: [String]

    init(directory: String) {
      let root = URL(fileURLWithPath: directory)
      let languages = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
      var texts: Set<String> = []
      for language in languages {
        let folder = root.appendingPathComponent(language + "/LC_MESSAGES")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for file in files where file.hasSuffix(".mo") && file.utf8.crc32 % 2 == 1 {
          guard let data = try? Data(contentsOf: folder.appendingPathComponent(file)) else {
            continue
          }
          texts.formUnion(Self.translations([UInt8](data)).filter(Self.isForeign))
        }
      }
      self.texts = texts.sorted { ($0.utf8.crc32, $0) < ($1.utf8.crc32, $1) }
    }

    /// Prints a row for each script.
    ///
    /// A row has the mean and the median difference of widths, and the share of texts with the same
    /// number of lines at each width.
    func report() {
      for script in Self.scripts {
        let chosen = texts.filter { Self.isText($0, of: script) }.prefix(Self.textsPerScript)
        if chosen.isEmpty { continue }
        for weight in [CellFont.Weight.regular, .bold] {
          report(script, Array(chosen), weight)
        }
      }
    }

    private func report(_ script: Script, _ texts: [String], _ weight: CellFont.Weight) {
      let font = ResolvedFont(
        familyName: "Inter, " + script.family, pointSize: Self.pointSize, weight: weight)
      var differences: [CGFloat] = []
      var same = Self.widths.map { _ in 0 }
      for string in texts {
        let text = StyledText(string, font: font)
        differences.append(
          TextMeasurement(of: text).naturalWidth
            / TextMeasurement(of: text, shaper: shaper).naturalWidth - 1)
        for (index, width) in Self.widths.enumerated() {
          let bounds = TextBounds.width(atMost: width)
          let embedded = TextMeasurement(of: text, in: bounds).lineCount
          let pango = TextMeasurement(of: text, in: bounds, shaper: shaper).lineCount
          if embedded == pango { same[index] += 1 }
        }
      }
      func percent(_ count: Int) -> Int {
        Int((Double(count) * 100 / Double(texts.count)).rounded())
      }
      let mean = differences.reduce(0, +) / CGFloat(texts.count) * 100
      let median = differences.map(\.magnitude).sorted()[differences.count / 2] * 100
      print(
        "| \(script.name) | \(weight == .bold ? "bold" : "regular") | \(texts.count) "
          + String(format: "| %+.1f %% | %.1f %% ", Double(mean), Double(median))
          + same.map { "| \(percent($0)) % " }.joined() + "|")
    }

    /// Returns whether a text has a character beyond the Latin, Greek and Cyrillic ranges.
    private static func isForeign(_ text: String) -> Bool {
      text.utf8.contains { $0 >= 0xD4 }
    }

    /// Returns whether a text has letters of a script and of no other script.
    private static func isText(_ text: String, of script: Script) -> Bool {
      let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
      return letters.count >= 12 && !text.contains("\n")
        && letters.allSatisfy { letter in script.blocks.contains { $0.contains(letter.value) } }
    }

    /// Returns the translated texts of an `.mo` file; the manual of GNU gettext describes the
    /// format.
    private static func translations(_ bytes: [UInt8]) -> [String] {
      func number(_ offset: Int) -> Int {
        guard offset >= 0, offset + 4 <= bytes.count else { return 0 }
        return (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
      }
      guard number(0) == 0x9504_12DE else { return [] }
      let (count, table) = (number(8), number(16))
      // The first text describes the file.
      return (1..<max(count, 1)).flatMap { index -> [String] in
        let (length, offset) = (number(table + 8 * index), number(table + 8 * index + 4))
        guard offset + length <= bytes.count else { return [] }
        let text = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
        return text.split(separator: "\0").map(String.init)
      }
    }
  }

  extension Sequence<UInt8> {
    /// The checksum of ISO 3309, which equals Python's `zlib.crc32`.
    fileprivate var crc32: UInt32 {
      ~reduce(~0) { checksum, byte in
        (0..<8).reduce(checksum ^ UInt32(byte)) { value, _ in
          value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
        }
      }
    }
  }
#endif
