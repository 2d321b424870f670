/// A condition on a state and its traits, such as selected, or focused and not dark.
///
/// Combine conditions with the usual operators:
///
/// ```swift
/// content.when(.selected || .highlighted) { $0.textProperties.color = .white }
/// content.when(.focused && !.editing) { $0.imageProperties.tintColor = .white }
/// content.when(.accessibilitySize) { $0.textProperties.numberOfLines = 0 }
/// ```
///
/// Some conditions, such as ``dark`` and ``accessibilitySize``, test the traits of the state.
///
/// A condition is stored as a list of alternatives. Each alternative names flags that must be set
/// and flags that must not be set. If two conditions hold, the one that names more flags is more
/// specific. A condition with several alternatives has the specificity of the most specific
/// alternative that holds. An alternative that implies another one is dropped.
public struct StateCondition: Hashable, Sendable {
  /// Flags that must be set and flags that must not be.
  struct Alternative: Hashable, Sendable {
    var present: ConditionFlags
    var absent: ConditionFlags

    var specificity: Int { present.rawValue.nonzeroBitCount + absent.rawValue.nonzeroBitCount }

    var isContradiction: Bool { !present.isDisjoint(with: absent) }

    func holds(in flags: ConditionFlags) -> Bool {
      // The general operations of option sets take far longer in debug builds.
      flags.rawValue & present.rawValue == present.rawValue && flags.rawValue & absent.rawValue == 0
    }

    /// Returns whether this alternative holds wherever the other one holds.
    func includes(_ other: Alternative) -> Bool {
      other.present.isSuperset(of: present) && other.absent.isSuperset(of: absent)
    }

    func and(_ other: Alternative) -> Alternative {
      Alternative(
        present: present.union(other.present), absent: absent.union(other.absent))
    }
  }

  /// The alternatives in a fixed order; none of them implies another.
  ///
  /// If the list is empty, the condition never holds.
  let alternatives: [Alternative]

  private init(anyOf alternatives: [Alternative]) {
    var kept: [Alternative] = []
    for alternative in alternatives where !alternative.isContradiction {
      if kept.contains(where: { $0.includes(alternative) }) { continue }
      kept.removeAll { alternative.includes($0) }
      kept.append(alternative)
    }
    self.alternatives = kept.sorted {
      ($0.present.rawValue, $0.absent.rawValue) < ($1.present.rawValue, $1.absent.rawValue)
    }
  }

  /// Creates a condition that holds when all given flags are set.
  public init(_ flags: ConfigurationStateFlags) {
    alternatives = [Alternative(present: ConditionFlags(flags, []), absent: [])]
  }

  /// Creates a condition that holds when the traits have all given flags.
  private init(_ flags: TraitFlags) {
    alternatives = [Alternative(present: ConditionFlags([], flags), absent: [])]
  }

  /// Returns whether the condition holds for the given flags, with unspecified traits.
  public func holds(for flags: ConfigurationStateFlags) -> Bool {
    holds(in: ConditionFlags(flags, []))
  }

  /// Returns whether the condition holds for the flags and traits of a state.
  public func holds(for state: some ConfigurationState) -> Bool {
    let context = state.context
    state.traitCollection.note(mentionedFlags.ofTraits.dependencies)
    return holds(in: context.conditionFlags)
  }

  /// Returns the number of flags in the most specific alternative that holds.
  ///
  /// The result is `nil` if the condition does not hold for these flags with unspecified traits.
  package func specificity(for flags: ConfigurationStateFlags) -> Int? {
    specificity(in: ConditionFlags(flags, []))
  }

  func holds(in flags: ConditionFlags) -> Bool { alternatives.contains { $0.holds(in: flags) } }

  func specificity(in flags: ConditionFlags) -> Int? {
    var result: Int?
    for alternative in alternatives where alternative.holds(in: flags) {
      result = max(result ?? 0, alternative.specificity)
    }
    return result
  }

  /// A small set of flags for which the condition holds: those of its first alternative.
  var typicalFlags: ConditionFlags { alternatives.first?.present ?? [] }

  /// All flags that the condition names.
  var mentionedFlags: ConditionFlags {
    alternatives.reduce(into: []) { $0.formUnion($1.present.union($1.absent)) }
  }
}

extension StateCondition {
  /// A condition that always holds and is less specific than all others.
  public static let always = StateCondition([] as ConfigurationStateFlags)

  /// User interaction is off.
  public static let disabled = StateCondition(ConfigurationStateFlags.disabled)

  /// A touch is down on the view.
  public static let highlighted = StateCondition(ConfigurationStateFlags.highlighted)

  /// The view is selected.
  public static let selected = StateCondition(ConfigurationStateFlags.selected)

  /// The view has the focus of a keyboard or remote.
  public static let focused = StateCondition(ConfigurationStateFlags.focused)

  /// The header or footer sticks to the edge of its list.
  public static let pinned = StateCondition(ConfigurationStateFlags.pinned)

  /// The list is in editing mode.
  public static let editing = StateCondition(ConfigurationStateFlags.editing)

  /// The outline item shows its children.
  public static let expanded = StateCondition(ConfigurationStateFlags.expanded)

  /// Swipe actions are showing.
  public static let swiped = StateCondition(ConfigurationStateFlags.swiped)

  /// The user is moving the cell.
  public static let reordering = StateCondition(ConfigurationStateFlags.reordering)

  /// The cell was picked up, but the drag has not begun.
  public static let lifting = StateCondition(ConfigurationStateFlags.lifting)

  /// The cell is being dragged.
  public static let dragging = StateCondition(ConfigurationStateFlags.dragging)

  /// An item dragged over the list may be dropped in the list, but not on this cell.
  public static let notTargeted = StateCondition(ConfigurationStateFlags.notTargeted)

  /// An item dragged over the list would be dropped on this cell.
  public static let targeted = StateCondition(ConfigurationStateFlags.targeted)

  /// The device is a Mac.
  public static let onMac = StateCondition(ConfigurationStateFlags.onMac)

  /// The style is dark.
  public static let dark = StateCondition(TraitFlags.dark)

  /// The user turned on increased contrast.
  public static let highContrast = StateCondition(TraitFlags.highContrast)

  /// The text size is one of the five accessibility categories.
  public static let accessibilitySize = StateCondition(TraitFlags.accessibilitySize)

  /// The user turned on bold text.
  public static let boldText = StateCondition(TraitFlags.boldText)

  /// The layout direction is right to left.
  public static let rightToLeft = StateCondition(TraitFlags.rightToLeft)

  /// The horizontal size class is compact.
  public static let compactWidth = StateCondition(TraitFlags.compactWidth)

  /// Returns a condition that holds when at least one of two conditions holds.
  @inline(never)
  public static func || (a: StateCondition, b: StateCondition) -> StateCondition {
    StateCondition(anyOf: a.alternatives + b.alternatives)
  }

  /// Returns a condition that holds when both conditions hold.
  @inline(never)
  public static func && (a: StateCondition, b: StateCondition) -> StateCondition {
    StateCondition(
      anyOf: a.alternatives.flatMap { x in b.alternatives.map { x.and($0) } })
  }

  /// Returns a condition that holds when the given one does not.
  @inline(never)
  public static prefix func ! (condition: StateCondition) -> StateCondition {
    condition.alternatives.reduce(.always) { result, alternative in
      let failing =
        alternative.present.elements.map { Alternative(present: [], absent: $0) }
        + alternative.absent.elements.map { Alternative(present: $0, absent: []) }
      return result && StateCondition(anyOf: failing)
    }
  }
}

extension StateCondition: CustomStringConvertible, Codable, SchemaRepresentable {
  /// The condition in the form of code, such as `selected && !editing || targeted`.
  public var description: String {
    if alternatives.isEmpty { return "never" }
    return alternatives.map(Self.describe).joined(separator: " || ")
  }

  package static var schemaValue: Schema.Value {
    let names = ConditionFlags.names.map(\.name).joined(separator: "|")
    let alternative = #"((always|!?\s*(\#(names)))\s*&&\s*)*(always|!?\s*(\#(names)))"#
    let part = #"\s*(never|\#(alternative))\s*"#
    return .pattern(#"\#(part)(\|\|\#(part))*"#, noun: schemaNoun)
  }

  package static var schemaNoun: String {
    let known = ConditionFlags.names.map(\.name)
    return "a condition of \(known.joined(separator: ", ")) joined by \"&&\", \"||\", \"!\", "
      + "without parentheses"
  }

  private static func describe(_ alternative: Alternative) -> String {
    let terms = ConditionFlags.names.compactMap { name, flag in
      if alternative.present.contains(flag) { return name }
      return alternative.absent.contains(flag) ? "!\(name)" : nil
    }
    return terms.isEmpty ? "always" : terms.joined(separator: " && ")
  }

  /// The maximum number of alternatives in an encoded condition, and in all conditions of a sheet.
  ///
  /// The limit exists because alternatives are compared with one another, and a sheet tries them in
  /// thousands of states.
  static let alternativeLimit = 1000

  /// Reads a condition from a string in the form of ``description``.
  ///
  /// `&&` binds tighter than `||`.
  ///
  /// - Throws: `DecodingError` for anything but names of flags and traits joined by `&&`, `||`
  ///   and `!`, and for more than a thousand alternatives.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    guard let text = value.string else { throw value.mismatch(expected: Self.schemaNoun) }
    var alternatives: [Alternative] = []
    let parts = text.split(separator: "||", omittingEmptySubsequences: false)
    guard parts.count <= Self.alternativeLimit else {
      throw value.mismatch(
        expected: "a condition with at most \(Self.alternativeLimit) alternatives")
    }
    for part in parts {
      if part.trimmed == "never" { continue }
      var alternative = Alternative(present: [], absent: [])
      for term in part.split(separator: "&&", omittingEmptySubsequences: false) {
        let term = term.trimmed
        if term == "always" { continue }
        let isNegated = term.hasPrefix("!")
        let name = isNegated ? term.dropFirst().trimmed : term
        guard let match = ConditionFlags.names.first(where: { $0.name == name }) else {
          throw value.mismatch(
            expected: Self.schemaNoun, known: ConditionFlags.names.map(\.name),
            as: String(name))
        }
        if isNegated {
          alternative.absent.insert(match.option)
        } else {
          alternative.present.insert(match.option)
        }
      }
      alternatives.append(alternative)
    }
    self.init(anyOf: alternatives)
  }

  /// Writes the condition as a string.
  ///
  /// - Throws: `EncodingError` for a condition with more alternatives than decoding accepts, and
  ///   for bits that belong to no flag.
  public func encode(to encoder: any Encoder) throws {
    guard alternatives.count <= Self.alternativeLimit else {
      throw EncodingError.unwritable(
        self, encoder,
        "a condition that is encoded has at most \(Self.alternativeLimit) alternatives")
    }
    try mentionedFlags.ofState.checkNames(encoder)
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Substring {
  /// The string without white space at both ends.
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
