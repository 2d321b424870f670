import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellTestSupport
import CellText
import Foundation
import Testing

/// The product of everything that frames depend on, where sweeps only let every two values meet.
///
/// The long checks try all of it; other release builds every eleventh case, and debug builds,
/// thirty times as slow, every 421st.
@Suite("Layout obeys its laws in every combination of inputs")
struct EveryCombinationTests {
  // Prime, and no divisor of the number of any values: otherwise some of them would never be tried.
  private static let step = isLongCheck ? 1 : triesAllCases ? 11 : 421
  private static let parts = 16

  /// Lays out a share of the product of sizes, by the indices of each case.
  private static func forEachCase(
    _ sizes: [Int], part: Int, _ body: ([Int]) -> Void
  ) {
    let count = sizes.reduce(1, *)
    for number in stride(from: part * step, to: count, by: parts * step) {
      var rest = number
      body(
        sizes.map { size in
          defer { rest /= size }
          return rest % size
        })
    }
  }

  private static func traits(_ look: LayoutVariant, _ choice: ArraySlice<Int>) -> TraitCollection {
    let choice = Array(choice)
    return look.traits(SweptRows.categories[choice[0]]).modifyingTraits {
      $0.layoutDirection = SweptRows.directions[choice[1]]
      $0.displayScale = SweptRows.scales[choice[2]]
    }
  }

  private static let traitSizes = [
    SweptRows.categories.count, SweptRows.directions.count, SweptRows.scales.count,
  ]

  private static func width(_ index: Int, _ traits: TraitCollection) -> CGFloat {
    let scale = traits.effectiveDisplayScale
    return (SweptRows.widths[index] * scale).rounded() / scale
  }

  @Test(
    "Content obeys the laws in every combination of looks, widths, sizes and directions",
    arguments: 0..<parts)
  func contents(_ part: Int) {
    let looks = LayoutVariant.all
    let sizes =
      [SweptRows.widths.count, SweptRows.contents.count] + Self.traitSizes + [looks.count]
    Self.forEachCase(sizes, part: part) { choice in
      let look = looks[choice[5]]
      let traits = Self.traits(look, choice[2...4])
      let state = CellConfigurationState(look.flags, traits)
      let subject = ContentCase(
        content: SweptRows.content(look.style, choice[1], state),
        width: Self.width(choice[0], traits), traits: traits, state: state)
      let violations = LayoutLaws.own.violations(subject)
      if !violations.isEmpty { Issue.record("\(violations) in \(subject)") }
    }
  }

  /// None, and some on both sides.
  private static let accessories: [[CellAccessory]] = [
    [], [.delete(displayed: .always), .label(text: "12"), .disclosureIndicator()],
  ]

  @Test(
    "Cells obey the laws in every combination, with and without accessories", arguments: 0..<parts)
  func cells(_ part: Int) {
    let looks = LayoutVariant.all
    let sizes =
      [SweptRows.widths.count, SweptRows.contents.count, Self.accessories.count]
      + Self.traitSizes + [looks.count]
    let counter = CellLaws.counter
    Self.forEachCase(sizes, part: part) { choice in
      let look = looks[choice[6]]
      let traits = Self.traits(look, choice[3...5])
      let state = CellConfigurationState(look.flags)
      let row = ListDocument.Row(
        content: SweptRows.content(look.style, choice[1], state), background: .listCell(),
        state: state, accessories: Self.accessories[choice[2]])
      let subject = CellCase(
        row, width: Self.width(choice[0], traits), traits: traits,
        margins: DirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16))
      let violations = CellLaws.own.violations(subject, counting: counter)
      if !violations.isEmpty { CellLawTests.report(subject, violations) }
    }
  }

  @Test("Every style, sheet and environment has a look, and some states look different")
  func looks() {
    let looks = LayoutVariant.all
    for style in SweptRows.styles.indices {
      for sheet in SweptRows.sheets {
        #expect(looks.contains { $0.style == style && $0.sheet == sheet })
      }
    }
    #expect(looks.count > SweptRows.styles.count * SweptRows.sheets.count)
    for count in [looks.count, SweptRows.widths.count, SweptRows.contents.count] + Self.traitSizes {
      #expect(Self.step == 1 || count % Self.step != 0)
    }
  }
}
