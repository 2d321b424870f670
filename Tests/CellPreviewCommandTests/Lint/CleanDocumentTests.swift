import CellDocuments
import CellPictures
import CellPreviewCommand
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("The documents of the package are without findings, or say why not")
struct CleanDocumentTests {
  /// A finding that is meant to be there.
  private struct Exception {
    /// The beginning of the addresses of the pictures.
    let pictures: String
    let identifier: LintRule
    let reason: String
  }

  private static let exceptions = [
    Exception(
      pictures: "swipe-actions/contents/", identifier: .truncatedText,
      reason: "The row has a height that leaves space for image and title of its actions."),
    Exception(
      pictures: "text/", identifier: .truncatedText,
      reason: "They show what is cut off by each limit."),
    Exception(
      pictures: "background-styles/properties/", identifier: .truncatedText,
      reason: "The shapes are easier to compare in rows of one height."),
    Exception(
      pictures: "colors-in-states/", identifier: .truncatedText,
      reason: "The swatches are as high as their rows, which are drawn in one size only."),
    Exception(
      pictures: "colors-in-states/", identifier: .indistinctState,
      reason: "The swatches keep the colors that they show."),
    Exception(
      pictures: "colors-and-transformers/transformers/", identifier: .indistinctState,
      reason: "They show the result of a transformer in every state."),
    Exception(
      pictures: "background-styles/properties/", identifier: .indistinctState,
      reason: "Each shows one property of a background, and no state."),
    Exception(
      pictures: "background-styles/properties/", identifier: .textAtEdge,
      reason: "The insets of the backgrounds are easier to see."),
    Exception(
      pictures: "states/", identifier: .contradictoryState,
      reason: "They show every combination of states."),
    Exception(
      pictures: "languages/names/", identifier: .contradictoryState,
      reason: "The rows are in all states in turn."),
    Exception(
      pictures: "style-sheets-and-when/when/", identifier: .contradictoryState,
      reason: "Rules for two states at once are shown."),
    Exception(
      pictures: "text/shrinking/", identifier: .shrunkText,
      reason: "They show how far texts shrink."),
    Exception(
      pictures: "images-and-reserved-size/reserved-size/", identifier: .viewOutsideRow,
      reason: "They show that an image may extend beyond its reserved size."),
    Exception(
      pictures: "images-and-reserved-size/symbols/transformed-tint", identifier: .lowContrast,
      reason: "It shows what a transformer makes of a tint."),
    Exception(
      pictures: "accessories/together/", identifier: .conflictingAccessories,
      reason: "They show all accessories beside one another."),
    Exception(
      pictures: "colors-and-transformers/transformers/", identifier: .lowContrast,
      reason: "They show what a transformer makes of each color, however faint."),
  ]

  @Test("The gallery has only the findings that it is meant to show")
  func gallery() throws {
    var unused = Set(Self.exceptions.map { "\($0.pictures) \($0.identifier)" })
    for (name, document) in someCases(ListDocument.ofGallery) {
      let findings = ConfigurationLint(document, shaper: .embedded).findings
      for finding in findings {
        let exception = Self.exceptions.first {
          name.hasPrefix($0.pictures) && finding.identifier == $0.identifier
        }
        if let exception { unused.remove("\(exception.pictures) \(exception.identifier)") }
        #expect(exception != nil, "\(name): \(finding)")
      }
    }
    #expect(!triesAllCases || unused.isEmpty, "nothing needs these exceptions")
  }

  @Test("The documents of the articles and of the examples have no findings")
  func documents() throws {
    let texts = try Self.documents()
    #expect(texts.count > 6)
    for (file, text) in texts {
      let document = try ListDocument(data: Data(text.utf8), name: file)
      let lint = try ConfigurationLint(document, name: file)
      #expect(lint.findings.isEmpty, "\(file): \(lint)")
    }
  }

  /// The documents of the examples, and those in blocks of articles that can be read, with their
  /// files.
  private static func documents() throws -> [(file: String, text: String)] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let articles = ["Sources", "Documentation"].flatMap { folder -> [String] in
      let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      return (files?.allObjects ?? []).compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }
        .map { "\(folder)/\($0)" }
    }
    let blocks = try (articles + ["README.md"]).flatMap { file in
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      return text.components(separatedBy: "```json\n").dropFirst()
        .compactMap { $0.components(separatedBy: "```").first }
        .filter { $0.contains("\"sections\"") }
        .filter { (try? ListDocument(data: Data($0.utf8), name: "")) != nil }
        .map { (file, $0) }
    }
    // The settings are sent one after another.
    let settings = "Examples/Samples/settings.json"
    let samples = try String(contentsOf: root.appending(path: settings), encoding: .utf8)
    return blocks + samples.components(separatedBy: "\n\n").map { (settings, $0) }
  }
}
