import CellConfiguration

/// A tolerant JSON reader that reports each problem with its position, repairs plain ones, and goes
/// on.
///
/// It accepts a comma after the last element of an array or object.
package struct JSONReader: ~Copyable {
  /// An error in the text.
  package struct Problem {
    /// The position of the error, in bytes.
    package var range: Range<Int>

    /// The names and indices that lead to it.
    package var path: [String]

    /// The text found there.
    package var found: String

    /// The text expected there.
    package var expected: String

    /// The known name that is closest to the one found.
    package var suggestion: String?

    /// The JSON value that the text probably stands for.
    package var replacement: String?

    /// The replacement of the part in lenient reading.
    var outcome = DocumentIssue.Replacement.correction
  }

  /// The result of reading a text.
  package struct Result {
    /// The value as far as it could be read; `nil` if there is none.
    package var value: JSONValue?

    /// The problems in the order of the text.
    package var problems: [Problem]

    /// Whether reading stopped before the end of the text; the value has the parts until there.
    package var isIncomplete: Bool
  }

  /// The maximum nesting depth of values.
  package static let depthLimit = 256

  /// The maximum number of problems that messages have; strict reading stops there.
  package static let problemLimit = 20

  /// An error that stops reading.
  private struct Stop: Error {}

  private let source: SourceText
  private let bytes: [UInt8]
  var position = 0
  private var path: [String] = []
  private(set) var problems: [Problem] = []
  private let problemLimit: Int
  /// Whether the rest of the text cannot be read.
  private var hasStopped = false
  /// Whether an unterminated string ran to the end of its line and may include the text after it.
  private var hasSwallowedLine = false

  /// Reads a text of well-formed UTF-8.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - problemLimit: The number of problems at which reading stops.
  package static func read(
    _ source: SourceText, problemLimit: Int = JSONReader.problemLimit
  ) -> Result {
    var reader = JSONReader(source, problemLimit: problemLimit)
    let value = try? reader.document()
    return Result(value: value, problems: reader.problems, isIncomplete: reader.hasStopped)
  }

  private init(_ source: SourceText, problemLimit: Int) {
    self.source = source
    self.problemLimit = problemLimit
    bytes = source.bytes
  }

  private mutating func document() throws -> JSONValue {
    try skipSpace()
    if peek() == nil {
      try stop(position..<position, found: "nothing", expected: "an object: a list document")
    }
    let value = try value()
    if hasStopped { return value }
    try? checkEnd()
    return value
  }

  /// Reports what follows the outermost value.
  private mutating func checkEnd() throws {
    try skipSpace()
    if peek() != nil {
      try report(token(), found: found(token()), expected: "the end of the text")
    }
  }

  // MARK: Values

  private mutating func value() throws -> JSONValue {
    try skipSpace()
    let start = position
    switch peek() {
    case UInt8(ascii: "{") where path.count < Self.depthLimit: return try object()
    case UInt8(ascii: "[") where path.count < Self.depthLimit: return try array()
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try tooDeep()
    case .some(let byte) where "+-.0123456789".utf8.contains(byte): return try number()
    case .some(let byte) where Self.isWordStart(byte): return try word()
    default:
      if let text = try string() {
        return JSONValue(kind: .string(text), range: start..<position)
      }
      // Leave a separator or closing bracket for the array or object to read.
      let isMissing = peek().map { ",]}".utf8.contains($0) } ?? true
      try report(token(), found: found(token()), expected: "a value")
      if !isMissing { throw Stop() }
      return JSONValue(kind: .unusable, range: start..<start)
    }
  }

  private mutating func array() throws -> JSONValue {
    let start = open()
    var elements: [JSONValue] = []
    untilStopped { reader in
      guard try reader.next(closing: "]", of: start, isFirst: elements.isEmpty) else {
        return false
      }
      reader.path.append("\(elements.count)")
      elements.append(try reader.value())
      reader.path.removeLast()
      return true
    }
    return JSONValue(kind: .array(elements), range: start..<position)
  }

  /// Reads parts until there are no more or reading stops, which keeps what was read.
  private mutating func untilStopped(_ readPart: (inout JSONReader) throws -> Bool) {
    while !hasStopped {
      do {
        guard try readPart(&self) else { return }
      } catch {
        hasStopped = true
      }
    }
  }

  private mutating func object() throws -> JSONValue {
    let start = open()
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    untilStopped { reader in
      guard try reader.next(closing: "}", of: start, isFirst: members.isEmpty) else { return false }
      let nameStart = reader.position
      let name = try reader.name()
      let nameRange = nameStart..<reader.position
      reader.path.append(name)
      if !names.insert(name).inserted {
        try reader.report(
          nameRange, found: "the member \"\(name.shortenedForMessages)\" a second time",
          expected: "it once")
      }
      try reader.colon()
      members.append(
        JSONValue.Member(name: name, nameRange: nameRange, value: try reader.value()))
      reader.path.removeLast()
      return true
    }
    return JSONValue(kind: .object(members), range: start..<position)
  }

  /// Reads an opening bracket and returns its position.
  private mutating func open() -> Int {
    position += 1
    return position - 1
  }

  /// Reports an array or object that is too deep, and moves past its end.
  private mutating func tooDeep() throws -> JSONValue {
    let start = position
    try report(
      start..<start + 1, found: "a value more than \(Self.depthLimit) levels deep",
      expected: "one at most that deep")
    var depth = 0
    repeat {
      switch peek() {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        _ = try string()
        continue
      case nil: throw Stop()
      default: break
      }
      position += 1
    } while depth > 0
    return JSONValue(kind: .unusable, range: start..<position)
  }

  /// Moves to the next value of an array or object, or past its end.
  private mutating func next(
    closing: Unicode.Scalar, of start: Int, isFirst: Bool
  ) throws -> Bool {
    try skipSpace()
    var isSeparated = isFirst
    if !isFirst, peek() == UInt8(ascii: ",") {
      position += 1
      isSeparated = true
      try skipSpace()
    }
    switch peek() {
    case UInt8(ascii: closing):
      position += 1
      return false
    case nil, UInt8(ascii: "]"), UInt8(ascii: "}"):
      let open = source.position(of: start)
      let bracket = closing == "]" ? "[" : "{"
      try stop(
        token(), found: found(token()),
        expected:
          "\"\(closing)\" for the \"\(bracket)\" in line \(open.line), column \(open.column)")
    case UInt8(ascii: ","):
      let comma = position..<position + 1
      try report(comma, found: "\",\"", expected: closing == "]" ? "a value" : "a member")
      while peek() == UInt8(ascii: ",") {
        position += 1
        try skipSpace()
      }
      return try next(closing: closing, of: start, isFirst: true)
    default:
      if !isSeparated, !hasSwallowedLine {
        try report(token(), found: found(token()), expected: "\",\" before it")
      }
      return true
    }
  }

  private mutating func name() throws -> String {
    if let text = try string() { return text }
    guard let byte = peek(), Self.isWordStart(byte) else {
      try stop(
        token(), found: found(token()), expected: "the name of a member in quotation marks")
    }
    let range = token()
    position = range.upperBound
    let name = source.string(range)
    let shown = name.shortenedForMessages
    try report(range, found: shown, expected: "\"\(shown)\" in quotation marks")
    return name
  }

  private mutating func colon() throws {
    try skipSpace()
    if peek() == UInt8(ascii: ":") {
      position += 1
      return
    }
    try report(token(), found: found(token()), expected: "\":\" after the name")
    if peek() == UInt8(ascii: "=") {
      position += 1
    } else if peek().map({ ",]}".utf8.contains($0) }) ?? true {
      throw Stop()
    }
  }

  private mutating func word() throws -> JSONValue {
    let range = token()
    position = range.upperBound
    let word = source.string(range)
    switch word {
    case "true": return JSONValue(kind: .bool(true), range: range)
    case "false": return JSONValue(kind: .bool(false), range: range)
    case "null": return JSONValue(kind: .null, range: range)
    default: break
    }
    let instead: String? =
      switch word.lowercased() {
      case "true", "yes", "on": "true"
      case "false", "no", "off": "false"
      case "null", "nil", "none", "undefined": "null"
      case "nan", "inf", "infinity": nil
      default: "\"\(word)\""
      }
    try report(
      range, found: word.shortenedForMessages,
      expected: instead == nil ? "a finite number" : "a value",
      replacement: instead)
    return JSONValue(kind: .unusable, range: range)
  }

  // MARK: Reading

  /// Returns the next byte; `nil` at the end.
  func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  /// Returns a range of bytes as text.
  func text(_ range: Range<Int>) -> String { source.string(range) }

  /// Returns whether the rest of the text starts with a string.
  func isAt(_ text: StaticString) -> Bool {
    var distance = 0
    while distance < text.utf8CodeUnitCount {
      if peek(distance) != text.utf8Start[distance] { return false }
      distance += 1
    }
    return true
  }

  /// Records that a string ran to the end of its line.
  mutating func noteSwallowedLine() { hasSwallowedLine = true }

  /// Moves to the next byte that is neither whitespace nor part of a comment.
  private mutating func skipSpace() throws {
    while let byte = peek() {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"), UInt8(ascii: "#"):
        try skipComment(upTo: "\n")
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): try skipComment(upTo: "*/")
      default: return
      }
    }
  }

  private mutating func skipComment(upTo end: StaticString) throws {
    let start = position
    position += peek() == UInt8(ascii: "#") ? 1 : 2
    while position < bytes.count, !isAt(end) { position += 1 }
    if isAt("*/") { position += 2 }
    try report(
      start..<position, found: "a comment", expected: "values only: JSON has no comments")
  }

  /// Returns the range of the next word, number or character.
  func token() -> Range<Int> {
    guard let first = peek() else { return position..<position }
    var end = position + 1
    if Self.isWordStart(first) || Self.isWordPart(first) {
      while end < bytes.count, Self.isWordPart(bytes[end]) { end += 1 }
    } else if first == UInt8(ascii: "\"") {
      while end < bytes.count, bytes[end] != first, bytes[end] != 0x0A { end += 1 }
      end = min(end + 1, bytes.count)
    } else {
      // Include the whole character.
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    return position..<end
  }

  private func found(_ range: Range<Int>) -> String {
    if range.isEmpty { return "the end of the text" }
    let text = source.string(range)
    let shown = text.shortenedForMessages
    return text.hasPrefix("\"") ? shown : "\"\(shown)\""
  }

  static func isWordStart(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    isWordStart(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  // MARK: Problems

  /// Records a problem after which reading continues.
  mutating func report(
    _ range: Range<Int>, found: String, expected: String, replacement: String? = nil
  ) throws {
    // An apparent problem after an unterminated string may be part of the string.
    if hasSwallowedLine { throw Stop() }
    problems.append(
      Problem(
        range: range, path: path, found: found, expected: expected, replacement: replacement))
    if problems.count >= problemLimit { throw Stop() }
  }

  /// Records a problem after which reading cannot continue.
  private mutating func stop(_ range: Range<Int>, found: String, expected: String) throws -> Never {
    try report(range, found: found, expected: expected)
    throw Stop()
  }
}
