import CellConfiguration
import Foundation
import Testing

/// Images as descriptions.
struct ImageTests {
  @Test("The standard dimension of images is the recorded sentinel")
  func standardDimension() {
    #expect(
      ListContentConfiguration.ImageProperties.standardDimension == -CGFloat.greatestFiniteMagnitude
    )
  }

  @Test("A symbol uses the tint, and a picture only as a template")
  func tint() throws {
    let symbol = try #require(CellImage(systemName: "star"))
    let picture = CellImage(name: "cat", size: CGSize(width: 40, height: 30))
    #expect(symbol.isSymbol)
    #expect(!picture.isSymbol)
    #expect(symbol.usesTint)
    #expect(!picture.usesTint)
    #expect(!symbol.withRenderingMode(.alwaysOriginal).usesTint)
    #expect(picture.withRenderingMode(.alwaysTemplate).usesTint)
    #expect(symbol.name == "star")
    #expect(picture.name == "cat")
    #expect(symbol.size == nil)
  }

  @Test("An image has a tint of its own where that of the cell does not color it")
  func ownTint() throws {
    let symbol = try #require(CellImage(systemName: "star"))
    let picture = CellImage(name: "cat", size: CGSize(width: 40, height: 30))
    #expect(!picture.isStencil && picture.stencilColor(for: .systemBlue) == nil)
    let red = picture.withTintColor(.systemRed)
    #expect(red.isStencil && red.stencilColor(for: .systemBlue) == .systemRed)
    #expect(symbol.withTintColor(.systemRed).stencilColor(for: .systemBlue) == .systemBlue)
    let original = symbol.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
    #expect(original.renderingMode == .alwaysOriginal && original.tintColor == .systemRed)
    #expect(original.stencilColor(for: .systemBlue) == .systemRed)
    #expect(!symbol.withRenderingMode(.alwaysOriginal).isStencil)
    #expect("\(original)" == "symbol star alwaysOriginal tint (systemRed)")
    let written = try JSONEncoder().encode(original)
    #expect(try JSONDecoder().decode(CellImage.self, from: written) == original)
  }

  @Test("An explicit color of a symbol wins over the tint, except in a template")
  func symbolColors() throws {
    let star = try #require(CellImage(systemName: "star"))
    func color(
      _ image: CellImage, preferring preferred: CellImage.SymbolConfiguration? = nil
    ) -> CellColor? {
      image.stencilColor(for: .systemBlue, preferring: preferred)
    }
    let red = star.applyingSymbolConfiguration(.init(hierarchicalColor: .systemRed))
    #expect(color(red) == .systemRed)
    #expect(color(red.withRenderingMode(.alwaysOriginal)) == .systemRed)
    #expect(red.withRenderingMode(.alwaysOriginal).isStencil)
    #expect(color(red.withRenderingMode(.alwaysTemplate)) == .systemBlue)
    #expect(color(red.withTintColor(.systemGreen, renderingMode: .alwaysOriginal)) == .systemRed)
    let palette = CellImage.SymbolConfiguration(paletteColors: [.systemPink, .systemGreen])
    #expect(color(star, preferring: palette) == .systemPink)
    #expect(color(red, preferring: palette) == .systemRed)
    #expect(color(star, preferring: .init(paletteColors: [])) == .systemBlue)
    #expect(color(star, preferring: .preferringMonochrome()) == .systemBlue)
    #expect(color(star, preferring: .preferringMulticolor()) == .systemBlue)
    #expect(color(red.applyingSymbolConfiguration(.preferringMonochrome())) == .systemBlue)
    let picture = CellImage(name: "cat", size: CGSize(width: 40, height: 30))
    #expect(color(picture, preferring: palette) == nil)
    #expect("\(red)" == "symbol star (hierarchical (systemRed))")
  }

  @Test("Colors of a symbol configuration replace those that it is applied to, and nothing else")
  func applyingColors() {
    let base = CellImage.SymbolConfiguration(pointSize: 24, weight: .bold)
    let colored = base.applying(.init(hierarchicalColor: .systemRed))
    #expect(colored.pointSize == 24 && colored.weight == .bold)
    #expect(colored.colors == .hierarchical(.systemRed))
    #expect(colored.applying(base) == colored)
    #expect(colored.applying(.preferringMulticolor()).colors == .multicolor)
  }

  @Test("An image keeps its tint and its label beside each other")
  func label() {
    var image = CellImage(name: "cat", size: .zero)
    let plain = image
    image.accessibilityLabel = "A cat"
    image.tintColor = .systemRed
    #expect(image.accessibilityLabel == "A cat" && image.tintColor == .systemRed)
    #expect("\(image)" == "image cat 0 x 0 tint (systemRed) saying \"A cat\"")
    image.tintColor = nil
    #expect(image == plain.withAccessibilityLabel("A cat"))
    image.accessibilityLabel = nil
    #expect(image == plain)
  }

  @Test("An image with an empty symbol name is nil")
  func emptyName() { #expect(CellImage(systemName: "") == nil) }

  @Test("Applying a symbol configuration to another one replaces its specified parts")
  func symbolConfigurations() {
    let base = CellImage.SymbolConfiguration(textStyle: .body, scale: .large)
    let heavy = base.applying(CellImage.SymbolConfiguration(weight: .heavy))
    #expect(heavy.textStyle == .body)
    #expect(heavy.weight == .heavy)
    #expect(heavy.scale == .large)
    let sized = heavy.applying(CellImage.SymbolConfiguration(pointSize: 24))
    #expect(sized.pointSize == 24)
    #expect(sized.textStyle == nil)
    #expect(sized.weight == .heavy)
    let styled = sized.applying(CellImage.SymbolConfiguration(textStyle: .title1, scale: .small))
    #expect(styled.pointSize == nil)
    #expect(styled.textStyle == .title1)
    #expect(styled.scale == .small)
    let fromFont = CellImage.SymbolConfiguration(font: .systemFont(ofSize: 11, weight: .bold))
    #expect(fromFont.pointSize == 11)
    #expect(fromFont.weight == .bold)
    #expect(
      CellImage.SymbolConfiguration(font: .preferredFont(forTextStyle: .body)).pointSize == nil)
  }

  @Test("An image merges an applied symbol configuration into its own")
  func imageSymbolConfiguration() throws {
    let star = try #require(CellImage(systemName: "star"))
      .applyingSymbolConfiguration(.init(pointSize: 24))
      .applyingSymbolConfiguration(.init(weight: .bold))
    #expect(star.symbolConfiguration == .init(pointSize: 24, weight: .bold))
  }

  @Test(
    "An image describes itself by kind, name and size",
    arguments: [
      (CellImage(systemName: "wifi"), "symbol wifi"),
      (CellImage(name: "cat", size: CGSize(width: 40, height: 30.5)), "image cat 40 x 30.5"),
      (CellImage(size: CGSize(width: 1, height: 1)), "image 1 x 1"),
    ])
  func description(_ image: CellImage?, _ text: String) throws {
    #expect("\(try #require(image))" == text)
  }
}
