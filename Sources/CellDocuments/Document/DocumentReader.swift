import CellConfiguration
public import Foundation

extension ListDocument {
  /// The maximum size of a document's file, in bytes.
  package static let sizeLimit = 1 << 24

  /// Reads a document from the contents of a file.
  ///
  /// - Parameters:
  ///   - data: The JSON text.
  ///   - name: The name of the file, for messages.
  /// - Throws: ``DocumentError`` with up to twenty problems. Each has its line and column, the
  ///   value found and the value expected.
  public init(data: Data, name: String) throws(DocumentError) {
    self = try DocumentReader.read(data, file: name)
  }
}

/// Reads a document and finds all its problems.
///
/// A decoder stops at the first error. This type therefore leaves out each value that could not be
/// read and reads the rest again, until everything can be read.
package struct DocumentReader {
  /// The size in bytes above which reading stops at the first problem, because rereading is slow.
  private static let rereadingLimit = 1 << 20

  private let source: SourceText
  private let root: JSONValue
  /// The omitted values, and the values that contain one.
  private var omitted: Set<Int> = []
  private var incomplete: Set<Int> = []
  private var problems: [JSONReader.Problem]

  /// Reads a document from the contents of a file.
  static func read(_ data: Data, file: String) throws(DocumentError) -> ListDocument {
    guard data.count <= ListDocument.sizeLimit else {
      throw DocumentError(
        file: file,
        problem: "(top level): found more than \(ListDocument.sizeLimit) bytes, expected a "
          + "document of at most that many")
    }
    let source = source(of: data)
    if let invalid = invalidRange(of: source.bytes) {
      let problem = JSONReader.Problem(
        range: invalid, path: [], found: "bytes that are not UTF-8", expected: "text in UTF-8")
      throw DocumentError(file: file, problems: source.described([problem]))
    }
    let result = JSONReader.read(source)
    guard let root = result.value, !root.isUnusable, !result.isIncomplete else {
      throw DocumentError(file: file, problems: source.described(result.problems))
    }
    var reader = DocumentReader(source, root, result.problems)
    guard let document = reader.document() else {
      if let problem = root.schemaProblem {
        throw DocumentError(file: file, problems: source.described([problem]), isSchema: true)
      }
      let problems = reader.problems.sorted { $0.range.lowerBound < $1.range.lowerBound }
      throw DocumentError(
        file: file, problems: source.described(problems.prefix(JSONReader.problemLimit)))
    }
    return document
  }

  private init(_ source: SourceText, _ root: JSONValue, _ problems: [JSONReader.Problem]) {
    self.source = source
    self.root = root
    self.problems = problems
  }

  /// Returns the document; `nil` if there is a problem.
  private mutating func document() -> ListDocument? {
    leaveOutUnusable(root)
    while problems.count < JSONReader.problemLimit {
      do {
        let document = try decode()
        return problems.isEmpty ? document : nil
      } catch {
        guard leaveOut(error), source.bytes.count <= Self.rereadingLimit else { return nil }
      }
    }
    return nil
  }

  private func decode() throws -> ListDocument {
    let isWhole = problems.isEmpty && omitted.isEmpty
    let bytes = isWhole ? source.bytes : Array(root.text(without: omitted).utf8)
    let decoder = JSONDecoder()
    if let key = StyleSheetPool.key { decoder.userInfo[key] = StyleSheetPool() }
    return try decoder.decode(ListDocument.self, from: Data(bytes))
  }

  /// Leaves out text that is not a value.
  private mutating func leaveOutUnusable(_ value: JSONValue) {
    let children: [JSONValue] =
      switch value.kind {
      case .array(let elements): elements
      case .object(let members): members.map(\.value)
      default: []
      }
    for child in children {
      if child.isUnusable {
        omitted.insert(child.id)
        incomplete.insert(value.id)
      }
      leaveOutUnusable(child)
    }
  }

  /// Records an error and leaves out its value; returns `false` if nothing would be left.
  private mutating func leaveOut(_ error: any Error) -> Bool {
    let reason =
      ConfigurationDecodingError(error)
      ?? ConfigurationDecodingError(
        path: [], found: "a value that cannot be read", expected: "an object: a list document")
    let place = root.place(at: reason.path, without: omitted)
    let isMissing = !place.rest.isEmpty
    // A container may lack only the value that was omitted from it.
    if !incomplete.contains(place.value.id) {
      let isNameWrong = reason.found.hasPrefix("unknown member")
      problems.append(
        JSONReader.Problem(
          range: (isNameWrong ? place.nameRange : nil) ?? place.value.markedRange,
          path: place.path + place.rest, found: reason.found, expected: reason.expected,
          suggestion: reason.suggestion))
    }
    let parent = root.place(at: Array(reason.path.dropLast()), without: omitted).value
    if place.value.id == root.id { return false }
    omitted.insert(place.value.id)
    incomplete.insert(isMissing ? enclosing(place) : parent.id)
    return true
  }

  /// Returns the container of the value at a position.
  private func enclosing(_ place: JSONValue.Place) -> Int {
    root.place(at: place.path.dropLast(), without: []).value.id
  }
}

extension DocumentReader {
  /// Returns the text of a file.
  package static func source(of data: Data) -> SourceText { SourceText([UInt8](utf8(data))) }

  /// Returns a text as UTF-8 without a byte order mark; UTF-16 is converted.
  private static func utf8(_ data: Data) -> Data {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return data.dropFirst(3) }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]),
      let text = String(data: data, encoding: .utf16)
    {
      return Data(text.utf8)
    }
    return data
  }

  /// Returns the first bytes that are not valid UTF-8; `nil` if all are.
  private static func invalidRange(of bytes: [UInt8]) -> Range<Int>? {
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
      let hint = DocumentHint(problem)?.text
      let reason = ConfigurationDecodingError(
        path: problem.path, found: problem.found, expected: problem.expected,
        suggestion: hint == nil ? problem.suggestion : nil)
      return DocumentError.Problem(
        position: positions[problem.range.lowerBound],
        message: reason.description + (hint.map { ". \($0)" } ?? ""),
        excerpt: bytes.isEmpty ? nil : excerpt(problem.range))
    }
  }
}
