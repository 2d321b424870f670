/// A value of a schema, with members in a fixed order.
indirect enum SchemaValue: Equatable {
  /// Literal JSON.
  case raw(String)
  case array([SchemaValue])
  case object(SchemaObject)

  static func string(_ text: String) -> SchemaValue { .raw(JSONValue.quoted(text)) }
  static func number(_ number: Int) -> SchemaValue { .raw("\(number)") }
  static func strings(_ texts: [String]) -> SchemaValue { .array(texts.map(string)) }

  /// Returns the value as indented JSON, with arrays of scalars on one line if they fit.
  func text(indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .raw(let text): return text
    case .array(let elements):
      let line = "[" + elements.map { $0.text() }.joined(separator: ", ") + "]"
      if !line.contains("\n"), inner.count + line.count <= 100 { return line }
      return "[\n" + elements.map { inner + $0.text(indentation: inner) }.joined(separator: ",\n")
        + "\n\(indentation)]"
    case .object(let object):
      if object.members.isEmpty { return "{}" }
      let lines = object.members.map {
        "\(inner)\(JSONValue.quoted($0.name)): \($0.value.text(indentation: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    }
  }
}

/// An object of a schema.
struct SchemaObject: Equatable {
  /// A name with its value.
  struct Member: Equatable {
    var name: String
    var value: SchemaValue
  }

  var members: [Member] = []

  /// The value for a name; setting a new name appends a member.
  subscript(name: String) -> SchemaValue? {
    get { members.first { $0.name == name }?.value }
    set {
      members.removeAll { $0.name == name }
      if let newValue { members.append(Member(name: name, value: newValue)) }
    }
  }
}
