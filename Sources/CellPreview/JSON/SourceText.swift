import Foundation

/// A text in lines, in which a message can point to a place.
package struct SourceText {
  /// How many characters of a line a message shows.
  private static let excerptLength = 96

  let bytes: [UInt8]

  /// Where each line begins.
  private let lineStarts: [Int]

  /// Creates a text of its bytes in UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      // A carriage return before a line feed belongs to it.
      let isReturn = byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if byte == 0x0A || isReturn { starts.append(index + 1) }
    }
    lineStarts = starts
  }

  /// The line and column of a byte, counted from 1, columns in characters.
  package func position(of offset: Int) -> PreviewError.Position {
    let line = lineIndex(of: offset)
    return PreviewError.Position(
      line: line + 1, column: string(lineStarts[line]..<offset).count + 1)
  }

  /// The line of a place with a mark below the place: `^~~~`.
  package func excerpt(_ range: Range<Int>) -> String {
    let line = lineRange(lineIndex(of: range.lowerBound))
    let marked = range.clamped(to: line)
    let before = Array(Self.visible(string(line.lowerBound..<marked.lowerBound)))
    let place = Array(Self.visible(string(marked)))
    let after = Array(Self.visible(string(marked.upperBound..<line.upperBound)))
    // As much of the line as shows the place.
    let shownPlace = place.prefix(Self.excerptLength / 2)
    let shownBefore = before.suffix(Self.excerptLength / 2)
    let shownAfter = after.prefix(Self.excerptLength - shownPlace.count - shownBefore.count)
    let start = (shownBefore.count < before.count ? "…" : "") + String(shownBefore)
    let isCut = shownPlace.count < place.count || shownAfter.count < after.count
    let text = start + String(shownPlace) + String(shownAfter) + (isCut ? "…" : "")
    let mark = "^" + String(repeating: "~", count: max(shownPlace.count, 1) - 1)
    return "  \(text)\n  \(String(repeating: " ", count: start.count))\(mark)"
  }

  /// A piece of the text.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func lineIndex(of offset: Int) -> Int {
    var lower = 0
    var upper = lineStarts.count
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if lineStarts[middle] <= offset { lower = middle } else { upper = middle }
    }
    return lower
  }

  /// A line without what ends it.
  private func lineRange(_ index: Int) -> Range<Int> {
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// A text in which every character takes a place of its own and none controls a terminal.
  private static func visible(_ text: String) -> String {
    String(
      text.map { character in
        if character == "\t" { return " " }
        return character.unicodeScalars.contains(where: \.controlsTerminals)
          ? "\u{FFFD}" : character
      })
  }
}
