/// A line-by-line difference of two texts, with some context around each change.
package struct LineDifference: CustomStringConvertible {
  /// The number of equal lines shown before and after a change.
  private static let contextCount = 2
  /// The maximum number of lines shown.
  private static let lineLimit = 40

  /// The changed lines and their context: `-` marks lines of the first text, `+` of the second.
  package let description: String

  package init(from first: String, to second: String) {
    let (old, new) = (Self.lines(first), Self.lines(second))
    let alignment = LineAlignment(from: old, to: new)
    // 1. List all lines, each with its sign.
    var lines: [(sign: Character, text: Substring)] = []
    var (index, newIndex) = (0, 0)
    while index < old.count || newIndex < new.count {
      if index < old.count, alignment.removed[index] {
        lines.append(("-", old[index]))
        index += 1
      } else if newIndex < new.count, alignment.inserted[newIndex] {
        lines.append(("+", new[newIndex]))
        newIndex += 1
      } else {
        lines.append((" ", old[index]))
        index += 1
        newIndex += 1
      }
    }
    // 2. Keep the lines that differ, and a few around them.
    var shown: [String] = []
    var hasGap = false
    for (index, line) in lines.enumerated() {
      let around =
        max(0, index - Self.contextCount)...min(lines.count - 1, index + Self.contextCount)
      guard lines[around].contains(where: { $0.sign != " " }) else {
        hasGap = true
        continue
      }
      if hasGap, !shown.isEmpty { shown.append("  …") }
      hasGap = false
      shown.append("\(line.sign) \(line.text)")
    }
    let rest = shown.count - Self.lineLimit
    if rest > 0 { shown = shown.prefix(Self.lineLimit) + ["  … and \(rest) more lines"] }
    description = shown.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
