import CellConfiguration
import CellTestSupport

/// A configuration with two properties and a text that obeys all laws, or breaks one on purpose.
struct Liar: StatefulConfiguration {
  /// What the configuration does wrong.
  enum Lie: String, Codable, CaseIterable {
    case none
    case changesItsReceiver
    case remembersStates
    case countsUpdates
    case forgetsWhatWasAssigned
    case remembersWhenItWasAssigned
    case shoutsItsText
    case comparesHalf
    case encodesHalf
    case forgetsStatesWithoutRules
    case losesChangesThatThrow
  }

  /// A width for the states in which a condition holds.
  private struct Rule: Codable, Equatable {
    var condition: StateCondition
    var width: Int
  }

  /// What all copies of a dishonest value share.
  ///
  /// Unchecked, because sharing is the lie; only one test at a time has one.
  final class Memory: @unchecked Sendable {
    var updates = 0
  }

  private let lie: Lie
  private let memory = Memory()
  private var flags: ConfigurationStateFlags = []
  private var flagsAtAssignment: ConfigurationStateFlags = []
  private var updates = 0
  private var assignedWidth: Int?
  private var assignedHeight: Int?
  private var rules: [Rule] = []
  var text: String?

  init(_ lie: Lie) { self.lie = lie }

  var width: Int {
    get {
      if lie == .changesItsReceiver { return memory.updates }
      let own = Int(flags.rawValue) + (lie == .countsUpdates ? updates : 0)
      return ruledWidth ?? assignedWidth ?? own
    }
    set {
      assignedWidth = newValue
      if lie == .remembersWhenItWasAssigned { flagsAtAssignment = flags }
    }
  }

  var height: Int {
    get { assignedHeight ?? 0 }
    _modify {
      var height = height
      defer { if lie != .losesChangesThatThrow { assignedHeight = height } }
      yield &height
      assignedHeight = height
    }
  }

  private var ruledWidth: Int? { rules.last { $0.condition.holds(for: flags) }?.width }

  mutating func when(_ condition: StateCondition, _ change: (inout Liar) -> Void) {
    var scratch = Liar(lie)
    change(&scratch)
    if let width = scratch.assignedWidth { rules.append(Rule(condition: condition, width: width)) }
  }

  func updated(for state: some ConfigurationState) -> Liar {
    var copy = self
    copy.flags = lie == .remembersStates ? flags.union(state.flags) : state.flags
    switch lie {
    case .changesItsReceiver: memory.updates += 1
    case .countsUpdates: copy.updates += 1
    case .forgetsWhatWasAssigned where state.flags.contains(.selected): copy.assignedHeight = nil
    case .shoutsItsText: copy.text = text?.uppercased()
    default: break
    }
    return copy
  }

  static func == (a: Liar, b: Liar) -> Bool {
    a.flags == b.flags && a.flagsAtAssignment == b.flagsAtAssignment && a.updates == b.updates
      && a.assignedWidth == b.assignedWidth && a.text == b.text && a.rules == b.rules
      && (a.lie == .comparesHalf || a.assignedHeight == b.assignedHeight)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  private enum CodingKeys: CodingKey {
    case lie, flags, flagsAtAssignment, updates, assignedWidth, assignedHeight, rules, text
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(lie, forKey: .lie)
    if lie != .forgetsStatesWithoutRules || rules.isEmpty || ruledWidth != nil {
      try container.encode(flags, forKey: .flags)
    }
    try container.encode(flagsAtAssignment, forKey: .flagsAtAssignment)
    try container.encode(updates, forKey: .updates)
    try container.encode(assignedWidth, forKey: .assignedWidth)
    if lie != .encodesHalf { try container.encode(assignedHeight, forKey: .assignedHeight) }
    try container.encode(rules, forKey: .rules)
    try container.encode(text, forKey: .text)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    lie = try container.decode(Lie.self, forKey: .lie)
    flags = try container.decodeIfPresent(ConfigurationStateFlags.self, forKey: .flags) ?? []
    flagsAtAssignment = try container.decode(
      ConfigurationStateFlags.self, forKey: .flagsAtAssignment)
    updates = try container.decode(Int.self, forKey: .updates)
    assignedWidth = try container.decodeIfPresent(Int.self, forKey: .assignedWidth)
    assignedHeight = try container.decodeIfPresent(Int.self, forKey: .assignedHeight)
    rules = try container.decode([Rule].self, forKey: .rules)
    text = try container.decodeIfPresent(String.self, forKey: .text)
  }
}

extension ConfigurationUnderTest where Configuration == Liar {
  /// A configuration that tells one lie.
  init(_ lie: Liar.Lie) {
    self.init(
      lie.rawValue,
      properties: [
        PropertyUnderTest("text", \.text, .content, ["Inbox", nil]),
        PropertyUnderTest("width", \.width, .layout, [1000, -1]),
        PropertyUnderTest("height", \.height, .layout, [1000, -1]),
      ],
      groups: [
        GroupUnderTest(
          "height", \.height, others: [\.width], changes: [{ $0 += 1 }],
          access: { try $1(&$0.height) })
      ]
    ) { Liar(lie) }
  }
}
