import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

/// What measuring texts takes of the heap.
struct TextCostTests {
  private static let font = ResolvedFont(pointSize: 17)
  private static let oneLine = TextLayoutOptions(numberOfLines: 1)

  @Test(
    "Measuring a text that fits on its line allocates no memory",
    .enabled(if: isCountingAllocations),
    arguments: [
      "Automatic Downloads", "Schließfächer öffnen", "Réglages", "Ρυθμίσεις", "Настройки",
      "Don’t Ask – “Later”",
    ])
  func short(_ string: String) {
    let text = StyledText(string, font: Self.font)
    expectAllocations(0, inDebug: 4) {
      keep(TextMeasurement(of: text, options: Self.oneLine, in: .width(atMost: 320)))
    }
  }

  @Test(
    "Measuring a text that is shortened at its end allocates no memory",
    .enabled(if: isCountingAllocations),
    arguments: ["Automatic Downloads", "Schließfächer öffnen", "Ρυθμίσεις εφαρμογής"])
  func truncated(_ string: String) {
    let text = StyledText(string, font: Self.font)
    expectAllocations(0, inDebug: 20) {
      keep(TextMeasurement(of: text, options: Self.oneLine, in: .width(atMost: 100)))
    }
  }

  @Test(
    "Measuring a text that is wrapped between words allocates no memory",
    .enabled(if: isCountingAllocations),
    arguments: ["Known networks are joined automatically.", "Vil du åpne filene, Søren"])
  func wrapped(_ string: String) {
    let text = StyledText(string, font: Self.font)
    expectAllocations(0, inDebug: 300) {
      keep(TextMeasurement(of: text, in: .width(atMost: 150)))
    }
  }

  @Test(
    "Measuring lines that may end within words allocates memory only for the clusters and the run",
    .enabled(if: isCountingAllocations))
  func lines() {
    let text = StyledText("Known Wi-Fi networks are joined automatically.", font: Self.font)
    expectAllocations(2, inDebug: 150) {
      keep(TextMeasurement(of: text, in: .width(atMost: 150)))
    }
  }
}
