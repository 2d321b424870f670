import CellConfiguration

/// A suggestion for a common mistake in documents.
struct DocumentHint {
  /// The suggestion, as a sentence.
  let text: String

  /// Creates the hint for a problem, or `nil` without a hint.
  init?(_ problem: JSONReader.Problem) {
    if let replacement = problem.replacement {
      let forms = ListDocument.schemaValue.forms(at: problem.path[...])
      guard forms.contains(where: { $0.accepts(replacement) }) else { return nil }
      text = "Write \(replacement)"
      return
    }
    let name = problem.found.hasPrefix("\"") ? String(problem.found.dropFirst().dropLast()) : ""
    if let text = Self.names[name.lowercased()], problem.path.contains("accessories") {
      self.text = text
    } else if let category = Self.category(name),
      problem.path.last == "preferredContentSizeCategory"
    {
      text = "Write \"\(category)\""
    } else if name.wholeMatch(of: /#[0-9A-Fa-f]{3,4}/) != nil {
      text = "Write \"#\(name.dropFirst().map { "\($0)\($0)" }.joined())\""
    } else if problem.found.hasPrefix("unknown member"), problem.suggestion == nil,
      let places = Self.places(of: problem.path)
    {
      text = "Write it into \(places)"
    } else {
      return nil
    }
  }

  /// Names of accessories that other frameworks use.
  private static let names = [
    "chevron": "The chevron at the end of a row is \"disclosureIndicator\"",
    "disclosure": "The chevron at the end of a row is \"disclosureIndicator\"",
    "info": "The button with an i is \"detail\"",
    "switch": control(#""kind": "switch", "isOn": true"#, "switch"),
    "toggle": control(#""kind": "switch", "isOn": true"#, "switch"),
    "badge": control(#""kind": "badge", "text": "3""#, "badge"),
    "slider": control(#""kind": "slider", "value": 0.5"#, "slider"),
    "stepper": control(#""kind": "stepper""#, "stepper"),
  ]

  /// Returns the hint for a control, which is a custom view.
  private static func control(_ members: String, _ name: String) -> String {
    "A \(name) is a custom view: "
      + #"{"customView": "\#(name)", "control": {\#(members)}, "edge": "trailing", "#
      + #""reservedLayoutWidth": "actual"}"#
  }

  /// Returns the members whose objects may have just a member with the name of an unknown one.
  private static func places(of path: [String]) -> String? {
    guard let name = path.last, let object = ListDocument.schemaValue.object(at: path.dropLast())
    else { return nil }
    let members = object.members.filter { $0.value.object?.isComplete(with: name) == true }
    let places = members.prefix(3).map { "\"\($0.name)\": { \"\(name)\": … }" }
    return places.isEmpty ? nil : places.joined(separator: " or ")
  }

  /// Returns the category for a short name.
  private static func category(_ name: String) -> String? {
    let short = [
      "XS": CellContentSizeCategory.extraSmall, "S": .small, "M": .medium, "L": .large,
      "XL": .extraLarge, "XXL": .extraExtraLarge, "XXXL": .extraExtraExtraLarge,
      "AX1": .accessibilityMedium, "AX2": .accessibilityLarge, "AX3": .accessibilityExtraLarge,
      "AX4": .accessibilityExtraExtraLarge, "AX5": .accessibilityExtraExtraExtraLarge,
    ]
    return short[name.uppercased()]?.name
  }
}
