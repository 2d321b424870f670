import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Dispatch
import Foundation
import Testing

/// Counts how often fonts are resolved, each of which asks for its metrics once.
private final class CountingShaper: TextShaper, @unchecked Sendable {
  private let shaper = EmbeddedShaper()
  private let lock = NSLock()
  private var metricsAsked = 0

  /// How often metrics were asked for since the last time.
  func takeCount() -> Int {
    lock.withLock {
      defer { metricsAsked = 0 }
      return metricsAsked
    }
  }

  func metrics(of font: ResolvedFont) -> LineMetrics {
    lock.withLock { metricsAsked += 1 }
    return shaper.metrics(of: font)
  }

  func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
    shaper.shape(run, into: &clusters)
  }

  func width(
    ofSimpleText text: UnsafeBufferPointer<UInt8>, font: ResolvedFont, atMost limit: CGFloat
  ) -> CGFloat? {
    shaper.width(ofSimpleText: text, font: font, atMost: limit)
  }
}

struct SharedStyleTests {
  private let shaper = CountingShaper()

  private func content(_ style: ListContentConfiguration.Style) -> ListContentConfiguration {
    var content = ListContentConfiguration(style: style)
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    content.image = CellImage(systemName: "wifi")
    return content
  }

  @Test("All cells of a look in a context resolve their fonts once")
  func allCellsLook() {
    let context = LayoutContext(shaper: shaper)
    for _ in 0..<10 { _ = ListContentLayout(content(.cell), width: 320, context: context) }
    #expect(shaper.takeCount() == 2)
    let copy = context
    _ = ListContentLayout(content(.cell), width: 200, context: copy)
    #expect(shaper.takeCount() == 0)
    _ = ListContentLayout(content(.subtitleCell), width: 200, context: copy)
    #expect(shaper.takeCount() == 2)
  }

  @Test("Colors, margins and distances resolve no font again")
  func colorsMarginsDistances() {
    let context = LayoutContext(shaper: shaper)
    var changed = content(.cell)
    let plain = ListContentLayout(changed, width: 320, context: context)
    #expect(shaper.takeCount() == 2)
    changed.textProperties.color = .systemRed
    changed.secondaryTextProperties.colorTransformer = .grayscale
    changed.imageProperties.tintColor = .systemRed
    #expect(ListContentLayout(changed, width: 320, context: context) == plain)
    changed.directionalLayoutMargins.top = 40
    changed.imageToTextPadding = 2
    changed.when(.selected) { $0.textToSecondaryTextVerticalPadding = 9 }
    #expect(ListContentLayout(changed, width: 320, context: context) != plain)
    #expect(shaper.takeCount() == 0)
  }

  @Test("A text with an own font resolves that one alone")
  func textFontResolves() {
    let context = LayoutContext(shaper: shaper)
    var changed = content(.cell)
    _ = ListContentLayout(changed, width: 320, context: context)
    #expect(shaper.takeCount() == 2)
    changed.secondaryTextProperties.font = .systemFont(ofSize: 30)
    _ = ListContentLayout(changed, width: 320, context: context)
    #expect(shaper.takeCount() == 1)
  }

  @Test("Cells that assign the same fonts resolve them once, whatever their colors")
  func cellsAssignSame() {
    let context = LayoutContext(shaper: shaper)
    func look(_ size: CGFloat, _ color: CellColor) -> Int {
      var changed = content(.cell)
      changed.textProperties.font = .systemFont(ofSize: size)
      changed.textProperties.color = color
      changed.secondaryTextProperties.numberOfLines = 2
      _ = ListContentLayout(changed, width: 320, context: context)
      return shaper.takeCount()
    }
    #expect(look(20, .systemRed) == 4)
    #expect(look(20, .systemRed) == 0)
    #expect(look(20, .systemBlue) == 0)
    #expect(look(21, .systemRed) == 2)
    #expect(look(20, .systemRed) == 0)
  }

  @Test("A context keeps 32 assigned looks, and resolves others each time")
  func keptLooks() {
    let context = LayoutContext(shaper: shaper)
    func resolvedFonts() -> [Int] {
      (1...40).map { size in
        var changed = content(.cell)
        changed.textProperties.font = .systemFont(ofSize: CGFloat(size))
        _ = ListContentLayout(changed, width: 320, context: context)
        return shaper.takeCount()
      }
    }
    _ = ListContentLayout(content(.cell), width: 320, context: context)
    #expect(shaper.takeCount() == 2)
    #expect(resolvedFonts() == Array(repeating: 1, count: 40))
    #expect(resolvedFonts() == Array(repeating: 0, count: 32) + Array(repeating: 1, count: 8))
  }

  @Test("A layout with any assigned property is the same in a context that kept other looks")
  func layoutAnyAssigned() {
    let context = LayoutContext()
    for style in [ListContentConfiguration.Style.cell, .valueCell] {
      for _ in 0..<2 {
        for property in ContentUnderTest.properties where property.kind != .content {
          for sample in 0..<property.sampleCount {
            var changed = content(style)
            property.assign(&changed, sample)
            let layout = ListContentLayout(changed, width: 200, context: context)
            let expected = ListContentLayout(changed, width: 200, context: LayoutContext())
            #expect(layout == expected, "\(style): \(property.name), sample \(sample)")
          }
        }
      }
    }
  }

  @Test("Each of a few assigned properties makes a look of its own")
  func fewAssignedProperties() {
    for property in ContentUnderTest.properties where property.kind == .layout {
      let context = LayoutContext()
      for sample in [nil] + (0..<property.sampleCount).map(Optional.some) {
        var changed = content(.cell)
        changed.textProperties.numberOfLines = 4
        changed.imageProperties.maximumSize = CGSize(width: 8, height: 9)
        if let sample { property.assign(&changed, sample) }
        let layout = ListContentLayout(changed, width: 120, context: context)
        let expected = ListContentLayout(changed, width: 120, context: LayoutContext())
        #expect(layout == expected, "\(property.name), sample \(String(describing: sample))")
      }
    }
  }

  @Test("The look of another sheet than that of the traits counts")
  func lookAnotherSheet() {
    let brand = StyleSheet.iOS26.renamed(to: "Brand").changing {
      $0.changeContent(of: [.cell]) { $0.imageToTextPadding = 50 }
    }
    let branded = LayoutContext(traits: TraitCollection { $0.styleSheet = brand })
    let state = CellConfigurationState(traitCollection: branded.traits)
    let content = content(.cell).updated(for: state)
    let layout = ListContentLayout(content, width: 320, context: branded)
    #expect(ListContentLayout(content, width: 320, context: LayoutContext()) == layout)
  }

  @Test("Threads that share a new context lay out alike")
  func threadsShareNew() {
    let styles = ListContentConfiguration.Style.allCases
    let expected = styles.map {
      ListContentLayout(content($0), width: 320, context: LayoutContext())
    }
    for _ in 0..<50 {
      let context = LayoutContext()
      DispatchQueue.concurrentPerform(iterations: 4 * styles.count) { index in
        let style = index % styles.count
        let layout = ListContentLayout(content(styles[style]), width: 320, context: context)
        #expect(layout == expected[style])
      }
    }
  }

  @Test("Threads that fill a context with assigned looks lay out alike")
  func threadsFillContext() {
    let contents = (1...40).map { lines in
      var changed = content(.cell)
      changed.textProperties.font = .systemFont(ofSize: 10 + CGFloat(lines))
      return changed
    }
    let expected = contents.map { ListContentLayout($0, width: 320, context: LayoutContext()) }
    for _ in 0..<50 {
      let context = LayoutContext()
      DispatchQueue.concurrentPerform(iterations: 4 * contents.count) { index in
        let place = index % contents.count
        let layout = ListContentLayout(contents[place], width: 320, context: context)
        #expect(layout == expected[place])
      }
    }
  }
}
