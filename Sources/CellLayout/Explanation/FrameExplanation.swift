public import CellConfiguration
public import Foundation

/// The reason why a number of a layout is what it is: an edge, a dimension, a baseline or a radius.
///
/// An explanation is a sum of terms. Each term is a number that your app, a style or the
/// surroundings of the cell supply, with its source:
///
/// ```swift
/// let layout = ListCellLayout(cell, width: 358, context: context)
/// if let explanation = layout.explanation(of: .text, .minX, in: cell, context: context) {
///   print(explanation)
/// }
/// ```
///
/// For a cell with a symbol, this prints:
///
/// ```text
/// text.minX = 56 = 16 leading margin (default of cell, recorded) + 24 cell symbol width (iOS26,
/// measured) + 16 image to text padding (default of cell, recorded)
/// ```
///
/// The same engine lays the cell out again with each of its numbers changed a little. The terms
/// are the numbers that move the edge, so an explanation cannot disagree with the layout. It takes
/// a few hundred layouts.
public struct FrameExplanation: Hashable, Sendable {
  /// A number or a choice that a layout depends on.
  public struct Factor: Hashable, Sendable {
    /// The name in code or in documents, such as `content.imageToTextPadding` or
    /// `metrics.cellSymbolWidth`.
    public let name: String

    /// A few words, such as `image to text padding`.
    public let label: String

    /// The value, such as `16` or `sideBySide`.
    public let value: String

    /// The origin of the value.
    public let source: Source
  }

  /// The origin of a number or a choice.
  public enum Source: Hashable, Sendable {
    /// The layer of a configuration; the provenance is `nil` for values of your app.
    case property(PropertySource, Provenance?)

    /// The metrics of a style sheet, by its name; the provenance is `nil` for values that your app
    /// changed.
    case metrics(styleSheet: String, Provenance?)

    /// The shape of letters in a font, such as `17 pt regular`.
    case font(String, Provenance)

    /// A rule of the engine without a number in a style sheet.
    case rule(Provenance)

    /// The cell itself, which your app configures.
    case cell

    /// The space, the margins and the traits around the cell.
    case surroundings
  }

  /// A part of the sum.
  public struct Term: Hashable, Sendable {
    /// The part of the sum, in points: the ``multiplier`` times the ``length``.
    public let amount: CGFloat

    /// The number that the amount contains several times, once or half: 0.5 for centered parts, the
    /// number of lines for the height of a line.
    public let multiplier: CGFloat

    /// The number.
    public let length: CGFloat

    /// The origin of the number.
    public let factor: Factor
  }

  /// A sum that would hold if a number of the explanation were 0.
  ///
  /// A row of the minimum height has the alternative of a row as high as its content.
  public struct Alternative: Hashable, Sendable {
    /// The value that would hold without a number.
    public let value: CGFloat

    /// The number that the value lacks.
    public let missing: Factor

    /// The terms of that value.
    public let terms: [Term]
  }

  /// A number or a choice that adds nothing to the sum, but has an effect if it changes enough.
  public struct Condition: Hashable, Sendable {
    /// The number or choice.
    public let factor: Factor

    /// The value beyond which the number has an effect; `nil` for choices.
    public let threshold: CGFloat?
  }

  /// The part of the cell.
  public let part: LayoutPart

  /// The number of the part.
  public let measure: LayoutMeasure

  /// The value in points, in coordinates of the cell; for a list, horizontal edges are in
  /// coordinates of the list.
  public let value: CGFloat

  /// The terms, in the order in which the cell is laid out.
  public let terms: [Term]

  /// The difference between the value and the sum of the terms, because edges lie on pixels.
  public let rounding: CGFloat

  /// The sums that lost, such as the content's own height in a row of the minimum height.
  public let alternatives: [Alternative]

  /// The arrangement of the texts; `nil` without list content.
  public let arrangement: ListContentLayout.Arrangement?

  /// The assumed numbers and choices that the value rests on.
  ///
  /// They are factors of terms, and choices and factors of which a small change moves the edge.
  public let assumptions: [Factor]

  /// The numbers and choices that would have an effect.
  ///
  /// A change of any other property of the cell, its list or its traits moves the edge by rounding
  /// at most. The display scale, the place of the row and closures are not tried.
  public let conditions: [Condition]
}

extension FrameExplanation.Source {
  /// The reliability of a value; `nil` for values of your app and of the surroundings.
  public var provenance: Provenance? {
    switch self {
    case .property(_, let provenance), .metrics(_, let provenance): provenance
    case .font(_, let provenance), .rule(let provenance): provenance
    case .cell, .surroundings: nil
    }
  }
}

extension FrameExplanation.Source: CustomStringConvertible {
  /// The origin and its reliability, such as `default of cell, recorded` or `assigned`.
  public var description: String {
    let origin =
      switch self {
      case .property(let source, _): source.description
      case .metrics(let sheet, nil): "changed in \(sheet)"
      case .metrics(let sheet, _): sheet
      case .font(let font, _): font
      case .rule: "rule"
      case .cell: "cell"
      case .surroundings: "surroundings"
      }
    return provenance.map { "\(origin), \($0.name)" } ?? origin
  }
}

extension FrameExplanation.Factor: CustomStringConvertible {
  /// The words and the origin, such as `leading margin (default of cell, recorded)`.
  public var description: String { "\(label) (\(source))" }
}

extension FrameExplanation.Term: CustomStringConvertible {
  /// The amount and the factor, such as `2 × 20.33 line height (17 pt regular, measured)`.
  public var description: String {
    let size = abs(multiplier)
    if size == 1 { return "\(abs(amount).brief) \(factor)" }
    // Quarters are exact; other multipliers are rounded, and the amount is not.
    let number = "\(size.brief) × \(length.brief)"
    return (size * 4).rounded() == size * 4
      ? "\(number) \(factor)" : "\(abs(amount).brief) (\(number)) \(factor)"
  }
}

extension FrameExplanation.Alternative: CustomStringConvertible {
  /// The number that is missing, the value and its terms.
  public var description: String { "without \(missing.label): \(value.brief) = \(terms.sum)" }
}

extension FrameExplanation.Condition: CustomStringConvertible {
  /// The value and the threshold of a number, or the value of a choice.
  public var description: String {
    guard let threshold else { return "\(factor.label) \(factor.value)" }
    return "\(threshold.brief) \(factor.label) (now \(factor.value))"
  }
}

extension FrameExplanation: CustomStringConvertible {
  /// The name, the value and the sum, such as `text.minX = 16 = 16 leading margin (…)`.
  public var description: String { "\(name) = \(value.brief) = \(sum)" }

  /// The name of the number, such as `text.minX`.
  public var name: String { "\(part).\(measure.rawValue)" }

  /// The sum, such as `16 leading margin (…) + 24 cell symbol width (…)`.
  public var sum: String {
    let rounds = abs(rounding) >= 0.005
    let sum = terms.isEmpty && rounds ? "" : terms.sum
    guard rounds else { return sum }
    return sum + " \(rounding < 0 ? "−" : "+") \(abs(rounding).brief) rounding"
  }
}

extension FrameExplanation: CustomDebugStringConvertible {
  /// A line for the value, for each term with its name, for each sum that lost, and for the
  /// conditions.
  public var debugDescription: String {
    var lines = ["\(name) = \(value.brief)"]
    for term in terms {
      lines.append("  \(term.amount < 0 ? "−" : "+") \(term)  \(term.factor.name)")
    }
    if abs(rounding) >= 0.005 {
      lines.append("  \(rounding < 0 ? "−" : "+") \(abs(rounding).brief) rounding to pixels")
    }
    lines += alternatives.map { "  \($0)" }
    if let arrangement { lines.append("  arrangement: \(arrangement.rawValue)") }
    for (title, isNumber) in [("changes beyond", true), ("depends on", false)] {
      let some = conditions.filter { ($0.threshold != nil) == isNumber }
      if !some.isEmpty {
        lines.append("  \(title): " + some.map(\.description).joined(separator: "; "))
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension [FrameExplanation.Term] {
  /// The terms with their signs.
  fileprivate var sum: String {
    if isEmpty { return "0" }
    return enumerated().map { index, term in
      let sign = term.amount < 0 ? "−" : "+"
      return index == 0 ? (term.amount < 0 ? "−" : "") + "\(term)" : "\(sign) \(term)"
    }.joined(separator: " ")
  }
}

extension CGFloat {
  /// The number with at most two digits after the point.
  var brief: String {
    let hundredths = (self * 100).rounded()
    guard Swift.abs(hundredths) < 1e15 else { return "\(self)" }
    let (whole, part) = (Int(Swift.abs(hundredths)) / 100, Int(Swift.abs(hundredths)) % 100)
    let digits =
      part == 0 ? "" : part % 10 == 0 ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)"
    return (hundredths < 0 ? "−" : "") + "\(whole)\(digits)"
  }
}
