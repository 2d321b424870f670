import CellPreview
import Foundation
import Testing

@Suite("Documents with one wrong value do no harm")
struct HostileDocumentTests {
  @Test(
    "A document with any wrong value has finite frames or is refused with its position",
    arguments: DocumentCorpus.documents.map(\.name))
  func everyValue(name: String) throws {
    let document = try #require(DocumentCorpus.documents.first { $0.name == name })
    for mutant in DocumentMutant.all(of: try JSONNode(document.text)) {
      if let problem = Self.problem(with: mutant) {
        Issue.record("\(mutant.path.written): \(problem)\n\(mutant.text)")
      }
    }
  }

  /// What is not as it should be in the answer to a document.
  private static func problem(with mutant: DocumentMutant) -> String? {
    do {
      let layout = try PreviewLayout(
        PreviewDocument(data: Data(mutant.text.utf8), name: "list.json"), name: "list.json")
      let report = layout.report()
      if (try? JSONNode(report)) == nil { return "no JSON comes out: \(report.prefix(200))" }
      let texts = [layout.descriptionText(), layout.picture(inspecting: true)]
      return texts.contains(where: hasNonFiniteNumber) ? "a number is not finite" : nil
    } catch {
      return problem(with: error, mutant)
    }
  }

  private static func hasNonFiniteNumber(_ text: String) -> Bool {
    // Few texts have these letters, and bytes are found quickly.
    let bytes = Data(text.utf8)
    guard ["nan", "inf"].contains(where: { bytes.range(of: Data($0.utf8)) != nil }) else {
      return false
    }
    return text.contains(/\b(nan|inf)\b/)
  }

  private static func problem(with error: PreviewError, _ mutant: DocumentMutant) -> String? {
    let message = /(.+?): found (.+), expected (.+)/
    guard error.file == "list.json", error.problems.count == 1, let problem = error.problems.first,
      problem.position != nil, problem.excerpt != nil,
      let match = problem.message.wholeMatch(of: message)
    else {
      return "the message is not \"path: found, expected\": \(error)"
    }
    let place = String(match.1)
    // Nothing is above the whole document.
    var allowed = (0...mutant.path.count).map { mutant.path.prefix($0) }.map {
      JSONNode.Path($0).written
    }
    // What is missing in a new value has a place of its own in it.
    let start = mutant.path.written + "."
    if match.2 == "nothing", place.hasPrefix(start),
      !place.dropFirst(start.count).contains(/[.\[]/)
    {
      allowed.append(place)
    }
    return allowed.contains(place) ? nil : "the place is wrong: \(error)"
  }
}
