import CellConfiguration
import CellText
import Foundation

/// A number or a choice that a trial can change.
struct LayoutInput: Sendable {
  let factor: FrameExplanation.Factor

  /// The value of a length; `nil` for a choice and for a number that is not a length.
  let length: CGFloat?

  /// Whether another number is the term where both are equal.
  ///
  /// An image as tall as its slot is not scaled down to it.
  var yieldsToEqual = false

  /// The text whose widest line is the length.
  ///
  /// A line ends at an edge that depends on other lengths too; the length is the rest.
  var lineExtent: TextRole?

  /// The numbers to try, or the places of the choices to try.
  let trials: [CGFloat]

  /// Changes the situation to another number, or to the choice at a place.
  let change: @Sendable (inout LayoutSituation, CGFloat) -> Void
}

/// A property, which threads can share: its key path has no subscript, so nothing changes it.
struct Path<Root, Value>: @unchecked Sendable {
  let path: WritableKeyPath<Root, Value>

  init(_ path: WritableKeyPath<Root, Value>) { self.path = path }
}

/// Collects the inputs of a situation, in the order in which they decide between equal numbers.
struct LayoutInputs {
  /// A number so large that no layout has space for it.
  static let large: CGFloat = 4000

  private(set) var all: [LayoutInput] = []

  /// The amounts by which texts can have less space until they have half of what they need.
  private let spacesToSpare: [CGFloat]

  let situation: LayoutSituation
  let base: PlacedCell

  /// Collects the inputs.
  ///
  /// - Parameters:
  ///   - cell: The cell with its rules, which are sources of values.
  ///   - base: The layout of the situation.
  init(_ cell: ListCellConfiguration, in situation: LayoutSituation, _ base: PlacedCell) {
    (self.situation, self.base) = (situation, base)
    spacesToSpare = base.spacesToSpare
    addSpace()
    if let content = cell.content { add(content) }
    addTexts()
    addCell()
    addState(of: cell)
    addAccessories()
    if let background = cell.background { add(background) }
    addSeparators()
    addList()
    addMetrics()
    addRules()
    addTraits()
  }

  /// Adds a number.
  ///
  /// - Parameters:
  ///   - isSpace: Whether the number is the space for texts rather than takes space from them.
  ///   - yields: Whether another number is the term where both are equal.
  mutating func add(
    _ name: String, _ label: String, _ value: CGFloat, _ source: FrameExplanation.Source,
    isSpace: Bool = false, yieldsToEqual yields: Bool = false,
    _ change: @escaping @Sendable (inout LayoutSituation, CGFloat) -> Void
  ) {
    let value = value.distance
    var trials = [0, value / 2, 10, value * 2, value + Self.large]
    // Texts break into lines where they have half of the space that they need.
    trials += spacesToSpare.map { isSpace ? value - $0 : value + $0 }
    if isSpace { trials += [0.75, 0.9, 1.05, 1.15, 1.3].map { value * $0 } }
    all.append(
      LayoutInput(
        factor: .init(name: name, label: label, value: value.brief, source: source), length: value,
        yieldsToEqual: yields,
        trials: trials.filter { $0 != value }.sorted { abs($0 - value) < abs($1 - value) },
        change: change))
  }

  /// Makes the last number the widest line of a text.
  mutating func setLineExtent(_ role: TextRole) { all[all.count - 1].lineExtent = role }

  /// Returns the words for a choice, such as `font of secondary text`.
  private static func label(_ name: String) -> String {
    let parts = name.split(separator: ".").map { String($0) }
    let words = (parts.last ?? name).wordsOfName
    guard parts.count > 1, let owner = parts.dropLast().last, owner.hasSuffix("Properties") else {
      return words
    }
    return "\(words) of \(String(owner.dropLast("Properties".count)).wordsOfName)"
  }

  /// Returns the text of a choice, without the optional around it.
  private static func describe<Value>(_ value: Value) -> String {
    let mirror = Mirror(reflecting: value)
    let isOptional = mirror.displayStyle == .optional
    let text = isOptional ? mirror.children.first.map { "\($0.value)" } ?? "none" : "\(value)"
    return text.count > 40 ? text.prefix(39) + "…" : text
  }

  /// Adds a choice.
  ///
  /// - Parameters:
  ///   - tries: Whether the present value is tried too, because assigning it has an effect.
  ///   - words: The label; `nil` for the words of the name.
  mutating func add<Value: Hashable & Sendable>(
    choice name: String, _ value: Value, _ source: FrameExplanation.Source, _ others: [Value],
    triesPresentValue tries: Bool = false, words: String? = nil,
    _ change: @escaping @Sendable (inout LayoutSituation, Value) -> Void
  ) {
    let others = others.filter { tries || $0 != value }
    all.append(
      LayoutInput(
        factor: .init(
          name: name, label: words ?? Self.label(name), value: Self.describe(value), source: source),
        length: nil,
        trials: others.indices.map { CGFloat($0) }
      ) { change(&$0, others[Int($1)]) })
  }
}
