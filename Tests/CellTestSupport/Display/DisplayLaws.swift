import CellConfiguration
package import CellDocuments
import CellPictures
import CellTesting

/// The laws of texts that describe what cells display.
///
/// 1. Equal cells have equal descriptions.
/// 2. Each line is a cell, or a part or property of the cell before it, without control characters.
/// 3. The change between two descriptions is empty exactly if they are equal, and is one line.
/// 4. The differences of lines between two descriptions obey ``LineLaws``.
package struct DisplayLaws: Sendable {
  private let describe: @Sendable (ListDocument) -> String

  /// Creates a checker.
  ///
  /// - Parameter describe: Describes the cells of a document; the real function or a liar.
  package init(describe: @escaping @Sendable (ListDocument) -> String = { $0.describe() }) {
    self.describe = describe
  }

  /// The laws that random texts, or the descriptions of random cells, break.
  package func violations(_ random: RandomSource) -> [String] {
    var random = random
    let choice = Int.random(in: 0..<4, using: &random)
    guard choice < 2 else { return Self.lineViolations(random) }
    var generator = ContentCaseGenerator(
      random, isHostile: Int.random(in: 0..<4, using: &random) == 0)
    var first = generator.next().document
    let second = generator.next().document
    if choice == 1 { first.sections += second.sections }
    return violations(first, second)
  }

  /// The laws that the descriptions of two documents break.
  private func violations(_ first: ListDocument, _ second: ListDocument) -> [String] {
    let (old, new) = (describe(first), describe(second))
    // An equal document in other storage; for some, as describing takes most of the time.
    var copy = first
    copy.sections.append(ListDocument.Section())
    copy.sections.removeLast()
    var problems: [String] = []
    if old.count % 4 == 0, describe(copy) != old {
      problems.append("an equal document is described as another one")
    }
    problems += Self.problems(of: old)
    if !DisplayChange(from: old, to: old).description.isEmpty {
      problems.append("a change without a difference")
    }
    for (from, to) in [(old, new), (new, old)] where from != to {
      let change = DisplayChange(from: from, to: to).description
      if change.isEmpty != Self.isSame(from, to) || change.contains("\n") {
        problems.append("the change is described as \(change.debugDescription)")
      }
    }
    problems += LineLaws().violations(Self.lines(old), Self.lines(new))
    return problems.map { "\($0): \(old)\n\(new)" }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether two descriptions differ only in the size and color of the list.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    lines(first).dropFirst() == lines(second).dropFirst()
  }

  /// The lines that are not as the format requires.
  static func problems(of text: String) -> [String] {
    var depth = 0
    return lines(text).dropLast().enumerated().compactMap { index, line in
      let spaces = line.prefix { $0 == " " }.count
      let isNested = spaces % 2 == 0 && spaces / 2 <= depth + 1
      depth = spaces / 2
      let isPart = spaces == 0 || line.contains(": ") || line.hasSuffix(":")
      let isProperty = spaces == 2 && line.contains(" = ")
      let hasControls = line.unicodeScalars.contains(where: \.controlsTerminals)
      return isNested && (isPart || isProperty) && !hasControls
        ? nil : "line \(index) is \(line.debugDescription)"
    } + (text.hasSuffix("\n") ? [] : ["no newline at the end"])
  }

  private static func lineViolations(_ random: RandomSource) -> [String] {
    var random = random
    let kinds = Int.random(in: 1..<7, using: &random)
    var lines: [String] = []
    let count = Int.random(in: 0..<80, using: &random)
    for _ in 0..<count { lines.append("\(Int.random(in: 0..<kinds, using: &random))") }
    var other = lines
    // Either text can have lines of its own.
    for _ in 0..<Int.random(in: 0..<24, using: &random) {
      let place = Int.random(in: 0...other.count, using: &random)
      let line = Int.random(in: 0...kinds, using: &random)
      if line == kinds, place < other.count {
        other.remove(at: place)
      } else {
        other.insert(line == 0 ? "" : "\(line)", at: place)
      }
    }
    return LineLaws().violations(lines, other)
  }
}
