import CellConfiguration
import CellTestSupport
import Testing

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
