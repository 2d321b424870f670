/// A scene as the script of the page knows it.
struct PageScene: Encodable {
  /// A look that the scene is drawn in.
  struct Look: Encodable {
    let generation: String
    let direction: String
    let size: String

    /// The place of the picture among those of the page.
    let picture: Int
  }

  /// The identifier of its card.
  let id: String

  /// What is shown side by side, if anything.
  let subject: String?

  let json: String
  let swift: String

  /// The looks, its own first.
  let looks: [Look]
}
