import CellConfiguration
import CellDocuments
import CellPictures
import Foundation
import Testing

/// A picture of an article, drawn of the values that the article's code makes.
///
/// It is kept in the catalog of its module, in light and in dark style.
struct ArticlePicture {
  /// The name of the file, without what says the style and the format.
  let name: String

  /// The module whose catalog has the picture.
  let module: String

  /// What is drawn.
  let document: ListDocument

  /// Whether margins and frames are drawn as well.
  var isInspected = false

  /// Checks that both files are what the package draws today.
  ///
  /// With `RECORD_PICTURES` set they are drawn anew, and the test fails to say so.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    for style in [UserInterfaceStyle.light, .dark] {
      let path = "Sources/\(module)/\(module).docc/Resources/\(name)"
      try Self.check(try drawn(style), style, at: path, sourceLocation: sourceLocation)
    }
  }

  /// Checks that a picture is the one in a file, whose path has no ending.
  static func check(
    _ picture: String, _ style: UserInterfaceStyle, at path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = root.appending(path: path + (style == .dark ? "~dark" : "") + ".svg")
    #expect(picture.utf8.count < 60_000, "too large", sourceLocation: sourceLocation)
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(picture.utf8).write(to: file)
      Issue.record(
        "recorded \(file.lastPathComponent); run again without RECORD_PICTURES",
        sourceLocation: sourceLocation)
    }
    let kept = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      kept == picture,
      "stale: draw it anew with RECORD_PICTURES=1 swift test --filter ArticleTests",
      sourceLocation: sourceLocation)
  }

  private func drawn(_ style: UserInterfaceStyle) throws -> String {
    var document = document
    document.traits.userInterfaceStyle = style
    let layout = try DocumentLayout(document)
    try #require(layout.unknownSymbols.isEmpty, "no drawings of \(layout.unknownSymbols)")
    return layout.picture(showsLayoutGuides: isInspected)
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
