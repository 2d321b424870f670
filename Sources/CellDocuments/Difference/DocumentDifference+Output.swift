import CellConfiguration

extension DocumentDifference: CustomStringConvertible {
  /// The steps, one on each line; "no difference" for equal documents.
  ///
  /// An item is named by its id, or by its position in the old document if it is deleted and in the
  /// new one otherwise.
  public var description: String {
    let lines =
      settingsDifference.map { "\($0)" }
      + Self.lines("section", sections, \.id) { $0.difference(from: $1) }
      + Self.lines("row", rows, \.id) { $0.difference(from: $1) }
    return lines.isEmpty ? "no difference" : lines.joined(separator: "\n")
  }

  /// The settings that differ.
  fileprivate var settingsDifference: [PropertyDifference] {
    guard let old = settings.first, let new = settings.last else { return [] }
    return new.difference(from: old)
  }

  private static func lines<Item, Position>(
    _ noun: String, _ steps: [Step<Item, Position>], _ id: (Item) -> String?,
    _ difference: (Item, Item) -> [PropertyDifference]
  ) -> [String] {
    steps.flatMap { step -> [String] in
      /// Returns the name of an item at a position.
      func name(_ item: Item, _ position: Position) -> String {
        "\(noun) \(id(item).map { "\"\($0.escapedForTerminals)\"" } ?? "\(position)")"
      }
      switch step {
      case .delete(let item, let position):
        return ["\(name(item, position)): deleted"]
      case .insert(let item, let position):
        return ["\(name(item, position)): inserted at \(position)"]
      case .move(let item, let start, let end):
        return ["\(name(item, end)): moved from \(start) to \(end)"]
      case .update(let old, let new, let position):
        return difference(new, old).map { "\(name(new, position)): \($0)" }
      }
    }
  }
}

extension DocumentDifference: Encodable {
  /// Writes the settings that differ and the steps.
  ///
  /// ```json
  /// { "settings": [{ "property": "width", "old": "390", "new": "320" }],
  ///   "sections": [],
  ///   "rows": [
  ///     { "step": "delete", "id": "a", "from": [0, 2], "item": { "content": { "text": "A" } } },
  ///     { "step": "insert", "id": "b", "at": [0, 3], "item": { "content": { "text": "B" } } },
  ///     { "step": "move", "id": "c", "from": [0, 1], "at": [0, 0] },
  ///     { "step": "update", "id": "c", "at": [0, 0], "item": { "height": 60 },
  ///       "properties": [{ "property": "height", "old": "44", "new": "60" }] } ] }
  /// ```
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.write("settings", settingsDifference.map(EncodedProperty.init))
    try object.write(
      "sections",
      sections.map { step in
        EncodedStep(step, id: \.id, indices: { [$0] }) { $0.difference(from: $1) }
      })
    try object.write(
      "rows",
      rows.map { step in
        EncodedStep(step, id: \.id, indices: { [$0.section, $0.row] }) { $0.difference(from: $1) }
      })
  }
}

/// A property that differs, with its printed values.
private struct EncodedProperty: Encodable {
  let property: String
  let old: String?
  let new: String?

  init(_ difference: PropertyDifference) {
    (property, old, new) = (difference.name, difference.old, difference.new)
  }
}

private struct EncodedStep<Item: Encodable & Hashable & Sendable>: Encodable {
  var step: String
  var id: String?
  var from: [Int]?
  var at: [Int]?
  var item: Item?
  var properties: [EncodedProperty]?

  init<Position>(
    _ step: DocumentDifference.Step<Item, Position>, id: (Item) -> String?,
    indices: (Position) -> [Int], difference: (Item, Item) -> [PropertyDifference]
  ) {
    switch step {
    case .delete(let old, let position):
      (self.step, self.id, from, item) = ("delete", id(old), indices(position), old)
    case .insert(let new, let position):
      (self.step, self.id, at, item) = ("insert", id(new), indices(position), new)
    case .move(let new, let start, let end):
      (self.step, self.id, from, at) = ("move", id(new), indices(start), indices(end))
    case .update(let old, let new, let position):
      (self.step, self.id, at, item) = ("update", id(new), indices(position), new)
      properties = difference(new, old).map(EncodedProperty.init)
    }
  }
}
