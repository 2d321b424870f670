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
      "Don’t Ask – “Later”", "自動ダウンロード", "자동 다운로드", "الإعدادات العامة", "ความเป็นส่วนตัว",
      "Tự động tải về", "הגדרות כלליות", "Կարգավորումներ", "პარამეტრები", "सूचनाएँ", "Inbox 👩‍👩‍👧‍👦 🇩🇪 1️⃣",
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
    arguments: [
      "Automatic Downloads", "Schließfächer öffnen", "Ρυθμίσεις εφαρμογής", "自動ダウンロード",
    ])
  func truncated(_ string: String) {
    let text = StyledText(string, font: Self.font)
    expectAllocations(0, inDebug: 20) {
      keep(TextMeasurement(of: text, options: Self.oneLine, in: .width(atMost: 100)))
    }
  }

  @Test(
    "Measuring a text that is wrapped allocates no memory",
    .enabled(if: isCountingAllocations),
    arguments: [
      "Known networks are joined automatically.", "Vil du åpne filene, Søren",
      "Known Wi-Fi networks are joined (automatically).", "自動ダウンロードの設定をする。",
    ])
  func wrapped(_ string: String) {
    let text = StyledText(string, font: Self.font)
    expectAllocations(0, inDebug: 300) {
      keep(TextMeasurement(of: text, in: .width(atMost: 150)))
    }
  }

  @Test(
    "Measuring a text that is not simple allocates memory only for the clusters and the run",
    .enabled(if: isCountingAllocations))
  func lines() {
    let text = StyledText("Known networks 🙂 are joined automatically.", font: Self.font)
    expectAllocations(2, inDebug: 150) {
      keep(TextMeasurement(of: text, in: .width(atMost: 150)))
    }
  }

  @Test(
    "The only fragment of a line of printable ASCII is found without shaping the text again",
    .enabled(if: isCountingAllocations))
  func fragment() throws {
    let layout = TextLayout(
      of: StyledText("Automatic Downloads", font: Self.font), options: Self.oneLine,
      in: .width(atMost: 320))
    let line = try #require(layout.lines.first)
    expectAllocations(2, inDebug: 10) { keep(layout.fragments(of: line)) }
  }
}
