import CellDocuments
import CellPictures

/// Swift expressions for values in their written form.
///
/// The written form uses the names of the Swift properties and cases, so the shape of a value is
/// nearly enough to identify its type.
enum SwiftExpression {
  /// Returns the expression for the value of a member.
  ///
  /// `nil` for an object of properties, because each of its properties is assigned separately.
  static func value(_ value: JSONValue, of name: String) -> String? {
    switch value.kind {
    case .null, .unusable: return "nil"
    case .bool(let value): return "\(value)"
    case .number(let digits): return digits
    case .string(let string):
      return string.hasPrefix("#")
        ? "CellColor(CellColor.Components(hex: \(literal(string)))!)" : ".\(string)"
    case .array(let elements): return array(elements)
    case .object(let members):
      let object = WrittenObject(members)
      return switch name {
      case "font": font(object)
      case "preferredSymbolConfiguration", "symbolConfiguration": symbolConfiguration(object)
      case "image": image(object)
      case "visualEffect": object["blur"].map { ".blur(\($0))" }
      default: color(object) ?? transformer(object)
      }
    }
  }

  /// Returns a text as a string literal.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case _ where scalar.controlsTerminals:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }

  /// Returns the expression for an array: options by name, a size, or insets.
  private static func array(_ elements: [JSONValue]) -> String {
    let texts = elements.map { element -> String in
      if case .string("standard") = element.kind {
        return "ListContentConfiguration.ImageProperties.standardDimension"
      }
      return value(element, of: "") ?? "nil"
    }
    switch elements.map(\.isName) {
    case [false, false]: return "CGSize(width: \(texts[0]), height: \(texts[1]))"
    case [false, false, false, false]:
      let edges = zip(["top", "leading", "bottom", "trailing"], texts).filter { $1 != "0" }
      return "DirectionalEdgeInsets(\(edges.map { "\($0): \($1)" }.joined(separator: ", ")))"
    default: return "[\(texts.joined(separator: ", "))]"
    }
  }

  private static func color(_ object: WrittenObject) -> String? {
    if let base = object["color"], let alpha = object["alpha"] {
      return "\(typed(base, "CellColor")).withAlphaComponent(\(alpha))"
    }
    if let base = object["color"], let transformer = object["transformer"] {
      return "\(typed(transformer, "ConfigurationColorTransformer"))(\(base))"
    }
    if object["light"] != nil { return object.call("CellColor", ["light", "dark"]) }
    if object["red"] != nil { return object.call("CellColor", ["red", "green", "blue", "alpha"]) }
    return nil
  }

  private static func transformer(_ object: WrittenObject) -> String? {
    if let first = object["first"], let next = object["then"] {
      return "\(typed(first, "ConfigurationColorTransformer")).followed(by: \(next))"
    }
    return object["alpha"].map { ".alpha(\($0))" }
  }

  private static func font(_ object: WrittenObject) -> String {
    var text: String
    if let style = object["textStyle"] {
      let traits = object["category"].map {
        ", compatibleWith: TraitCollection { $0.preferredContentSizeCategory = \($0) }"
      }
      text = "CellFont.preferredFont(forTextStyle: \(style)\(traits ?? ""))"
    } else if let name = object.string("name") {
      text = "CellFont(name: \(literal(name)), size: \(object["size"] ?? "0"))!"
    } else {
      let design = object["design"].map { ", design: \($0)" } ?? ""
      text = "CellFont.systemFont(ofSize: \(object["size"] ?? "0")\(design))"
    }
    if let weight = object["weight"] { text += ".withWeight(\(weight))" }
    if object["tightLeading"] != nil { text += ".withTightLeading()" }
    if object["monospacedDigits"] != nil { text += ".withMonospacedDigits()" }
    if let style = object["scaledAs"] {
      let limit = object["maximumSize"].map { ", maximumPointSize: \($0)" } ?? ""
      text = "FontMetrics(forTextStyle: \(style)).scaledFont(for: \(text)\(limit))"
    }
    return text
  }

  private static func symbolConfiguration(_ object: WrittenObject) -> String {
    let type = "CellImage.SymbolConfiguration"
    let members = ["textStyle", "pointSize", "weight", "scale"]
    guard let colors = object.value("colors") else { return object.call(type, members) }
    let colored: String
    if case .string(let name) = colors.kind {
      let isMulticolor = name == "multicolor"
      colored = "\(type).preferring\(isMulticolor ? "Multicolor" : "Monochrome")()"
    } else {
      let object = WrittenObject(colors)
      let argument =
        object["hierarchical"].map { "hierarchicalColor: \($0)" }
        ?? "paletteColors: \(palette(object.elements("palette")))"
      colored = "\(type)(\(argument))"
    }
    guard members.contains(where: { object[$0] != nil }) else { return colored }
    return "\(object.call(type, members)).applying(\(colored))"
  }

  private static func palette(_ colors: [JSONValue]) -> String {
    "[\(colors.map { value($0, of: "") ?? "nil" }.joined(separator: ", "))]"
  }

  private static func image(_ object: WrittenObject) -> String {
    var text: String
    let symbol = object.string("symbol")
    if let symbol {
      let size = object["size"].map { ", size: \($0)" } ?? ""
      text = "CellImage(systemName: \(literal(symbol))\(size))"
    } else {
      let name = object.string("name").map { "name: \(literal($0)), " } ?? ""
      text = "CellImage(\(name)size: \(object["size"] ?? ".zero"))"
    }
    // An image with a symbol that has no name is `nil`.
    let access = symbol == nil ? "." : "?."
    if let mode = object["renderingMode"] { text += "\(access)withRenderingMode(\(mode))" }
    if let color = object["tintColor"] { text += "\(access)withTintColor(\(color))" }
    if let configuration = object["symbolConfiguration"] {
      text += "\(access)applyingSymbolConfiguration(\(configuration))"
    }
    if let label = object.string("accessibilityLabel") {
      text += "\(access)withAccessibilityLabel(\(literal(label)))"
    }
    return text
  }

  /// Returns an expression that begins with a type name instead of a leading dot.
  static func typed(_ text: String, _ type: String) -> String {
    text.hasPrefix(".") ? type + text : text
  }
}

extension JSONValue {
  /// Whether the value is the name of an option rather than a number or the word for one.
  fileprivate var isName: Bool {
    if case .string(let name) = kind { name != "standard" } else { false }
  }
}

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
