import CellConfiguration
import Foundation

/// A configuration that random things happened to: assignments, rules and updates in any order.
package struct ConfigurationHistory<Configuration: StatefulConfiguration> {
  private typealias Change = (name: () -> String, make: (inout Configuration) -> Void)

  private let subject: ConfigurationUnderTest<Configuration>
  private let properties: [PropertyUnderTest<Configuration>]
  private var random: RandomSource
  private var configuration: Configuration

  /// The names of the steps, written only for messages.
  private var steps: [() -> String] = []

  /// The violations of coding that throws.
  private var complaints: [String] = []

  /// The numbers of steps, and of steps that encode and decode, which take far longer.
  private var (stepCount, codingCount) = (0, 0)

  /// The parameters of the laws, drawn before all steps: a fuzzer's bytes end with the last step.
  private var parameters: Parameters

  private struct Parameters {
    var states: [CellConfigurationState] = []
    var assignment: Change = ({ "" }, { _ in })
    var changes: [Int] = []
    var check = 0
  }

  package init(_ subjects: [ConfigurationUnderTest<Configuration>], _ random: RandomSource) {
    self.random = random
    subject = subjects[Int.random(in: 0..<subjects.count, using: &self.random)]
    properties = subject.properties.filter(\.isCodable)
    configuration = subject.make()
    parameters = Parameters()
    parameters.check = Int.random(in: 0..<64, using: &self.random)
    parameters.states = [state(), state()]
    parameters.assignment = assignment()
    parameters.changes = subject.groups.map {
      Int.random(in: 0..<$0.changeCount, using: &self.random)
    }
  }

  /// Whether all random numbers are used up, or the history is so long that a new one finds more.
  package var isFinished: Bool { random.isExhausted || stepCount == 24 || codingCount == 1 }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func assignment(
    inRule: Bool = false
  ) -> Change {
    // Content depends on no state.
    let property = pick(inRule ? properties.filter { $0.kind != .content } : properties)
    let sample = Int.random(in: 0..<property.sampleCount, using: &random)
    return ({ "\(property.name) = \(sample)" }, { property.assign(&$0, sample) })
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
  private mutating func recordChange() -> Change? {
    if subject.groups.isEmpty { return nil }
    let group = pick(subject.groups)
    let change = Int.random(in: 0..<group.changeCount, using: &random)
    let state = state()
    let way = Int.random(in: 0..<3, using: &random)
    return (
      {
        "\(group.name) changed by \(change) \(["in place", "throwing", "as a whole"][way])"
      },
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
  ) -> [Change] {
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
  ) -> Change {
    let condition = condition()
    let changes = ruleChanges(depth: depth)
    return (
      { "when \(condition): \(changes.map { $0.name() })" },
      { configuration in
        configuration.when(condition) { rule in for change in changes { change.make(&rule) } }
      }
    )
  }

  /// Does something to the configuration.
  package mutating func step() {
    stepCount += 1
    switch Int.random(in: 0..<8, using: &random) {
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
      steps.append { "update for \(state)" }
    case 6:
      codingCount += 1
      let (name, complaint) = CodingFailure.complaint(
        about: configuration, subject.unencodable, &random)
      steps.append { name }
      if let complaint { complaints.append("\(complaint) after \(steps.count) steps") }
    default:
      codingCount += 1
      // As if it had been sent somewhere.
      if let coded = try? ConfigurationLaws.coded(configuration) { configuration = coded }
      steps.append { "coding" }
    }
  }

  /// The laws that the configuration breaks now.
  package func violations() -> [LawViolation] { violations(checks) }

  /// The violations of one law, which the random numbers choose: enough for a fuzzer, which runs
  /// many similar histories.
  ///
  /// One of sixteen histories is checked by encoding it. That takes far longer than other laws, and
  /// most histories encode their configuration anyway.
  package func violationsOfChosenLaw() -> [LawViolation] {
    let encodes = parameters.check % 16 == 0
    let chosen = checks.filter { ($0.law == .codingRoundTrips) == encodes }
    return violations([chosen[parameters.check / (encodes ? 16 : 1) % chosen.count]])
  }

  private var checks: [ConfigurationLaws<Configuration>.Check] {
    ConfigurationLaws.checks(
      of: configuration, subject, first: parameters.states[0], last: parameters.states[1],
      assign: parameters.assignment.make, changes: parameters.changes)
  }

  private func violations(_ checks: [ConfigurationLaws<Configuration>.Check]) -> [LawViolation] {
    let broken = checks.compactMap { check in
      check.complaint().map { (check.law, $0) }
    }
    let failed = complaints.map { (ConfigurationLaw.codingRoundTrips, $0) }
    return (broken + failed).map { law, complaint in
      LawViolation(
        law: law,
        description:
          "\(subject.name), \(steps.map { $0() }.joined(separator: "; ")): \(complaint), "
          + "first \(parameters.states[0]), last \(parameters.states[1]), "
          + parameters.assignment.name())
    }
  }
}
