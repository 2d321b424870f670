package import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

/// Changes documents at random, mostly into other documents.
package struct DocumentMutator {
  private static let wrongValues = ["null", "true", "\"x\"", "-1", "1.5", "1e308", "[]", "{}"]

  private static let corpus = DocumentCorpus.documents.compactMap { try? JSONNode($0.text) }

  private var generator: DocumentGenerator

  package init(_ random: RandomSource) { generator = DocumentGenerator(random) }

  /// Makes a few changes to a JSON text; `nil` for any other text.
  package mutating func mutated(_ text: String) -> String? {
    guard
      var node = JSONReader.read(SourceText(Array(text.utf8))).value.map(JSONNode.init)
    else { return nil }
    for _ in 0...generator.number(0..<3) { node = mutated(node) }
    return node.text
  }

  /// Returns a document with some of the members of another one, and one of its rows.
  package mutating func small(_ document: JSONNode) -> JSONNode {
    guard case .object(let members) = document else { return document }
    let sections: JSONNode.Path = [.member("sections")]
    var result = JSONNode.object(
      members.filter { $0.name == "sections" || generator.number(0..<3) == 0 })
    guard case .array(let all)? = result[sections], !all.isEmpty else { return result }
    var section = generator.pick(all)
    if case .array(let rows)? = section[[.member("rows")]], !rows.isEmpty {
      section = section.replacing([.member("rows")], by: [.array([generator.pick(rows)])])
    }
    result = result.replacing(sections, by: [.array([section])])
    return result
  }

  /// Makes a value that a document may not have in the place of another one: of another kind, or
  /// with other members or elements.
  package mutating func damaged(_ value: JSONNode) -> JSONNode {
    switch (generator.number(0..<4), value) {
    case (0, .object(let members)): .object(members + [("future", .number("1"))])
    case (0, .array(let elements)), (1, .array(let elements)):
      .array(elements + [.string("future")])
    case (1, .object(let members)): .object(members.map { ("\($0.name)s", $0.value) })
    case (2, .string(let text)): .string("\(text)x")
    default: .number(generator.pick(Self.wrongValues))
    }
  }

  /// Makes one change.
  package mutating func mutated(_ node: JSONNode) -> JSONNode {
    let path = generator.pick(node.paths)
    guard let value = node[path] else { return node }
    switch generator.number(0..<10) {
    case 0, 1, 2:
      guard let form = form(at: path) else { return node.replacing(path, by: []) }
      return node.replacing(path, by: [generator.value(form)])
    case 3, 4, 5: return node.replacing(path, by: [grown(value, at: path)])
    case 6: return path.isEmpty ? node : node.replacing(path, by: [])
    case 7: return path.isEmpty ? node : node.replacing(path, by: [value, value])
    case 8: return node.replacing(path, by: [.number(generator.pick(Self.wrongValues))])
    default:
      // The same place of another document.
      let other = generator.pick(Self.corpus)
      return other[path].map { node.replacing(path, by: [$0]) } ?? node
    }
  }

  /// The value with one more member or element, or another value instead of one without any.
  private mutating func grown(_ value: JSONNode, at path: JSONNode.Path) -> JSONNode {
    let forms = Self.forms(at: path)
    switch value {
    case .object(let members):
      let possible = forms.flatMap { form -> [Schema.Member] in
        if case .object(let object) = form { object.members } else { [] }
      }
      let missing = possible.filter { form in !members.contains { $0.name == form.name } }
      if missing.isEmpty { return value }
      let member = generator.pick(missing)
      return .object(members + [(member.name, generator.value(member.value))])
    case .array(let elements):
      let possible = forms.compactMap { form -> Schema.Value? in
        if case .array(let element, _) = form { element } else { nil }
      }
      if possible.isEmpty { return value }
      return .array(elements + [generator.value(generator.pick(possible))])
    default:
      return forms.isEmpty ? value : generator.value(generator.pick(forms))
    }
  }

  private mutating func form(at path: JSONNode.Path) -> Schema.Value? {
    let forms = Self.forms(at: path)
    return forms.isEmpty ? nil : generator.pick(forms)
  }

  /// The forms that a value can have in a place of a document.
  private static func forms(at path: JSONNode.Path) -> [Schema.Value] {
    path.reduce(alternatives(ListDocument.schemaValue)) { forms, step in
      forms.flatMap { form -> [Schema.Value] in
        switch (form, step) {
        case (.object(let object), .member(let name)):
          object.members.filter { $0.name == name }.flatMap { alternatives($0.value) }
        case (.dictionary(let element, _, _, _), .member): alternatives(element)
        case (.array(let element, _), .element): alternatives(element)
        default: []
        }
      }
    }
  }

  private static func alternatives(_ form: Schema.Value) -> [Schema.Value] {
    switch form {
    case .choice(let forms): forms.flatMap(alternatives)
    case .type(let type): alternatives(type.schemaValue)
    case .named(_, let form): alternatives(form)
    default: [form]
    }
  }
}

extension JSONNode {
  /// The same value without its places.
  fileprivate init(_ value: JSONValue) {
    switch value.kind {
    case .null, .unusable: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let digits): self = .number(digits)
    case .string(let string): self = .string(string)
    case .array(let elements): self = .array(elements.map { JSONNode($0) })
    case .object(let members): self = .object(members.map { ($0.name, JSONNode($0.value)) })
    }
  }
}

/// Makes random values of documents, in the forms that the tables for decoding describe.
package struct DocumentGenerator {
  private static let depthLimit = 12

  /// Every string in the documents of the tests, for members that accept only some strings.
  private static let strings: [String] = {
    let nodes = DocumentCorpus.documents.compactMap { try? JSONNode($0.text) }
    let strings = nodes.flatMap { node in
      node.paths.compactMap { path -> String? in
        if case .string(let string) = node[path] { string } else { nil }
      }
    }
    return Array(Set(strings)).sorted()
  }()

  private static let numbers = [
    "0", "1", "2", "3", "0.5", "-1", "10", "16.5", "44", "100", "320", "1e-9", "1e7", "1e300",
    "-1e300", "255", "1000000", "0.1",
  ]

  package var random: RandomSource

  package init(_ random: RandomSource) { self.random = random }

  /// Picks a number.
  package mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Picks one of some values, of which there is at least one.
  package mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0..<values.count)] }

  /// Makes a value of a form.
  package mutating func value(_ form: Schema.Value, depth: Int = 0) -> JSONNode {
    switch form {
    case .any: return pick([.null, .bool(true), .string("a"), .object([("a", .array([.null]))])])
    case .null: return .null
    case .boolean: return .bool(number(0..<2) == 1)
    case .text, .name: return .string(text())
    case .pattern(let pattern, _): return .string(string(matching: pattern))
    case .names(let names): return .string(names.isEmpty ? "" : pick(names))
    case .number(let range): return .number(digits(range))
    case .integer: return .number(pick(["0", "1", "-1", "2", "7", "\(Int.max)", "\(Int.min)"]))
    case .count: return .number(pick(["0", "1", "2", "7", "100", "\(Int.max)"]))
    case .array(let element, let count):
      let limit = min(count?.upperBound ?? 3, 4)
      let least = min(count?.lowerBound ?? 0, limit)
      if depth > Self.depthLimit { return .array([]) }
      return .array((0..<number(least..<limit + 1)).map { _ in value(element, depth: depth + 1) })
    case .object(let object): return .object(members(of: object, depth: depth))
    case .dictionary(let element, _, _, _):
      if depth > Self.depthLimit { return .object([]) }
      return .object(
        (0..<number(0..<3)).map { _ in
          (pick(["my.logo", "wifi", "a", "star"]), value(element, depth: depth + 1))
        })
    case .choice(let forms): return forms.isEmpty ? .null : value(pick(forms), depth: depth)
    case .type(let type): return value(type.schemaValue, depth: depth)
    case .named(_, let form): return value(form, depth: depth)
    }
  }

  /// Makes some members of an object, including all required ones.
  private mutating func members(
    of object: Schema.Object, depth: Int
  ) -> [(name: String, value: JSONNode)] {
    var members = object.members
    var required: Set<String> = []
    var names: [String: [String]] = [:]
    if !object.variants.isEmpty {
      let variant = pick(object.variants)
      required = Set(variant.required + (variant.either.isEmpty ? [] : [pick(variant.either)]))
      names = variant.names
      let possible = required.union(variant.optional)
      members = members.filter { possible.contains($0.name) }
    }
    return members.compactMap { member in
      var isRequired = required.contains(member.name)
      if case .refused = member.absence { isRequired = true }
      guard isRequired || (depth <= Self.depthLimit && number(0..<6) == 5) else { return nil }
      if let names = names[member.name] { return (member.name, .string(pick(names))) }
      return (member.name, value(member.value, depth: depth + 1))
    }
  }

  private mutating func digits(_ range: NumberRange) -> String {
    let valid = Self.numbers.filter { range.contains(Double($0) ?? .nan) }
    return number(0..<16) == 15 || valid.isEmpty ? pick(Self.numbers) : pick(valid)
  }

  private mutating func text() -> String {
    if number(0..<2) == 0 { return pick(Self.strings) }
    var generator = TextGenerator(random)
    defer { random = generator.random }
    return generator.text(words: 4)
  }

  private mutating func string(matching pattern: String) -> String {
    guard let expression = try? Regex(pattern) else { return text() }
    let matching = Self.strings.filter { $0.wholeMatch(of: expression) != nil }
    return matching.isEmpty ? text() : pick(matching)
  }
}
