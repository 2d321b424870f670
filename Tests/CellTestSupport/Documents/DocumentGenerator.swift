package import CellConfiguration
import CellPictures
import Foundation

/// Makes values of documents at random, as the tables of the reader say that they can be.
package struct DocumentGenerator {
  private static let depthLimit = 12

  /// Every string of the documents of the tests, for members that take some of them only.
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
    }
  }

  /// Makes some members of an object, those that it needs among them.
  private mutating func members(
    of object: Schema.Object, depth: Int
  ) -> [(name: String, value: JSONNode)] {
    var members = object.members
    var required: Set<String> = []
    var names: [String: [String]] = [:]
    if !object.variants.isEmpty {
      let variant = pick(object.variants)
      required = Set(variant.required)
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
