import Foundation

/// A text with its lines, for messages that point to a position.
package struct SourceText {
  /// The maximum number of characters of a line that a message shows.
  private static let excerptLength = 96

  /// The maximum number of bytes before, in and after the marked range that a message shows: one
  /// character can have any number of them.
  private static let excerptSize = 512

  let bytes: [UInt8]

  /// The positions at which the lines begin.
  private let lineStarts: [Int]

  /// Creates a text from its UTF-8 bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = bytes.withUnsafeBufferPointer { bytes in
      var starts = [0]
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        // A carriage return before a line feed is part of the same line ending.
        let isReturn = byte == 0x0D && (index == bytes.count || bytes[index] != 0x0A)
        if byte == 0x0A || isReturn { starts.append(index) }
      }
      return starts
    }
  }

  /// Returns the line and column of a byte, counted from 1; columns count characters.
  package func position(of offset: Int) -> DocumentError.Position {
    let line = lineIndex(of: offset)
    return DocumentError.Position(
      line: line + 1, column: string(lineStarts[line]..<offset).count + 1)
  }

  /// Returns the lines and columns of bytes, by the bytes.
  ///
  /// Long lines are read once, however many of the bytes they have.
  package func positions(of offsets: some Sequence<Int>) -> [Int: DocumentError.Position] {
    var positions: [Int: DocumentError.Position] = [:]
    var last = (line: -1, offset: 0, column: 1)
    for offset in Set(offsets).sorted() {
      let line = lineIndex(of: offset)
      if line != last.line { last = (line, lineStarts[line], 1) }
      last.column += string(last.offset..<offset).count
      last.offset = offset
      positions[offset] = DocumentError.Position(line: line + 1, column: last.column)
    }
    return positions
  }

  /// Returns the line of a range with a mark below the range: `^~~~`.
  package func excerpt(_ range: Range<Int>) -> String {
    let line = lineRange(lineIndex(of: range.lowerBound))
    let marked = range.clamped(to: line)
    let before = string(
      start(atOrAfter: marked.lowerBound - Self.excerptSize, in: line)..<marked.lowerBound)
    let place = string(
      marked.lowerBound..<start(atOrAfter: marked.lowerBound + Self.excerptSize, in: marked))
    let after = string(
      marked.upperBound..<start(atOrAfter: marked.upperBound + Self.excerptSize, in: line))
    // Show as much of the line as includes the range.
    let shownPlace = place.prefix(Self.excerptLength / 2)
    let shownBefore = before.suffix(Self.excerptLength / 2)
    let shownAfter = after.prefix(Self.excerptLength - shownPlace.count - shownBefore.count)
    let isStartCut = shownBefore.utf8.count < marked.lowerBound - line.lowerBound
    let isEndCut =
      shownPlace.utf8.count < marked.count
      || shownAfter.utf8.count < line.upperBound - marked.upperBound
    let start = (isStartCut ? "…" : "") + Self.visible(shownBefore)
    let text = start + Self.visible(shownPlace) + Self.visible(shownAfter) + (isEndCut ? "…" : "")
    let mark = "^" + String(repeating: "~", count: max(shownPlace.count, 1) - 1)
    return "  \(text)\n  \(String(repeating: " ", count: start.count))\(mark)"
  }

  /// Returns the first byte of a code point at or after an offset, within a range.
  private func start(atOrAfter offset: Int, in range: Range<Int>) -> Int {
    var offset = min(max(offset, range.lowerBound), range.upperBound)
    while offset < range.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// Returns a part of the text.
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

  /// Returns the range of a line without its line ending.
  private func lineRange(_ index: Int) -> Range<Int> {
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Returns the text with each character in a separate column and without control characters.
  private static func visible(_ text: Substring) -> String {
    String(
      text.map { character in
        if character == "\t" { return " " }
        let isControl = character.unicodeScalars.contains { $0.controlsTerminals }
        return isControl ? "\u{FFFD}" : character
      })
  }
}
