import CellConfiguration
import CellDocuments

/// Changes documents at random, mostly into other documents.
package struct DocumentMutator {
  private static let wrongValues = ["null", "true", "\"x\"", "-1", "1.5", "1e308", "[]", "{}"]

  private static let corpus = DocumentCorpus.documents.compactMap { try? JSONNode($0.text) }

  private var generator: DocumentGenerator

  package init(_ random: RandomSource) { generator = DocumentGenerator(random) }

  /// Makes a few changes to a text that is JSON, or `nil` if it is none.
  package mutating func mutated(_ text: String) -> String? {
    guard
      var node = JSONReader.read(SourceText(Array(text.utf8))).value.map(JSONNode.init)
    else { return nil }
    for _ in 0...generator.number(0..<3) { node = mutated(node) }
    return node.text
  }

  /// Makes one change.
  package mutating func mutated(_ node: JSONNode) -> JSONNode {
    let path = generator.pick(node.paths)
    guard let value = node[path] else { return node }
    switch generator.number(0..<10) {
    case 0, 1, 2:
      guard let form = form(at: path) else { return node.replacing(path, by: []) }
      return node.replacing(path, by: [generator.value(form)])
    case 3, 4, 5: return node.replacing(path, by: [grown(value, at: path)])
    case 6: return path.isEmpty ? node : node.replacing(path, by: [])
    case 7: return path.isEmpty ? node : node.replacing(path, by: [value, value])
    case 8: return node.replacing(path, by: [.number(generator.pick(Self.wrongValues))])
    default:
      // The same place of another document.
      let other = generator.pick(Self.corpus)
      return other[path].map { node.replacing(path, by: [$0]) } ?? node
    }
  }

  /// The value with one more member or element, or another value instead of one without any.
  private mutating func grown(_ value: JSONNode, at path: JSONNode.Path) -> JSONNode {
    let forms = Self.forms(at: path)
    switch value {
    case .object(let members):
      let possible = forms.flatMap { form -> [Schema.Member] in
        if case .object(let object) = form { object.members } else { [] }
      }
      let missing = possible.filter { form in !members.contains { $0.name == form.name } }
      if missing.isEmpty { return value }
      let member = generator.pick(missing)
      return .object(members + [(member.name, generator.value(member.value))])
    case .array(let elements):
      let possible = forms.compactMap { form -> Schema.Value? in
        if case .array(let element, _) = form { element } else { nil }
      }
      if possible.isEmpty { return value }
      return .array(elements + [generator.value(generator.pick(possible))])
    default:
      return forms.isEmpty ? value : generator.value(generator.pick(forms))
    }
  }

  private mutating func form(at path: JSONNode.Path) -> Schema.Value? {
    let forms = Self.forms(at: path)
    return forms.isEmpty ? nil : generator.pick(forms)
  }

  /// The forms that a value can have in a place of a document.
  private static func forms(at path: JSONNode.Path) -> [Schema.Value] {
    path.reduce(alternatives(PreviewDocument.schemaValue)) { forms, step in
      forms.flatMap { form -> [Schema.Value] in
        switch (form, step) {
        case (.object(let object), .member(let name)):
          object.members.filter { $0.name == name }.flatMap { alternatives($0.value) }
        case (.dictionary(let element, _, _, _), .member): alternatives(element)
        case (.array(let element, _), .element): alternatives(element)
        default: []
        }
      }
    }
  }

  private static func alternatives(_ form: Schema.Value) -> [Schema.Value] {
    switch form {
    case .choice(let forms): forms.flatMap(alternatives)
    case .type(let type): alternatives(type.schemaValue)
    default: [form]
    }
  }
}

extension JSONNode {
  /// The same value without its places.
  fileprivate init(_ value: JSONValue) {
    switch value.kind {
    case .null, .unusable: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let digits): self = .number(digits)
    case .string(let string): self = .string(string)
    case .array(let elements): self = .array(elements.map { JSONNode($0) })
    case .object(let members): self = .object(members.map { ($0.name, JSONNode($0.value)) })
    }
  }
}
