import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// What the documentation says of costs, and of traits that nobody set.
@Suite("Configurations do what is claimed of costs and unspecified traits")
struct ClaimTests {
  @Test("Checking accessories takes time in proportion to their number")
  func accessories() {
    expectGrowth(.linear, from: 64, to: 1_024) { count in
      let view = CellAccessory.customView(
        .init("badge", size: CGSize(width: 9, height: 9)), placement: .trailing())
      let accessories = [CellAccessory](repeating: view, count: count)
      return { #expect(throws: Never.self) { try CellAccessory.validate(accessories) } }
    }
    expectGrowth(.linear, from: 64, to: 1_024) { count in
      let accessories = [CellAccessory](repeating: .checkmark(), count: count)
      return {
        #expect(throws: CellAccessory.DuplicateError.self) {
          try CellAccessory.validate(accessories)
        }
      }
    }
  }

  @Test("Comparing two configurations takes time in proportion to their texts")
  func change() {
    expectGrowth(.linear, from: 1_000, to: 64_000) { count in
      func content() -> ListContentConfiguration {
        var content = ListContentConfiguration.cell()
        content.text = String(repeating: "é", count: count)
        return content
      }
      let (old, new) = (content(), content())
      return { for _ in 0..<20 { keep(new.change(from: old)) } }
    }
  }

  @Test("An unspecified style counts as light, an unspecified direction as left to right")
  func unspecified() {
    var traits = TraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified && traits.layoutDirection == .unspecified)
    #expect(!traits.isDark && !traits.isRightToLeft)
    (traits.userInterfaceStyle, traits.layoutDirection) = (.dark, .rightToLeft)
    #expect(traits.isDark && traits.isRightToLeft)
  }

  @Test("Colors of a symbol configuration count as one part")
  func symbolColors() {
    let base = CellImage.SymbolConfiguration(paletteColors: [.red, .green])
      .applying(CellImage.SymbolConfiguration(weight: .bold))
    let other = CellImage.SymbolConfiguration(hierarchicalColor: .blue)
    let both = base.applying(other)
    #expect(both.colors == other.colors && both.weight == .bold)
    #expect(other.applying(base).colors == base.colors)
  }
}
