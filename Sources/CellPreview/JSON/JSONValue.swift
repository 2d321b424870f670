/// A value of a JSON text that knows where it is written.
package struct JSONValue {
  /// What a value is.
  package enum Kind {
    case null
    case bool(Bool)
    /// The digits as they are written.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])
    /// Something that is written wrongly and stands for no value.
    case unusable
  }

  /// A member of an object.
  package struct Member {
    /// The name, without escapes.
    package var name: String

    /// Where the name is written, in bytes.
    package var nameRange: Range<Int>

    /// What the member holds.
    package var value: JSONValue
  }

  /// What the value is.
  package var kind: Kind

  /// Where the value is written, in bytes from the start of the text.
  package var range: Range<Int>

  /// What tells the value from all others of the text: no two begin at the same byte.
  var id: Int { range.lowerBound }

  /// Whether the value is something that is written wrongly.
  var isUnusable: Bool { if case .unusable = kind { true } else { false } }

  /// Where a message points to: the value, of an array or object its opening bracket.
  var markedRange: Range<Int> {
    switch kind {
    case .array, .object: range.lowerBound..<range.lowerBound + 1
    default: range
    }
  }
}

extension JSONValue {
  /// A value on the way to which a path leads, as far as it does.
  struct Place {
    var value: JSONValue
    /// The names and indices that lead to the value in the text as it is written.
    var path: [String] = []
    /// Where the name of the member is written whose value this is.
    var nameRange: Range<Int>?
    /// What of the path leads no further.
    var rest: ArraySlice<String>
  }

  /// Follows a path that leads through the value without what was left out of it.
  ///
  /// - Parameters:
  ///   - path: Names of members, and indices among the elements that are left.
  ///   - omitted: The values that were left out.
  func place(at path: [String], without omitted: Set<Int>) -> Place {
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
        let left = elements.indices.filter { !omitted.contains(elements[$0].id) }
        guard let index = Int(step), left.indices.contains(index) else { return place }
        (place.value, place.nameRange) = (elements[left[index]], nil)
        place.path.append("\(left[index])")
      default: return place
      }
      place.rest.removeFirst()
    }
    return place
  }

  /// The value as JSON without some of what is in it; a member that is there twice is written once.
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
        !omitted.contains($0.value.id) && names.insert($0.name).inserted
      }
      .map { "\(Self.quoted($0.name)):\($0.value.text(without: omitted))" }
      return "{\(texts.joined(separator: ","))}"
    }
  }

  static func quoted(_ string: String) -> String {
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
