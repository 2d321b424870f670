import CellConfiguration
import Foundation

/// The laws for any single configuration, regardless of its history.
extension ConfigurationLaws {
  /// A law with a check that returns the violation as a sentence; `nil` if the law holds.
  typealias Check = (law: ConfigurationLaw, complaint: () -> String?)

  /// Checks of a configuration in two states.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - subject: The origin of the configuration, for messages.
  ///   - first: A state.
  ///   - last: Another one.
  ///   - assign: Assigns a property.
  ///   - changes: The number of a change for each group.
  static func checks(
    of configuration: Configuration, _ subject: ConfigurationUnderTest<Configuration>,
    first: CellConfigurationState, last: CellConfigurationState,
    assign: @escaping (inout Configuration) -> Void, changes: [Int]
  ) -> [Check] {
    let checks: [Check] = [
      (.lastStateWins, { lastStateWins(configuration, first, last) }),
      (.updatingIsIdempotent, { updatingIsIdempotent(configuration, last) }),
      (.customizingAndUpdatingCommute, { commutes(configuration, last, assign) }),
      (.contentStays, { contentStays(configuration, subject.content, last) }),
      (.receiverStays, { receiverStays(configuration, subject.properties, [last]) }),
      (.codingRoundTrips, { codingRoundTrips(configuration.updated(for: first), last) }),
      (
        .codingRoundTrips,
        {
          var assigned = configuration
          assign(&assigned)
          return codingRoundTrips(assigned, last)
        }
      ),
    ]
    let ofGroups: [Check] = zip(subject.groups, changes).map { group, change in
      (
        .changingInPlaceIsAssigning,
        {
          changingInPlaceIsAssigning(
            configuration, group, change, configuration.updated(for: first))
        }
      )
    }
    return checks + ofGroups
  }

  /// The configuration after encoding and decoding.
  package static func coded(_ configuration: Configuration) throws -> Configuration {
    try JSONDecoder().decode(Configuration.self, from: JSONEncoder().encode(configuration))
  }

  /// Compares the receiver after each update, and reads its properties after the last, because
  /// that takes far longer.
  static func receiverStays(
    _ configuration: Configuration, _ properties: [PropertyUnderTest<Configuration>],
    _ states: [CellConfigurationState]
  ) -> String? {
    let copy = configuration
    let before = properties.map { $0.read(configuration) }
    for state in states {
      _ = configuration.updated(for: state)
      if configuration != copy { return "differs from its copy after an update for \(state)" }
    }
    return zip(properties, before).first { $0.0.read(configuration) != $0.1 }.map {
      "\($0.0.name) of the receiver was changed by an update"
    }
  }

  static func lastStateWins(
    _ configuration: Configuration, _ first: CellConfigurationState, _ last: CellConfigurationState
  ) -> String? {
    configuration.updated(for: first).updated(for: last) == configuration.updated(for: last)
      ? nil : "an update for \(first) is not forgotten in \(last)"
  }

  static func updatingIsIdempotent(
    _ configuration: Configuration, _ state: CellConfigurationState
  ) -> String? {
    let once = configuration.updated(for: state)
    let twice = once.updated(for: state)
    if twice != once { return "a second update for \(state) changes something" }
    return twice.hashValue == once.hashValue ? nil : "equal values hash unequally in \(state)"
  }

  static func commutes(
    _ configuration: Configuration, _ state: CellConfigurationState,
    _ assign: (inout Configuration) -> Void
  ) -> String? {
    var before = configuration
    assign(&before)
    var after = configuration.updated(for: state)
    assign(&after)
    return before.updated(for: state) == after.updated(for: state)
      ? nil : "assigning before and after an update for \(state) differ"
  }

  /// Compares a change in place, one that throws in the end, and the assignment of a changed copy.
  static func changingInPlaceIsAssigning(
    _ configuration: Configuration, _ group: GroupUnderTest<Configuration>, _ change: Int,
    _ other: Configuration
  ) -> String? {
    var expected = configuration
    group.assignChangedCopy(&expected, change, other)
    for throwing in [false, true] {
      var changed = configuration
      group.changeInPlace(&changed, change, other, throwing)
      if changed == expected, changed.hashValue == expected.hashValue { continue }
      return "change \(change) of \(group.name) in place\(throwing ? ", which throws," : "")"
        + " differs from the assignment of a changed copy"
    }
    return nil
  }

  static func contentStays(
    _ configuration: Configuration, _ contents: [PropertyUnderTest<Configuration>],
    _ state: CellConfigurationState
  ) -> String? {
    let updated = configuration.updated(for: state)
    return contents.first { !$0.isSame(updated, configuration) }.map {
      "\($0.name) was changed by an update for \(state)"
    }
  }

  static func codingRoundTrips(
    _ configuration: Configuration, _ state: CellConfigurationState
  ) -> String? {
    do {
      let coded = try coded(configuration)
      if coded != configuration { return "coding loses something" }
      if coded.hashValue != configuration.hashValue { return "equal values hash unequally" }
      return coded.updated(for: state) == configuration.updated(for: state)
        ? nil : "what was coded is updated for \(state) in another way"
    } catch {
      return "coding throws \(error)"
    }
  }
}
