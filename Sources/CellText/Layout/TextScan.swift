import Foundation

/// Finds newlines, visible characters and cluster boundaries without dividing a text into clusters.
struct TextScan {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Returns whether there is anything but white space and newlines at or after an offset.
  func hasVisibleText(from offset: Int) -> Bool {
    withBytes { bytes in
      var offset = offset
      while offset < bytes.count {
        if Self.isVisible(bytes.codePoint(at: &offset)) { return true }
      }
      return false
    }
  }

  /// The offset where the last visible character ends; 0 if there is none.
  var visibleEnd: Int {
    withBytes { bytes in
      var end = bytes.count
      while end > 0 {
        let start = bytes.codePointStart(before: end)
        var offset = start
        if Self.isVisible(bytes.codePoint(at: &offset)) { return end }
        end = start
      }
      return 0
    }
  }

  /// Returns the end of the paragraph that contains an offset, and whether it has a newline.
  ///
  /// The end is after the newline.
  func paragraphEnd(from offset: Int) -> (utf8End: Int, hasNewline: Bool) {
    withBytes { bytes in
      var offset = offset
      while offset < bytes.count {
        let codePoint = bytes.codePoint(at: &offset)
        guard TextSegmenter.isNewline(codePoint) else { continue }
        let joins = codePoint == 0x0D && offset < bytes.count && bytes[offset] == 0x0A
        return (joins ? offset + 1 : offset, true)
      }
      return (bytes.count, false)
    }
  }

  /// Returns the start of the paragraph that ends at an offset, but not before a limit.
  func paragraphStart(before end: Int, notBefore limit: Int) -> Int {
    withBytes { bytes in
      var position = end
      while position > limit {
        let start = bytes.codePointStart(before: position)
        var offset = start
        if TextSegmenter.isNewline(bytes.codePoint(at: &offset)) { return position }
        position = start
      }
      return limit
    }
  }

  /// Returns the first offset where a cluster begins regardless of the text before it.
  ///
  /// The result is at or after the start, or the limit if no such offset exists.
  func clusterBoundary(from start: Int, upTo limit: Int) -> Int {
    withBytes { bytes in
      var position = start
      while position < limit, bytes[position] & 0xC0 == 0x80 { position += 1 }
      guard position > 0 else { return position }
      var offset = bytes.codePointStart(before: position)
      var codePoint = bytes.codePoint(at: &offset)
      var previous = GraphemeBreakClass(of: codePoint)
      while position < limit {
        var breaker = GraphemeBreaker()
        _ = breaker.beginsCluster(previous, codePoint)
        codePoint = bytes.codePoint(at: &offset)
        let next = GraphemeBreakClass(of: codePoint)
        if breaker.beginsCluster(next, codePoint), !next.mayContinue(previous) { return position }
        previous = next
        position = offset
      }
      return limit
    }
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = text
    return text.withUTF8(body)
  }

  private static func isVisible(_ codePoint: UInt32) -> Bool {
    !TextSegmenter.isWhiteSpace(codePoint) && !TextSegmenter.isNewline(codePoint)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset where the code point that ends at an offset begins.
  fileprivate func codePointStart(before offset: Int) -> Int {
    var start = offset - 1
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}

extension GraphemeBreakClass {
  /// Returns whether the boundary before a character of this class depends on more than `previous`.
  ///
  /// If so, the boundary depends on the text before the previous character.
  fileprivate func mayContinue(_ previous: GraphemeBreakClass) -> Bool {
    switch self {
    case .conjunctConsonant, .regionalIndicator: true
    case .pictograph: previous == .joiner
    default: false
    }
  }
}
