import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

struct TraitOverridesTests {
  private let dark = TraitCollection {
    $0.userInterfaceStyle = .dark
    $0.displayScale = 3
  }
  private let inherited = TraitCollection {
    $0.userInterfaceStyle = .light
    $0.displayScale = 1
    $0.layoutDirection = .rightToLeft
  }

  @Test("All traits overridden at once answer as if each had been")
  func allTraitsOverridden() {
    let overrides = TraitOverrides(dark)
    #expect(overrides.userInterfaceStyle == .dark)
    #expect(overrides.displayScale == 3)
    #expect(overrides.layoutDirection == dark.layoutDirection)
    #expect(overrides.applied(to: inherited) == dark)
    #expect(!overrides.isEmpty)
  }

  @Test("One trait of them can be decided anew, and inherited again")
  func oneTraitThem() {
    var overrides = TraitOverrides(dark)
    overrides.userInterfaceStyle = .light
    #expect(overrides.userInterfaceStyle == .light)
    overrides.displayScale = nil
    #expect(overrides.displayScale == nil)
    var expected = dark
    expected.userInterfaceStyle = .light
    expected.displayScale = 1
    #expect(overrides.applied(to: inherited) == expected)

    overrides.userInterfaceStyle = .dark
    overrides.userInterfaceStyle = nil
    #expect(overrides.userInterfaceStyle == nil)
    #expect(overrides.applied(to: inherited).userInterfaceStyle == .light)
    overrides.displayScale = 2
    #expect(overrides.displayScale == 2)
    #expect(overrides.applied(to: inherited).displayScale == 2)
  }

  @Test("A trait alone is inherited again without a trace")
  func traitAloneInherited() {
    var overrides = TraitOverrides()
    #expect(overrides.userInterfaceStyle == nil)
    overrides.userInterfaceStyle = .dark
    #expect(overrides.applied(to: inherited).userInterfaceStyle == .dark)
    overrides.userInterfaceStyle = nil
    #expect(overrides.userInterfaceStyle == nil)
    #expect(overrides.isEmpty)
    #expect(overrides.applied(to: inherited) == inherited)
  }

  @Test("Traits of one's own follow the same rules")
  func traitsOnesFollow() {
    struct Density: TraitDefinition {
      static let defaultValue = 1
    }
    var traits = dark
    traits[Density.self] = 4
    var overrides = TraitOverrides(traits)
    #expect(overrides[Density.self] == 4)
    overrides[Density.self] = nil
    #expect(overrides[Density.self] == nil)
    var others = inherited
    others[Density.self] = 9
    #expect(overrides.applied(to: others)[Density.self] == 9)
  }

  @Test("Every trait of a view is overridden, read and inherited again", arguments: 0...1)
  func everyTrait(value: Int) {
    for trait in TraitUnderTest.all {
      let collection = trait.collections[value]
      var overrides = TraitOverrides()
      func check<Value: Hashable & Sendable>(
        _ name: String, _ path: WritableKeyPath<TraitOverrides, Value?>,
        _ property: any WritableKeyPath<TraitCollection, Value> & Sendable
      ) {
        guard name == trait.description else { return }
        #expect(overrides[keyPath: path] == nil, "\(trait)")
        overrides[keyPath: path] = collection[keyPath: property]
        #expect(overrides[keyPath: path] == collection[keyPath: property], "\(trait)")
        #expect(overrides[property: property] == collection[keyPath: property], "\(trait)")
        #expect(overrides.applied(to: TraitCollection()) == collection, "\(trait)")
        overrides[keyPath: path] = nil
        #expect(overrides.isEmpty, "\(trait)")
        overrides[property: property] = collection[keyPath: property]
      }
      check("userInterfaceStyle", \.userInterfaceStyle, \.userInterfaceStyle)
      check("userInterfaceLevel", \.userInterfaceLevel, \.userInterfaceLevel)
      check("userInterfaceIdiom", \.userInterfaceIdiom, \.userInterfaceIdiom)
      check("horizontalSizeClass", \.horizontalSizeClass, \.horizontalSizeClass)
      check("verticalSizeClass", \.verticalSizeClass, \.verticalSizeClass)
      check("layoutDirection", \.layoutDirection, \.layoutDirection)
      check(
        "preferredContentSizeCategory", \.preferredContentSizeCategory,
        \.preferredContentSizeCategory)
      check("legibilityWeight", \.legibilityWeight, \.legibilityWeight)
      check("accessibilityContrast", \.accessibilityContrast, \.accessibilityContrast)
      check("activeAppearance", \.activeAppearance, \.activeAppearance)
      check("listEnvironment", \.listEnvironment, \.listEnvironment)
      check("displayScale", \.displayScale, \.displayScale)
      check("styleSheet", \.styleSheet, \.styleSheet)
      if trait.description == "typesettingLanguage" {
        overrides.typesettingLanguage = collection.typesettingLanguage
        #expect(overrides.typesettingLanguage == collection.typesettingLanguage)
        overrides.typesettingLanguage = nil
        #expect(overrides.isEmpty)
        overrides.typesettingLanguage = collection.typesettingLanguage
      }
      #expect(overrides.applied(to: TraitCollection()) == collection, "\(trait)")
    }
  }

  @Test("A property for a custom trait overrides it")
  func propertyOverrides() {
    var overrides = TraitOverrides()
    #expect(overrides.columns == 1)
    overrides.columns = 3
    #expect(overrides.columns == 3 && overrides[Columns.self] == 3)
    #expect(overrides.applied(to: inherited)[Columns.self] == 3)
    overrides[Columns.self] = nil
    #expect(overrides.isEmpty)
    var anyTraits: any MutableTraits = overrides
    anyTraits.columns = 2
    anyTraits.typesettingLanguage = nil
    let changed = anyTraits as? TraitOverrides
    #expect(changed?.columns == 2)
    // A language that is not specified is an override too.
    let thai = TraitCollection { $0.typesettingLanguage = Locale.Language(identifier: "th") }
    #expect(changed?.applied(to: thai).typesettingLanguage == nil)
  }
}

private enum Columns: TraitDefinition {
  static let defaultValue = 1
}

extension MutableTraits {
  fileprivate var columns: Int {
    get { self[Columns.self] }
    set { self[Columns.self] = newValue }
  }
}
