import CellConfiguration
import CellDocuments
import CellPictures
import CellTestSupport
import Foundation
import Testing

@Suite("The description of a list contains all its parts")
struct DescriptionTests {
  private static func layout(_ text: String) throws -> PreviewLayout {
    try PreviewLayout(PreviewDocument(data: Data(text.utf8), name: "list.json"))
  }

  /// The words for members that are true.
  private static let words = [
    "isTruncated": "truncated", "showsExpansionText": "shown when pointed at", "isHidden": "hidden",
    "ignoresInvertColors": "ignores inverted colors",
    "isPerformedOnRelease": "performed on release",
  ]

  /// What a value of the output reads like in the description, `nil` where nothing has to be there.
  private static func words(for path: JSONNode.Path, in report: JSONNode) -> String? {
    guard
      case .member(let name) = path.last(where: { if case .member = $0 { true } else { false } })
    else { return nil }
    switch report[path] {
    case .bool(let value): return value ? words[name] ?? "no word for \(name)" : nil
    case .string(let text):
      // A background that rounds all corners does not list them.
      if name == "roundedCorners", case .array(let corners) = report[path.dropLast()],
        corners.count == 4
      {
        return nil
      }
      return text
    case .number(let digits):
      let isUsual = (name == "alpha" && digits == "1") || (name == "cornerRadius" && digits == "0")
      return isUsual ? nil : digits
    // The numbers of a frame stand together, in their order.
    case .array(let elements):
      let digits = elements.compactMap { if case .number(let digits) = $0 { digits } else { nil } }
      return digits.count < 4 ? nil : digits.joined(separator: ", ")
    default: return nil
    }
  }

  @Test("The description of a list contains every number of the JSON output")
  func isComplete() throws {
    for document in DocumentCorpus.documents {
      let layout = try Self.layout(document.text)
      let report = try JSONNode(layout.report())
      // One block a cell, in the order of the cells.
      var blocks: [String] = []
      for line in layout.describe().split(separator: "\n") {
        if line.hasPrefix("  ") {
          blocks[blocks.count - 1] += "\n" + line
        } else {
          blocks.append(String(line))
        }
      }
      for path in report.paths {
        guard let words = Self.words(for: path, in: report) else { continue }
        var block = blocks[0]
        if path.first == .member("cells"), case .element(let index) = path[1] {
          block = blocks[index + 1]
        }
        #expect(block.contains(words), "\(document.name): \(path.written)")
      }
    }
  }

  @Test("A header prints its content, its background and its state")
  func header() {
    let header = PreviewDocument.Supplementary(
      content: ListContentConfiguration(style: .header, text: "Networks"), background: .clear())
    let text = "\(header)"
    #expect(text.hasPrefix("<Supplementary: content = <ListContentConfiguration"))
    for part in ["Networks", "background = <BackgroundConfiguration", "state = <"] {
      #expect(text.contains(part), "\(text)")
    }
  }

  @Test("The description of a list names every part in its own place")
  func reads() throws {
    let text = try Self.layout(
      """
      { "shaper": { "fixedAdvance": 0.5 }, "traits": { "displayScale": 2 }, "appearance": "plain",
        "sections": [ { "rows": [ { "content": { "text": "Wi-Fi", "image": { "size": [20, 20] } },
          "accessories": ["detail", { "kind": "checkmark", "isHidden": true }] } ] } ] }
      """
    ).describe()
    #expect(
      text == """
        list 390 x 52 #FFFFFFFF
        sections[0].rows[0] row 0, 0, 390, 52 stacked 1 measurement
          content 0, 0, 314, 52
          image 20, 16, 20, 20 in 20, 16, 20, 20 #0088FFFF
          text "Wi-Fi" 56, 16, 42.5, 20.5 baseline 32 17 regular #000000FF
          background 0, 0, 390, 52 #FFFFFFFF
          detail 315, 15, 22, 22 in 314, 0, 24, 52 #0088FFFF
          checkmark 348.5, 17, 19, 18 in 346, 0, 24, 52 #0088FFFF hidden
          separator 56, 51, 314, 1 #3C3C431F
          separator guide 56, 51, 314, 1
          says "Wi-Fi" actions "More Info" at 0, 0, 390, 52

        """)
  }
}
