import CellDocuments
import CellPictures
/// The Swift code that creates a preview document, limited to the values that were assigned.
///
/// It is generated from the written form of the document, which uses the names of the Swift
/// properties.
package struct SwiftSource {
  /// The code.
  package private(set) var text = ""
  private var depth = 0

  /// Generates the code for a document.
  package init(_ document: WrittenDocument) {
    let object = WrittenObject(document.value)
    let sections = object.elements("sections").map { WrittenObject($0) }
    line("var document = PreviewDocument()")
    line("document.width = \(object["width"] ?? "0")")
    if object.string("appearance") == "none" {
      line("document.list = nil")
    } else {
      line("document.list = PreviewDocument.defaultList(\(object["appearance"] ?? ".plain"))")
    }
    let handled: Set = [
      "width", "appearance", "traits", "shaper", "sections", "screenWidth", "symbols",
    ]
    if let width = object["screenWidth"] { line("document.screenWidth = \(width)") }
    if let margins = object["inheritedMargins"] {
      line("document.inheritedMargins = \(margins)")
    }
    let list = object.assignments(
      to: "document.list?", besides: handled.union(["inheritedMargins"]))
    list.forEach { line($0) }
    if let shaper = object.value("shaper") {
      let advance = WrittenObject(shaper)["fixedAdvance"].map { ".fixedAdvance(\($0))" }
      line("document.shaper = \(advance ?? object["shaper"] ?? ".embedded")")
    }
    traits(WrittenObject(object.value("traits")), of: "document.traits")
    add(sections)
  }

  private mutating func line(_ text: String) {
    self.text += String(repeating: "  ", count: depth) + text + "\n"
  }

  /// Writes lines in braces.
  private mutating func block(
    _ start: String, taking argument: String = "", _ body: (inout SwiftSource) -> Void
  ) {
    line("\(start) {\(argument.isEmpty ? "" : " \(argument) in")")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// Writes the declaration of a value, as a constant if nothing is ever assigned to its
  /// properties.
  private mutating func declare(
    _ name: String, _ value: String, _ assignments: [String], changesLater: Bool = false
  ) {
    line("\(assignments.isEmpty && !changesLater ? "let" : "var") \(name) = \(value)")
    assignments.forEach { line($0) }
  }
}

extension SwiftSource {
  /// Writes the contents of the sections; a single item needs no separate scope.
  private mutating func add(_ sections: [WrittenObject]) {
    let items = sections.enumerated().flatMap { number, section in
      [("header", section.value("header")), ("footer", section.value("footer"))]
        .compactMap { place, value in value.map { (number, place, $0) } }
        + section.elements("rows").map { (number, "rows", $0) }
    }
    line(
      "document.sections = ["
        + sections.map { _ in "PreviewDocument.Section()" }.joined(separator: ", ") + "]")
    for (number, place, value) in items {
      func write(_ source: inout SwiftSource) {
        let name = place == "rows" ? "row" : place
        source.add(WrittenObject(value), named: name)
        let target = "document.sections[\(number)].\(place)"
        source.line(place == "rows" ? "\(target).append(row)" : "\(target) = \(place)")
      }
      if items.count == 1 { write(&self) } else { block("do", write) }
    }
  }

  /// Writes a row, header or footer as a variable with a name.
  private mutating func add(_ item: WrittenObject, named name: String) {
    let isRow = name == "row"
    var arguments = ["content: content"]
    add(content: WrittenObject(item.value("content")))
    if let background = item.value("background") {
      let object = WrittenObject(background)
      declare(
        "background", "BackgroundConfiguration(style: \(object["style"] ?? ".listCell"))",
        object.assignments(to: "background", besides: ["style", "when"])
          + conditions(of: object, on: "background"))
      arguments.append("background: background")
    }
    if let state = item.value("state") {
      let object = WrittenObject(state)
      let flags = object.assignments(to: "state", besides: ["traitCollection"])
      let traits = WrittenObject(object.value("traitCollection"))
      let type = isRow ? "CellConfigurationState" : "ViewConfigurationState"
      declare("state", "\(type)()", flags, changesLater: !traits.members.isEmpty)
      self.traits(traits, of: "state.traitCollection")
      arguments.append("state: state")
    }
    let accessories = item.elements("accessories").map(SwiftExpression.accessory)
    if !accessories.isEmpty {
      arguments.append("accessories: [\(accessories.joined(separator: ", "))]")
    }
    var assignments = item.assignments(
      to: name,
      besides: [
        "content", "background", "state", "accessories", "separatorConfiguration", "accessibility",
        "leadingSwipeActions", "trailingSwipeActions",
      ])
    for member in ["leadingSwipeActions", "trailingSwipeActions"] {
      guard let value = item.value(member) else { continue }
      assignments += SwiftExpression.swipeActions(value, of: "\(name).\(member)")
    }
    assignments += Self.accessibility(
      WrittenObject(item.value("accessibility")), of: "\(name).accessibility")
    if let separators = item.value("separatorConfiguration") {
      assignments +=
        ["row.separatorConfiguration = ListSeparatorConfiguration(listAppearance: .plain)"]
        + WrittenObject(separators).assignments(to: "row.separatorConfiguration?")
    }
    let type = isRow ? "PreviewDocument.Row" : "PreviewDocument.Supplementary"
    declare(name, "\(type)(\(arguments.joined(separator: ", ")))", assignments)
  }

  /// Returns the assignments of accessibility attributes, whose texts are strings.
  private static func accessibility(_ object: WrittenObject, of target: String) -> [String] {
    object.members.compactMap { member in
      object.string(member.name).map {
        "\(target).\(member.name) = \(SwiftExpression.literal($0))"
      } ?? object[member.name].map { "\(target).\(member.name) = \($0)" }
    }
  }

  private mutating func add(content: WrittenObject) {
    let style = content.string("style") ?? "cell"
    let texts = ["text", "secondaryText"].compactMap { name in
      content.string(name).map { "content.\(name) = \(SwiftExpression.literal($0))" }
    }
    let attributed = ["attributedText", "secondaryAttributedText"]
    let image = content["image"].map { ["content.image = \($0)"] } ?? []
    let others = Set(
      ["style", "image", "text", "secondaryText", "when", "resolvedFor"] + attributed)
    declare(
      "content", "ListContentConfiguration.\(style)()",
      image + texts + content.assignments(to: "content", besides: others)
        + conditions(of: content, on: "content")
        + attributed.filter { content.value($0) != nil }.map {
          "content.\($0) = AttributedString()"
        })
    for name in attributed {
      for run in content.elements(name) {
        let object = WrittenObject(run)
        let text = SwiftExpression.literal(object.string("text") ?? "")
        block("do") { source in
          let attributes = object.assignments(
            to: "run.cell", besides: ["text", "languageIdentifier", "paragraphStyle"])
          source.declare("run", "AttributedString(\(text))", attributes)
          source.line("content.\(name)? += run")
        }
      }
    }
  }

  /// Returns the assignments for certain states.
  private func conditions(of object: WrittenObject, on target: String) -> [String] {
    object.elements("when").flatMap { rule in
      let rule = WrittenObject(rule)
      let assignments = rule.assignments(to: "$0", besides: ["state"]).map { "  \($0)" }
      let condition = Self.condition(rule.string("state") ?? "always")
      return ["\(target).when(\(condition)) {"] + assignments + ["}"]
    }
  }

  /// Returns a condition as code: `.selected && !.editing`.
  private static func condition(_ text: String) -> String {
    text.replacing(/[a-zA-Z]+/) { ".\($0.output)" }
  }

  /// Writes the specified traits, the style sheet last.
  private mutating func traits(_ traits: WrittenObject, of target: String) {
    traits.assignments(to: target, besides: ["styleSheet"]).forEach { line($0) }
    guard let sheet = traits.value("styleSheet") else { return }
    let object = WrittenObject(sheet)
    guard let base = object["basedOn"] else {
      if let name = traits["styleSheet"] { line("\(target).styleSheet = \(name)") }
      return
    }
    let name = SwiftExpression.literal(object.string("name") ?? "")
    let changes = object.elements("content") + object.elements("background")
    block(
      "\(target).styleSheet = StyleSheet\(base).renamed(to: \(name)).changingStyles",
      taking: "changes"
    ) { source in
      for change in changes.map({ WrittenObject($0) }) {
        let condition = change.string("when").map { ", when: \(Self.condition($0))" } ?? ""
        source.block("changes.change(\(change["style"] ?? ".cell")\(condition))") {
          for line in change.assignments(to: "$0", besides: ["style", "when"]) { $0.line(line) }
        }
      }
    }
  }
}
