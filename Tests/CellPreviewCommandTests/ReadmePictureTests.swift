import CellPreviewCommand
import Foundation
import Testing

@Suite("The README has a current picture")
struct ReadmePictureTests {
  /// The picture as it is kept with the documentation.
  private static let kept = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/CellPictures/CellPictures.docc/Resources/readme.svg")

  /// With `RECORD_PICTURES` set the picture is drawn anew, and the test fails to say so.
  @Test("The picture in the README is the one that the package draws")
  func isFresh() throws {
    let text = ReadmePicture.text
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
      try Data(text.utf8).write(to: Self.kept)
      Issue.record("recorded \(Self.kept.lastPathComponent); run again without RECORD_PICTURES")
    }
    let kept = try String(contentsOf: Self.kept, encoding: .utf8)
    #expect(kept == text, "stale: draw it anew with RECORD_PICTURES=1 swift test --filter README")
  }
}
