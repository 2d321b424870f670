/// A JSON value with its position in the text.
package struct JSONValue {
  /// The kind of a value, with its contents.
  package enum Kind {
    case null
    case bool(Bool)
    /// The digits as they are written.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])
    /// Invalid text that represents no value.
    case unusable
  }

  /// A member of an object.
  package struct Member {
    /// The name, without escapes.
    package var name: String

    /// The position of the name, in bytes.
    package var nameRange: Range<Int>

    /// The value of the member.
    package var value: JSONValue
  }

  /// The kind of the value, with its contents.
  package var kind: Kind

  /// The position of the value, in bytes from the start of the text.
  package var range: Range<Int>

  /// The identity of the value within the text: no two values begin at the same byte.
  var id: Int { range.lowerBound }

  /// The value `null`, at the start of a text.
  package static var null: JSONValue { JSONValue(kind: .null, range: 0..<0) }

  /// Whether the value is invalid text.
  var isUnusable: Bool { if case .unusable = kind { true } else { false } }

  var isNull: Bool { if case .null = kind { true } else { false } }

  /// The elements of an array and the members of an object; other values have none.
  var children: [JSONValue] {
    switch kind {
    case .array(let elements): elements
    case .object(let members): members.map(\.value)
    default: []
    }
  }

  /// The first member with a name; `nil` for values other than objects.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// Returns the value of a member if it is an array.
  func array(_ name: String) -> JSONValue? {
    guard let value = self[name], case .array = value.kind else { return nil }
    return value
  }

  /// The range that a message marks: the value, or the opening bracket of an array or object.
  package var markedRange: Range<Int> {
    switch kind {
    case .array, .object: range.lowerBound..<range.lowerBound + 1
    default: range
    }
  }
}

extension JSONValue {
  /// The value at the end of a path, or the last value that the path reaches.
  package struct Place {
    package var value: JSONValue
    /// The names and indices that lead to the value in the text as written.
    var path: [String] = []
    /// The position of the member's name, if the value is a member's.
    var nameRange: Range<Int>?
    /// The rest of the path, which matches no value.
    var rest: ArraySlice<String>
  }

  /// Follows a path through the value, skipping values that were left out.
  ///
  /// - Parameters:
  ///   - path: Names of members, and indices among the remaining elements.
  ///   - omitted: The values that were left out.
  package func place(at path: [String], without omitted: Set<Int>) -> Place {
    var place = Place(value: self, rest: path[...])
    while let step = place.rest.first {
      switch place.value.kind {
      case .object(let members):
        guard
          let member = members.first(where: { $0.name == step && !omitted.contains($0.value.id) })
        else { return place }
        (place.value, place.nameRange) = (member.value, member.nameRange)
        place.path.append(step)
      case .array(let elements):
        guard let number = Int(step), let index = elements.index(number, without: omitted) else {
          return place
        }
        (place.value, place.nameRange) = (elements[index], nil)
        place.path.append("\(index)")
      default: return place
      }
      place.rest.removeFirst()
    }
    return place
  }

  /// Returns the value as JSON without the omitted values; a duplicate member is written once.
  package func text(without omitted: Set<Int>) -> String {
    switch kind {
    case .null, .unusable: return "null"
    case .bool(let value): return "\(value)"
    case .number(let digits): return digits
    case .string(let string): return Self.quoted(string)
    case .array(let elements):
      let texts = elements.filter { !omitted.contains($0.id) }.map { $0.text(without: omitted) }
      return "[\(texts.joined(separator: ","))]"
    case .object(let members):
      var names: Set<String> = []
      let texts = members.filter {
        names.insert($0.name).inserted && !omitted.contains($0.value.id)
      }
      .map { "\(Self.quoted($0.name)):\($0.value.text(without: omitted))" }
      return "{\(texts.joined(separator: ","))}"
    }
  }

  /// Returns a text as a JSON string.
  package static func quoted(_ string: String) -> String {
    let needsEscapes = string.utf8.contains { byte in
      byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
    guard needsEscapes else { return "\"\(string)\"" }
    let escaped = string.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}

extension [JSONValue] {
  /// Returns the index of an element that has a number among those that were not left out.
  fileprivate func index(_ number: Int, without omitted: Set<Int>) -> Int? {
    guard indices.contains(number) else { return nil }
    if omitted.isEmpty { return number }
    return indices.lazy.filter { !omitted.contains(self[$0].id) }.dropFirst(number).first
  }
}
