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

  /// Whether there is nothing more to draw.
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
        .pinned, .expanded, .reordering, .dragging, .onMac,
      ])
    }
  }

  private mutating func state() -> CellConfigurationState {
    let flags = (StateSpace.flagsThatMatter + StateSpace.flagsWithoutEffect)
      .reduce(into: ConfigurationStateFlags()) { flags, flag in
        if Int.random(in: 0..<3, using: &random) == 2 { flags.insert(flag) }
      }
    return CellConfigurationState(flags, pick(StateSpace.surroundings))
  }

  /// Does something to the configuration.
  package mutating func step() {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1, 2:
      let (name, assign) = assignment()
      assign(&configuration)
      steps.append(name)
    case 3:
      let condition = condition()
      let assignments = (0...Int.random(in: 0..<2, using: &random)).map { _ in
        assignment(inRule: true)
      }
      configuration.when(condition) { configuration in
        for assignment in assignments { assignment.make(&configuration) }
      }
      steps.append("when \(condition): \(assignments.map(\.name))")
    case 4:
      let state = state()
      configuration = configuration.updated(for: state)
      steps.append("update for \(state)")
    default:
      // As if it had been sent somewhere.
      if let coded = try? ConfigurationLaws.coded(configuration) { configuration = coded }
      steps.append("coding")
    }
  }

  /// The laws that the configuration breaks as it is now.
  package mutating func violations() -> [LawViolation] {
    let (first, last) = (state(), state())
    let assignment = assignment()
    let broken = ConfigurationLaws.complaints(
      about: configuration, subject, first: first, last: last, assign: assignment.make)
    return broken.map { law, complaint in
      LawViolation(
        law: law,
        description: "\(subject.name), \(steps.joined(separator: "; ")): \(complaint), first "
          + "\(first), last \(last), \(assignment.name)")
    }
  }
}
