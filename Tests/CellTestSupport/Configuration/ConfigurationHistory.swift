import CellConfiguration
import Foundation

/// A configuration that random things happened to: assignments, rules and updates in any order.
package struct ConfigurationHistory<Configuration: StatefulConfiguration> {
  private let subject: ConfigurationUnderTest<Configuration>
  private let properties: [PropertyUnderTest<Configuration>]
  private var random: RandomSource
  private var configuration: Configuration
  private var steps: [String] = []

  package init(_ subjects: [ConfigurationUnderTest<Configuration>], _ random: RandomSource) {
    self.random = random
    subject = subjects[Int.random(in: 0..<subjects.count, using: &self.random)]
    properties = subject.properties.filter(\.isCodable)
    configuration = subject.make()
  }

  /// Whether all random numbers are used up.
  package var isFinished: Bool { random.isExhausted }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func assignment(
    inRule: Bool = false
  ) -> (name: String, make: (inout Configuration) -> Void) {
    // Content depends on no state.
    let property = pick(inRule ? properties.filter { $0.kind != .content } : properties)
    let sample = Int.random(in: 0..<property.sampleCount, using: &random)
    return ("\(property.name) = \(sample)", { property.assign(&$0, sample) })
  }

  private mutating func condition(depth: Int = 0) -> StateCondition {
    switch Int.random(in: 0..<(depth > 3 ? 1 : 5), using: &random) {
    case 1: return !condition(depth: depth + 1)
    case 2:
      let left = condition(depth: depth + 1)
      return left && condition(depth: depth + 1)
    case 3:
      let left = condition(depth: depth + 1)
      return left || condition(depth: depth + 1)
    default:
      return pick([
        .always, .selected, .highlighted, .focused, .disabled, .editing, .swiped, .targeted,
        .pinned, .expanded, .reordering, .dragging, .onMac, .dark, .accessibilitySize,
        .rightToLeft,
      ])
    }
  }

  private mutating func state() -> CellConfigurationState {
    let flags = (StateSpace.flagsThatMatter + StateSpace.flagsWithoutEffect)
      .reduce(into: ConfigurationStateFlags()) { flags, flag in
        if Int.random(in: 0..<3, using: &random) == 2 { flags.insert(flag) }
      }
    let tested = StateSpace.testedTraits.filter { _ in Int.random(in: 0..<3, using: &random) == 2 }
    let traits = [pick(StateSpace.surroundings)] + tested.map(\.traits)
    return CellConfigurationState(flags, TraitCollection(traitsFrom: traits))
  }

  /// A change of a group: in place, in place with an error at the end, or by assigning a whole
  /// group.
  private mutating func recordChange() -> (name: String, make: (inout Configuration) -> Void)? {
    if subject.groups.isEmpty { return nil }
    let group = pick(subject.groups)
    let change = Int.random(in: 0..<group.changeCount, using: &random)
    let state = state()
    let way = Int.random(in: 0..<3, using: &random)
    return (
      "\(group.name) changed by \(change) \(["in place", "throwing", "as a whole"][way])",
      { configuration in
        let other = configuration.updated(for: state)
        switch way {
        case 2: group.assignChangedCopy(&configuration, change, other)
        default: group.changeInPlace(&configuration, change, other, way == 1)
        }
      }
    )
  }

  /// The changes that a rule makes, some of them in nested rules.
  private mutating func ruleChanges(
    depth: Int = 0
  ) -> [(name: String, make: (inout Configuration) -> Void)] {
    (0...Int.random(in: 0..<2, using: &random)).map { _ in
      switch Int.random(in: 0..<(depth > 1 ? 4 : 5), using: &random) {
      case 0..<3: assignment(inRule: true)
      case 3: recordChange() ?? assignment(inRule: true)
      default: rule(depth: depth + 1)
      }
    }
  }

  private mutating func rule(
    depth: Int = 0
  ) -> (name: String, make: (inout Configuration) -> Void) {
    let condition = condition()
    let changes = ruleChanges(depth: depth)
    return (
      "when \(condition): \(changes.map(\.name))",
      { configuration in
        configuration.when(condition) { rule in for change in changes { change.make(&rule) } }
      }
    )
  }

  /// Does something to the configuration.
  package mutating func step() {
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1, 2:
      let (name, assign) = assignment()
      assign(&configuration)
      steps.append(name)
    case 3:
      let (name, add) = rule()
      add(&configuration)
      steps.append(name)
    case 4:
      guard let (name, make) = recordChange() else { return }
      make(&configuration)
      steps.append(name)
    case 5:
      let state = state()
      configuration = configuration.updated(for: state)
      steps.append("update for \(state)")
    default:
      // As if it had been sent somewhere.
      if let coded = try? ConfigurationLaws.coded(configuration) { configuration = coded }
      steps.append("coding")
    }
  }

  /// The laws that the configuration breaks now.
  package mutating func violations() -> [LawViolation] {
    let (first, last) = (state(), state())
    let assignment = assignment()
    let changes = subject.groups.map { Int.random(in: 0..<$0.changeCount, using: &random) }
    let broken = ConfigurationLaws.complaints(
      about: configuration, subject, first: first, last: last, assign: assignment.make,
      changes: changes)
    return broken.map { law, complaint in
      LawViolation(
        law: law,
        description: "\(subject.name), \(steps.joined(separator: "; ")): \(complaint), first "
          + "\(first), last \(last), \(assignment.name)")
    }
  }
}
