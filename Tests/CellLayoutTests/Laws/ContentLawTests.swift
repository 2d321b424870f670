import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Layout of list content obeys its laws")
struct ContentLawTests {
  private static func report(
    _ subject: ContentCase, _ violations: [LayoutViolation],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let laws = violations.map(\.description).joined(separator: "\n")
    Issue.record("\(laws)\nin \(subject)", sourceLocation: sourceLocation)
  }

  /// Every two values of style, content, width, state and traits meet.
  private static let sweep = Sweep(
    SweptRows.traitSizes + [
      SweptRows.styles.count, SweptRows.contents.count, SweptRows.widths.count,
      SweptRows.states.count,
    ], count: 24_000, seed: 1)

  private static func subject(_ choice: [Int]) -> ContentCase {
    let traits = SweptRows.traits(choice)
    let state = CellConfigurationState(SweptRows.states[choice[8]], traits)
    let scale = traits.effectiveDisplayScale
    return ContentCase(
      content: SweptRows.content(choice[5], choice[6], state),
      width: (SweptRows.widths[choice[7]] * scale).rounded() / scale, traits: traits, state: state)
  }

  @Test(
    "List content in all styles, settings and states obeys the laws of layout", arguments: 0..<8)
  func sweep(_ part: Int) {
    for index in someCases(stride(from: part, to: Self.sweep.rows.count, by: 8)) {
      let subject = Self.subject(Self.sweep.rows[index])
      let violations = LayoutLaws.own.violations(subject)
      if !violations.isEmpty { Self.report(subject, violations) }
    }
  }

  @Test("The sweep of list content covers every pair of values")
  func covering() {
    #expect(Self.sweep.missingPairs == 0)
  }

  @Test("Random content configurations obey the laws of layout", arguments: 1...8)
  func random(seed: Int) {
    var generator = ContentCaseGenerator(seed: UInt64(seed))
    for _ in 0..<caseCount(500) {
      let subject = generator.next()
      let violations = LayoutLaws.own.violations(subject)
      if !violations.isEmpty { Self.report(subject, violations) }
    }
  }

  @Test(
    "Random content configurations with invalid numbers obey the laws of layout", arguments: 1...8)
  func hostile(seed: Int) {
    var generator = ContentCaseGenerator(seed: UInt64(seed), isHostile: true)
    for _ in 0..<caseCount(500) {
      let subject = generator.next()
      let violations = LayoutLaws.own.violations(subject)
      if !violations.isEmpty { Self.report(subject, violations) }
    }
  }

  @Test("Texts measured without clusters give the layout of clusters", arguments: 1...4)
  func shortcuts(seed: Int) {
    var generator = ContentCaseGenerator(seed: UInt64(seed))
    var wrapped = 0
    for number in 0..<caseCount(500) {
      var subject = generator.next()
      if number % 2 == 0 {
        subject.traits.preferredContentSizeCategory = .accessibilityLarge
        subject.content.image = CellImage(size: CGSize(width: 20, height: number % 120))
        subject.content.secondaryText = "Downloads"
      }
      let clustered = LayoutContext(
        traits: subject.traits, shaper: UnabridgedShaper(),
        superviewLayoutMargins: subject.inheritedMargins)
      let layouts = [subject.context(), clustered].map {
        let measured = ListContentMeasurement(
          subject.content, width: subject.width, height: subject.height, context: $0)
        return ListContentLayout(measured, height: subject.height)
      }
      #expect(layouts[0] == layouts[1], "\(subject)")
      if layouts[0].arrangement == .wrappedAroundImage { wrapped += 1 }
    }
    #expect(wrapped > caseCount(100))
  }
}
