import CellConfiguration

/// What to write instead of something that people often write first.
struct DocumentHint {
  /// A sentence.
  let text: String

  /// The hint for a problem, if there is one.
  init?(_ problem: JSONReader.Problem) {
    if let hint = problem.hint {
      text = hint
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
    } else if problem.found.hasPrefix("unknown member"), let member = problem.path.last,
      problem.path.count == 5, problem.path[2] == "rows", Self.contentMembers.contains(member)
    {
      text = "Write it into the row's content: \"content\": { \"\(member)\": … }"
    } else {
      return nil
    }
  }

  /// What accessories are called elsewhere.
  private static let names = [
    "chevron": "The chevron at the end of a row is \"disclosureIndicator\"",
    "disclosure": "The chevron at the end of a row is \"disclosureIndicator\"",
    "info": "The button with an i is \"detail\"",
    "switch": ownView, "toggle": ownView,
  ]

  private static let ownView =
    "A switch is a view of the program's own: "
    + #"{"customView": "switch", "size": [51, 31], "edge": "trailing"}"#

  private static let contentMembers: Set<String> = Set(ListContentConfiguration.memberNames)

  /// The category that a short name stands for.
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
