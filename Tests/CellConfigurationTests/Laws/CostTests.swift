import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// What configurations cost in memory.
struct CostTests {
  @Test("Content is at most 122 bytes large, and a background at most 32")
  func size() {
    #expect(MemoryLayout<ListContentConfiguration>.size <= 122)
    #expect(MemoryLayout<BackgroundConfiguration>.size <= 32)
  }

  @Test(
    "An update allocates only if other rules hold: one box, and one for each group they change",
    .enabled(if: isCountingAllocations)
  )
  func rules() {
    let selected = CellConfigurationState(.selected)
    let focused = CellConfigurationState([.selected, .focused])
    var ruled = Self.content()
    ruled.when(.selected) { $0.textProperties.color = .white }
    let fresh = ruled
    expectAllocations(0, inDebug: 12) { keep(fresh.updated(for: selected)) }
    let updated = fresh.updated(for: selected)
    expectAllocations(0, inDebug: 12) { keep(updated.updated(for: focused)) }
    expectAllocations(0, inDebug: 12) { keep(updated.updated(for: CellConfigurationState())) }
    ruled.imageToTextPadding = 3
    let padded = ruled
    expectAllocations(1, inDebug: 60) { keep(padded.updated(for: selected)) }
    let held = padded.updated(for: selected)
    expectAllocations(0, inDebug: 12) { keep(held.updated(for: focused)) }
    expectAllocations(1, inDebug: 60) { keep(held.updated(for: CellConfigurationState())) }
    ruled.textProperties.color = .systemRed
    let both = ruled
    expectAllocations(2, inDebug: 60) { keep(both.updated(for: selected)) }
  }

  @Test(
    "Several rules are merged once for a state, for all copies with these rules",
    .enabled(if: isCountingAllocations)
  )
  func mergedRules() {
    var ruled = Self.content()
    ruled.when(.selected) { $0.textProperties.color = .white }
    ruled.when(.disabled) { $0.textProperties.numberOfLines = 1 }
    let both = CellConfigurationState([.selected, .disabled])
    var copy = ruled
    copy.text = "Downloads"
    keep(ruled.updated(for: both))
    let other = copy
    expectAllocations(0, inDebug: 12) { keep(other.updated(for: both)) }
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
    "Customizing allocates once for each group, and once more", .enabled(if: isCountingAllocations)
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
