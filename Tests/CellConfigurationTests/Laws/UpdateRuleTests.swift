import CellConfiguration
import CellTestSupport
import Dispatch
import Foundation
import Testing

/// Rules of updating that go beyond the nine laws.
struct UpdateRuleTests {
  @Test(
    "Expanded, pinned, reordering, dragging and not targeted states change nothing",
    arguments: StateSpace.flagsWithoutEffect)
  func flagsWithoutEffect(_ extra: ConfigurationStateFlags) {
    for flags in StateSpace.combinations {
      // A cell cannot be targeted and not targeted at once.
      if extra == .notTargeted, flags.contains(.targeted) { continue }
      let plain = CellConfigurationState(flags)
      let more = CellConfigurationState(flags.union(extra))
      for subject in ContentUnderTest.factories {
        #expect(subject.make().updated(for: more) == subject.make().updated(for: plain))
      }
      for subject in BackgroundUnderTest.factories {
        #expect(subject.make().updated(for: more) == subject.make().updated(for: plain))
      }
    }
  }

  @Test("An updated configuration equals the original exactly if no value changed")
  func equalIfUnchanged() {
    for state in StateSpace.someStates {
      for subject in ContentUnderTest.factories {
        let fresh = subject.make()
        let updated = fresh.updated(for: state)
        #expect((updated == fresh) == (updated.values == fresh.values), "\(subject) \(state)")
      }
      for subject in BackgroundUnderTest.factories {
        let fresh = subject.make()
        let updated = fresh.updated(for: state)
        #expect((updated == fresh) == (updated.values == fresh.values), "\(subject) \(state)")
      }
    }
  }

  /// Returns a maker of configurations with the same random rules, each in a separate box.
  private static func randomRules(
    _ random: inout SplitMix64
  ) -> () -> ListContentConfiguration {
    let conditions: [StateCondition] = [
      .selected, .disabled, .highlighted, .selected && .focused, !.disabled, .selected || .focused,
    ]
    let rules = (0..<Int.random(in: 2...4, using: &random)).map { number in
      let condition = conditions.randomElement(using: &random) ?? .selected
      return (condition, number, Int.random(in: 0..<5, using: &random))
    }
    let assignsBefore = Int.random(in: 0..<4, using: &random) == 0
    return {
      var content = ListContentConfiguration.subtitleCell()
      if assignsBefore { content.textProperties.numberOfLines = 7 }
      for (condition, number, kind) in rules {
        content.when(condition) {
          switch kind {
          case 0: $0.textProperties.color = number == 0 ? .white : .systemRed
          case 1: $0.textProperties.numberOfLines = number
          case 2: $0.secondaryTextProperties.font = .systemFont(ofSize: 20 + CGFloat(number))
          case 3: $0.imageProperties.tintColor = number == 0 ? .white : .systemRed
          default: $0.imageToTextPadding = CGFloat(number)
          }
        }
      }
      return content
    }
  }

  private static let ruleStates = (0..<16).map { number in
    let flags: [ConfigurationStateFlags] = [.selected, .disabled, .highlighted, .focused]
    return CellConfigurationState(
      flags.indices.reduce(into: []) { if number >> $1 & 1 == 1 { $0.formUnion(flags[$1]) } })
  }

  @Test("Rules assign the same in a state, whichever states copies had before")
  func rulesThatHeldBefore() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<caseCount(200) {
      let make = Self.randomRules(&random)
      let template = make()
      var content = template
      for _ in 0..<24 {
        let state = Self.ruleStates.randomElement(using: &random) ?? Self.ruleStates[0]
        let isCopy = Bool.random(using: &random)
        content = (isCopy ? template : content).updated(for: state)
        let expected = make().updated(for: state)
        #expect(content == expected)
        #expect(content.values == expected.values)
        // A change of a copy leaves the others as they are.
        var changed = content
        changed.textProperties.color = .systemGreen
        changed.imageToTextPadding = 99
        #expect(content.values == expected.values)
      }
    }
  }

  @Test("Threads that share rules update alike")
  func threadsShareRules() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<50 {
      let make = Self.randomRules(&random)
      let template = make()
      let expected = Self.ruleStates.map { make().updated(for: $0).values }
      DispatchQueue.concurrentPerform(iterations: 4 * expected.count) { index in
        let state = index % expected.count
        #expect(template.updated(for: Self.ruleStates[state]).values == expected[state])
      }
    }
  }

  @Test("Clear and plain header backgrounds never change, except pinned ones of iOS 18")
  func neverChange() {
    for state in StateSpace.everyState {
      #expect(BackgroundConfiguration.clear().updated(for: state) == .clear())
      if state.isPinned, state.traitCollection.styleSheet == .iOS18 {
        var header = BackgroundConfiguration.listPlainHeaderFooter().updated(for: state)
        #expect(header.visualEffect == .blur(.systemChromeMaterial))
        header.visualEffect = nil
        #expect(header.values == BackgroundConfiguration.listPlainHeaderFooter().values)
        continue
      }
      #expect(
        BackgroundConfiguration.listPlainHeaderFooter().updated(for: state)
          == .listPlainHeaderFooter())
    }
  }

  @Test("Only style-agnostic factories follow the list environment")
  func agnostic() {
    let contents = ContentUnderTest.factories.filter(Self.followsList).map(\.name)
    #expect(contents == ["cell", "subtitleCell", "valueCell", "header", "footer"])
    let backgrounds = BackgroundUnderTest.factories.filter(Self.followsList).map(\.name)
    #expect(backgrounds == ["listCell", "listHeader", "listFooter"])
  }

  private static func followsList<Configuration>(
    _ subject: ConfigurationUnderTest<Configuration>
  ) -> Bool {
    StateSpace.sheets.contains { sheet in
      let looks = ListEnvironment.allCases.map { environment in
        subject.make().updated(
          for: CellConfigurationState(
            traitCollection: TraitCollection {
              $0.styleSheet = sheet
              $0.listEnvironment = environment
            }))
      }
      return Set(looks).count > 1
    }
  }

  @Test("Only style sheet, list environment and idiom affect an update")
  func otherTraits() {
    let traits = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.userInterfaceLevel = .elevated
      $0.userInterfaceIdiom = .pad
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      $0.layoutDirection = .rightToLeft
      $0.preferredContentSizeCategory = .accessibilityLarge
      $0.legibilityWeight = .bold
      $0.accessibilityContrast = .high
      $0.activeAppearance = .inactive
      $0.displayScale = 1
    }
    for flags in StateSpace.combinations {
      let plain = CellConfigurationState(flags)
      let other = CellConfigurationState(flags, traits)
      for subject in ContentUnderTest.factories {
        #expect(subject.make().updated(for: other) == subject.make().updated(for: plain))
      }
      for subject in BackgroundUnderTest.factories {
        #expect(subject.make().updated(for: other) == subject.make().updated(for: plain))
      }
    }
  }

  @Test("A style-agnostic style keeps its name in every list")
  func names() {
    for environment in ListEnvironment.allCases {
      let traits = TraitCollection { $0.listEnvironment = environment }
      let state = CellConfigurationState(traitCollection: traits)
      for subject in ContentUnderTest.factories {
        #expect(subject.make().updated(for: state).style == subject.make().style)
      }
      for subject in BackgroundUnderTest.factories {
        #expect(subject.make().updated(for: state).style == subject.make().style)
      }
    }
  }
}
