import CellDocuments
import CellTestSupport
import Foundation
import Testing

@Suite("Documents with one wrong value do no harm")
struct HostileDocumentTests {
  @Test(
    "A document with any wrong value has finite frames or is refused with its position",
    arguments: DocumentCorpus.documents.map(\.name))
  func everyValue(name: String) throws {
    let document = try #require(DocumentCorpus.documents.first { $0.name == name })
    let mutants = DocumentMutant.rowByRow(of: try JSONNode(document.text))
    for mutant in someCases(mutants, stepInRelease: 5) {
      if let problem = Self.problem(with: mutant) {
        Issue.record("\(mutant.path.written): \(problem)\n\(mutant.text)")
      }
    }
  }

  /// Returns the mistake in the answer to a document.
  private static func problem(with mutant: DocumentMutant) -> String? {
    switch DocumentLaws().outcome(of: mutant.text) {
    case .success(let violations): violations.first?.description
    case .failure(let error): problem(with: error, mutant)
    }
  }

  private nonisolated(unsafe) static let message = /(.+?): found (.+), expected (.+)/

  private static func problem(with error: DocumentError, _ mutant: DocumentMutant) -> String? {
    guard error.file == "list.json", error.problems.count == 1, let problem = error.problems.first,
      problem.position != nil, problem.excerpt != nil,
      let match = problem.message.wholeMatch(of: Self.message)
    else {
      return "the message is not \"path: found, expected\": \(error)"
    }
    let place = String(match.1)
    // Nothing is above the whole document.
    var allowed = (0...mutant.path.count).map { mutant.path.prefix($0) }.map {
      JSONNode.Path($0).written
    }
    // A name that is missing is found where the document refers to it.
    if match.2.hasPrefix("\"$"), ["colors", "fonts"].contains(mutant.path.first?.name) {
      allowed.append(place)
    }
    // Without a member, another one of its object can be required.
    if match.2 == "nothing",
      place.split(separator: ".").dropLast() == mutant.path.written.split(separator: ".").dropLast()
    {
      allowed.append(place)
    }
    // A member that is missing in a new value has its own place in it.
    let start = mutant.path.written + "."
    if match.2 == "nothing", place.hasPrefix(start),
      !place.dropFirst(start.count).contains(/[.\[]/)
    {
      allowed.append(place)
    }
    return allowed.contains(place) ? nil : "the place is wrong: \(error)"
  }
}
