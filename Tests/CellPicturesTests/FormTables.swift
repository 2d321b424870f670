import CellConfiguration
import CellDocuments
import CellPictures

extension Schema.Object {
  /// The members as rows of a table in Markdown: name, what counts without it, form, meaning.
  func rows(without hidden: Set<String>) -> [String] {
    members.filter { !hidden.contains($0.name) }.map { member in
      let absence = member.defaultText.map { "`\($0)`" } ?? member.absencePhrase
      let cells = [
        "`\(member.name)`", absence ?? "required", member.value.words, member.meaning,
      ]
      return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
  }
}

extension Schema.Value {
  /// What can be written, for people.
  fileprivate var words: String {
    switch self {
    case .any: "any JSON"
    case .null: "`null`"
    case .boolean: "`true` or `false`"
    case .text: "string"
    case .name: "string, not empty"
    case .pattern(_, let noun): noun
    case .names(let names): Self.list(names.map { "`\"\($0)\"`" })
    case .number(let range): "number" + Self.words(range)
    case .integer: "whole number"
    case .count: "whole number, at least 0"
    case .array(let element, let count?) where count.lowerBound == count.upperBound:
      "array of \(count.lowerBound): \(element.words)"
    case .array(let element, let count):
      "array of " + (count.map { "at most \($0.upperBound): " } ?? "") + element.words
    case .object(let object): object.kind
    case .dictionary(let element, _, let length, let count):
      "object of at most \(count): \(element.words), by names of at most \(length.upperBound) bytes"
    case .choice(let forms):
      forms.map(\.words).filter { !$0.isEmpty }.joined(separator: ", or ")
    case .named(_, let form): form.words
    case .type(let type):
      switch type.schemaValue {
      case .names(let names) where names.count > 20: "a name of `\(Self.words(type))`"
      // Tables have these under a heading of their own.
      case .choice(let forms): Self.kind(forms) ?? type.schemaValue.words
      case .pattern: type is any NamedCase.Type ? "" : Self.name(of: type)
      case let form: form.words
      }
    }
  }

  private static func kind(_ forms: [Schema.Value]) -> String? {
    forms.lazy.compactMap { form in
      if case .object(let object) = form { object.kind } else { nil }
    }.first
  }

  private static func name(of type: any SchemaRepresentable.Type) -> String {
    type.schemaName == "StateCondition" ? "a condition" : "a path"
  }

  /// The name of a type in Swift, without the module.
  private static func words(_ type: any SchemaRepresentable.Type) -> String {
    String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
  }

  private static func words(_ range: NumberRange) -> String {
    switch (range.minimum, range.maximum) {
    case (let minimum?, let maximum?): ", \(Int(minimum)) to \(Int(maximum))"
    case (let minimum?, nil): ", at least \(Int(minimum))"
    case (nil, let maximum?) where range.exclusiveMinimum == 0: ", above 0, at most \(Int(maximum))"
    default: ""
    }
  }

  private static func list(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + (names.count > 1 ? " or " : "") + (names.last ?? "")
  }
}
