import Foundation

/// Estimated advances of letters and marks of scripts that the system font lacks, in ems.
struct ScriptAdvances: Sendable {
  /// For scripts without an estimate, symbols of no script, and code points that mean nothing yet.
  private static let unknown: CGFloat = 0.65

  private let letters = LetterAdvances()
  private let scripts: CodePointMap
  private let advances: [CGFloat]

  init() {
    var names = ["Zzzz"]
    var advances = [Self.unknown]
    ScriptAdvanceTable.rows.withUTF8Buffer { bytes in
      var reader = TableReader(bytes)
      while case let name = reader.word(), !name.isEmpty, let thousandths = reader.decimal() {
        names.append(name)
        advances.append(CGFloat(thousandths) / 1000)
        // The font and the number of words are for people.
        _ = (reader.word(), reader.word())
      }
    }
    scripts = CodePointMap(rows: ScriptTable.rows, names: names)
    self.advances = advances
  }

  /// The advance of a letter: its own, or else the estimate for its script.
  func letter(_ codePoint: UInt32) -> CGFloat {
    letters[codePoint] ?? advances[Int(scripts[codePoint])]
  }

  /// How much wider a mark makes its letter; negative for one that makes it narrower.
  func mark(_ codePoint: UInt32) -> CGFloat {
    letters[codePoint] ?? 0
  }
}
