import Foundation

/// Estimated advances of letters by script, in ems.
struct ScriptAdvances: Sendable {
  /// For scripts without an estimate, symbols of no script, and code points that mean nothing yet.
  private static let unknown: CGFloat = 0.65

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

  /// The estimated advance of a code point, in ems.
  subscript(codePoint: UInt32) -> CGFloat {
    advances[Int(scripts[codePoint])]
  }
}
