import CellConfiguration
import CellTestSupport
import Testing

/// The nine laws, for every factory in all 3,752 states, and in debug builds in one of twenty.
///
/// The laws that are tried with every property are tried in every look that these states have.
struct LawTests {
  @Test("List content obeys every law", arguments: ContentUnderTest.factories)
  func content(_ subject: ConfigurationUnderTest<ListContentConfiguration>) {
    let laws = ConfigurationLaws.exhaustive(subject)
    for law in ConfigurationLaw.allCases { #expect(laws.violation(of: law) == nil) }
  }

  @Test("Background configurations obey every law", arguments: BackgroundUnderTest.factories)
  func background(_ subject: ConfigurationUnderTest<BackgroundConfiguration>) {
    let laws = ConfigurationLaws.exhaustive(subject)
    for law in ConfigurationLaw.allCases { #expect(laws.violation(of: law) == nil) }
  }

  @Test("Empty states obey every law", arguments: EmptyStateUnderTest.factories)
  func emptyState(_ subject: EmptyStateUnderTest.Subject) {
    let laws = ConfigurationLaws.exhaustive(subject)
    for law in ConfigurationLaw.allCases { #expect(laws.violation(of: law) == nil) }
  }

  @Test("Coding keeps every set of rules in every state", arguments: RuleSet.all.indices)
  func rules(_ number: Int) throws {
    let states = StateSpace.someStates + StateSpace.statesWithoutEffect
    let (contents, backgrounds) = (ContentUnderTest.factories, BackgroundUnderTest.factories)
    let content = ConfigurationLaws(contents[number % contents.count])
    let background = ConfigurationLaws(backgrounds[number % backgrounds.count])
    #expect(try content.rulesRoundTrip(number, states) == nil)
    #expect(try background.rulesRoundTrip(number, states) == nil)
  }
}

@Suite("Configurations obey their laws, whatever happened to them")
struct HistoryLawTests {
  private func violations<Configuration>(
    _ subjects: [ConfigurationUnderTest<Configuration>], seed: UInt64, count: Int = caseCount(60)
  ) -> [LawViolation] {
    var seeds = SplitMix64(seed: seed)
    return (0..<count).flatMap { _ in
      var history = ConfigurationHistory(subjects, RandomSource(seed: seeds.next()))
      for _ in 0..<12 where !history.isFinished { history.step() }
      return history.violations()
    }
  }

  @Test("List content obeys the laws after any assignments, rules and updates", arguments: 1...4)
  func content(seed: UInt64) {
    #expect(violations(ContentUnderTest.factories, seed: seed) == [])
  }

  @Test("Backgrounds obey the laws after any assignments, rules and updates", arguments: 1...4)
  func background(seed: UInt64) {
    #expect(violations(BackgroundUnderTest.factories, seed: seed) == [])
  }

  @Test("Empty states obey the laws after any assignments, rules and updates", arguments: 1...4)
  func emptyState(seed: UInt64) {
    #expect(violations(EmptyStateUnderTest.factories, seed: seed) == [])
  }

  @Test(
    "The checker of histories reports an incorrect configuration by the law that it breaks",
    arguments: [
      (Liar.Lie.changesItsReceiver, ConfigurationLaw.receiverStays),
      (.remembersStates, .lastStateWins), (.countsUpdates, .updatingIsIdempotent),
      (.remembersWhenItWasAssigned, .customizingAndUpdatingCommute),
      (.shoutsItsText, .contentStays), (.encodesHalf, .codingRoundTrips),
      (.losesChangesThatThrow, .changingInPlaceIsAssigning),
    ])
  func liar(_ lie: Liar.Lie, _ law: ConfigurationLaw) {
    let broken = violations([ConfigurationUnderTest(lie)], seed: 1, count: 60).map(\.law)
    #expect(broken.contains(law), "\(Set(broken))")
  }
}

extension HistoryLawTests {
  @Test("The checker of histories reports a closure that is encoded, or is not named")
  func encodedClosures() {
    let honest = ConfigurationUnderTest(Liar.Lie.none)
    let text = PropertyUnderTest<Liar>("text", \.text, .content, ["Inbox"])
    let subject = ConfigurationUnderTest(
      "liar", properties: honest.properties, groups: honest.groups, unencodable: [text]
    ) { Liar(.none) }
    #expect(violations([subject], seed: 1).map(\.law).contains(.codingRoundTrips))
  }
}

/// The laws for configurations that carry rules for states.
///
/// Rules lie above what is assigned later without a condition, so that a law of assignment is
/// checked on properties that no rule sets.
struct ScopedLawTests {
  private static let ruledContent: [ContentUnderTest.Subject] = [
    ListContentConfiguration.cell(), .sidebarCell(), .header(),
  ].map {
    fresh in
    ConfigurationUnderTest(
      "\(fresh.style) with rules",
      properties: ContentUnderTest.properties.filter { !$0.name.hasSuffix("color") },
      groups: ContentUnderTest.groups
    ) {
      var content = fresh
      content.when(.selected || .highlighted) {
        $0.textProperties.color = .white
        $0.when(.focused) { $0.secondaryTextProperties.color = .black }
      }
      content.when(!.editing && .targeted) { $0.textProperties.color = .systemPink }
      return content
    }
  }

  private static let ruledBackgrounds: [BackgroundUnderTest.Subject] = [
    BackgroundConfiguration.listCell(), BackgroundConfiguration(style: .listSidebarCell),
  ].map {
    fresh in
    ConfigurationUnderTest(
      "\(fresh.style) with rules",
      properties: BackgroundUnderTest.properties.filter { $0.name != "backgroundColor" },
      groups: BackgroundUnderTest.groups
    ) {
      var background = fresh
      background.when(.selected) { $0.backgroundColor = .systemPink }
      background.when(.selected && .focused) { $0.backgroundColor = nil }
      return background
    }
  }

  @Test("List content with rules obeys every law", arguments: ruledContent)
  func content(_ subject: ContentUnderTest.Subject) {
    let laws = ConfigurationLaws(subject)
    for law in ConfigurationLaw.allCases { #expect(laws.violation(of: law) == nil) }
  }

  @Test("Background configurations with rules obey every law", arguments: ruledBackgrounds)
  func background(_ subject: BackgroundUnderTest.Subject) {
    let laws = ConfigurationLaws(subject)
    for law in ConfigurationLaw.allCases { #expect(laws.violation(of: law) == nil) }
  }
}

/// The law checker is worth something only if it finds what is wrong.
struct LawCheckerTests {
  @Test("The law checker accepts a correct configuration")
  func honest() {
    #expect(ConfigurationLaws(ConfigurationUnderTest(Liar.Lie.none)).brokenLaws.isEmpty)
  }

  @Test(
    "The law checker reports an incorrect configuration by the law that it breaks",
    arguments: [
      (Liar.Lie.changesItsReceiver, ConfigurationLaw.receiverStays),
      (.remembersStates, .lastStateWins),
      (.countsUpdates, .updatingIsIdempotent),
      (.forgetsWhatWasAssigned, .assignedReadsBack),
      (.remembersWhenItWasAssigned, .customizingAndUpdatingCommute),
      (.shoutsItsText, .contentStays),
      (.comparesHalf, .everyPropertyCounts),
      (.encodesHalf, .codingRoundTrips),
      (.forgetsStatesWithoutRules, .codingRoundTrips),
      (.losesChangesThatThrow, .changingInPlaceIsAssigning),
    ])
  func liar(_ lie: Liar.Lie, _ law: ConfigurationLaw) throws {
    let violation = ConfigurationLaws(ConfigurationUnderTest(lie)).violation(of: law)
    #expect(try #require(violation).law == law)
  }

  @Test("Every law has an incorrect configuration that breaks it")
  func everyLawHasALiar() {
    let broken = Liar.Lie.allCases.reduce(into: Set<ConfigurationLaw>()) {
      $0.formUnion(ConfigurationLaws(ConfigurationUnderTest($1)).brokenLaws)
    }
    #expect(broken == Set(ConfigurationLaw.allCases))
  }
}
