package import CellConfiguration
import Foundation

/// A law that every configuration obeys, with its number in the documentation.
package enum ConfigurationLaw: Int, CaseIterable, Sendable {
  /// Updating never changes its receiver.
  case receiverStays = 1

  /// After two updates, only the last one has an effect.
  case lastStateWins

  /// Updating twice for one state is updating once.
  case updatingIsIdempotent

  /// Assigned values read back the same after any number of updates.
  case assignedReadsBack

  /// Customizing and updating commute.
  case customizingAndUpdatingCommute

  /// Content is never touched by an update.
  case contentStays

  /// Every property matters to equality.
  case everyPropertyCounts

  /// Encoding and decoding gives back an equal value.
  case codingRoundTrips

  /// A change in place has the result of assigning a changed copy, even if the change throws.
  case changingInPlaceIsAssigning
}

/// A case in which a law does not hold.
package struct LawViolation: Sendable, Hashable, CustomStringConvertible {
  package let law: ConfigurationLaw
  package let description: String
}

/// Checks the laws on one configuration in many states.
package struct ConfigurationLaws<Configuration: StatefulConfiguration>: Sendable {
  private let subject: ConfigurationUnderTest<Configuration>
  private let states: [CellConfigurationState]
  private let fewStates: [CellConfigurationState]

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - subject: The configuration.
  ///   - states: The states for laws that cost little.
  ///   - fewStates: The states for laws that are tried with every property.
  package init(
    _ subject: ConfigurationUnderTest<Configuration>,
    states: [CellConfigurationState] = StateSpace.someStates,
    fewStates: [CellConfigurationState] = StateSpace.fewStates
  ) {
    self.subject = subject
    self.states = states
    self.fewStates = fewStates
  }

  /// Makes a checker that tries every property in every look of the configuration; in debug builds,
  /// in the looks of one of twenty states.
  ///
  /// A law about a state is a law about the defaults in that state, so one of all states with equal
  /// values is enough.
  package static func exhaustive(
    _ subject: ConfigurationUnderTest<Configuration>
  ) -> ConfigurationLaws {
    var looks: [Configuration] = []
    let fresh = subject.make()
    let everyState = someCases(StateSpace.everyState)
    let states = everyState.filter { state in
      let look = fresh.updated(for: state)
      if looks.contains(look) { return false }
      looks.append(look)
      return true
    }
    return ConfigurationLaws(
      subject, states: everyState, fewStates: states + StateSpace.fewStates)
  }

  /// The first case in which a law does not hold, or `nil` if it does.
  package func violation(of law: ConfigurationLaw) -> LawViolation? {
    let complaint =
      switch law {
      case .receiverStays: receiverStays()
      case .lastStateWins: lastStateWins()
      case .updatingIsIdempotent: updatingIsIdempotent()
      case .assignedReadsBack: assignedReadsBack()
      case .customizingAndUpdatingCommute: customizingAndUpdatingCommute()
      case .contentStays: contentStays()
      case .everyPropertyCounts: everyPropertyCounts()
      case .codingRoundTrips: codingRoundTrips()
      case .changingInPlaceIsAssigning: changingInPlaceIsAssigning()
      }
    return complaint.map { LawViolation(law: law, description: "\(subject.name): \($0)") }
  }

  /// The laws that do not hold.
  package var brokenLaws: Set<ConfigurationLaw> {
    Set(ConfigurationLaw.allCases.filter { violation(of: $0) != nil })
  }

  private func receiverStays() -> String? {
    for start in [subject.make(), customized(sample: 0)] {
      let complaint = Self.receiverStays(start, subject.properties, states)
      if let complaint { return complaint }
    }
    return nil
  }

  private func lastStateWins() -> String? {
    let fresh = subject.make()
    let custom = partlyCustomized
    var random = SplitMix64(seed: 2)
    for last in states {
      guard let first = states.randomElement(using: &random) else { continue }
      for start in [fresh, custom] {
        if let complaint = Self.lastStateWins(start, first, last) { return complaint }
      }
    }
    return nil
  }

  private func updatingIsIdempotent() -> String? {
    for start in [subject.make(), partlyCustomized] {
      for state in states {
        if let complaint = Self.updatingIsIdempotent(start, state) { return complaint }
      }
    }
    return nil
  }

  private func assignedReadsBack() -> String? {
    for property in subject.properties {
      for sample in 0..<property.sampleCount {
        var configuration = subject.make()
        property.assign(&configuration, sample)
        for state in fewStates {
          configuration = configuration.updated(for: state)
          if !property.reads(configuration, sample) {
            return "\(property.name) set to sample \(sample) is "
              + "\(property.read(configuration)) after an update for \(state)"
          }
        }
      }
      for start in [subject.make()] + fewStates.prefix(3).map({ subject.make().updated(for: $0) }) {
        var configuration = start
        property.assignPresentValue(&configuration)
        if !property.isSame(configuration, start) {
          return "\(property.name) reads not as assigned"
        }
        for state in fewStates {
          let updated = configuration.updated(for: state)
          if !property.isSame(updated, start) {
            return "\(property.name), assigned as it was, is \(property.read(updated)) in \(state)"
          }
        }
      }
    }
    return nil
  }

  private func customizingAndUpdatingCommute() -> String? {
    for property in subject.properties {
      for sample in 0..<property.sampleCount {
        var customized = subject.make()
        property.assign(&customized, sample)
        for state in fewStates {
          var updated = subject.make().updated(for: state)
          property.assign(&updated, sample)
          if updated != customized.updated(for: state) {
            return "setting \(property.name) before and after an update for \(state) differ"
          }
        }
      }
    }
    return nil
  }

  private func contentStays() -> String? {
    for sample in 0..<2 {
      var configuration = subject.make()
      for property in subject.content { assign(sample, to: property, of: &configuration) }
      for state in states {
        let complaint = Self.contentStays(configuration, subject.content, state)
        if let complaint { return complaint }
      }
    }
    return nil
  }

  private func everyPropertyCounts() -> String? {
    for start in [subject.make()] + fewStates.prefix(2).map({ subject.make().updated(for: $0) }) {
      for property in subject.properties {
        var values = [start]
        for sample in 0..<property.sampleCount {
          var configuration = start
          property.assign(&configuration, sample)
          values.append(configuration)
        }
        for (place, value) in values.enumerated() {
          for other in values.dropFirst(place + 1)
          where !property.isSame(value, other) && value == other {
            return "\(property.name) does not count for equality"
          }
        }
      }
    }
    return nil
  }

  private func codingRoundTrips() -> String? {
    do {
      for property in subject.properties where property.isCodable {
        for sample in 0..<property.sampleCount {
          var configuration = subject.make()
          property.assign(&configuration, sample)
          if try Self.coded(configuration) != configuration {
            return "\(property.name) with sample \(sample) is lost in coding"
          }
        }
      }
      for state in fewStates {
        for start in [subject.make(), partlyCustomized] {
          let updated = start.updated(for: state)
          if try Self.coded(updated) != updated {
            return "an update for \(state) is lost in coding"
          }
        }
      }
      let everything = customized(sample: 0)
      if try Self.coded(everything) != everything { return "all properties together are lost" }
      for number in RuleSet.all.indices {
        let states = StateSpace.fewStates + StateSpace.statesWithoutEffect
        if let complaint = try rulesRoundTrip(number, states) { return complaint }
      }
    } catch {
      return "coding throws \(error)"
    }
    return nil
  }

  /// The first state in which a configuration with a set of rules is lost in coding.
  ///
  /// The law of coding is checked in a few states for each configuration and set, because all
  /// states would take most of the time.
  package func rulesRoundTrip(
    _ number: Int, _ states: [CellConfigurationState]
  ) throws -> String? {
    let rules = RuleSet.all[number]
    let ruled = ruled(by: rules, number)
    for state in states {
      let updated = ruled.updated(for: state)
      if try Self.coded(updated) != updated {
        return "rules for \(rules), updated for \(state), are lost in coding"
      }
    }
    return nil
  }

  private func changingInPlaceIsAssigning() -> String? {
    for state in fewStates {
      for start in [subject.make().updated(for: state), partlyCustomized.updated(for: state)] {
        for group in subject.groups {
          for change in 0..<group.changeCount {
            let complaint = Self.changingInPlaceIsAssigning(start, group, change, subject.make())
            if let complaint { return "\(complaint) in \(state)" }
          }
        }
      }
    }
    return nil
  }

  /// A configuration with every third property set.
  private var partlyCustomized: Configuration {
    var configuration = subject.make()
    for (place, property) in subject.properties.enumerated()
    where place % 3 == 1 && property.isCodable {
      property.assign(&configuration, 0)
    }
    return configuration
  }

  /// A configuration in which every rule of a set assigns the same property another value.
  private func ruled(by rules: RuleSet, _ place: Int) -> Configuration {
    let properties = subject.properties.filter { $0.kind != .content && $0.isCodable }
    // Properties far from one another in the list, so that all groups occur.
    let property = properties[place * 7 % properties.count]
    var configuration = subject.make()
    for (sample, condition) in rules.conditions.enumerated() {
      configuration.when(condition) { property.assign(&$0, sample % property.sampleCount) }
    }
    return configuration
  }

  /// A configuration with every property set that can be encoded.
  private func customized(sample: Int) -> Configuration {
    var configuration = subject.make()
    for property in subject.properties where property.isCodable {
      assign(sample, to: property, of: &configuration)
    }
    return configuration
  }

  private func assign(
    _ sample: Int, to property: PropertyUnderTest<Configuration>, of other: inout Configuration
  ) {
    property.assign(&other, min(sample, property.sampleCount - 1))
  }
}
