import CellConfiguration

/// A search for the direction of a paragraph, which continues where it stopped.
///
/// The direction is that of the first strong letter outside isolates (P2, P3). It is unspecified if
/// the paragraph has none.
struct DirectionSearch: Sendable {
  /// The offset where the paragraph begins.
  let paragraphStart: Int

  private var offset: Int
  private var isolates = 0
  private var result: TraitEnvironmentLayoutDirection?

  /// Creates a search that begins at the start of a paragraph.
  init(from start: Int) {
    paragraphStart = start
    offset = start
  }

  /// Continues the search up to an offset at most.
  mutating func advance(in bytes: UnsafeBufferPointer<UInt8>, upTo end: Int) {
    while result == nil, offset < end {
      switch BidirectionalClass(of: bytes.codePoint(at: &offset)) {
      case .paragraphSeparator: result = .unspecified
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: isolates += 1
      case .popDirectionalIsolate: isolates = max(isolates - 1, 0)
      case .leftToRight where isolates == 0: result = .leftToRight
      case .rightToLeft where isolates == 0, .arabicLetter where isolates == 0:
        result = .rightToLeft
      default: break
      }
    }
  }

  /// Returns the direction, after continuing the search to the end of the paragraph if necessary.
  func direction(in text: String) -> TraitEnvironmentLayoutDirection {
    if let result { return result }
    var (search, text) = (self, text)
    text.withUTF8 { search.advance(in: $0, upTo: $0.count) }
    return search.result ?? .unspecified
  }

  /// Whether the search continues in the text before an offset.
  func continues(before end: Int) -> Bool { result == nil && offset < end }
}
