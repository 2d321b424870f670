import CellDocuments
import Foundation
import Testing

/// A document on one line with one mistake, and the documents that its hint makes of it.
struct HintedDocument {
  /// The documents with the hint applied, one for each alternative; empty if there is no hint.
  let corrected: [String]

  /// The message about the mistake.
  let message: String

  /// Reads a document and applies the hint as a person would, by editing the text.
  init(_ text: String) throws {
    let error = #expect(throws: PreviewError.self) {
      try PreviewDocument(data: Data(text.utf8), name: "list.json")
    }
    let problems = try #require(error).problems
    try #require(problems.count == 1, "\(problems)")
    message = problems[0].message
    let excerpt = try #require(problems[0].excerpt?.split(separator: "\n").last)
    let column = try #require(problems[0].position?.column)
    let start = text.index(text.startIndex, offsetBy: column - 1)
    let end = text.index(start, offsetBy: excerpt.trimming(" ").count)
    func replaced(_ value: some StringProtocol) -> String {
      String(text[..<start] + value + text[end...])
    }
    if let places = message.wholeMatch(of: /.*\. Write it into (.+)/)?.1 {
      let member = try #require(
        text[start...].prefixMatch(of: /"\w+": ("[^"]*"|\[[^\]]*\]|[\w.]+)/))
      corrected = places.split(separator: " or ").map { place in
        let written = place.replacing("…", with: member.1)
        return String(text[..<start] + written + text[member.range.upperBound...])
      }
    } else if let value = message.wholeMatch(of: /.*\(did you mean ("\w+")\?\)/)?.1 {
      corrected = [replaced(value)]
    } else if let value = message.wholeMatch(of: /.*\. Write (.+)/)?.1 {
      corrected = [replaced(value)]
    } else if let value = message.wholeMatch(of: /.*\. A switch is [^{]*(\{.*\})/)?.1 {
      corrected = [replaced(value)]
    } else if let value = message.wholeMatch(of: /.*\. The .* is ("\w+")/)?.1 {
      corrected = [replaced(value)]
    } else {
      corrected = []
    }
  }
}

extension Substring {
  fileprivate func trimming(_ character: Character) -> Substring {
    drop { $0 == character }
  }
}
