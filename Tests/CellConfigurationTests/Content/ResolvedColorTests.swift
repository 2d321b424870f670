import CellConfiguration
import Foundation
import Testing

/// The colors that are seen: base or tint first, transformer second.
struct ResolvedColorTests {
  private let tint = CellColor.systemGreen

  @Test("A nil background color resolves to the tint, and clear stays clear")
  func background() {
    var background = BackgroundConfiguration(style: .listPlainCell)
    background.backgroundColor = nil
    background.strokeColor = nil
    #expect(background.resolvedBackgroundColor(for: tint) == tint)
    #expect(background.resolvedStrokeColor(for: tint) == tint)
    let clear = BackgroundConfiguration.clear()
    #expect(clear.backgroundColor == .clear)
    #expect(clear.strokeColor == .clear)
    #expect(clear.resolvedBackgroundColor(for: tint) == .clear)
    #expect(clear.resolvedStrokeColor(for: tint) == .clear)
  }

  @Test("A nil image tint or stroke color resolves to the tint")
  func image() {
    var content = ListContentConfiguration.cell()
    #expect(content.imageProperties.resolvedTintColor(for: tint) == tint)
    #expect(content.imageProperties.resolvedStrokeColor(for: tint) == tint)
    content.imageProperties.tintColor = .systemRed
    content.imageProperties.strokeColor = .clear
    #expect(content.imageProperties.resolvedTintColor(for: tint) == .systemRed)
    #expect(content.imageProperties.resolvedStrokeColor(for: tint) == .clear)
  }

  @Test("A color transformer applies to the property's color, or to the tint without one")
  func transformers() {
    let replace = ConfigurationColorTransformer { $0 == .systemRed ? .black : .white }
    var content = ListContentConfiguration.cell()
    content.textProperties.colorTransformer = replace
    content.imageProperties.tintColorTransformer = replace
    content.imageProperties.strokeColorTransformer = replace
    #expect(content.textProperties.resolvedColor() == .white)
    #expect(content.imageProperties.resolvedTintColor(for: tint) == .white)
    #expect(content.imageProperties.resolvedTintColor(for: .systemRed) == .black)
    #expect(content.imageProperties.resolvedStrokeColor(for: .systemRed) == .black)
    content.textProperties.color = .systemRed
    content.imageProperties.tintColor = .systemRed
    #expect(content.textProperties.resolvedColor() == .black)
    #expect(content.imageProperties.resolvedTintColor(for: tint) == .black)
    var background = BackgroundConfiguration.clear()
    background.backgroundColorTransformer = replace
    background.strokeColorTransformer = replace
    background.backgroundColor = .systemRed
    #expect(background.resolvedBackgroundColor(for: tint) == .black)
    #expect(background.resolvedStrokeColor(for: tint) == .white)
  }

  @Test("A focused row's color is the tint at 12 percent in light and 40 percent in dark style")
  func focusedRow() {
    var state = CellConfigurationState()
    state.isFocused = true
    let background = BackgroundConfiguration(style: .listPlainCell).updated(for: state)
    let color = background.resolvedBackgroundColor(for: .systemBlue)
    let dark = TraitCollection { $0.userInterfaceStyle = .dark }
    #expect(abs(color.resolved(with: TraitCollection()).alpha - 0.12) < 1e-12)
    #expect(abs(color.resolved(with: dark).alpha - 0.4) < 1e-12)
  }

  @Test("A highlighted sidebar row shows 30 percent of the color's alpha")
  func highlightedSidebarRow() {
    var state = CellConfigurationState()
    state.isHighlighted = true
    var content = ListContentConfiguration.sidebarCell()
    content.textProperties.color = CellColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    content = content.updated(for: state)
    let text = content.textProperties.resolvedColor().resolved(with: TraitCollection())
    #expect(abs(text.alpha - 0.15) < 1e-12)
    let image = content.imageProperties.resolvedTintColor(for: tint)
    #expect(abs(image.resolved(with: TraitCollection()).alpha - 0.3) < 1e-12)
  }

  @Test("A customized color keeps the preset transformer of the state")
  func colorKeepsTransformer() {
    var state = CellConfigurationState()
    state.isFocused = true
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.backgroundColor = .systemRed
    background = background.updated(for: state)
    #expect(background.backgroundColor == .systemRed)
    #expect(background.backgroundColorTransformer == .dynamicLightAlpha)
  }

  @Test("A customized transformer applies to the color that the state supplies")
  func transformerKeepsColor() {
    var state = CellConfigurationState()
    state.isSelected = true
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.backgroundColorTransformer = .grayscale
    background = background.updated(for: state)
    #expect(background.backgroundColor == .systemGray4)
    #expect(
      background.resolvedBackgroundColor(for: tint)
        == ConfigurationColorTransformer.grayscale(.systemGray4))
  }

  @Test("Assigned nil colors and transformers stay nil in every state")
  func lockedNil() {
    var state = CellConfigurationState()
    state.isFocused = true
    state.isDisabled = true
    var background = BackgroundConfiguration(style: .listPlainCell)
    background.backgroundColor = nil
    background.backgroundColorTransformer = nil
    background = background.updated(for: state)
    #expect(background.resolvedBackgroundColor(for: tint) == tint)
    var content = ListContentConfiguration.cell()
    content.imageProperties.tintColor = nil
    content = content.updated(for: state)
    #expect(content.imageProperties.tintColor == nil)
  }
}
