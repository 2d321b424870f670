import CellConfiguration
import CellHosting
import CellLayout
import Foundation
import Testing

/// The program of the article for authors of toolkits does what the article says.
@Suite("Getting started with a toolkit")
@MainActor
struct SettingsPictureTests {
  private let settings = Settings(size: CGSize(width: 390, height: 320), scale: 2)

  @Test("The program draws the pictures of the article")
  func pictures() throws {
    for style in [UserInterfaceStyle.light, .dark] {
      settings.list.traits.userInterfaceStyle = style
      let picture = settings.picture()
      #expect(picture.contains(">W</text>") && picture.contains(">L</text>"))
      try ArticlePicture.check(
        picture, style, at: "Documentation/SwiftCellConfiguration.docc/Resources/first-list")
    }
  }

  @Test("The program writes the picture into a file")
  func file() throws {
    let path = NSTemporaryDirectory() + "settings.svg"
    let settings = Settings(size: CGSize(width: 390, height: 320), scale: 2)
    try settings.picture().write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("</svg>"))
  }

  @Test("A tap selects a row, and only the row is drawn again")
  func tap() {
    settings.list.update()
    let point = CGPoint(x: 200, y: 80)
    settings.list.pointer(.down, at: point, time: 0)
    settings.list.pointer(.up, at: point, time: 0.1)
    let update = settings.list.update()
    #expect(settings.list.selection.selectedIDs == ["Wi-Fi"])
    #expect(update.redrawRects == [CGRect(x: 16, y: 40.5, width: 358, height: 52)])
  }
}
