package import CellDocuments
import CellPictures
import Foundation

/// A list document in its written form.
package struct WrittenDocument {
  /// The document as a value.
  let value: JSONValue

  /// Writes a document; if that fails, the value is null.
  package init(_ document: ListDocument) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(document)) ?? Data("null".utf8)
    value =
      JSONReader.read(SourceText([UInt8](data))).value ?? JSONValue.null
  }

  /// The document formatted as a person would write it, with short values on one line.
  package var text: String { Self.text(value, indentation: "") }

  private static func text(_ value: JSONValue, indentation: String) -> String {
    let line = line(value)
    if line.count + indentation.count <= 80 { return line }
    let inner = indentation + "  "
    switch value.kind {
    case .array(let elements):
      let lines = elements.map { inner + text($0, indentation: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
    case .object(let members):
      let lines = members.map { member in
        "\(inner)\(JSONValue.quoted(member.name)): \(text(member.value, indentation: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    default: return line
    }
  }

  /// The value on one line.
  private static func line(_ value: JSONValue) -> String {
    switch value.kind {
    case .array(let elements): "[\(elements.map(line).joined(separator: ", "))]"
    case .object(let members):
      "{ \(members.map { "\(JSONValue.quoted($0.name)): \(line($0.value))" }.joined(separator: ", ")) }"
    default: value.text(without: [])
    }
  }
}
