import CellConfiguration
import CellText

/// The direction that paragraphs state themselves, read from the rules and not from the engine.
enum ParagraphDirection {
  /// The direction of the first strong letter outside isolates (P2, P3) of the paragraph around an
  /// offset in UTF-8 code units, or `nil` if it has none.
  static func stated(in text: String, at offset: Int) -> TraitEnvironmentLayoutDirection? {
    var position = 0
    var isolates = 0
    var direction: TraitEnvironmentLayoutDirection?
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer {
        position += UTF8.width(scalar)
        previous = scalar
      }
      let joins = previous == "\r" && scalar == "\n"
      if !joins, previous.map({ BidirectionalClass(of: $0.value) }) == .paragraphSeparator {
        if position > offset { return direction }
        isolates = 0
        direction = nil
      }
      switch BidirectionalClass(of: scalar.value) {
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: isolates += 1
      case .popDirectionalIsolate: isolates = max(isolates - 1, 0)
      case .leftToRight where isolates == 0: direction = direction ?? .leftToRight
      case .rightToLeft where isolates == 0, .arabicLetter where isolates == 0:
        direction = direction ?? .rightToLeft
      default: break
      }
    }
    // What is behind the last separator is a paragraph of its own, and an empty one.
    let endsParagraph =
      previous.map { BidirectionalClass(of: $0.value) } == .paragraphSeparator
    return endsParagraph && offset >= position ? nil : direction
  }
}
