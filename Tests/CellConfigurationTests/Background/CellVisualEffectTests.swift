import CellConfiguration
import CellTestSupport
import Foundation
import Testing

@Suite("Visual effects")
struct CellVisualEffectTests {
  private func json(_ effect: CellVisualEffect) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(effect), as: UTF8.self)
  }

  @Test("Every effect has its written form, its print, and a translucent color in its place")
  func effects() throws {
    var (written, printed) = (Set<String>(), Set<String>())
    for effect in CellVisualEffect.testedEffects {
      let text = try json(effect)
      let read = try JSONDecoder().decode(CellVisualEffect.self, from: Data(text.utf8))
      #expect(read == effect)
      written.insert(text)
      printed.insert("\(effect)")
      for style in [UserInterfaceStyle.light, .dark] {
        let traits = TraitCollection.phone.modifyingTraits { $0.userInterfaceStyle = style }
        let color = effect.fallbackColor.resolved(with: traits)
        #expect((0..<1).contains(color.alpha), "\(effect)")
        if case .vibrancy = effect { #expect(color.alpha == 0) } else { #expect(color.alpha > 0) }
      }
    }
    #expect(written.count == CellVisualEffect.testedEffects.count)
    #expect(printed.count == written.count)
  }

  @Test(
    "Effects are written as in documents",
    arguments: [
      (.blur(.systemMaterial), #"{"blur":"systemMaterial"}"#, "blur systemMaterial"),
      (
        .vibrancy(.separator, over: .dark), #"{"blur":"dark","vibrancy":"separator"}"#,
        "vibrancy separator, blur dark"
      ),
      (.glass(), #"{"glass":"regular"}"#, "glass regular"),
      (
        .glass(.clear, tintColor: .systemBlue, isInteractive: true),
        #"{"glass":"clear","isInteractive":true,"tintColor":"systemBlue"}"#,
        "glass clear, tintColor systemBlue, isInteractive true"
      ),
      (.custom("frost"), #"{"custom":"frost"}"#, "custom frost"),
    ] as [(CellVisualEffect, String, String)])
  func written(_ effect: CellVisualEffect, _ json: String, _ description: String) throws {
    #expect(try self.json(effect) == json)
    #expect("\(effect)" == description)
  }

  @Test("Backgrounds and separators have effects, as in the comment on the type")
  func example() {
    var background = BackgroundConfiguration.clear()
    var separators = ListSeparatorConfiguration(listAppearance: .plain)
    background.visualEffect = .blur(.systemMaterial)
    background.visualEffect = .glass(.clear, tintColor: .systemBlue)
    separators.visualEffect = .vibrancy(.separator, over: .systemMaterial)
    #expect(background.visualEffect?.tintColor == .systemBlue)
    #expect(separators.visualEffect?.blurStyle == .systemMaterial)
  }

  @Test("Only glass has a tint and reacts to touches")
  func glass() {
    for effect in CellVisualEffect.testedEffects {
      var changed = effect
      changed.tintColor = .systemPink
      changed.isInteractive.toggle()
      if case .glass(let style, _, let isInteractive) = effect {
        #expect(
          changed == .glass(style, tintColor: .systemPink, isInteractive: !isInteractive))
        #expect(changed.tintColor == .systemPink && changed.isInteractive != isInteractive)
        #expect(effect.blurStyle == nil)
      } else {
        #expect(changed == effect)
        #expect(effect.tintColor == nil && !effect.isInteractive)
      }
    }
    #expect(CellVisualEffect.vibrancy(.label, over: .dark).blurStyle == .dark)
  }
}
