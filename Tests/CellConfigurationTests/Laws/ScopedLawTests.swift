import CellConfiguration
import CellTestSupport
import Testing

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
      records: ContentUnderTest.records
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
      records: BackgroundUnderTest.records
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
