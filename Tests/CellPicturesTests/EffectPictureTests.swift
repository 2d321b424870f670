import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Pictures approximate effects")
struct EffectPictureTests {
  private func picture(_ effect: CellVisualEffect?) throws -> String {
    var background = BackgroundConfiguration.clear()
    background.visualEffect = effect
    let row = ListDocument.Row(
      content: ListContentConfiguration(style: .cell, text: "Wi-Fi"), background: background)
    var document = ListDocument()
    document.sections = [ListDocument.Section(rows: [row])]
    return try DocumentLayout(document).picture(showsLayoutGuides: false)
  }

  @Test("An effect that has a color differs from no effect, and a custom one shows its name")
  func effects() throws {
    let plain = try picture(nil)
    for effect in CellVisualEffect.testedEffects {
      let isVisible = effect.fallbackColor.resolved(with: .phone).alpha > 0
      #expect((try picture(effect) != plain) == isVisible, "\(effect)")
    }
    #expect(try picture(.custom("frost")) != picture(.custom("crisp")))
    #expect(try picture(.custom("frost")) != picture(.blur(.regular)))
    #expect(try picture(.glass()) == picture(.blur(.regular)))
  }
}
