import CellConfiguration
import CellTestSupport
import Testing

/// The nine laws, for every factory in all 3,752 states; those that are tried with every property
/// in every look that these states have.
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
}
