import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellText
import Foundation
import Testing

@Suite("Documents are drawn on a typical device")
struct DeviceTests {
  private static func traits(_ change: (inout TraitCollection) -> Void) -> TraitCollection? {
    var document = ListDocument()
    document.traits = TraitCollection(mutations: change)
    document.sections = [
      ListDocument.Section(rows: [ListDocument.Row(content: .cell())])
    ]
    return DocumentLayout(document, shaper: .embedded).cells.first?.context.traits
  }

  @Test("The device of a document is a phone unless its traits name another one")
  func devices() throws {
    let phone = try #require(Self.traits { _ in })
    #expect(phone.userInterfaceIdiom == .phone)
    #expect(1 / phone.displayScale == 1.0 / 3)
    let mac = try #require(Self.traits { $0.userInterfaceIdiom = .mac })
    #expect(mac.userInterfaceIdiom == .mac)
    #expect(mac.horizontalSizeClass == .regular)
    #expect(mac.displayScale == 2)
  }

  @Test("The device of a document does not override its own traits")
  func ownTraits() throws {
    let traits = try #require(
      Self.traits {
        $0.userInterfaceStyle = .dark
        $0.displayScale = 1
      })
    #expect(traits.isDark)
    #expect(traits.displayScale == 1)
  }
}
