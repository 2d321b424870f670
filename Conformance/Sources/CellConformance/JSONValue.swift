import Foundation

/// A JSON value, such as an answer or one of its parts.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Codable {
  /// Reads any JSON value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Writes the value itself.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value): try value.encode(to: encoder)
    case .number(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    case .object(let value): try value.encode(to: encoder)
    }
  }
}

extension JSONValue {
  /// Returns the part of the value at a path such as `cells[0].text.frame[2]`; `nil` if the value
  /// has no such part.
  ///
  /// Names and positions are separated by periods and brackets. An empty path is the whole value.
  public subscript(path: String) -> JSONValue? {
    path.split { ".[]".contains($0) }.reduce(self) { value, step in
      switch value {
      case .object(let members): members[String(step)]
      case .array(let elements):
        Int(step).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      default: nil
      }
    }
  }

  /// Replaces the part of the value at a path, if there is one.
  ///
  /// Use it to make a subject that is wrong in one point.
  public mutating func replace(_ path: String, with part: JSONValue) {
    replace(path.split { ".[]".contains($0) }[...], with: part)
  }

  private mutating func replace(_ steps: ArraySlice<Substring>, with part: JSONValue) {
    guard let step = steps.first else { return self = part }
    switch self {
    case .object(var members):
      members[String(step)]?.replace(steps.dropFirst(), with: part)
      self = .object(members)
    case .array(var elements):
      guard let index = Int(step), elements.indices.contains(index) else { return }
      elements[index].replace(steps.dropFirst(), with: part)
      self = .array(elements)
    default: break
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: CustomStringConvertible {
  /// The value on one line, with members sorted by name.
  public var description: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Only numbers that are not finite cannot be encoded, and reading never makes one.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "invalid"
  }
}
