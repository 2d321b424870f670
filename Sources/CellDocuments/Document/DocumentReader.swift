import CellConfiguration
import Foundation

/// Reads a document part by part, and finds all problems of each.
///
/// A part is the document without its sections, a section without its rows, or a row. A decoder
/// stops at the first error. This type therefore leaves out each value that could not be read and
/// reads the part again, until it can be read. The caller shows the rest or throws the problems.
package struct DocumentReader {
  /// The number of problems of a part at which the part is given up, because each takes the time
  /// for reading the part again.
  private static let partLimit = 64

  /// The text, repaired if it was not valid UTF-8.
  let source: SourceText

  /// The problems, in the order in which they were found.
  private(set) var problems: [JSONReader.Problem] = []

  /// The features of an app that reads leniently; `nil` to read strictly.
  private let features: Set<String>?

  /// The kinds of content that the app defines, with the types of their values.
  private let customContent: [String: any Decodable.Type]

  /// The values of the text.
  let root: JSONValue
  private var decoder = JSONDecoder()

  /// The values that could not be read, and the values that contain one.
  private var omitted: Set<Int> = []
  private var incomplete: Set<Int> = []

  /// The references to colors and fonts that could not be read; `"$"` stands for all.
  private var brokenReferences: Set<String> = []

  /// Whether the values can be decoded from the bytes of the text.
  private let isWellFormed: Bool

  /// Whether no more problems are of interest.
  private var isDone = false

  private var identities = DocumentIdentities()

  /// Reads the values of a text.
  ///
  /// - Parameters:
  ///   - data: The text.
  ///   - features: The features of an app that reads leniently; `nil` to read strictly.
  ///   - customContent: The kinds of content that this app defines, with the types of their values.
  init(
    _ data: Data, features: Set<String>?, customContent: [String: any Decodable.Type] = [:]
  ) {
    self.features = features
    self.customContent = customContent
    if let key = StyleSheetPool.key { decoder.userInfo[key] = StyleSheetPool() }
    var bytes = [UInt8](Self.utf8(data))
    if let invalid = Self.invalidRange(of: bytes) {
      problems.append(
        JSONReader.Problem(
          range: invalid, path: [], found: "bytes that are not UTF-8", expected: "text in UTF-8"))
      bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
      isDone = features == nil
    }
    source = SourceText(bytes)
    let result =
      isDone
      ? nil
      : JSONReader.read(
        source, problemLimit: features == nil ? JSONReader.problemLimit : .max)
    problems += result?.problems ?? []
    root = result?.value ?? .null
    isWellFormed = problems.isEmpty
    let isUsable = result?.value != nil && !root.isUnusable
    if !isUsable || features == nil && result?.isIncomplete != false { isDone = true }
    leaveOutUnusable(root)
    for index in problems.indices
    where omitted.contains(problems[index].range.lowerBound)
      || result?.isIncomplete == true && index == problems.count - 1
    {
      problems[index].outcome = .absence
    }
  }

  /// Returns the document, as far as it could be read.
  mutating func document() -> ListDocument {
    if isDone { return ListDocument() }
    readNames()
    let sections = root.array("sections")
    let part: ListDocument? = part(root, at: [], besides: [sections].compactMap(\.self)) {
      try $0.decode(ListDocument.self, from: $1)
    }
    var document = part ?? ListDocument()
    let firstRow: SectionPlace = document.list?.headerMode == .firstItemInSection ? .header : .row
    var limit = ListDocument.itemLimit
    for (index, value) in (sections?.children ?? []).enumerated() where !isDone {
      let path = ["sections", "\(index)"]
      checkCount(value, at: path, limit: limit)
      limit -= 1
      if limit < 0 { break }
      guard var section = section(value, at: path, firstRow, rowLimit: limit) else { continue }
      section.id = identity(of: value, at: path)
      document.sections.append(section)
      limit -= section.rows.count
    }
    return document
  }

  /// Reads the colors and fonts to which the document gives names, for the parts that use them.
  private mutating func readNames() {
    guard case .object(let members) = root.kind, let key = DocumentNames.key else { return }
    let others = members.filter { !["colors", "fonts"].contains($0.name) }.map(\.value)
    guard others.count < members.count else { return }
    let document: ListDocument? = part(root, at: [], besides: others) {
      try $0.decode(ListDocument.self, from: $1)
    }
    decoder.userInfo[key] = DocumentNames(
      colors: document?.colors ?? [:], fonts: document?.fonts ?? [:])
    /// Returns whether a value was reported; in lenient reading, a null is not.
    func isBroken(_ value: JSONValue) -> Bool {
      omitted.contains(value.id) && (features == nil || !value.isNull)
    }
    for member in [root["colors"], root["fonts"]].compactMap(\.self) {
      if isBroken(member) { brokenReferences.insert("$") }
      guard case .object(let values) = member.kind else { continue }
      brokenReferences.formUnion(values.filter { isBroken($0.value) }.map { "$\($0.name)" })
    }
  }

  /// Reports a section whose rows are too many for the document.
  private mutating func checkCount(_ section: JSONValue, at path: [String], limit: Int) {
    let rows = section.array("rows")
    let count = rows?.children.count ?? 0
    if let rows, count > ListDocument.itemLimit {
      report(
        rows, at: path + ["rows"], found: "an array of \(count)",
        expected: ListDocument.tooManyItems)
    } else if count + 1 > limit {
      report(
        section, at: path, found: "\(ListDocument.itemLimit - limit + count + 1) up to here",
        expected: ListDocument.tooManyItems)
    } else {
      return
    }
    isDone = features == nil
  }

  /// Returns a section, or its fallback; `nil` for neither.
  private mutating func section(
    _ value: JSONValue, at path: [String], _ firstRow: SectionPlace, rowLimit: Int
  ) -> ListDocument.Section? {
    if lacksFeature(value, at: path) {
      guard let fallback = value["fallback"], !fallback.isNull, !fallback.isHidden else {
        return nil
      }
      return section(fallback, at: path + ["fallback"], firstRow, rowLimit: rowLimit)
    }
    let rows = value.array("rows")
    let others = ["header", "footer"].compactMap { name in
      value[name].flatMap { lacksContent($0, at: path + [name]) ? $0 : nil }
    }
    let rest = [rows].compactMap(\.self) + others
    let item: ListDocument.Section? = item(value, at: path, firstRow, besides: rest)
    // The rows are shown even if nothing else of the section can be read.
    guard var section = item ?? rows.map({ _ in ListDocument.Section() }) else { return nil }
    for (index, value) in (rows?.children ?? []).prefix(rowLimit).enumerated() where !isDone {
      let path = path + ["rows", "\(index)"]
      guard var row = row(value, at: path, index == 0 ? firstRow : .row) else { continue }
      row.id = identity(of: value, at: path)
      section.rows.append(row)
    }
    return section
  }

  /// Returns a row, or its fallback; `nil` for neither.
  private mutating func row(
    _ value: JSONValue, at path: [String], _ place: SectionPlace
  ) -> ListDocument.Row? {
    let first = problems.count
    let isLacking = lacksFeature(value, at: path) || lacksContent(value, at: path)
    let row: ListDocument.Row? = isLacking ? nil : item(value, at: path, place)
    guard features != nil, row == nil || lacksKind(value),
      let fallback = value["fallback"], !fallback.isNull
    else { return row }
    let last = problems.count
    let replacement =
      fallback.isHidden ? nil : self.row(fallback, at: path + ["fallback"], place)
    if fallback.isHidden || replacement != nil {
      for index in first..<last { problems[index].outcome = .fallback }
    }
    return fallback.isHidden ? nil : replacement ?? row
  }

  /// Returns a section or row as the decoder reads it.
  private mutating func item<Item: DocumentItem>(
    _ value: JSONValue, at path: [String], _ place: SectionPlace, besides rest: [JSONValue] = []
  ) -> Item? {
    part(value, at: path, besides: rest) { decoder, data in
      let configuration = (depth: path.count, place: place)
      return try decoder.decode(Nested<Item>.self, from: data, configuration: configuration).item
    }
  }

  /// Returns whether an item requires a feature that the app lacks, and reports the feature.
  private mutating func lacksFeature(_ value: JSONValue, at path: [String]) -> Bool {
    guard let features else { return false }
    for (index, feature) in (value.array("requires")?.children ?? []).enumerated() {
      guard case .string(let name) = feature.kind, !features.contains(name) else { continue }
      report(
        feature, at: path + ["requires", "\(index)"],
        found: "the feature \"\(name.shortenedForMessages)\"", expected: "a feature of the app",
        outcome: value["fallback"] == nil ? .absence : .fallback)
      return true
    }
    return false
  }

  /// Returns whether an item has custom content that the app lacks or cannot decode, and reports
  /// the content.
  private mutating func lacksContent(_ item: JSONValue, at path: [String]) -> Bool {
    guard features != nil, let content = item["content"], !omitted.contains(content.id),
      let kind = content["custom"], case .string(let name) = kind.kind
    else { return false }
    guard !name.isEmpty, let type = customContent[name] else {
      report(
        kind, at: path + ["content", "custom"],
        found: "the custom content \"\(name.shortenedForMessages)\"",
        expected: "custom content of the app")
      return true
    }
    let value = content["value"]
    guard
      let problem = ValueProblem(decoding: value?.text(without: []) ?? "null", as: type)
    else { return false }
    let place = (value ?? content).place(at: value == nil ? ["value"] : problem.path, without: [])
    report(
      place.value,
      at: path + (value == nil ? ["content"] : ["content", "value"]) + place.path + place.rest,
      found: value == nil ? "nothing" : "a value that the app cannot decode",
      expected: problem.expected)
    return true
  }

  /// Returns whether a kind of thing in a row could not be read: a style or an accessory.
  private func lacksKind(_ row: JSONValue) -> Bool {
    let places =
      [row["content"], row["content"]?["style"], row["background"]?["style"]].compactMap(\.self)
      + (row.array("accessories")?.children ?? [])
    return places.contains { omitted.contains($0.id) && !$0.isNull }
  }

  /// Returns the id of an item; `nil` for no id, and for an id that another item has.
  private mutating func identity(of value: JSONValue, at path: [String]) -> String? {
    guard let member = value["id"], case .string(let id) = member.kind, !id.isEmpty else {
      return nil
    }
    if identities.insert(id, isSection: path.count == 2) { return id }
    report(
      member, at: path + ["id"], found: DocumentIdentities.found(id),
      expected: DocumentIdentities.expected)
    return nil
  }

  // MARK: Parts

  /// Returns a part of the document without the values that cannot be read; `nil` if nothing is
  /// left.
  ///
  /// - Parameters:
  ///   - value: The encoded part.
  ///   - path: The path to the part.
  ///   - rest: The members that are read separately.
  ///   - decode: Reads the part. It is as deep in the text as it is in the document, because the
  ///     depth of values is limited.
  private mutating func part<Part>(
    _ value: JSONValue, at path: [String], besides rest: [JSONValue],
    _ decode: (JSONDecoder, Data) throws -> Part
  ) -> Part? {
    var isWhole = isWellFormed && rest.isEmpty
    let rest = Set(rest.map(\.id))
    for _ in 0..<Self.partLimit where !isDone {
      let text: [UInt8]
      if isWhole {
        text = Array(source.bytes[value.range])
      } else {
        text = Array(value.text(without: rest.isEmpty ? omitted : omitted.union(rest)).utf8)
      }
      let open = Array(repeating: UInt8(ascii: "["), count: path.count)
      let close = Array(repeating: UInt8(ascii: "]"), count: path.count)
      do {
        return try decode(decoder, Data(open + text + close))
      } catch {
        guard leaveOut(error, in: value, at: path) else { return nil }
        isWhole = false
      }
    }
    return nil
  }

  /// Leaves out text that is not a value.
  private mutating func leaveOutUnusable(_ value: JSONValue) {
    for child in value.children {
      if child.isUnusable {
        omitted.insert(child.id)
        incomplete.insert(value.id)
      }
      leaveOutUnusable(child)
    }
  }

  /// Leaves out every null that stands for an absent member; generated code may write many.
  private mutating func leaveOutNulls(_ value: JSONValue, at path: [String]) {
    switch value.kind {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        leaveOutNulls(element, at: path + ["\(index)"])
      }
    case .object(let members):
      for member in members { leaveOutNulls(member.value, at: path + [member.name]) }
    case .null:
      let isValue = ListDocument.schemaValue.forms(at: path[...]).contains { $0.accepts("null") }
      if !isValue { omitted.insert(value.id) }
    default: break
    }
  }

  /// Records an error and leaves out its value; returns `false` if nothing would be left.
  private mutating func leaveOut(
    _ error: any Error, in part: JSONValue, at path: [String]
  ) -> Bool {
    let reason =
      ConfigurationDecodingError(error)
      ?? ConfigurationDecodingError(
        path: path, found: "a value that cannot be read", expected: "an object: a list document")
    let steps = Array(reason.path.dropFirst(path.count))
    let place = part.place(at: steps, without: omitted)
    let isMissing = !place.rest.isEmpty
    if features != nil, place.value.isNull, place.value.id != part.id, !isMissing {
      leaveOutNulls(part, at: path)
      omitted.insert(place.value.id)
      return true
    }
    let parent = part.place(at: steps.dropLast(), without: omitted)
    if reason.found.hasPrefix("unknown member") {
      return leaveOutUnknownMembers(of: parent, at: path + parent.path, reason)
    }
    // A container may lack only the value that was omitted from it.
    let isExplained = incomplete.contains(place.value.id) || isBrokenReference(place.value)
    if !isExplained {
      report(
        place.value, at: path + place.path + place.rest, found: reason.found,
        expected: reason.expected, suggestion: reason.suggestion)
    }
    if place.value.id == part.id { return false }
    omitted.insert(place.value.id)
    incomplete.insert(
      isMissing ? part.place(at: place.path.dropLast(), without: []).value.id : parent.value.id)
    return true
  }

  /// Returns whether a value refers to a color or font that was reported.
  private func isBrokenReference(_ value: JSONValue) -> Bool {
    guard case .string(let text) = value.kind, text.hasPrefix("$") else { return false }
    return brokenReferences.contains(text) || brokenReferences.contains("$")
  }

  /// Leaves out all unknown members of an object at once: a later version may have many.
  ///
  /// - Parameter reason: The error about one of the members.
  private mutating func leaveOutUnknownMembers(
    of object: JSONValue.Place, at path: [String], _ reason: ConfigurationDecodingError
  ) -> Bool {
    guard case .object(let members) = object.value.kind else { return false }
    let names = ListDocument.schemaValue.forms(at: path[...]).flatMap { form in
      if case .object(let object) = form { object.names } else { [String]() }
    }
    // A member that another form of the object has may be the unknown one.
    let known = names.filter { !reason.path.suffix(1).containsName($0) }
    for member in members
    where !known.containsName(member.name) && !omitted.contains(member.value.id) {
      omitted.insert(member.value.id)
      if features != nil, member.value.isNull { continue }
      report(
        member.value, at: path + [member.name],
        found: "unknown member \"\(member.name.shortenedForMessages)\"",
        expected: reason.expected, range: member.nameRange,
        suggestion: NearestName.of(member.name, among: known))
    }
    incomplete.insert(object.value.id)
    return true
  }

  /// Records a problem of a value.
  private mutating func report(
    _ value: JSONValue, at path: [String], found: String, expected: String,
    range: Range<Int>? = nil, suggestion: String? = nil,
    outcome: DocumentIssue.Replacement = .absence
  ) {
    problems.append(
      JSONReader.Problem(
        range: range ?? value.markedRange, path: path, found: found, expected: expected,
        suggestion: suggestion, outcome: outcome))
    if features == nil, problems.count >= JSONReader.problemLimit { isDone = true }
  }
}

extension JSONValue {
  /// Whether the value is the word for a fallback that shows nothing.
  fileprivate var isHidden: Bool { if case .string("hidden") = kind { true } else { false } }
}

/// An item in as many arrays as there are steps in its path.
private struct Nested<Item: DocumentItem>: DecodableWithConfiguration {
  let item: Item

  init(from decoder: any Decoder, configuration: (depth: Int, place: SectionPlace)) throws {
    var decoder = decoder
    for _ in 0..<configuration.depth {
      var array = try decoder.unkeyedContainer()
      decoder = try array.superDecoder()
    }
    item = try Item(from: decoder, place: configuration.place)
  }
}
