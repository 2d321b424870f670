import Foundation

/// A JSON value that keeps the order and duplicates of its members, for changes by tests.
package indirect enum JSONNode: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONNode])
  case object([(name: String, value: JSONNode)])

  package static func == (a: JSONNode, b: JSONNode) -> Bool { a.text == b.text }

  package init(_ text: String) throws {
    self = try JSONDecoder().decode(Decoded.self, from: Data(text.utf8)).node
  }

  /// A step from a value to one in it.
  package enum Step: Hashable, Sendable {
    case member(String)
    case element(Int)

    /// The name of a member; `nil` for an element.
    package var name: String? { if case .member(let name) = self { name } else { nil } }
  }

  package typealias Path = [Step]

  /// The value as JSON; duplicate members are written as often as they occur.
  package var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let digits): digits
    case .string(let string): Self.quoted(string)
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.name)): \($0.value.text)" }.joined(separator: ", ")
        + "}"
    }
  }

  /// The paths of the value and of all values in it.
  package var paths: [Path] {
    let below: [Path] =
      switch self {
      case .array(let elements):
        elements.enumerated().flatMap { index, value in
          value.paths.map { [.element(index)] + $0 }
        }
      case .object(let members):
        members.flatMap { member in member.value.paths.map { [.member(member.name)] + $0 } }
      default: []
      }
    return [[]] + below
  }

  package subscript(path: Path) -> JSONNode? {
    guard let step = path.first else { return self }
    let rest = Path(path.dropFirst())
    switch (self, step) {
    case (.array(let elements), .element(let index)):
      return elements.indices.contains(index) ? elements[index][rest] : nil
    case (.object(let members), .member(let name)):
      return members.first { $0.name == name }?.value[rest]
    default: return nil
    }
  }

  /// The value with one part replaced by any number of values.
  package func replacing(_ path: Path, by values: [JSONNode]) -> JSONNode {
    guard let step = path.first else { return values.first ?? .null }
    let rest = Path(path.dropFirst())
    switch (self, step) {
    case (.array(var elements), .element(let index)):
      // One of two members with the same name may have fewer elements.
      guard elements.indices.contains(index) else { return self }
      elements.replaceSubrange(
        index...index, with: rest.isEmpty ? values : [elements[index].replacing(rest, by: values)])
      return .array(elements)
    case (.object(let members), .member(let name)):
      return .object(
        members.flatMap { member in
          if member.name != name { return [member] }
          let new = rest.isEmpty ? values : [member.value.replacing(rest, by: values)]
          return new.map { (name, $0) }
        })
    default: return self
    }
  }

  private static func quoted(_ string: String) -> String {
    let data = try? JSONEncoder().encode(string)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  private struct Decoded: Decodable {
    var node: JSONNode

    init(from decoder: any Decoder) throws {
      if let object = try? decoder.container(keyedBy: Name.self) {
        node = .object(
          try object.allKeys.sorted { $0.stringValue < $1.stringValue }.map {
            ($0.stringValue, try object.decode(Decoded.self, forKey: $0).node)
          })
        return
      }
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        node = .null
      } else if let bool = try? value.decode(Bool.self) {
        node = .bool(bool)
      } else if let number = try? value.decode(Double.self) {
        node = .number(Int(exactly: number).map { "\($0)" } ?? "\(number)")
      } else if let string = try? value.decode(String.self) {
        node = .string(string)
      } else {
        node = .array(try value.decode([Decoded].self).map(\.node))
      }
    }
  }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension [JSONNode.Step] {
  /// The path as messages write it: `sections[0].rows[1].content`.
  package var written: String {
    let text = reduce(into: "") { text, step in
      switch step {
      case .member(let name): text += text.isEmpty ? name : ".\(name)"
      case .element(let index): text += "[\(index)]"
      }
    }
    return text.isEmpty ? "(top level)" : text
  }
}

extension JSONNode {
  /// The member of an object.
  package subscript(name: String) -> JSONNode? { self[[.member(name)]] }

  /// A string, or those of an array.
  package var strings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.strings)
    default: []
    }
  }
}
