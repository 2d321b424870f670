package import CellDocuments
import CellPictures
import Foundation

/// The laws of lenient reading, for any text.
///
/// 1. Reading twice gives equal documents and issues.
/// 2. An issue has a position in the text unless it is about the whole text, and one line of
///    description without control characters.
/// 3. The document can be encoded. The encoding reads as an equal document, strictly and leniently,
///    without issues.
/// 4. A text without issues is valid, except for nulls in the places of absent values.
/// 5. The document can be laid out.
///
/// A fuzzer checks one of the laws 1, 3 and 5, which the sum of a text's bytes chooses: each takes
/// about as long as reading.
package struct LenientLaws: Sendable {
  /// A document with the issues of reading it, as plain values that a liar can change.
  package struct Outcome: Sendable, Equatable {
    package var document: ListDocument
    package var issues: [DocumentIssue] = []

    fileprivate init(_ data: Data, like other: ListDocument = ListDocument()) {
      document = ListDocument(
        readingLeniently: data, features: other.requiredFeatures,
        customContent: other.requiredContent, issues: &issues)
    }
  }

  private let isThorough: Bool
  private let distort: @Sendable (inout Outcome) -> Void

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - isThorough: Whether to check all laws instead of those that the text chooses.
  ///   - distort: Changes the outcome before it is checked; only a liar changes anything.
  package init(
    isThorough: Bool = true, distort: @escaping @Sendable (inout Outcome) -> Void = { _ in }
  ) {
    self.isThorough = isThorough
    self.distort = distort
  }

  /// The laws that reading a text breaks.
  package func violations(_ text: String) -> [String] {
    let data = Data(text.utf8)
    var outcome = Outcome(data)
    distort(&outcome)
    var problems = Self.problems(of: outcome.issues, in: data)
    if outcome.issues.isEmpty, !text.contains("null") {
      do {
        if try ListDocument(data: data, name: "list.json") != outcome.document {
          problems.append("no issues, but another document than strict reading")
        }
      } catch {
        problems.append("no issues, but \(error)")
      }
    }
    switch isThorough ? nil : data.reduce(0, &+) % 8 {
    case 0?: problems += repeating(outcome, data)
    case 1?: problems += isLaidOut(outcome.document)
    case 2?, 3?, 4?, 5?: problems += coding(outcome.document)
    case .some: break
    case nil:
      problems += repeating(outcome, data) + isLaidOut(outcome.document) + coding(outcome.document)
    }
    return problems.map { "\($0): \(outcome.document) with \(outcome.issues)" }
  }

  private func repeating(_ outcome: Outcome, _ data: Data) -> [String] {
    outcome == Outcome(data) ? [] : ["another result of reading again"]
  }

  private func coding(_ document: ListDocument) -> [String] {
    do {
      let written = try JSONEncoder().encode(document)
      let again = Outcome(written, like: document)
      if again.document != document || !again.issues.isEmpty {
        return ["the encoding reads with \(again.issues)"]
      }
      return try ListDocument(data: written, name: "list.json") == document
        ? [] : ["the encoding reads as another document"]
    } catch {
      return ["coding throws \(error)"]
    }
  }

  /// Whether layout works, or the document requires a shaper that is not in this build.
  private func isLaidOut(_ document: ListDocument) -> [String] {
    do {
      let report = Data(try DocumentLayout(document, name: "list.json").report().utf8)
      return try JSONSerialization.jsonObject(with: report) is [String: Any]
        ? [] : ["the report is another value"]
    } catch let error as DocumentError where error.problems.first?.isOfShaper == true {
      return []
    } catch {
      return ["layout throws \(error)"]
    }
  }

  private static func problems(of issues: [DocumentIssue], in data: Data) -> [String] {
    let lineCount = 1 + data.count { $0 == 0x0A || $0 == 0x0D }
    return issues.compactMap { issue in
      if "\(issue)".unicodeScalars.contains(where: \.controlsTerminals) {
        return "an issue with control characters"
      }
      guard let position = issue.position else {
        return issue.path.isEmpty ? nil : "an issue without a position"
      }
      let isInside =
        (1...lineCount).contains(position.line) && (1...data.count + 1).contains(position.column)
      return isInside ? nil : "an issue at \(position)"
    }
  }
}
