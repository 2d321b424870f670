import CellConfiguration
import Foundation
import Testing

/// The tint as a color, and colors of hue, saturation and brightness.
struct TintColorTests {
  private let traits = TraitCollection.phone.modifyingTraits { $0.userInterfaceStyle = .dark }

  @Test("The tint as a color is the one that is given when it is resolved, else the system's blue")
  func resolving() {
    let green = CellColor.systemGreen.resolved(with: traits)
    #expect(CellColor.tintColor.resolved(with: traits, tint: .systemGreen) == green)
    #expect(
      CellColor.tintColor.resolved(with: traits) == CellColor.systemBlue.resolved(with: traits))
    #expect(CellColor.systemRed.resolved(with: traits, tint: .systemGreen) != green)
    let half = CellColor.tintColor.withAlphaComponent(0.5)
    #expect(half.resolved(with: traits, tint: .systemGreen).alpha == 0.5)
    #expect(half.resolved(with: traits, tint: .systemGreen).green == green.green)
    let pair = CellColor(light: .black, dark: .tintColor)
    #expect(pair.resolved(with: traits, tint: .systemGreen) == green)
    let chosen = CellColor { _ in .tintColor }
    #expect(chosen.resolved(with: traits, tint: .systemGreen) == green)
    let gray = ConfigurationColorTransformer.grayscale
    #expect(
      gray(.tintColor).resolved(with: traits, tint: .systemGreen)
        == gray(.systemGreen).resolved(with: traits))
  }

  @Test("A tint that is the tint itself is the system's blue")
  func tintOfItself() {
    #expect(
      CellColor.tintColor.resolved(with: traits, tint: .tintColor)
        == CellColor.systemBlue.resolved(with: traits))
  }

  @Test("Where a configuration takes a color for a tint, the tint as a color is the same as none")
  func configurations() {
    var background = BackgroundConfiguration.clear()
    background.backgroundColor = .tintColor
    background.strokeColor = .tintColor.withAlphaComponent(0.5)
    #expect(background.resolvedBackgroundColor(for: .systemGreen) == .systemGreen)
    #expect(
      background.resolvedStrokeColor(for: .systemGreen) == .systemGreen.withAlphaComponent(0.5))
    var content = ListContentConfiguration.cell()
    content.imageProperties.tintColor = .tintColor
    content.imageProperties.strokeColor = CellColor(light: .tintColor, dark: .black)
    #expect(content.imageProperties.resolvedTintColor(for: .systemGreen) == .systemGreen)
    #expect(
      content.imageProperties.resolvedStrokeColor(for: .systemGreen)
        == CellColor(light: .systemGreen, dark: .black))
  }

  @Test("A tint that takes as many steps as a color may stays to be resolved")
  func manySteps() {
    let long = (0..<400).reduce(CellColor.systemGreen) { color, _ in
      ConfigurationColorTransformer.alpha(1)(color)
    }
    var background = BackgroundConfiguration.clear()
    background.backgroundColor = ConfigurationColorTransformer.grayscale(.tintColor)
    let color = background.resolvedBackgroundColor(for: long)
    let gray = ConfigurationColorTransformer.grayscale(.systemGreen)
    #expect(color.resolved(with: traits, tint: long) == gray.resolved(with: traits))
  }

  @Test(
    "Hues run from red through green and blue back to red",
    arguments: [
      (0, 1, 1, [1, 0, 0]), (1.0 / 6, 1, 1, [1, 1, 0]), (1.0 / 3, 1, 1, [0, 1, 0]),
      (0.5, 1, 0.5, [0, 0.5, 0.5]), (2.0 / 3, 1, 1, [0, 0, 1]), (5.0 / 6, 1, 1, [1, 0, 1]),
      (1, 1, 1, [1, 0, 0]), (0.3, 0, 0.25, [0.25, 0.25, 0.25]), (0, 0.5, 1, [1, 0.5, 0.5]),
      (1.0 / 12, 1, 1, [1, 0.5, 0]), (-1, 2, .infinity, [1, 0, 0]), (.nan, .nan, 1, [1, 1, 1]),
    ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
  func hue(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, _ expected: [CGFloat]) {
    let color = CellColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    let found = color.resolved(with: .phone)
    #expect(abs(found.red - expected[0]) < 1e-9)
    #expect(abs(found.green - expected[1]) < 1e-9)
    #expect(abs(found.blue - expected[2]) < 1e-9)
    #expect(found.alpha == 0.5)
  }

  @Test("Traits differ in their colors by style, contrast, level and style sheet alone")
  func appearances() {
    let phone = TraitCollection.phone
    let changes: [(inout TraitCollection) -> Void] = [
      { $0.userInterfaceStyle = .dark }, { $0.accessibilityContrast = .high },
      { $0.userInterfaceLevel = .elevated }, { $0.styleSheet = .iOS18 },
    ]
    for change in changes {
      #expect(phone.hasDifferentColorAppearance(comparedTo: phone.modifyingTraits(change)))
    }
    let others = phone.modifyingTraits {
      $0.preferredContentSizeCategory = .extraLarge
      $0.layoutDirection = .rightToLeft
      $0.listEnvironment = .sidebar
    }
    #expect(!phone.hasDifferentColorAppearance(comparedTo: others))
    #expect(!TraitCollection().hasDifferentColorAppearance(comparedTo: nil))
    #expect(traits.hasDifferentColorAppearance(comparedTo: nil))
  }
}
