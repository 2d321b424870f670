import CellConfiguration
import CellTestSupport
import Foundation
import Testing

@Suite("Why a property has its value")
struct PropertyExplanationTests {
  /// A configuration with random assignments and rules, in a state.
  private struct Case<Configuration> {
    let configuration: Configuration
    /// The same without the rules.
    let ruleless: Configuration
    /// The same without the rules and the assignments.
    let untouched: Configuration
    /// The names of the properties that are assigned for every state.
    let assigned: Set<String>
  }

  /// A property, without the type of its values.
  private struct Subject<Configuration>: Sendable {
    let assign: @Sendable (inout Configuration, Int) -> Void
    let check: @Sendable (Case<Configuration>) -> Void

    init<Value: Hashable & Sendable>(
      _ name: String, _ path: any WritableKeyPath<Configuration, Value> & Sendable,
      _ values: [Value],
      _ explain: @escaping @Sendable (Configuration) -> PropertyExplanation<Value>
    ) {
      assign = { $0[keyPath: path] = values[$1 % values.count] }
      check = { subject in
        let explanation = explain(subject.configuration)
        let layers = explanation.layers
        #expect(explanation.name == name)
        #expect(explanation.value == subject.configuration[keyPath: path], "\(explanation)")
        let withoutRules = layers.drop { if case .rule = $0.source { true } else { false } }
        #expect(withoutRules.first?.value == subject.ruleless[keyPath: path], "\(explanation)")
        #expect((withoutRules.first?.source == .assigned) == subject.assigned.contains(name))
        let defaults = withoutRules.drop { $0.source == .assigned }
        #expect(defaults.first?.value == subject.untouched[keyPath: path], "\(explanation)")
        if case .style? = defaults.last?.source {} else { Issue.record("\(explanation)") }
        for layer in layers {
          switch layer.source {
          case .style: #expect(layer.provenance != nil)
          case .styleSheet, .assigned, .rule: #expect(layer.provenance == nil)
          }
        }
      }
    }
  }

  private static func content<Value: Hashable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<ListContentConfiguration, Value> & Sendable,
    _ values: [Value]
  ) -> Subject<ListContentConfiguration> {
    Subject(name, path, values) { $0.explanation(of: path) }
  }

  private static func background<Value: Hashable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<BackgroundConfiguration, Value> & Sendable,
    _ values: [Value]
  ) -> Subject<BackgroundConfiguration> {
    Subject(name, path, values) { $0.explanation(of: path) }
  }

  private static let ofContent: [Subject<ListContentConfiguration>] = [
    content("textProperties.color", \.textProperties.color, [.systemRed, .white, .label]),
    content("textProperties.font", \.textProperties.font, [.systemFont(ofSize: 9)]),
    content("secondaryTextProperties.numberOfLines", \.secondaryTextProperties.numberOfLines, [2]),
    content("imageProperties.tintColor", \.imageProperties.tintColor, [nil, .systemGreen]),
    content("imageToTextPadding", \.imageToTextPadding, [3, 16]), content("alpha", \.alpha, [0.5]),
    content(
      "textProperties.colorTransformer", \.textProperties.colorTransformer, [nil, .grayscale]),
  ]

  private static let ofBackground: [Subject<BackgroundConfiguration>] = [
    background("backgroundColor", \.backgroundColor, [nil, .systemRed, .clear]),
    background("cornerRadius", \.cornerRadius, [7]), background("strokeWidth", \.strokeWidth, [2]),
    background("shadowProperties.radius", \.shadowProperties.radius, [3]),
    background("backgroundColorTransformer", \.backgroundColorTransformer, [nil, .preferredTint]),
  ]

  private static let conditions: [StateCondition] = [
    .selected, .disabled, .selected && .disabled, .dark, !.selected, .swiped || .focused,
  ]

  /// The system's sheets, and one that changes styles for some states.
  private static let sheets =
    StateSpace.sheets + [
      StyleSheet.iOS26.renamed(to: "Brand").changing {
        $0.changeContent(of: [.cell, .plainHeader]) { $0.textProperties.color = .systemIndigo }
        $0.changeContent(of: ListContentConfiguration.Style.allCases, when: .selected) {
          $0.textProperties.color = .systemYellow
        }
        $0.changeBackground(of: [.listCell], when: .disabled) { $0.cornerRadius = 1 }
      }
    ]

  /// Checks the laws for random assignments and rules in random states.
  private static func check<Configuration>(
    _ subjects: [Subject<Configuration>], _ untouched: Configuration, seed: Int,
    _ assignedProperties: (Configuration) -> [AssignedProperty],
    when: (inout Configuration, StateCondition, (inout Configuration) -> Void) -> Void,
    update: (Configuration, CellConfigurationState) -> Configuration
  ) throws {
    var random = RandomSource(seed: UInt64(seed))
    for _ in 0..<caseCount(80) {
      var ruleless = untouched
      for subject in subjects where Int.random(in: 0...2, using: &random) == 0 {
        subject.assign(&ruleless, Int.random(in: 0...9, using: &random))
      }
      var configuration = ruleless
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let condition = try #require(conditions.randomElement(using: &random))
        let subject = try #require(subjects.randomElement(using: &random))
        let number = Int.random(in: 0...9, using: &random)
        when(&configuration, condition) { subject.assign(&$0, number) }
      }
      var state = try #require(StateSpace.someStates.randomElement(using: &random))
      let sheet = try #require(sheets.randomElement(using: &random))
      state.traitCollection = state.traitCollection.modifyingTraits { $0.styleSheet = sheet }
      let subjectCase = Case(
        configuration: update(configuration, state), ruleless: update(ruleless, state),
        untouched: update(untouched, state),
        assigned: Set(assignedProperties(ruleless).map(\.name)))
      for subject in subjects { subject.check(subjectCase) }
    }
  }

  @Test("Layers of content give its values", arguments: ListContentConfiguration.Style.allCases)
  func contents(style: ListContentConfiguration.Style) throws {
    try Self.check(
      Self.ofContent, ListContentConfiguration(style: style), seed: style.rawValue,
      { $0.assignedProperties }, when: { $0.when($1, $2) }, update: { $0.updated(for: $1) })
  }

  @Test("Layers of a background give its values", arguments: BackgroundConfiguration.Style.allCases)
  func backgrounds(style: BackgroundConfiguration.Style) throws {
    try Self.check(
      Self.ofBackground, BackgroundConfiguration(style: style), seed: style.rawValue,
      { $0.assignedProperties }, when: { $0.when($1, $2) }, update: { $0.updated(for: $1) })
  }

  private static func state(_ flags: ConfigurationStateFlags) -> CellConfigurationState {
    CellConfigurationState(flags, .phone)
  }

  @Test("An explanation lists the layers with their values")
  func description() {
    let state = Self.state(.selected)
    var content = ListContentConfiguration.cell()
    content.textProperties.color = .systemRed
    content.when(.selected) { $0.textProperties.color = .white }
    let explanation = content.updated(for: state).explanation(of: \.textProperties.color)
    print(explanation)
    print(content.explanation(of: \.textProperties.color))
    #expect(
      "\(explanation)" == """
        textProperties.color = white
          when selected: white
          assigned: systemRed
          default of cell: label (recorded)
        """)
    #expect(explanation.layers.map(\.value) == [.white, .systemRed, .label])
  }

  @Test("The state that selects a default is a layer, and so is a change of a style sheet")
  func states() throws {
    let disabled = ListContentConfiguration.cell().updated(for: Self.state(.disabled))
    let explanation = disabled.explanation(of: \.textProperties.color)
    #expect(explanation.layers.count == 2)
    #expect("\(explanation.layers[0].source)" == "default of cell, disabled && !swiped")
    var branded = Self.state(.selected)
    branded.traitCollection = branded.traitCollection.modifyingTraits {
      $0.styleSheet = Self.sheets[2]
    }
    let sources = ListContentConfiguration.cell().updated(for: branded)
      .explanation(of: \.textProperties.color).layers.map { "\($0.source)" }
    #expect(
      sources == ["style sheet Brand, selected", "style sheet Brand", "default of cell"])
  }

  @Test("The transformer of a color is part of its explanation")
  func transformation() {
    var content = ListContentConfiguration.cell()
    #expect(content.explanation(of: \.textProperties.color).transformation == nil)
    content.textProperties.colorTransformer = .grayscale
    content.imageProperties.tintColorTransformer = .grayscale
    let color = content.explanation(of: \.textProperties.color)
    #expect(color.transformation?.source == .assigned)
    #expect(color.transformation?.transformer == .grayscale)
    #expect(color.transformation?.result == content.textProperties.resolvedColor())
    #expect("\(color)".hasSuffix("\n  transformed by Grayscale (assigned)"), "\(color)")
    let tint = content.explanation(of: \.imageProperties.tintColor)
    #expect(tint.transformation != nil && tint.transformation?.result == nil)
  }

  @Test("A part of a property has the layers of the property, and content has one layer")
  func parts() {
    var content = ListContentConfiguration.cell()
    content.text = "Wi-Fi"
    content.directionalLayoutMargins.leading = 3
    let leading = content.explanation(of: \.directionalLayoutMargins.leading)
    #expect(leading.name == "directionalLayoutMargins" && leading.value == 3)
    #expect(leading.layers.count == 2)
    let text = content.explanation(of: \.text)
    #expect(text.name == "text" && text.layers.map(\.value) == ["Wi-Fi"], "\(text)")
    let empty = ContentUnavailableConfiguration.empty()
    #expect(empty.explanation(of: \.imageToTextPadding).layers.count == 1)
  }
}
