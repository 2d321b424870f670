/// Related symbols, with a title.
package struct SymbolCategory {
  /// The topic of the symbols.
  package let title: String

  /// The drawings with their names, in the order in which they are shown.
  package let drawings: KeyValuePairs<String, SymbolDrawing>

  /// Creates a chapter.
  init(_ title: String, _ drawings: KeyValuePairs<String, SymbolDrawing>) {
    self.title = title
    self.drawings = drawings
  }

  /// All chapters.
  package static let all: [SymbolCategory] = [
    connections, people, signs, shapes, arrows, actions, text, documents, time, media,
    communication, places, nature, commerce, devices, security, health, objects,
  ]
}
