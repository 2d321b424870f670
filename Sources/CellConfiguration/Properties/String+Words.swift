extension String {
  /// The words of a name in code, in small letters: `not targeted`.
  package var wordsOfName: String {
    reduce(into: "") { words, character in
      let beginsWord = (character.isUppercase || character.isNumber) && !words.isEmpty
      words += beginsWord ? " \(character.lowercased())" : character.lowercased()
    }
  }
}
