import CellDocuments
import CellPictures
/// A scene, in the form that the script of the page reads.
struct PageScene: Encodable {
  /// A variant in which the scene is drawn.
  struct Variant: Encodable {
    let generation: String
    let direction: String
    let size: String

    /// The index of the picture among the pictures of the page.
    let picture: Int

    /// The index of its values among the values of the page.
    let values: Int
  }

  /// The identifier of its card.
  let id: String

  /// The subject that is shown side by side, if any.
  let subject: String?

  let json: String

  /// The variants, the scene itself first.
  let variants: [Variant]
}
