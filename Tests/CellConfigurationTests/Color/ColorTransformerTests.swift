import CellConfiguration
import Foundation
import Testing

/// Functions from color to color, as values.
struct ColorTransformerTests {
  private let light = TraitCollection { $0.userInterfaceStyle = .light }
  private let dark = TraitCollection { $0.userInterfaceStyle = .dark }

  @Test("An alpha transformer multiplies the alpha and keeps the hue")
  func alpha() {
    let color = CellColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5)
    let faded = ConfigurationColorTransformer.alpha(0.3)(color).resolved(with: light)
    #expect(abs(faded.alpha - 0.15) < 1e-12)
    #expect(faded.red == 0.1)
    #expect(faded.green == 0.2)
    #expect(faded.blue == 0.3)
  }

  @Test("Dynamic light alpha is 12 percent in light style and 40 percent in dark style")
  func dynamicLightAlpha() {
    let focused = ConfigurationColorTransformer.dynamicLightAlpha(.systemBlue)
    #expect(abs(focused.resolved(with: light).alpha - 0.12) < 1e-12)
    #expect(abs(focused.resolved(with: TraitCollection()).alpha - 0.12) < 1e-12)
    #expect(abs(focused.resolved(with: dark).alpha - 0.4) < 1e-12)
    // The factor is chosen with the traits that choose the components.
    #expect(focused.resolved(with: dark).green == CellColor.systemBlue.resolved(with: dark).green)
    let half = CellColor.systemBlue.withAlphaComponent(0.5)
    let faded = ConfigurationColorTransformer.dynamicLightAlpha(half)
    #expect(abs(faded.resolved(with: dark).alpha - 0.2) < 1e-12)
  }

  @Test("Grayscale keeps alpha and weighs the components by luminance")
  func grayscale() {
    let color = CellColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.4)
    for transformer in [ConfigurationColorTransformer.grayscale, .monochromeTint] {
      let gray = transformer(color).resolved(with: light)
      #expect(abs(gray.red - (0.299 + 0.587 * 0.5 + 0.114 * 0.25)) < 1e-12)
      #expect(gray.red == gray.green)
      #expect(gray.green == gray.blue)
      #expect(gray.alpha == 0.4)
    }
  }

  @Test("The preferred tint transformer leaves a color unchanged")
  func preferredTint() {
    #expect(ConfigurationColorTransformer.preferredTint(.systemRed) == .systemRed)
  }

  @Test("A transformed color stays dynamic")
  func staysDynamic() {
    let gray = ConfigurationColorTransformer.grayscale(.systemBackground)
    #expect(gray.resolved(with: light).hex == "#FFFFFFFF")
    #expect(gray.resolved(with: dark).hex == "#000000FF")
  }

  @Test("Transformers compose in order")
  func composition() {
    let fadeToRed = ConfigurationColorTransformer.alpha(0.5)
      .followed(by: ConfigurationColorTransformer { _ in .red })
    #expect(fadeToRed(.blue).resolved(with: light).hex == "#FF0000FF")
    let redToFade = ConfigurationColorTransformer { _ in .red }.followed(by: .alpha(0.5))
    #expect(redToFade(.blue).resolved(with: light).hex == "#FF000080")
    let gray = ConfigurationColorTransformer.grayscale.followed(by: .dynamicLightAlpha)
    #expect(gray(.white).resolved(with: dark).hex == "#FFFFFF66")
  }

  @Test("Composed transformers also work on a resolved color")
  func compositionOfResolved() {
    let inner = ConfigurationColorTransformer.grayscale
      .followed(by: ConfigurationColorTransformer { $0.withAlphaComponent(0.5) })
    let outer = inner.followed(by: .alpha(0.5))
    #expect(outer(.white).resolved(with: light).hex == "#FFFFFF40")
  }

  @Test("Named transformers are equal by name, and closures only to their copies")
  func equality() {
    #expect(ConfigurationColorTransformer.alpha(0.3) == .alpha(0.3))
    #expect(ConfigurationColorTransformer.alpha(0.3) != .alpha(0.5))
    #expect(ConfigurationColorTransformer.grayscale != .monochromeTint)
    #expect(
      ConfigurationColorTransformer.grayscale.followed(by: .alpha(0.5))
        == .grayscale.followed(by: .alpha(0.5)))
    let custom = ConfigurationColorTransformer { $0 }
    let copy = custom
    #expect(custom == copy)
    #expect(custom.hashValue == copy.hashValue)
    #expect(custom != ConfigurationColorTransformer { $0 })
  }

  @Test("A configuration with a closure stays equal to its copies and updates")
  func closureInConfiguration() {
    var content = ListContentConfiguration.cell()
    content.textProperties.colorTransformer = ConfigurationColorTransformer { $0 }
    let copy = content
    #expect(content == copy)
    let state = CellConfigurationState()
    #expect(content.updated(for: state) == content.updated(for: state))
  }

  @Test(
    "A transformer prints its name",
    arguments: [
      (ConfigurationColorTransformer.alpha(0.3), "30% Alpha"), (.alpha(0.5), "50% Alpha"),
      (.dynamicLightAlpha, "Dynamic Light Alpha"), (.grayscale, "Grayscale"),
      (ConfigurationColorTransformer { $0 }, "Custom"),
    ])
  func description(_ transformer: ConfigurationColorTransformer, _ name: String) {
    #expect("\(transformer)" == name)
  }

  @Test("The transform of a color transformer is available as a function")
  func transform() {
    let function = ConfigurationColorTransformer.alpha(0.5).transform
    #expect(function(.red) == ConfigurationColorTransformer.alpha(0.5)(.red))
  }
}
