import CellConfiguration

extension Schema.Value {
  /// The object form of the value, if there is one.
  var object: Schema.Object? { object(at: []) }

  /// Returns the object form at the end of a path of members and indices, if there is one.
  func object(at path: ArraySlice<String>) -> Schema.Object? {
    forms(at: path).lazy.compactMap { if case .object(let object) = $0 { object } else { nil } }
      .first
  }

  /// Returns the forms at the end of a path of members and indices, with choices and types
  /// resolved.
  func forms(at path: ArraySlice<String>) -> [Schema.Value] {
    switch self {
    case .any: return [self]
    case .type(let type): return type.schemaValue.forms(at: path)
    case .named(_, let form): return form.forms(at: path)
    case .choice(let forms): return forms.flatMap { $0.forms(at: path) }
    default: break
    }
    guard let step = path.first else { return [self] }
    switch self {
    case .array(let element, _), .dictionary(let element, _, _, _):
      return element.forms(at: path.dropFirst())
    case .object(let object):
      let member = object.members.first { $0.name == step }
      return member?.value.forms(at: path.dropFirst()) ?? []
    default: return []
    }
  }

  /// Returns whether a resolved form, other than a container, accepts a JSON value.
  func accepts(_ json: String) -> Bool {
    let text = json.hasPrefix("\"") ? String(json.dropFirst().dropLast()) : nil
    return switch self {
    case .any: true
    case .null: json == "null"
    case .boolean: json == "true" || json == "false"
    case .text: text != nil
    case .name: text?.isEmpty == false
    case .names(let names): text.map(names.contains) ?? false
    case .pattern(let pattern, _):
      text.map { (try? Regex(pattern).wholeMatch(in: $0)) != nil } ?? false
    case .number(let range): Double(json).map(range.contains) ?? false
    case .integer: Double(json).flatMap(Int.init(exactly:)) != nil
    case .count: Double(json).flatMap(UInt.init(exactly:)) != nil
    case .array, .object, .dictionary, .choice, .named, .type: false
    }
  }
}

extension Schema.Object {
  /// Returns whether an object may consist of one member alone.
  func isComplete(with name: String) -> Bool {
    names.containsName(name)
      && members.allSatisfy { member in
        if case .refused = member.absence { member.name == name } else { true }
      }
      && (variants.isEmpty
        || variants.contains { variant in
          variant.required.allSatisfy { $0 == name } && variant.members.contains(name)
        })
  }
}
