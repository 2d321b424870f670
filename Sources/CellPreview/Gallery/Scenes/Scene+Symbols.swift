import CellConfiguration

extension Chapter {
  /// The symbols that previews draw.
  static let symbols = Chapter(
    title: "Symbols", summary: "Drawings for the names of symbols.",
    groups: [Group(title: "Names", scenes: Scene.symbolScenes)])
}

extension Scene {
  /// Symbols beside their names.
  static let symbolScenes: [Scene] = ["wifi", "folder", "star.fill", "bell"].map {
    row($0, symbol: $0)
  }
}
