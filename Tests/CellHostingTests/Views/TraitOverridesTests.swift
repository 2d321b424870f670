import CellConfiguration
import CellHosting
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
}
