import CellConfiguration
import Testing

struct ColorClosureTests {
  private static let color = CellColor { _ in .systemRed }
  private static let transformer = ConfigurationColorTransformer { _ in .systemRed }

  private static let contents: [@Sendable (inout ListContentConfiguration) -> Void] = [
    { $0.textProperties.color = color },
    { $0.textProperties.colorTransformer = transformer },
    { $0.secondaryTextProperties.color = color },
    { $0.secondaryTextProperties.colorTransformer = transformer },
    { $0.imageProperties.tintColor = color },
    { $0.imageProperties.tintColorTransformer = transformer },
    { $0.imageProperties.strokeColor = color },
    { $0.imageProperties.strokeColorTransformer = transformer },
  ]

  @Test(
    "A closure is found in any color of content, assigned or in a rule", arguments: contents.indices
  )
  func closureFoundAny(_ place: Int) {
    var content = ListContentConfiguration.cell()
    #expect(!content.hasColorClosures)
    Self.contents[place](&content)
    #expect(content.hasColorClosures)
    #expect(content.colorsOfClosures(for: .tintColor, with: .phone).count == 1)
    var ruled = ListContentConfiguration.cell()
    ruled.when(.selected, Self.contents[place])
    #expect(!ruled.hasColorClosures)
    var state = CellConfigurationState()
    state.isSelected = true
    ruled.update(for: state)
    #expect(ruled.hasColorClosures)
  }

  private static let backgrounds: [@Sendable (inout BackgroundConfiguration) -> Void] = [
    { $0.backgroundColor = color },
    { $0.backgroundColorTransformer = transformer },
    { $0.strokeColor = color },
    { $0.strokeColorTransformer = transformer },
  ]

  @Test("A closure is found in any color of a background", arguments: backgrounds.indices)
  func closureFoundAnyColor(_ place: Int) {
    var background = BackgroundConfiguration.listCell()
    #expect(!background.hasColorClosures)
    Self.backgrounds[place](&background)
    #expect(background.hasColorClosures)
    #expect(background.colorsOfClosures(for: .tintColor, with: .phone).count == 1)
  }
}
