import CellDocuments
import CellPictures
/// A chapter of the gallery: pictures about one topic.
package struct Chapter: Sendable {
  /// Pictures that belong together, such as all pictures of one style.
  package struct Group: Sendable {
    /// The title of the group, which names its common topic.
    package let title: String

    /// The pictures.
    package let scenes: [Scene]
  }

  /// The topic of the chapter.
  package let title: String

  /// The types of UIKit that the chapter shows, for the search.
  package var namesInUIKit = ""

  /// A sentence that describes the pictures.
  package let summary: String

  /// The groups of pictures.
  package let groups: [Group]

  /// The last part of the chapter's address: `content-styles`.
  package var id: String { title.addressPart }

  /// The scenes with the last parts of their addresses: `content-styles/cell/selected`.
  package var scenes: [(id: String, group: Group, scene: Scene)] {
    groups.flatMap { group in group.scenes.map { (id(of: $0, in: group), group, $0) } }
  }

  /// Returns the last part of a scene's address.
  func id(of scene: Scene, in group: Group) -> String {
    "\(id)/\(group.id)/\(scene.title.addressPart)"
  }
}

extension Chapter.Group {
  /// The group's part of an address: `value-cell`.
  package var id: String { title.addressPart }
}

extension String {
  /// The text in lower case, its words joined by hyphens.
  var addressPart: String {
    lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
