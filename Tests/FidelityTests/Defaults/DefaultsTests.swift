import CellConfiguration
import CellTestSupport
import Testing

/// Every default of every factory in both generations, and every rule for states, against the
/// recorded facts.
struct DefaultsTests {
  private let defaults: SystemDefaults

  init() throws { defaults = try SystemDefaults.load() }

  /// The records by style sheet.
  private func sheet(_ sheet: StyleSheet) throws -> SystemDefaults.Sheet {
    try #require(defaults.sheets[sheet.name])
  }

  @Test(
    "Fresh list content, updated for a plain state, has the recorded defaults",
    arguments: StateSpace.sheets, ContentUnderTest.factories)
  func freshContent(_ styleSheet: StyleSheet, _ subject: ContentUnderTest.Subject) throws {
    let rows = try sheet(styleSheet).content
    let row = try #require(rows[defaults.environments[subject.name]?["plain"] ?? subject.name])
    let traits = TraitCollection { $0.styleSheet = styleSheet }
    let content = subject.make().updated(for: CellConfigurationState(traitCollection: traits))
    #expect(Facts.differences(Facts.facts(of: content), row.properties) == [])
  }

  @Test(
    "A fresh background, updated for a plain state, has the recorded defaults",
    arguments: StateSpace.sheets, BackgroundUnderTest.factories)
  func freshBackground(_ styleSheet: StyleSheet, _ subject: BackgroundUnderTest.Subject) throws {
    let rows = try sheet(styleSheet).background
    let row = try #require(rows[defaults.environments[subject.name]?["plain"] ?? subject.name])
    let traits = TraitCollection { $0.styleSheet = styleSheet }
    let background = subject.make().updated(for: CellConfigurationState(traitCollection: traits))
    #expect(Facts.differences(Facts.facts(of: background), row.properties) == [])
  }

  @Test(
    "List content without an update has the defaults of iOS 26",
    arguments: ContentUnderTest.factories)
  func contentBeforeUpdate(_ subject: ContentUnderTest.Subject) {
    #expect(subject.make() == subject.make().updated(for: CellConfigurationState()))
  }

  @Test(
    "A background without an update has the defaults of iOS 26",
    arguments: BackgroundUnderTest.factories)
  func backgroundBeforeUpdate(_ subject: BackgroundUnderTest.Subject) {
    #expect(subject.make() == subject.make().updated(for: CellConfigurationState()))
  }

  @Test("Fresh list content has no text and no image", arguments: ContentUnderTest.factories)
  func noContent(_ subject: ContentUnderTest.Subject) {
    let content = subject.make()
    #expect(content.image == nil)
    #expect(content.text == nil)
    #expect(content.attributedText == nil)
    #expect(content.secondaryText == nil)
    #expect(content.secondaryAttributedText == nil)
  }

  @Test("Content styles print their recorded names", arguments: ContentUnderTest.factories)
  func contentNames(_ subject: ContentUnderTest.Subject) throws {
    let agnostic = ["header": "Header", "footer": "Footer"]
    for styleSheet in StateSpace.sheets {
      let name =
        try agnostic[subject.name] ?? sheet(styleSheet).content[subject.name]?.baseStyleName
      #expect(subject.make().style.baseStyleName == name)
    }
  }

  @Test("Background styles print their recorded names", arguments: BackgroundUnderTest.factories)
  func backgroundNames(_ subject: BackgroundUnderTest.Subject) throws {
    let agnostic = [
      "listCell": "List Cell", "listHeader": "List Header", "listFooter": "List Footer",
    ]
    for styleSheet in StateSpace.sheets {
      let name =
        try agnostic[subject.name] ?? sheet(styleSheet).background[subject.name]?.baseStyleName
      #expect(subject.make().style.baseStyleName == name)
    }
  }

  @Test("A style sheet says how reliable its values are", arguments: StateSpace.sheets)
  func provenance(_ styleSheet: StyleSheet) throws {
    for (name, row) in try sheet(styleSheet).content {
      let style = try #require(ListContentConfiguration.Style(name: name))
      #expect(styleSheet.provenance(of: style).name == row.confidence, "\(name)")
    }
    for (name, row) in try sheet(styleSheet).background {
      let style = try #require(BackgroundConfiguration.Style(name: name))
      #expect(styleSheet.provenance(of: style).name == row.confidence, "\(name)")
    }
  }

  @Test(
    "List content follows the recorded rules in all 128 states on phone and Mac",
    arguments: StateSpace.sheets, ContentUnderTest.factories)
  func contentStates(_ styleSheet: StyleSheet, _ subject: ContentUnderTest.Subject) throws {
    let sheet = try sheet(styleSheet)
    var known: [ListContentValues: [String: String]] = [:]
    for environment in ListEnvironment.allCases {
      let mapped = defaults.environments[subject.name]?[environment.name]
      if mapped == nil, environment != .plain { continue }
      let style = mapped ?? subject.name
      let row = try #require(sheet.content[style])
      let table = try TruthTable(
        row: row, style: style, ruleLists: sheet.rules.content, sheet: sheet)
      for idiom in StateSpace.idioms {
        for flags in StateSpace.combinations {
          var expected = try table.properties(for: flags, onMac: idiom == .mac)
          // A value cell stays side by side where it takes the row of another style.
          if subject.name == "valueCell" {
            expected["prefersSideBySideTextAndSecondaryText"] = "true"
          }
          let state = Self.state(flags, styleSheet, environment, idiom)
          let updated = subject.make().updated(for: state)
          // Most states look alike; reading every property once for each look is enough.
          let facts = known[updated.values] ?? Facts.facts(of: updated)
          known[updated.values] = facts
          let differences = Facts.differences(facts, expected)
          guard differences == [] else {
            #expect(differences == [], "\(environment) \(idiom) \(flags)")
            return
          }
        }
      }
    }
  }

  @Test(
    "Backgrounds follow the recorded rules in all 128 states on phone and Mac",
    arguments: StateSpace.sheets, BackgroundUnderTest.factories)
  func backgroundStates(_ styleSheet: StyleSheet, _ subject: BackgroundUnderTest.Subject) throws {
    let sheet = try sheet(styleSheet)
    var known: [BackgroundValues: [String: String]] = [:]
    for environment in ListEnvironment.allCases {
      let mapped = defaults.environments[subject.name]?[environment.name]
      if mapped == nil, environment != .plain { continue }
      let style = mapped ?? subject.name
      let row = try #require(sheet.background[style])
      let table = try TruthTable(
        row: row, style: style, ruleLists: sheet.rules.background, sheet: sheet)
      for idiom in StateSpace.idioms {
        for flags in StateSpace.combinations {
          let expected = try table.properties(for: flags, onMac: idiom == .mac)
          let state = Self.state(flags, styleSheet, environment, idiom)
          let updated = subject.make().updated(for: state)
          // Most states look alike; reading every property once for each look is enough.
          let facts = known[updated.values] ?? Facts.facts(of: updated)
          known[updated.values] = facts
          let differences = Facts.differences(facts, expected)
          guard differences == [] else {
            #expect(differences == [], "\(environment) \(idiom) \(flags)")
            return
          }
        }
      }
    }
  }

  private static func state(
    _ flags: ConfigurationStateFlags, _ styleSheet: StyleSheet, _ environment: ListEnvironment,
    _ idiom: UserInterfaceIdiom
  ) -> CellConfigurationState {
    CellConfigurationState(
      flags,
      TraitCollection {
        $0.styleSheet = styleSheet
        $0.listEnvironment = environment
        $0.userInterfaceIdiom = idiom
      })
  }
}
