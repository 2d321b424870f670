import Foundation

/// The estimated advances of letters and marks of scripts that the system font lacks, in ems.
struct ScriptAdvances: BitwiseCopyable, Sendable {
  /// The advance for scripts without an estimate, symbols of no script, and unassigned code points.
  private static let unknown: CGFloat = 0.65

  private let letters = LetterAdvances()
  private let scripts: CodePointMap
  private let advances: PermanentArray<CGFloat>

  init() {
    var names = ["Zzzz"]
    var advances = [Self.unknown]
    ScriptAdvanceTable.rows.withUTF8Buffer { bytes in
      var reader = TableReader(bytes)
      while case let name = reader.word(), !name.isEmpty, let thousandths = reader.decimal() {
        names.append(name)
        advances.append(CGFloat(thousandths) / 1000)
        // The font and the number of words are for human readers.
        _ = (reader.word(), reader.word())
      }
    }
    scripts = CodePointMap(rows: ScriptTable.rows, names: names)
    self.advances = PermanentArray(advances)
  }

  /// Returns the advance of a letter, or else the estimate for its script.
  func letter(_ codePoint: UInt32) -> CGFloat {
    letters[codePoint] ?? advances[Int(scripts[codePoint])]
  }

  /// Returns the width that a mark adds to its letter; negative if it makes the letter narrower.
  func mark(_ codePoint: UInt32) -> CGFloat {
    letters[codePoint] ?? 0
  }
}
