import AllocationCounter
import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// What configurations cost in memory.
struct CostTests {
  @Test("a configuration is at most 256 bytes large")
  func size() {
    #expect(MemoryLayout<ListContentConfiguration>.size <= 256)
    #expect(MemoryLayout<BackgroundConfiguration>.size <= 256)
  }

  /// Checks how often a block asks for memory, once its lazy tables are filled.
  ///
  /// Without optimisation the compiler puts more on the heap than the code asks for; there the
  /// bound is what was counted with Swift 6.3, so that it does not grow unnoticed.
  private func expect(
    _ limit: Int, inDebug debugLimit: Int = 0, sourceLocation: SourceLocation = #_sourceLocation,
    _ block: () -> Void
  ) {
    block()
    let before = heap_allocations_of_thread()
    block()
    let count = heap_allocations_of_thread() - before
    #if DEBUG
      #expect(count <= max(limit, debugLimit), sourceLocation: sourceLocation)
    #else
      #expect(count <= limit, sourceLocation: sourceLocation)
    #endif
  }

  private static let isCounting = heap_allocations_of_thread() >= 0

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

  @Test("configurations without customised properties need no heap", .enabled(if: isCounting))
  func untouched() {
    var state = CellConfigurationState()
    state.isDisabled = true
    let disabled = state
    let content = Self.content()
    let other = content.updated(for: CellConfigurationState())
    expect(0, inDebug: 1) { keep(Self.content()) }
    expect(0, inDebug: 5) { keep(content.updated(for: disabled)) }
    expect(0) { keep(content == other) }
    expect(0) { keep(content.change(from: other)) }
    expect(0) {
      let copy = content
      keep(copy)
    }
    let background = BackgroundConfiguration(style: .listGroupedCell)
    expect(0, inDebug: 1) { keep(BackgroundConfiguration.listCell()) }
    expect(0, inDebug: 5) { keep(background.updated(for: disabled)) }
  }

  @Test("customising needs an allocation a record, and one more", .enabled(if: isCounting))
  func customized() {
    let customized = Self.customized()
    let other = Self.customized()
    var state = CellConfigurationState()
    state.isDisabled = true
    let disabled = state
    // Own properties, image, text and secondary text.
    expect(4, inDebug: 26) { keep(Self.customized()) }
    expect(0, inDebug: 6) { keep(customized.updated(for: disabled)) }
    expect(0) { keep(customized == other) }
    var again = Self.customized()
    expect(0, inDebug: 3) {
      again.textProperties.color = .systemRed
      again.imageToTextPadding += 1
    }
  }
}

/// Keeps the optimiser from dropping the work that made a value.
@inline(never)
private func keep<Value>(_ value: Value) {}
