import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// What configurations cost in memory.
struct CostTests {
  @Test("A configuration is at most 256 bytes large")
  func size() {
    #expect(MemoryLayout<ListContentConfiguration>.size <= 256)
    #expect(MemoryLayout<BackgroundConfiguration>.size <= 256)
  }

  private static func content() -> ListContentConfiguration {
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Documents"
    content.secondaryText = "23 items"
    content.image = CellImage(systemName: "folder")
    return content
  }

  private static func customized() -> ListContentConfiguration {
    var content = content()
    content.textProperties.color = .systemIndigo
    content.textProperties.numberOfLines = 2
    content.secondaryTextProperties.color = .systemGray
    content.imageProperties.tintColor = .systemRed
    content.imageToTextPadding = 12
    content.alpha = 0.5
    return content
  }

  @Test(
    "Configurations without customized properties allocate no memory",
    .enabled(if: isCountingAllocations)
  )
  func untouched() {
    var state = CellConfigurationState()
    state.isDisabled = true
    let disabled = state
    let content = Self.content()
    let other = content.updated(for: CellConfigurationState())
    expectAllocations(0, inDebug: 1) { keep(Self.content()) }
    expectAllocations(0, inDebug: 5) { keep(content.updated(for: disabled)) }
    expectAllocations(0) { keep(content == other) }
    expectAllocations(0) { keep(content.change(from: other)) }
    expectAllocations(0) {
      let copy = content
      keep(copy)
    }
    let background = BackgroundConfiguration(style: .listGroupedCell)
    expectAllocations(0, inDebug: 1) { keep(BackgroundConfiguration.listCell()) }
    expectAllocations(0, inDebug: 5) { keep(background.updated(for: disabled)) }
  }

  @Test(
    "Customizing allocates once for each record, and once more", .enabled(if: isCountingAllocations)
  )
  func customized() {
    let customized = Self.customized()
    let other = Self.customized()
    var state = CellConfigurationState()
    state.isDisabled = true
    let disabled = state
    // Own properties, image, text and secondary text.
    expectAllocations(4, inDebug: 26) { keep(Self.customized()) }
    expectAllocations(0, inDebug: 6) { keep(customized.updated(for: disabled)) }
    expectAllocations(0) { keep(customized == other) }
    var again = Self.customized()
    expectAllocations(0, inDebug: 4) {
      again.textProperties.color = .systemRed
      again.imageToTextPadding += 1
    }
  }
}
