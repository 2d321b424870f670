import CellDocuments
import CellPictures
extension SwiftExpression {
  /// Returns the assignments of swipe actions to a property.
  static func swipeActions(_ value: JSONValue, of target: String) -> [String] {
    let object = WrittenObject(value)
    let actions =
      if case .array(let elements) = value.kind { elements } else { object.elements("actions") }
    let list = actions.map { swipeAction(WrittenObject($0)) }.joined(separator: ", ")
    let isFull = object["performsFirstActionWithFullSwipe"].map {
      "\(target)?.performsFirstActionWithFullSwipe = \($0)"
    }
    return ["\(target) = SwipeActionsConfiguration(actions: [\(list)])"]
      + (isFull.map { [$0] } ?? [])
  }

  /// Returns the expression for an action: `SwipeAction(title: "Flag")`.
  private static func swipeAction(_ object: WrittenObject) -> String {
    let arguments = [
      object["style"].map { "style: \($0)" },
      object.string("title").map { "title: \(literal($0))" },
      image(object.value("image")).map { "image: \($0)" },
      object["backgroundColor"].map { "backgroundColor: \($0)" },
      object.string("action").map { "action: CellAccessory.Action(named: \(literal($0)))" },
    ]
    return "SwipeAction(\(arguments.compactMap(\.self).joined(separator: ", ")))"
  }

  private static func image(_ value: JSONValue?) -> String? {
    guard let value else { return nil }
    if case .string(let symbol) = value.kind {
      return "CellImage(systemName: \(literal(symbol)))"
    }
    return self.value(value, of: "image")
  }
}
