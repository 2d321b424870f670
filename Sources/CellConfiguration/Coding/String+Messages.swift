extension StringProtocol {
  /// The beginning of the text for a message: at most 80 code points, with an ellipsis for the
  /// rest.
  ///
  /// The limit counts code points because one character can have any number of them.
  package var shortenedForMessages: String {
    let scalars = unicodeScalars
    guard
      let end = scalars.index(scalars.startIndex, offsetBy: 80, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return String(self) }
    return "\(self[..<end])…"
  }
}

extension Sequence<String> {
  /// Returns whether a name is one of these.
  ///
  /// Unequal lengths need no comparison, which would normalize a character with all of its marks:
  /// for a name of a megabyte, once for each of the others.
  package func containsName(_ name: String) -> Bool {
    contains { $0.utf8.count == name.utf8.count && $0 == name }
  }
}

extension String {
  /// Whether the text has only letters, digits and periods, and needs no quotation marks.
  var isPlainWord: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
  }
}
