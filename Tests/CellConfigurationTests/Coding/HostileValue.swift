import CellConfiguration
import Foundation

/// A value that nobody would write on purpose, and the property that it has it in.
struct HostileValue: Sendable, CustomStringConvertible {
  /// The ways of writing a value down.
  enum Coder: CaseIterable {
    case json
    case jsonWithWordsForNumbers
    case xml
    case binary

    func recode<Value: Codable>(_ value: Value) throws -> Value {
      switch self {
      case .json, .jsonWithWordsForNumbers:
        let encoder = JSONEncoder()
        let decoder = JSONDecoder()
        if self == .jsonWithWordsForNumbers {
          encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
          decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        }
        return try decoder.decode(Value.self, from: encoder.encode(value))
      case .xml, .binary:
        let encoder = PropertyListEncoder()
        encoder.outputFormat = self == .xml ? .xml : .binary
        return try PropertyListDecoder().decode(Value.self, from: encoder.encode(value))
      }
    }
  }

  /// The name of the type, with those around it: `CellFont.Weight`.
  let type: String

  /// The names of which an error has to have one, separated by spaces; empty where there must be
  /// no error.
  let property: String

  let description: String

  /// What is wrong with the value in a coder: neither refused by name nor read back equal.
  let complaint: @Sendable (Coder) -> String?

  init<Value: Codable & Equatable & Sendable>(_ property: String, _ value: Value) {
    type = String(reflecting: Value.self).replacing("CellConfiguration.", with: "")
    self.property = property
    description = "\(type) \(property)"
    complaint = { coder in
      do {
        // Not all coders take a value that is neither an array nor an object.
        let read = try coder.recode([value])
        return read == [value] ? nil : "\(value) is read as \(read)"
      } catch let error as EncodingError {
        let names = Self.names(in: error)
        let isNamed = property.split(separator: " ").contains { property in
          names.contains { $0.contains(property) }
        }
        return isNamed ? nil : "the error names only \(names)"
      } catch {
        return "\(value) is written but not read: \(error)"
      }
    }
  }

  /// The path and the text of an error, which property lists put into an error of their own.
  private static func names(in error: EncodingError) -> [String] {
    guard case .invalidValue(_, let context) = error else { return [] }
    if let inner = context.underlyingError as? EncodingError { return names(in: inner) }
    return context.codingPath.map(\.stringValue) + [context.debugDescription]
  }

  /// A value with each of some properties set to each of some others.
  static func each<Value: Codable & Equatable & Sendable, Part>(
    _ parts: [Part], in value: Value,
    _ properties: (String, any WritableKeyPath<Value, Part> & Sendable)...
  ) -> [HostileValue] {
    properties.flatMap { name, path in
      parts.map { part in
        var changed = value
        changed[keyPath: path] = part
        return HostileValue(name, changed)
      }
    }
  }

  /// Every value of an enumeration.
  static func cases<Value: CaseIterable & Codable & Equatable & Sendable>(
    _ type: Value.Type
  ) -> [HostileValue] {
    type.allCases.map { HostileValue("", $0) }
  }
}
