package import CellDocuments
import CellPictures
import Foundation

/// A preview document in its written form.
package struct WrittenDocument {
  /// The document as a value.
  let value: JSONValue

  /// Writes a document; if that fails, the value is null.
  package init(_ document: PreviewDocument) {
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

/// The members of an object in written form, with access as Swift expressions.
struct WrittenObject {
  /// The members in their order.
  let members: [JSONValue.Member]

  init(_ members: [JSONValue.Member]) { self.members = members }

  /// Creates an object from a value; it has no members if the value is not an object.
  init(_ value: JSONValue?) {
    if case .object(let members)? = value?.kind { self.init(members) } else { self.init([]) }
  }

  /// Returns the value of a member.
  func value(_ name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  /// Returns the value of a member that is a string.
  func string(_ name: String) -> String? {
    if case .string(let text)? = value(name)?.kind { text } else { nil }
  }

  /// Returns the elements of a member that is an array.
  func elements(_ name: String) -> [JSONValue] {
    if case .array(let elements)? = value(name)?.kind { elements } else { [] }
  }

  /// The expression for the value of a member.
  subscript(name: String) -> String? {
    value(name).flatMap { SwiftExpression.value($0, of: name) }
  }

  /// Returns a call of a function whose arguments are the named members that exist.
  func call(_ function: String, _ names: [String]) -> String {
    let arguments = names.compactMap { name in self[name].map { "\(name): \($0)" } }
    return "\(function)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns assignments of the members to the properties of a target.
  ///
  /// The properties of a nested object are assigned one by one.
  func assignments(to target: String, besides others: Set<String> = []) -> [String] {
    members.filter { !others.contains($0.name) }.flatMap { member in
      let property = "\(target).\(member.name)"
      if let text = SwiftExpression.value(member.value, of: member.name) {
        return ["\(property) = \(text)"]
      }
      return WrittenObject(member.value).assignments(to: property)
    }
  }
}
