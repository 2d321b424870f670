import CellConfiguration
import CellTestSupport
import Foundation
import Testing

enum Density: TraitDefinition {
  static let defaultValue = 1.0
}

private enum Theme: TraitDefinition {
  static let defaultValue = "plain"
  static let affectsColorAppearance = true
  static let name = "Theme of the shop"
  static let identifier = "com.example.theme"
}

// The form of a custom trait in UIKit's documentation: to read in collections, to set in both.
extension TraitCollection {
  var density: Double { self[Density.self] }
}

extension MutableTraits {
  var density: Double {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}

/// Traits that are set without knowing whether they are those of a collection.
struct MutableTraitsTests {
  /// Sets each trait through the protocol, to the first value of the table.
  private func setAll(_ traits: inout any MutableTraits, like source: TraitCollection) {
    traits.userInterfaceStyle = source.userInterfaceStyle
    traits.userInterfaceLevel = source.userInterfaceLevel
    traits.userInterfaceIdiom = source.userInterfaceIdiom
    traits.horizontalSizeClass = source.horizontalSizeClass
    traits.verticalSizeClass = source.verticalSizeClass
    traits.layoutDirection = source.layoutDirection
    traits.preferredContentSizeCategory = source.preferredContentSizeCategory
    traits.legibilityWeight = source.legibilityWeight
    traits.accessibilityContrast = source.accessibilityContrast
    traits.activeAppearance = source.activeAppearance
    traits.listEnvironment = source.listEnvironment
    traits.typesettingLanguage = source.typesettingLanguage
    traits.displayScale = source.displayScale
    traits.styleSheet = source.styleSheet
  }

  private func areEqual(_ traits: any MutableTraits, _ source: TraitCollection) -> Bool {
    traits.userInterfaceStyle == source.userInterfaceStyle
      && traits.userInterfaceLevel == source.userInterfaceLevel
      && traits.userInterfaceIdiom == source.userInterfaceIdiom
      && traits.horizontalSizeClass == source.horizontalSizeClass
      && traits.verticalSizeClass == source.verticalSizeClass
      && traits.layoutDirection == source.layoutDirection
      && traits.preferredContentSizeCategory == source.preferredContentSizeCategory
      && traits.legibilityWeight == source.legibilityWeight
      && traits.accessibilityContrast == source.accessibilityContrast
      && traits.activeAppearance == source.activeAppearance
      && traits.listEnvironment == source.listEnvironment
      && traits.typesettingLanguage == source.typesettingLanguage
      && traits.displayScale == source.displayScale && traits.styleSheet == source.styleSheet
  }

  @Test("Every trait can be set through the protocol", arguments: 0...1)
  func everyTrait(value: Int) {
    let source = TraitCollection(traitsFrom: TraitUnderTest.all.map { $0.collections[value] })
    var traits: any MutableTraits = TraitCollection()
    #expect(!areEqual(traits, source))
    setAll(&traits, like: source)
    #expect(areEqual(traits, source))
    // A trait that the functions above forget would be unspecified.
    #expect(traits as? TraitCollection == source)
  }

  @Test("A custom trait has a property in collections and wherever traits are set")
  func property() {
    let dense = TraitCollection { $0.density = 0.8 }
    #expect(dense.density == 0.8 && dense[Density.self] == 0.8)
    #expect(dense.modifyingTraits { $0.density = 1 } == TraitCollection())
    var traits: any MutableTraits = TraitCollection()
    traits.density = 0.8
    #expect(traits as? TraitCollection == dense)
  }

  @Test("Replacing a custom trait changes a copy")
  func replacing() {
    let dense = TraitCollection.phone.replacing(Density.self, value: 0.8)
    #expect(dense == TraitCollection.phone.modifyingTraits { $0[Density.self] = 0.8 })
    #expect(dense.replacing(Density.self, value: 1) == .phone)
    #expect(TraitCollection.phone[Density.self] == 1)
  }

  @Test("A custom trait has names and affects colors only if its type says so")
  func definition() {
    #expect(Density.name == "Density")
    #expect(!Density.affectsColorAppearance)
    let (dense, sale) = (
      TraitCollection { $0[Density.self] = 0.8 }, TraitCollection { $0[Theme.self] = "sale" }
    )
    #expect("\(sale)" == "<Theme of the shop = sale>")
    let none = TraitCollection()
    #expect(!dense.hasDifferentColorAppearance(comparedTo: nil))
    #expect(sale.hasDifferentColorAppearance(comparedTo: nil))
    #expect(none.hasDifferentColorAppearance(comparedTo: sale))
    #expect(!sale.hasDifferentColorAppearance(comparedTo: sale.replacing(Density.self, value: 2)))
  }

  @Test("Comparing colors reads a custom trait that affects them")
  func comparingReads() {
    let sale = TraitCollection { $0[Theme.self] = "sale" }
    let reads = TraitReads()
    _ = sale.recording(reads).hasDifferentColorAppearance(comparedTo: nil)
    let changed = reads.dependencies.changed(
      from: sale, to: TraitCollection { $0[Density.self] = 2 })
    #expect(changed == ["Theme of the shop"])
  }
}
