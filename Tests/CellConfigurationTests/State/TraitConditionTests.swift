import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// Conditions that test traits.
struct TraitConditionTests {
  private static let conditions = StateSpace.testedTraits.map(\.condition)

  private func state(
    _ flags: ConfigurationStateFlags, _ traits: [TraitCollection]
  ) -> CellConfigurationState {
    CellConfigurationState(flags, TraitCollection(traitsFrom: traits))
  }

  @Test("Each condition on traits holds for its trait alone")
  func traits() {
    for (condition, traits) in StateSpace.testedTraits {
      let present = CellConfigurationState([], traits)
      #expect(Self.conditions.filter { $0.holds(for: present) } == [condition])
      #expect(!condition.holds(for: CellConfigurationState()))
      #expect((!condition).holds(for: CellConfigurationState()))
      #expect(!condition.holds(for: ConfigurationStateFlags()))
      #expect(condition.holds(for: ViewConfigurationState(traitCollection: traits)))
    }
  }

  @Test("A condition tests the traits of a collection however the collection was made")
  func origins() throws {
    let others = TraitCollection {
      $0.userInterfaceStyle = .light
      $0.accessibilityContrast = .normal
      $0.preferredContentSizeCategory = .large
      $0.legibilityWeight = .regular
      $0.layoutDirection = .leftToRight
      $0.horizontalSizeClass = .regular
    }
    for (condition, traits) in StateSpace.testedTraits {
      let merged = TraitCollection(traitsFrom: [others, traits])
      let coded = try JSONDecoder().decode(
        TraitCollection.self, from: JSONEncoder().encode(traits))
      for traits in [merged, coded, coded.modifyingTraits { $0.displayScale = 2 }] {
        #expect(condition.holds(for: CellConfigurationState([], traits)), "\(traits)")
      }
      for traits in [others, TraitCollection(traitsFrom: [merged, others])] {
        #expect(!condition.holds(for: CellConfigurationState([], traits)), "\(traits)")
      }
    }
  }

  @Test("Conditions on traits combine with conditions on flags")
  func operators() {
    let condition: StateCondition = .dark && !.selected || .accessibilitySize
    let dark = TraitCollection { $0.userInterfaceStyle = .dark }
    let large = TraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge }
    #expect(condition.holds(for: state([], [dark])))
    #expect(!condition.holds(for: state(.selected, [dark])))
    #expect(condition.holds(for: state(.selected, [dark, large])))
    #expect(!condition.holds(for: state([], [])))
    #expect("\(condition)" == "!selected && dark || accessibilitySize")
    #expect("\(!StateCondition.dark)" == "!dark")
  }

  @Test("An update with other traits applies the rules for these traits")
  func updates() {
    var content = ListContentConfiguration.cell()
    content.when(.accessibilitySize) { $0.textProperties.numberOfLines = 0 }
    content.when(.dark) { $0.textProperties.color = .white }
    content.when(.dark && .selected) { $0.textProperties.color = .systemYellow }
    content.textProperties.numberOfLines = 1
    let dark = TraitCollection { $0.userInterfaceStyle = .dark }
    let large = TraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge }
    #expect(content.textProperties.color == .label)
    let inDark = content.updated(for: state([], [dark]))
    #expect(inDark.textProperties.color == .white)
    #expect(inDark.textProperties.numberOfLines == 1)
    #expect(inDark.updated(for: state(.selected, [dark])).textProperties.color == .systemYellow)
    let inBoth = inDark.updated(for: state([], [dark, large]))
    #expect(inBoth.textProperties.color == .white)
    #expect(inBoth.textProperties.numberOfLines == 0)
    #expect(inBoth.updated(for: state([], [])) == content)
  }

  @Test("A rule for the current traits applies at once")
  func presentTraits() {
    let dark = TraitCollection { $0.userInterfaceStyle = .dark }
    var background = BackgroundConfiguration.listCell().updated(for: state([], [dark]))
    background.when(.dark) { $0.backgroundColor = .black }
    #expect(background.backgroundColor == .black)
    #expect(background.updated(for: state([], [])).backgroundColor != .black)
  }

  @Test("The closure of a rule reads the values for its traits")
  func reading() {
    var content = ListContentConfiguration.cell()
    content.when(.dark) { $0.alpha = 0.5 }
    content.when(.rightToLeft) { $0.imageToTextPadding = 3 }
    content.when(.dark && .rightToLeft) {
      #expect($0.alpha == 0.5)
      #expect($0.imageToTextPadding == 3)
    }
    content.when(.dark) {
      #expect($0.imageToTextPadding == 16)
      $0.when(.rightToLeft) { #expect($0.imageToTextPadding == 3) }
    }
  }

  @Test("Every trait that a rule tests can change a look, in Swift and after coding")
  func coding() throws {
    for (condition, traits) in StateSpace.testedTraits {
      var content = ListContentConfiguration.cell()
      content.when(condition || .selected && !condition) { $0.alpha = 0.5 }
      content.when(.always) { $0.imageToTextPadding = 3 }
      let coded = try ConfigurationLaws.coded(content)
      #expect(coded == content)
      #expect(coded.updated(for: state([], [])).alpha == 1)
      let updated = coded.updated(for: state([], [traits]))
      #expect(updated.alpha == 0.5)
      let again = try ConfigurationLaws.coded(updated)
      #expect(again == updated)
      #expect(again.alpha == 0.5)
    }
  }

  @Test("A document has the traits of an update only if a condition tests them")
  func documents() throws {
    let traits = TraitCollection(traitsFrom: StateSpace.testedTraits.map(\.traits))
    func text(_ condition: StateCondition) throws -> String {
      var content = ListContentConfiguration.cell()
      content.when(condition) { $0.alpha = 0.5 }
      let updated = content.updated(for: state(.selected, [traits]))
      return String(decoding: try JSONEncoder().encode(updated), as: UTF8.self)
    }
    #expect(try !text(.selected).contains("traits"))
    #expect(try !text(.selected).contains("dark"))
    let tested = try text(.dark && .selected)
    #expect(tested.contains(#""traits":["dark"]"#))
    #expect(tested.contains(#""state":"selected && dark""#))
  }

  @Test("An update counts the traits that rules test as read, and no others")
  func reads() {
    let traits = TraitCollection(traitsFrom: StateSpace.testedTraits.map(\.traits))
    func names(_ change: (inout ListContentConfiguration) -> Void) -> [String] {
      let reads = TraitReads()
      var content = ListContentConfiguration.cell()
      change(&content)
      content.update(
        for: CellConfigurationState(traitCollection: TraitCollection().recording(reads)))
      return reads.dependencies.changed(from: TraitCollection(), to: traits)
    }
    #expect(names { _ in } == [])
    #expect(names { $0.when(.selected) { $0.alpha = 0.5 } } == [])
    #expect(names { $0.when(.dark) { $0.alpha = 0.5 } } == ["userInterfaceStyle"])
    let both = names { $0.when(.boldText && .selected || .rightToLeft) { $0.alpha = 0.5 } }
    #expect(both == ["layoutDirection", "legibilityWeight"])
    let all = names { content in
      for condition in Self.conditions { content.when(condition) { $0.alpha = 0.5 } }
    }
    #expect(all.count == Self.conditions.count)
  }

  @Test("The defaults of a style sheet can depend on traits")
  func sheets() throws {
    let sheet = StyleSheet.iOS26
      .changing {
        $0.changeContent(of: [.cell], when: .accessibilitySize) { $0.imageToTextPadding = 5 }
      }
      .changing {
        $0.changeContent(of: [.cell], when: .dark && .selected) { $0.imageToTextPadding = 6 }
      }
      .changing { $0.changeContent(of: [.cell], when: .selected) { $0.imageToTextPadding = 7 } }
    let coded = try JSONDecoder().decode(StyleSheet.self, from: JSONEncoder().encode(sheet))
    #expect(coded == sheet)
    let dark = TraitCollection { $0.userInterfaceStyle = .dark }
    let large = TraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge }
    for sheet in [sheet, coded] {
      func padding(_ flags: ConfigurationStateFlags, _ traits: [TraitCollection]) -> CGFloat {
        let inSheet = TraitCollection { $0.styleSheet = sheet }
        return ListContentConfiguration.cell()
          .updated(for: state(flags, [inSheet] + traits)).imageToTextPadding
      }
      #expect(padding([], []) == 16)
      #expect(padding([], [dark]) == 16)
      #expect(padding([], [large]) == 5)
      #expect(padding([], [dark, large]) == 5)
      #expect(padding(.selected, []) == 7)
      #expect(padding(.selected, [large]) == 7)
      #expect(padding(.selected, [dark]) == 6)
      #expect(padding(.selected, [dark, large]) == 6)
      #expect(padding(.focused, [dark, large]) == 5)
    }
  }

  @Test("A sheet that distinguishes too many states is refused")
  func manyStates() throws {
    let names = ConfigurationStateFlags.names.map(\.name) + TraitFlags.names.map(\.name)
    let changes = names.map { #"{"style": "cell", "when": "\#($0)", "alpha": 0.5}"# }
    let document =
      #"{"name": "All", "basedOn": "iOS26", "content": [\#(changes.joined(separator: ", "))]}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(StyleSheet.self, from: Data(document.utf8))
    }
  }
}
