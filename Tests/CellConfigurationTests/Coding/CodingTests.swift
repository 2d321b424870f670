import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// The encoded forms of values, which decode to equal values.
struct CodingTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test("Encoding a fresh configuration writes only its style")
  func fresh() throws {
    for subject in ContentUnderTest.factories {
      #expect(try json(subject.make()) == #"{"style":"\#(subject.name)"}"#)
    }
    for subject in BackgroundUnderTest.factories {
      #expect(try json(subject.make()) == #"{"style":"\#(subject.name)"}"#)
    }
  }

  @Test("Encoding writes only assigned properties, under their names")
  func onlyWhatWasSet() throws {
    for property in ContentUnderTest.properties {
      for sample in 0..<property.sampleCount {
        var content = ListContentConfiguration.cell()
        property.assign(&content, sample)
        if content == .cell() { continue }
        #expect(try keys(of: content) == ["style", property.name])
      }
    }
    for property in BackgroundUnderTest.properties where property.isCodable {
      var background = BackgroundConfiguration.clear()
      property.assign(&background, 0)
      #expect(try keys(of: background) == ["style", property.name])
    }
  }

  /// The members of a written configuration, those of groups with the group's name.
  private func keys(of value: some Encodable) throws -> Set<String> {
    let object = try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any])
    return object.reduce(into: []) { keys, member in
      if member.key.hasSuffix("Properties"), let group = member.value as? [String: Any] {
        keys.formUnion(group.keys.map { "\(member.key).\($0)" })
      } else {
        keys.insert(member.key)
      }
    }
  }

  @Test("A configuration with all properties encodes as a person would write it")
  func byHand() throws {
    var content = ListContentConfiguration.valueCell()
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    content.image = CellImage(systemName: "wifi")
    content.textProperties.color = .systemBlue
    content.imageProperties.tintColor = nil
    content.imageProperties.reservedLayoutSize = CGSize(
      width: ListContentConfiguration.ImageProperties.standardDimension, height: 0)
    content.when(.selected || .highlighted) { $0.textProperties.color = .white }
    #expect(
      try json(content) == """
        {"image":{"symbol":"wifi"},\
        "imageProperties":{"reservedLayoutSize":["standard",0],"tintColor":null},\
        "secondaryText":"Home","style":"valueCell","text":"Wi-Fi",\
        "textProperties":{"color":"systemBlue"},\
        "when":[{"state":"highlighted || selected","textProperties":{"color":"white"}}]}
        """)
    #expect(try decode(ListContentConfiguration.self, json(content)) == content)
  }

  @Test("Encoding an updated configuration writes its state if that has an effect")
  func updated() throws {
    let disabled = ListContentConfiguration.cell().updated(for: CellConfigurationState(.disabled))
    #expect(try json(disabled) == #"{"resolvedFor":{"flags":["disabled"]},"style":"cell"}"#)
    let selected = ListContentConfiguration.cell().updated(for: CellConfigurationState(.selected))
    #expect(try json(selected) == #"{"style":"cell"}"#)
    let traits = TraitCollection {
      $0.styleSheet = .iOS18
      $0.listEnvironment = .grouped
    }
    let header = ListContentConfiguration.header()
      .updated(for: CellConfigurationState(traitCollection: traits))
    #expect(
      try json(header)
        == #"{"resolvedFor":{"listEnvironment":"grouped","styleSheet":"iOS18"},"style":"header"}"#)
  }

  @Test("Random content configurations decode equal and behave alike", arguments: 0..<8)
  func randomContent(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let content = try #require(
        Self.random(
          ContentUnderTest.factories, using: &random,
          rule: { $0.when($1) { property in property.alpha = 0.3 } }))
      let decoded = try decode(ListContentConfiguration.self, json(content))
      #expect(decoded == content)
      #expect(decoded.hashValue == content.hashValue)
      let state = try #require(StateSpace.someStates.randomElement(using: &random))
      #expect(decoded.updated(for: state) == content.updated(for: state))
      #expect(try json(decoded) == json(content))
    }
  }

  @Test("Random background configurations decode equal and behave alike", arguments: 0..<8)
  func randomBackground(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let background = try #require(
        Self.random(
          BackgroundUnderTest.factories, using: &random,
          rule: { $0.when($1) { property in property.cornerRadius = 3 } }))
      let decoded = try decode(BackgroundConfiguration.self, json(background))
      #expect(decoded == background)
      let state = try #require(StateSpace.someStates.randomElement(using: &random))
      #expect(decoded.updated(for: state) == background.updated(for: state))
    }
  }

  private static func random<Configuration>(
    _ subjects: [ConfigurationUnderTest<Configuration>], using random: inout SplitMix64,
    rule: (inout Configuration, StateCondition) -> Void
  ) -> Configuration? {
    guard let subject = subjects.randomElement(using: &random) else { return nil }
    var configuration = subject.make()
    let conditions: [StateCondition] = [.selected, .focused && !.editing, .disabled || .swiped]
    for property in subject.properties.shuffled(using: &random).prefix(
      Int.random(in: 0...9, using: &random))
    where property.isCodable {
      property.assign(&configuration, Int.random(in: 0..<property.sampleCount, using: &random))
    }
    if Bool.random(using: &random), let condition = conditions.randomElement(using: &random) {
      rule(&configuration, condition)
    }
    if Bool.random(using: &random), let state = StateSpace.someStates.randomElement(using: &random)
    {
      return configuration.updated(for: state)
    }
    return configuration
  }

  @Test(
    "Colors encode in their shortest form",
    arguments: [
      (CellColor.systemBlue, #""systemBlue""#), (CellColor(white: 1), ##""#FFFFFFFF""##),
      (.systemBlue.withAlphaComponent(0.25), #"{"alpha":0.25,"color":"systemBlue"}"#),
      (CellColor(light: .black, dark: .white), #"{"dark":"white","light":"black"}"#),
      (
        ConfigurationColorTransformer.alpha(0.5)(.red),
        #"{"color":"red","transformer":{"alpha":0.5}}"#
      ),
      (
        CellColor(red: 0.125, green: 2, blue: -1, alpha: 0.5),
        #"{"alpha":0.5,"blue":-1,"green":2,"red":0.125}"#
      ),
    ])
  func colors(_ color: CellColor, _ written: String) throws {
    #expect(try json(color) == written)
    #expect(try decode(CellColor.self, written) == color)
  }

  @Test(
    "Fonts encode in the form in which they were created",
    arguments: [
      (CellFont.preferredFont(forTextStyle: .body), #"{"textStyle":"body"}"#),
      (
        .preferredFont(forTextStyle: .footnote).withTightLeading().withWeight(.medium),
        #"{"textStyle":"footnote","tightLeading":true,"weight":"medium"}"#
      ),
      (.systemFont(ofSize: 12.5, design: .serif), #"{"design":"serif","size":12.5}"#),
      (.monospacedDigitSystemFont(ofSize: 12), #"{"monospacedDigits":true,"size":12}"#),
      (.italicSystemFont(ofSize: 12), #"{"italic":true,"size":12}"#),
      (.systemFont(ofSize: 12, weight: .init(rawValue: 0.1)), #"{"size":12,"weight":0.1}"#),
      (
        FontMetrics(forTextStyle: .title1).scaledFont(
          for: .boldSystemFont(ofSize: 10), maximumPointSize: 30),
        #"{"maximumSize":30,"scaledAs":"title1","size":10,"weight":"bold"}"#
      ),
      (
        .preferredFont(
          forTextStyle: .body,
          compatibleWith: TraitCollection { $0.preferredContentSizeCategory = .small }),
        #"{"category":"small","textStyle":"body"}"#
      ),
    ])
  func fonts(_ font: CellFont, _ written: String) throws {
    #expect(try json(font) == written)
    #expect(try decode(CellFont.self, written) == font)
  }

  @Test("Traits encode their specified values and decode equal")
  func traits() throws {
    #expect(try json(TraitCollection()) == "{}")
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
      $0.listEnvironment = .sidebarPlain
      $0.displayScale = 1.5
      $0.styleSheet = .iOS18
    }
    #expect(try decode(TraitCollection.self, json(traits)) == traits)
  }

  @Test("Traits encode a specified style sheet even if it is the default")
  func specifiedSheet() throws {
    let traits = try decode(TraitCollection.self, #"{"styleSheet":"iOS26"}"#)
    #expect(traits.styleSheet == .iOS26 && traits != TraitCollection())
    #expect(try json(traits) == #"{"styleSheet":"iOS26"}"#)
    #expect(TraitCollection().styleSheet == .iOS26)
    #expect(try json(TraitCollection()) == "{}")
  }

  @Test("Changed metrics encode only their differences", arguments: StateSpace.sheets)
  func metrics(_ sheet: StyleSheet) throws {
    let changed = sheet.renamed(to: "Other").changing {
      $0.metrics.rows.minimumHeight = 61
      $0.metrics.tableView.cardSideInset.pad = 3
      $0.metrics.accessories.reorderSize.height = 2
      $0.metrics.collectionView.halfGapsRoundUp.toggle()
    }
    let decoded = try decode(StyleSheet.self, json(changed))
    #expect(decoded == changed)
    #expect(try json(changed.metrics).contains(#""tableView":{"cardSideInset":{"pad":3}}"#))
    for sheet in StateSpace.sheets {
      #expect(try decode(ListMetrics.self, json(sheet.metrics)) == sheet.metrics)
    }
  }

  @Test("A rule that assigns nothing reads as no rule")
  func emptyRule() throws {
    let written = #"{"style":"cell","when":[{"state":"selected"}]}"#
    let content = try decode(ListContentConfiguration.self, written)
    #expect(content == .cell())
    #expect(try json(content) == #"{"style":"cell"}"#)
  }
}
