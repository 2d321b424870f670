import CellConfiguration
import Foundation

/// The estimated advances of letters and marks of scripts that the system font lacks, in ems.
struct ScriptAdvances: BitwiseCopyable, Sendable {
  /// The advance for scripts without an estimate, symbols of no script, and unassigned code points.
  private static let unknown: CGFloat = 0.65

  private let letters = LetterAdvances()
  private let scripts: CodePointMap
  private let advances: PermanentArray<CGFloat>
  /// The widths relative to regular, in the order of the scripts.
  private let factors: PermanentArray<WeightFactors>

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
    let factors = WeightFactors.byScript()
    self.factors = PermanentArray(names.map { factors[$0] ?? WeightFactors() })
  }

  /// Returns the advance of a letter, or else the estimate for its script.
  func letter(_ codePoint: UInt32) -> CGFloat {
    letters[codePoint] ?? advances[Int(scripts[codePoint])]
  }

  /// Returns the width of a letter or mark in a weight, relative to regular.
  ///
  /// - Parameters:
  ///   - codePoint: The letter or mark.
  ///   - weight: The weight, which is not regular.
  func factor(of codePoint: UInt32, in weight: CellFont.Weight) -> CGFloat {
    factors[Int(scripts[codePoint])].factor(in: weight)
  }

  /// Returns the width that a mark adds to its letter; negative if it makes the letter narrower.
  func mark(_ codePoint: UInt32) -> CGFloat {
    letters[codePoint] ?? 0
  }
}

/// The widths of a script in other weights, relative to regular.
private struct WeightFactors: BitwiseCopyable, Sendable {
  /// The weights of `UIFont` and those of font files, as CSS numbers them.
  private static let numbers = LinearTable([
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
    (0.56, 800), (0.62, 900),
  ])

  private var thin: CGFloat = 1
  private var light: CGFloat = 1
  private var bold: CGFloat = 1
  private var black: CGFloat = 1

  /// Reads the factors by the codes of scripts.
  static func byScript() -> [String: WeightFactors] {
    var factors: [String: WeightFactors] = [:]
    WeightFactorTable.rows.withUTF8Buffer { bytes in
      var reader = TableReader(bytes)
      while case let name = reader.word(), !name.isEmpty {
        // A font that does not exist is replaced by the next one toward regular.
        func next(_ otherwise: CGFloat) -> CGFloat {
          let thousandths = reader.decimal() ?? 0
          return thousandths > 0 ? CGFloat(thousandths) / 1000 : otherwise
        }
        var own = WeightFactors()
        let thin = next(0)
        own.light = next(1)
        own.thin = thin > 0 ? thin : own.light
        own.bold = next(1)
        own.black = next(own.bold)
        factors[name] = own
      }
    }
    return factors
  }

  /// Returns the factor in a weight, linear between the four and regular.
  func factor(in weight: CellFont.Weight) -> CGFloat {
    let number = Self.numbers[weight.rawValue]
    func mix(_ first: CGFloat, _ second: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      first + (second - first) * (number - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
    if number < 300 { return mix(thin, light, 100...300) }
    if number < 400 { return mix(light, 1, 300...400) }
    return number < 700 ? mix(1, bold, 400...700) : mix(bold, black, 700...900)
  }
}
