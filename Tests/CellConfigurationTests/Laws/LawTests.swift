import CellConfiguration
import CellTestSupport
import Testing

/// The eight laws, for every factory in a sample of all states.
struct LawTests {
  @Test("list content obeys every law", arguments: ContentUnderTest.factories)
  func content(_ subject: ConfigurationUnderTest<ListContentConfiguration>) {
    let laws = ConfigurationLaws(subject)
    for law in ConfigurationLaw.allCases { #expect(laws.violation(of: law) == nil) }
  }

  @Test("backgrounds obey every law", arguments: BackgroundUnderTest.factories)
  func background(_ subject: ConfigurationUnderTest<BackgroundConfiguration>) {
    let laws = ConfigurationLaws(subject)
    for law in ConfigurationLaw.allCases { #expect(laws.violation(of: law) == nil) }
  }

  /// The laws about pairs of states, cheap enough for all states.
  private static let lawsOfUpdating: [ConfigurationLaw] = [.lastStateWins, .updatingIsIdempotent]

  @Test(
    "list content obeys the laws of updating in all 3,752 states",
    arguments: ContentUnderTest.factories)
  func contentInEveryState(_ subject: ConfigurationUnderTest<ListContentConfiguration>) {
    let laws = ConfigurationLaws(subject, states: StateSpace.everyState)
    for law in Self.lawsOfUpdating { #expect(laws.violation(of: law) == nil) }
  }

  @Test(
    "backgrounds obey the laws of updating in all 3,752 states",
    arguments: BackgroundUnderTest.factories)
  func backgroundInEveryState(_ subject: ConfigurationUnderTest<BackgroundConfiguration>) {
    let laws = ConfigurationLaws(subject, states: StateSpace.everyState)
    for law in Self.lawsOfUpdating { #expect(laws.violation(of: law) == nil) }
  }
}
