import CellConfiguration
import Foundation

/// Explains the numbers of one cell by laying it out with one input changed at a time.
///
/// Layouts are kept, because the explanations of all numbers of a cell need most of them.
final class LayoutExplainer {
  /// A change of an input, by its index.
  private struct Change: Hashable {
    let input: Int
    let value: CGFloat
  }

  /// The amount by which a number is changed to find its effect: a power of two, so that sums are
  /// exact.
  private static let step: CGFloat = 0x1p-14

  /// The amount by which the first of two equal numbers is raised or lowered, so that it decides.
  ///
  /// Further pairs have smaller amounts, so that no two sums become equal.
  private static let lead: CGFloat = 0x1p-8

  /// The smallest effect that counts: the layouts are exact to less than a millionth of a point.
  private static let leastEffect: CGFloat = 1e-5

  private let situation: LayoutSituation
  let actual: PlacedCell
  private let inputs: [LayoutInput]
  private var layouts: [[Change]: PlacedCell] = [:]

  /// Creates an explainer.
  ///
  /// - Parameter actual: The cell as it is laid out on the pixels of its display.
  init(_ situation: LayoutSituation, _ actual: PlacedCell) {
    let (situation, base) = situation.decided(as: actual)
    self.situation = situation
    self.actual = actual
    inputs = LayoutInputs(actual.cell, in: situation, base).all
    layouts[[]] = base
  }

  /// Returns the explanation of a number, or `nil` if there is none.
  ///
  /// - Parameter termsOnly: Whether to leave out alternatives and conditions, which take most of
  ///   the time.
  func explanation(
    of part: LayoutPart, _ measure: LayoutMeasure, termsOnly: Bool = false
  ) -> FrameExplanation? {
    guard let value = actual.value(of: measure, part) else { return nil }
    let number: Number = { $0.value(of: measure, part) }
    let (terms, idle) = terms(of: number, from: [])
    return FrameExplanation(
      part: part, measure: measure, value: value, terms: terms.map(\.term).inOrder,
      rounding: value - terms.reduce(0) { $0 + $1.term.amount },
      alternatives: termsOnly ? [] : alternatives(of: number, terms),
      arrangement: actual.layout.content?.arrangement,
      assumptions: assumptions(of: number, terms),
      conditions: termsOnly
        ? [] : conditions(of: number, idle).besidesWholes(of: terms.map(\.term.factor)))
  }

  /// A number of a layout, or `nil` if the layout lacks it.
  private typealias Number = (PlacedCell) -> CGFloat?

  /// Returns the number after changes, or `nil` if the part is missing.
  private func value(of number: @escaping Number, _ changes: [Change]) -> CGFloat? {
    if let known = layouts[changes] { return number(known) }
    var changed = situation
    for change in changes { inputs[change.input].change(&changed, change.value) }
    let placed = changed.placed()
    layouts[changes] = placed
    return number(placed)
  }

  /// Returns the terms of a number after changes, and the inputs that are not part of it.
  ///
  /// At a maximum of two equal numbers, raising either of them has an effect, and lowering has
  /// none. The first of them is the term: it is raised before the others are tried. At a minimum,
  /// it is lowered.
  private func terms(
    of number: @escaping Number, from start: [Change], besides role: TextRole? = nil
  ) -> (terms: [(input: Int, term: FrameExplanation.Term)], idle: [Int]) {
    var changes = start
    guard var current = value(of: number, changes) else { return ([], Array(inputs.indices)) }
    var terms: [(input: Int, term: FrameExplanation.Term)] = []
    var idle: [Int] = []
    for index in inputs.indices {
      guard let length = inputs[index].length, role == nil || inputs[index].lineExtent != role
      else {
        idle.append(index)
        continue
      }
      let value = start.last { $0.input == index }?.value ?? length
      func slope(_ step: CGFloat) -> CGFloat? {
        func effect(_ step: CGFloat) -> CGFloat? {
          self.value(of: number, changes + [Change(input: index, value: value + step)])
            .map { ($0 - current) / step }
        }
        guard let slope = effect(step), slope != 0 else { return effect(step) }
        // The effect of a jump is the same for a smaller step.
        return effect(step / 2).flatMap {
          abs($0 - slope) < 0.01 * max(1, abs(slope)) ? slope : nil
        }
      }
      let slopes = (
        up: slope(Self.step), down: value >= Self.step || value < 0 ? slope(-Self.step) : nil
      )
      let (up, down) = (slopes.up ?? slopes.down ?? 0, slopes.down ?? slopes.up ?? 0)
      let isLowered = (abs(down) > abs(up)) != inputs[index].yieldsToEqual
      let multiplier = (isLowered ? down : up).snapped
      if abs(up - down) > 0.01 {
        let lead = Self.lead / CGFloat(1 + changes.count) * (isLowered ? -1 : 1)
        changes.append(Change(input: index, value: value + lead))
        current = self.value(of: number, changes) ?? current
      }
      if multiplier == 0 || value == 0 {
        idle.append(index)
        continue
      }
      var rest = value
      if let role = inputs[index].lineExtent {
        rest -= self.terms(of: { $0.labels[role]?.extent }, from: start, besides: role).terms
          .reduce(0) { $0 + $1.term.amount }
      }
      terms.append(
        (
          index,
          FrameExplanation.Term(
            amount: multiplier * rest, multiplier: multiplier, length: rest,
            factor: inputs[index].factor)
        ))
    }
    return (terms, idle)
  }

  /// Returns the sums that would hold without one of the terms.
  private func alternatives(
    of number: @escaping Number, _ terms: [(input: Int, term: FrameExplanation.Term)]
  ) -> [FrameExplanation.Alternative] {
    guard let value = value(of: number, []) else { return [] }
    var alternatives: [FrameExplanation.Alternative] = []
    // A given height of 0 is not the same as none.
    for (input, term) in terms
    where term.factor.source != .surroundings && term.factor.name != "height" {
      let change = [Change(input: input, value: 0)]
      guard let other = self.value(of: number, change),
        abs(other - (value - term.amount)) > 0.01, abs(other - value) > 0.01
      else { continue }
      let alternative = FrameExplanation.Alternative(
        value: other, missing: term.factor,
        terms: self.terms(of: number, from: change).terms.map(\.term).inOrder)
      let isKnown = alternatives.contains {
        $0.terms.map(\.factor) == alternative.terms.map(\.factor)
      }
      // Custom content without a size has the height of its control, which no input contains.
      let sum = alternative.terms.reduce(0) { $0 + $1.amount }
      if !isKnown, abs(sum - other) < 0.05 { alternatives.append(alternative) }
    }
    return alternatives
  }

  /// Returns the assumed factors of terms, and the assumed choices that are in force.
  ///
  /// The first two trials of a number that is not a length are close to it.
  private func assumptions(
    of number: @escaping Number, _ terms: [(input: Int, term: FrameExplanation.Term)]
  ) -> [FrameExplanation.Factor] {
    let inForce = inputs.indices.filter { index in
      inputs[index].length == nil && inputs[index].factor.source.provenance == .assumed
        && inputs[index].trials.prefix(2).contains { hasEffect(of: index, $0, on: number) }
    }
    let factors = terms.map(\.term.factor).filter { $0.source.provenance == .assumed }
    return factors + inForce.map { inputs[$0].factor }
  }

  /// Returns whether a trial of an input changes a number.
  private func hasEffect(
    of input: Int, _ trial: CGFloat, on number: @escaping Number
  ) -> Bool {
    let current = value(of: number, [])
    let changed = value(of: number, [Change(input: input, value: trial)])
    guard let changed, let current else { return (changed == nil) != (current == nil) }
    return abs(changed - current) > Self.leastEffect
  }

  /// Returns the inputs that have an effect if they change enough.
  private func conditions(of number: @escaping Number, _ idle: [Int]) -> [FrameExplanation
    .Condition]
  {
    func hasEffect(_ index: Int, _ trial: CGFloat) -> Bool {
      self.hasEffect(of: index, trial, on: number)
    }
    return idle.compactMap { index in
      let input = inputs[index]
      guard let trial = input.trials.first(where: { hasEffect(index, $0) }) else { return nil }
      return FrameExplanation.Condition(
        factor: input.factor,
        threshold: input.length.map { length in
          // The effect begins between these two.
          var (without, with) = (length, trial)
          for _ in 0..<24 where Swift.abs(with - without) > 0.001 {
            let middle = (without + with) / 2
            if hasEffect(index, middle) { with = middle } else { without = middle }
          }
          return ((without + with) * 50).rounded() / 100
        })
    }
  }
}

extension CGFloat {
  /// The nearest quarter, if the number is that but for errors of measurement.
  fileprivate var snapped: CGFloat {
    let quarter = (self * 4).rounded() / 4
    return Swift.abs(self - quarter) < 1e-3 ? quarter : self
  }
}

extension [FrameExplanation.Condition] {
  /// Returns the conditions except properties of which a part is a condition or in a term.
  fileprivate func besidesWholes(of factors: [FrameExplanation.Factor]) -> Self {
    let names = factors.map(\.name) + map(\.factor.name)
    return filter { condition in
      !names.contains { $0.hasPrefix(condition.factor.name + ".") }
    }
  }
}

extension [FrameExplanation.Term] {
  /// The terms in the order in which a cell is laid out: from the edges of the list inward.
  fileprivate var inOrder: [FrameExplanation.Term] {
    enumerated().sorted {
      ($0.element.factor.rank, $0.offset) < ($1.element.factor.rank, $1.offset)
    }.map(\.element)
  }
}

extension FrameExplanation.Factor {
  /// The place among the terms of a sum.
  fileprivate var rank: Int {
    if source == .surroundings, !name.contains(".") || name == "list.width" { return -1 }
    let words = [
      ["SideInset"], ["dentation"], ["swipeOffset"],
      ["TopPadding", "HeaderPadding"], ["Margin.", "Margins.", "marginOutsideLists"],
      ["ccessor", "reorder", "isclosure", "checkmark", "Control", "detailSize", "popUp"],
      ["ymbol", "mage.size", "imageProperties"], ["imageToTextPadding"],
    ]
    return words.firstIndex { $0.contains { name.contains($0) } } ?? words.count
  }
}
