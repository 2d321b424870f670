/// A symbol's name, divided into the name of a drawing and the modifiers after it.
///
/// `person.crop.circle.badge.plus` is the drawing `person.crop.circle`, whose own name ends like a
/// modifier, with a badge.
struct SymbolName: Hashable {
  /// The name of the drawing.
  let base: String

  /// The modifiers of the drawing, in order.
  let modifiers: [SymbolModifier]

  /// The maximum size of a name with its modifiers, in bytes.
  static let lengthLimit = 200

  /// Divides a name at the end of the longest drawing name; `nil` without a drawing.
  init?(_ name: String, isDrawn: (String) -> Bool) {
    guard name.utf8.count <= Self.lengthLimit else { return nil }
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    for count in (1...max(1, words.count)).reversed() {
      let base = words.prefix(count).joined(separator: ".")
      if isDrawn(base), let modifiers = Self.modifiers(words.dropFirst(count), isDrawn: isDrawn) {
        self.base = base
        self.modifiers = modifiers
        return
      }
    }
    return nil
  }

  /// Parses modifiers; `nil` if any word is not a modifier.
  private static func modifiers(
    _ words: ArraySlice<Substring>, isDrawn: (String) -> Bool
  ) -> [SymbolModifier]? {
    var (modifiers, rest): ([SymbolModifier], ArraySlice<Substring>) = ([], words)
    while let word = rest.popFirst() {
      guard var modifier = SymbolModifier.words[String(word)] else { return nil }
      if case .badge = modifier {
        // Try the longest name of a badge first; `badge.fill` is a badge without one.
        let counts = (0...rest.count).reversed()
        let names = counts.map { rest.prefix($0).joined(separator: ".") }
        if let (count, name) = zip(counts, names).first(where: { isDrawn($1) }) {
          modifier = .badge(name)
          rest = rest.dropFirst(count)
        }
      }
      modifiers.append(modifier)
    }
    return modifiers
  }
}
