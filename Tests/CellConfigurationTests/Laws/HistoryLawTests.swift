import CellConfiguration
import CellTestSupport
import Testing

@Suite("Configurations obey their laws, whatever happened to them")
struct HistoryLawTests {
  private func violations<Configuration>(
    _ subjects: [ConfigurationUnderTest<Configuration>], seed: UInt64, count: Int = 60
  ) -> [LawViolation] {
    var seeds = SplitMix64(seed: seed)
    return (0..<count).flatMap { _ in
      var history = ConfigurationHistory(subjects, RandomSource(seed: seeds.next()))
      for _ in 0..<12 { history.step() }
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
    let broken = violations([ConfigurationUnderTest(lie)], seed: 1).map(\.law)
    #expect(broken.contains(law), "\(Set(broken))")
  }
}
