import CellConfiguration
public import Foundation

extension ListDocument {
  /// The maximum size of a document's file, in bytes.
  package static let sizeLimit = 1 << 24

  /// Reads a document from the contents of a file.
  ///
  /// Tools and tests read strictly: every member must be known and valid. Apps that show documents
  /// from servers read leniently, with ``init(readingLeniently:features:customContent:issues:)``.
  ///
  /// - Parameters:
  ///   - data: The JSON text.
  ///   - name: The name of the file, for messages.
  /// - Throws: ``DocumentError`` with up to twenty problems. Each has its line and column, the
  ///   value found and the value expected.
  public init(data: Data, name: String) throws(DocumentError) {
    guard data.count <= Self.sizeLimit else {
      throw DocumentError(file: name, problem: "(top level): \(Self.tooLarge)")
    }
    var reader = DocumentReader(data, features: nil)
    let document = reader.document()
    guard reader.problems.isEmpty else {
      if let problem = reader.root.schemaProblem {
        throw DocumentError(
          file: name, problems: reader.source.described([problem]), isSchema: true)
      }
      let problems = reader.sortedProblems.prefix(JSONReader.problemLimit)
      throw DocumentError(file: name, problems: reader.source.described(problems))
    }
    self = document
  }

  /// Reads as much of a document as the app understands, for lists that a server sends.
  ///
  /// One mistake never hides the rest of a list. A member that is unknown, or whose value cannot be
  /// read, counts as absent, and so does `null` for most members. A row or section that
  /// requires a feature that the app lacks is replaced by its fallback, and hidden without one. So
  /// is a row with custom content that the app lacks or cannot decode. A row with an unknown style
  /// or accessory is also replaced by its fallback; without one, it shows the parts that are
  /// understood.
  ///
  /// ```swift
  /// var issues: [DocumentIssue] = []
  /// let document = ListDocument(
  ///   readingLeniently: data, features: ["maps"], customContent: ["rating": Rating.self],
  ///   issues: &issues)
  /// ```
  ///
  /// - Parameters:
  ///   - data: The JSON text. Any other text is read as an empty document.
  ///   - features: The names of the features that the app has, which rows and sections may require.
  ///   - customContent: The types of the values of custom content, by the names of the kinds.
  ///   - issues: The array to which the method appends an issue for each part that it replaced, in
  ///     the order of the text.
  public init(
    readingLeniently data: Data, features: Set<String> = [],
    customContent: [String: any Decodable.Type] = [:], issues: inout [DocumentIssue]
  ) {
    guard data.count <= Self.sizeLimit else {
      issues.append(DocumentIssue(path: [], reason: Self.tooLarge, replacement: .absence))
      self.init()
      return
    }
    var reader = DocumentReader(data, features: features, customContent: customContent)
    self = reader.document()
    let problems = reader.sortedProblems
    let positions = reader.source.positions(of: problems.map(\.range.lowerBound))
    issues += problems.map { problem in
      DocumentIssue(
        path: problem.path, position: positions[problem.range.lowerBound], reason: problem.reason,
        replacement: problem.outcome)
    }
  }

  /// The reason not to read a file.
  private static var tooLarge: String {
    "found more than \(sizeLimit) bytes, expected a document of at most that many"
  }
}

extension DocumentReader {
  /// The problems in the order of the text.
  fileprivate var sortedProblems: [JSONReader.Problem] {
    problems.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the text of a file.
  package static func source(of data: Data) -> SourceText { SourceText([UInt8](utf8(data))) }

  /// Returns a text as UTF-8 without a byte order mark; UTF-16 is converted.
  static func utf8(_ data: Data) -> Data {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return data.dropFirst(3) }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]),
      let text = String(data: data, encoding: .utf16)
    {
      return Data(text.utf8)
    }
    return data
  }

  /// Returns the first bytes that are not valid UTF-8; `nil` if all are.
  static func invalidRange(of bytes: [UInt8]) -> Range<Int>? {
    if String(data: Data(bytes), encoding: .utf8) != nil { return nil }
    var iterator = bytes.makeIterator()
    var decoder = Unicode.UTF8()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += Unicode.UTF8.width(scalar)
    }
    let start = min(offset, bytes.count)
    return start..<min(start + 1, bytes.count)
  }
}

extension JSONValue {
  /// The problem of a JSON Schema in the place of a document; `nil` for all other values.
  fileprivate var schemaProblem: JSONReader.Problem? {
    guard case .object(let members) = kind, !members.contains(where: { $0.name == "sections" }),
      let member = members.first(where: { $0.name == "$schema" }),
      case .string(let dialect) = member.value.kind,
      dialect.prefixMatch(of: /https?:\/\/json-schema\.org\//) != nil
    else { return nil }
    return JSONReader.Problem(
      range: member.value.range, path: [member.name], found: "a JSON Schema",
      expected: "a list document: a schema describes lists, and is none")
  }
}

extension SourceText {
  /// Returns problems with their positions in the text.
  fileprivate func described(_ problems: some Sequence<JSONReader.Problem>)
    -> [DocumentError.Problem]
  {
    let positions = positions(of: problems.map(\.range.lowerBound))
    return problems.map { problem in
      DocumentError.Problem(
        position: positions[problem.range.lowerBound],
        message: "\(problem.path.pathDescription): \(problem.reason)",
        excerpt: bytes.isEmpty ? nil : excerpt(problem.range))
    }
  }
}

extension JSONReader.Problem {
  /// The found value, the expectation, and a hint or the closest known name.
  fileprivate var reason: String {
    let hint = DocumentHint(self)?.text
    let error = ConfigurationDecodingError(
      path: path, found: found, expected: expected, suggestion: hint == nil ? suggestion : nil)
    return error.reason + (hint.map { ". \($0)" } ?? "")
  }
}
