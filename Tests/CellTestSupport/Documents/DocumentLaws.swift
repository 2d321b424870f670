import CellConfiguration
package import CellDocuments
import CellPictures
import Foundation

/// A law that every document obeys, regardless of its contents.
package enum DocumentLaw: String, CaseIterable, Sendable {
  /// An invalid document is refused with the position of each problem, the value found and the
  /// value expected.
  case refusalNamesPlace

  /// The report is JSON.
  case reportIsJSON

  /// Every number in texts and pictures is finite.
  case numbersAreFinite

  /// The picture is well-formed XML.
  case pictureIsXML

  /// A document that was read can be written, and the written text reads as an equal document.
  case writtenReadsBack

  /// An equal document has the same report.
  case equalDocumentsLookAlike

  /// Lenient reading gives the same document without issues, or, for an invalid document, one that
  /// can be written and read strictly.
  case lenientReadingAgrees

  /// The difference from another document leads to the document.
  case differencesApply
}

/// A law that a document broke, and how.
package struct DocumentViolation: Sendable, CustomStringConvertible {
  package var law: DocumentLaw
  package var message: String

  package var description: String { "\(law): \(message)" }
}

/// The results of a document, as plain values that a liar can change; `nil` for those that are not
/// checked.
package struct DocumentOutcome: Sendable {
  /// Results that are made together, in about the same time.
  package enum Part: Int, CaseIterable, Sendable {
    /// The report.
    case report

    /// The description and the picture.
    case display

    /// Writing the document, and the document that is read back.
    case writing

    /// Lenient reading, and the differences from other documents.
    case reading
  }

  package var report: String?
  package var description: String?
  package var picture: String?
  /// The document as it is written.
  package var written = ""
  /// Whether the written text reads as an equal document.
  package var isEqualWhenReadBack = true
  /// The report of the document that was read back.
  package var reportWhenReadBack: String?
  package var agreesWhenReadLeniently = true
  package var isReachedByDifferences = true

  package init(
    _ document: ListDocument, name: String, text: String, parts: Set<Part>
  ) throws {
    if !parts.isDisjoint(with: [.report, .display]) {
      let layout = try DocumentLayout(document, name: name)
      if parts.contains(.report) { report = layout.report() }
      if parts.contains(.display) {
        description = layout.describe()
        picture = layout.picture(showsLayoutGuides: true)
      }
    }
    if parts.contains(.writing) { try write(document, showsReport: parts.contains(.report)) }
    if parts.contains(.reading) { read(document, text) }
  }

  private mutating func write(_ document: ListDocument, showsReport: Bool) throws {
    let data = try JSONEncoder().encode(document)
    written = String(decoding: data, as: UTF8.self)
    let again = try ListDocument(data: data, name: "written.json")
    isEqualWhenReadBack = again == document && again.hashValue == document.hashValue
    // Equal documents have equal reports unless equality ignores something.
    if showsReport { reportWhenReadBack = try DocumentLayout(again).report() }
  }

  private mutating func read(_ document: ListDocument, _ text: String) {
    var issues: [DocumentIssue] = []
    let lenient = ListDocument(
      readingLeniently: Data(text.utf8), features: document.requiredFeatures,
      customContent: document.requiredContent, issues: &issues)
    agreesWhenReadLeniently = lenient == document && issues.isEmpty
    var other = document
    other.width += 1
    other.sections.reverse()
    for index in other.sections.indices {
      other.sections[index].rows = Array(other.sections[index].rows.dropLast().reversed())
    }
    isReachedByDifferences = [ListDocument(), other].allSatisfy { old in
      DocumentDifference(from: old, to: document).applied(to: old) == document
    }
  }
}

/// Checks the laws of documents on texts.
package struct DocumentLaws: Sendable {
  private static let name = "list.json"
  private nonisolated(unsafe) static let refusal = /found (?s:.+), expected (?s:.+)/

  /// Changes the outcome before it is checked; only a liar changes anything.
  private let distort: @Sendable (inout DocumentOutcome) -> Void
  private let parts: Set<DocumentOutcome.Part>

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - parts: The results to check.
  ///   - distort: Changes the outcome before it is checked; only a liar changes anything.
  package init(
    parts: Set<DocumentOutcome.Part> = Set(DocumentOutcome.Part.allCases),
    distort: @escaping @Sendable (inout DocumentOutcome) -> Void = { _ in }
  ) {
    self.parts = parts
    self.distort = distort
  }

  /// The laws that a text breaks.
  package func violations(_ text: String) -> [DocumentViolation] {
    switch outcome(of: text) {
    case .success(let violations): violations
    case .failure(let error):
      violations(error) + (parts.contains(.reading) ? lenientViolations(text) : [])
    }
  }

  /// The laws that lenient reading of an invalid text breaks.
  private func lenientViolations(_ text: String) -> [DocumentViolation] {
    var issues: [DocumentIssue] = []
    let document = ListDocument(readingLeniently: Data(text.utf8), issues: &issues)
    do {
      let written = try JSONEncoder().encode(document)
      if try ListDocument(data: written, name: Self.name) == document { return [] }
      return [DocumentViolation(law: .lenientReadingAgrees, message: "\(document)")]
    } catch {
      return [DocumentViolation(law: .lenientReadingAgrees, message: "\(error)")]
    }
  }

  /// The laws that a document breaks, or the refusal of an invalid text.
  package func outcome(of text: String) -> Result<[DocumentViolation], DocumentError> {
    let document: ListDocument
    do {
      document = try ListDocument(data: Data(text.utf8), name: Self.name)
    } catch {
      return .failure(error)
    }
    do {
      var outcome = try DocumentOutcome(document, name: Self.name, text: text, parts: parts)
      distort(&outcome)
      return .success(violations(outcome))
    } catch let error as DocumentError where error.problems.first?.isOfShaper == true {
      return .success([])
    } catch {
      return .success([DocumentViolation(law: .writtenReadsBack, message: "\(error)")])
    }
  }

  /// The laws that the refusal of a text breaks.
  package func violations(_ error: DocumentError) -> [DocumentViolation] {
    let isRight =
      error.file == Self.name && !error.problems.isEmpty
      && error.problems.allSatisfy { problem in
        problem.position != nil && problem.message.contains(Self.refusal)
      }
    return isRight ? [] : [DocumentViolation(law: .refusalNamesPlace, message: "\(error)")]
  }

  private func violations(_ outcome: DocumentOutcome) -> [DocumentViolation] {
    let texts = [outcome.description, outcome.picture].compactMap(\.self)
    let looksAlike =
      outcome.reportWhenReadBack == nil || outcome.report == outcome.reportWhenReadBack
    let broken: [(DocumentLaw, String?)] = [
      (.reportIsJSON, outcome.report.flatMap { Self.isJSON($0) ? nil : $0 }),
      (.numbersAreFinite, texts.first(where: Self.hasNonFiniteNumber)),
      (.pictureIsXML, outcome.picture.flatMap(Self.problemOfXML)),
      (.writtenReadsBack, outcome.isEqualWhenReadBack ? nil : outcome.written),
      (.equalDocumentsLookAlike, looksAlike ? nil : outcome.written),
      (.lenientReadingAgrees, outcome.agreesWhenReadLeniently ? nil : outcome.written),
      (.differencesApply, outcome.isReachedByDifferences ? nil : outcome.written),
    ]
    return broken.compactMap { law, message in
      message.map { DocumentViolation(law: law, message: $0) }
    }
  }

  private static func isJSON(_ text: String) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
  }

  private static func problemOfXML(_ text: String) -> String? {
    XMLProblem(in: text).map { "\($0): \(text)" }
  }

  private static func hasNonFiniteNumber(_ text: String) -> Bool {
    // Few texts have these letters, and bytes are found quickly.
    let bytes = Data(text.utf8)
    guard ["nan", "inf"].contains(where: { bytes.range(of: Data($0.utf8)) != nil }) else {
      return false
    }
    // Numbers occur in attributes, in lists of numbers, and after the name of a property.
    return text.contains(/[="(, ]-?(nan|inf)[" ),\n]/)
  }
}

extension DocumentError.Problem {
  /// Whether the document requests a shaper that this build does not have.
  var isOfShaper: Bool { message.hasPrefix("shaper: found \"pango\"") }
}
