/// A chapter of the gallery: pictures that are about one thing.
package struct Chapter: Sendable {
  /// Pictures that belong together, such as those of one style.
  package struct Group: Sendable {
    /// What they have in common.
    package let title: String

    /// The pictures.
    package let scenes: [Scene]
  }

  /// What the chapter is about.
  package let title: String

  /// A sentence about what is to be seen.
  package let summary: String

  /// The pictures.
  package let groups: [Group]

  /// The end of an address: `content-styles`.
  package var id: String { title.addressPart }

  /// The ends of the addresses of all scenes, with the scenes: `content-styles/cell/selected`.
  package var scenes: [(id: String, group: Group, scene: Scene)] {
    groups.flatMap { group in group.scenes.map { (id(of: $0, in: group), group, $0) } }
  }

  /// The end of the address of a scene.
  func id(of scene: Scene, in group: Group) -> String {
    "\(id)/\(group.id)/\(scene.title.addressPart)"
  }
}

extension Chapter.Group {
  /// A part of an address: `value-cell`.
  package var id: String { title.addressPart }
}

extension String {
  /// The text in lower case, its words joined by hyphens.
  var addressPart: String {
    lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
