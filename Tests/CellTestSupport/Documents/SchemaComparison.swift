/// Compares two JSON Schemas: a newer one accepts what an older one accepts, in the same meaning.
package struct SchemaComparison {
  private let old: JSONNode
  private let new: JSONNode
  /// The pairs of definitions that were compared, or are being compared.
  private var known: Set<String> = []

  package init(old: JSONNode, new: JSONNode) {
    self.old = old
    self.new = new
  }

  /// Returns what the newer schema refuses or reads otherwise; empty if there is nothing.
  package mutating func breaks() -> [String] { breaks(old, new, "") }

  private mutating func breaks(
    _ written: JSONNode, _ other: JSONNode, _ path: String
  ) -> [String] {
    if let before = reference(written), let now = reference(other) {
      // Definitions refer to one another.
      guard known.insert("\(before) \(now)").inserted else { return [] }
    }
    let (old, new) = (resolved(written, in: self.old), resolved(other, in: self.new))
    if new["anyOf"] == nil, new["type"] == nil { return [] }
    if case .array(let alternatives)? = old["anyOf"] {
      return alternatives.flatMap { breaks($0, new, path) }
    }
    if case .array(let alternatives)? = new["anyOf"] {
      // The alternative with the same name is meant, or else any that accepts the value.
      if let name = reference(written),
        let same = alternatives.first(where: { reference($0) == name })
      {
        return breaks(written, same, path)
      }
      let results = alternatives.map { alternative -> [String] in
        var comparison = self
        let breaks = comparison.breaks(written, alternative, path)
        if breaks.isEmpty { known.formUnion(comparison.known) }
        return breaks
      }
      return results.contains(where: \.isEmpty)
        ? [] : results.min { $0.count < $1.count } ?? ["\(path): no alternative"]
    }
    return typeBreaks(old, new, path) + limitBreaks(old, new, path) + memberBreaks(old, new, path)
  }

  private func typeBreaks(_ old: JSONNode, _ new: JSONNode, _ path: String) -> [String] {
    let (before, now) = (old["type"]?.text ?? "any", new["type"]?.text ?? "any")
    if before != now, !(before == "\"integer\"" && now == "\"number\"") {
      return ["\(path): \(before) is \(now)"]
    }
    guard let names = Self.names(new) else { return [] }
    guard let oldNames = Self.names(old) else { return ["\(path): only some names"] }
    let lost = oldNames.subtracting(names).sorted()
    return lost.isEmpty ? [] : ["\(path): without \(lost.joined(separator: ", "))"]
  }

  private static func names(_ schema: JSONNode) -> Set<String>? {
    if let name = schema["const"] { return [name.text] }
    guard case .array(let names)? = schema["enum"] else { return nil }
    return Set(names.map(\.text))
  }

  private func limitBreaks(_ old: JSONNode, _ new: JSONNode, _ path: String) -> [String] {
    let lower = ["minimum", "exclusiveMinimum", "minItems", "minLength", "minProperties"]
    let upper = ["maximum", "maxItems", "maxLength", "maxProperties"]
    var breaks = (lower + upper).filter { name in
      guard let now = new[name]?.number else { return false }
      guard let before = old[name]?.number else { return true }
      return lower.contains(name) ? now > before : now < before
    }
    if let pattern = new["pattern"], pattern != old["pattern"] { breaks.append("pattern") }
    return breaks.map { "\(path): another \($0)" }
  }

  private mutating func memberBreaks(
    _ old: JSONNode, _ new: JSONNode, _ path: String
  ) -> [String] {
    var result: [String] = []
    if let before = old["items"], let now = new["items"] {
      result += breaks(before, now, path + "[]")
    }
    for name in ["propertyNames", "additionalProperties"] {
      guard let before = old[name], let now = new[name], before["type"] != nil else { continue }
      result += breaks(before, now, path + ".*")
    }
    guard case .object(let properties)? = old["properties"] else { return result }
    for (name, before) in properties {
      guard let now = new["properties"]?[name] else {
        result.append("\(path).\(name): gone")
        continue
      }
      if before["default"] != now["default"] { result.append("\(path).\(name): another default") }
      result += breaks(before, now, "\(path).\(name)")
    }
    let required = Set(new["required"]?.strings ?? []).subtracting(old["required"]?.strings ?? [])
    return result + required.sorted().map { "\(path).\($0): required" }
  }

  private func reference(_ schema: JSONNode) -> String? {
    guard case .string(let reference)? = schema["$ref"] else { return nil }
    return reference
  }

  private func resolved(_ schema: JSONNode, in root: JSONNode) -> JSONNode {
    guard let reference = reference(schema), let name = reference.split(separator: "/").last,
      let definition = root["$defs"]?[String(name)]
    else { return schema }
    return definition
  }
}

extension JSONNode {
  fileprivate var number: Double? {
    if case .number(let digits) = self { Double(digits) } else { nil }
  }
}
