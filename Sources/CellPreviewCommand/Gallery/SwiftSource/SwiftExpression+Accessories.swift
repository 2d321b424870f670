import CellDocuments
import CellPictures
extension SwiftExpression {
  /// Returns the expression for an accessory: `.label(text: "12")`.
  static func accessory(_ value: JSONValue) -> String {
    if case .string(let kind) = value.kind { return ".\(kind)()" }
    let object = WrittenObject(value)
    if object.value("customView") != nil { return customView(object) }
    let text = object.string("label")
    let arguments = [
      text.map { "text: \(literal($0))" },
      object["displayed"].map { "displayed: \($0)" },
      options(object).map { "options: \($0)" },
    ]
    let kind = text == nil ? object["kind"] ?? ".label" : ".label"
    return "\(kind)(\(arguments.compactMap(\.self).joined(separator: ", ")))"
  }

  private static func options(_ object: WrittenObject) -> String? {
    let width = object.value("reservedLayoutWidth").flatMap { width in
      if case .number(let digits) = width.kind {
        ".custom(\(digits))"
      } else {
        value(width, of: "")
      }
    }
    let names = [
      "style", "isHidden", "reservedLayoutWidth", "tintColor", "backgroundColor",
      "showsVerticalSeparator", "font", "adjustsFontForContentSizeCategory",
    ]
    let arguments = names.compactMap { name in
      (name == "reservedLayoutWidth" ? width : object[name]).map { "\(name): \($0)" }
    }
    return arguments.isEmpty ? nil : ".init(\(arguments.joined(separator: ", ")))"
  }

  private static func customView(_ object: WrittenObject) -> String {
    let identifier = literal(object.string("customView") ?? "")
    let placement = [
      object["displayed"].map { "displayed: \($0)" }, position(object).map { "at: \($0)" },
    ]
    var arguments = [
      "CellAccessory.CustomView(\(identifier), size: \(object["size"] ?? ".zero"))",
      "placement: \(object["edge"] ?? ".trailing")"
        + "(\(placement.compactMap(\.self).joined(separator: ", ")))",
    ]
    if let options = options(object) { arguments.append("options: \(options)") }
    if let fixed = object["maintainsFixedSize"] { arguments.append("maintainsFixedSize: \(fixed)") }
    return ".customView(\(arguments.joined(separator: ", ")))"
  }

  private static func position(_ object: WrittenObject) -> String? {
    guard let position = object.value("position") else { return nil }
    switch position.kind {
    case .number(let index): return ".index(\(index))"
    case .object(let members):
      return members.first.flatMap { member in
        value(member.value, of: "").map { ".\(member.name)(\($0))" }
      }
    default: return value(position, of: "")
    }
  }
}
