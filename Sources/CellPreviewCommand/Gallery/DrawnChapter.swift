import CellDocuments
import CellPictures

/// A chapter of the gallery with its pictures, in which every look is shown once.
package struct DrawnChapter: Sendable {
  /// The scenes of a group that look the same in all variants.
  package struct Look: Sendable {
    /// The scene that the page shows.
    package let shown: DrawnScene

    /// The other scenes of the group, which the page names.
    package let others: [DrawnScene]

    /// The scenes with the same titles in groups that look the same.
    fileprivate(set) var inOtherGroups: [DrawnScene] = []
  }

  /// A group of a chapter with its pictures.
  package struct Group: Sendable {
    /// The group's part of an address: `value-cell`.
    let id: String

    /// The title; groups that look the same have one title together.
    package fileprivate(set) var title: String

    /// The looks, in the order of the first scene of each.
    package fileprivate(set) var looks: [Look]
  }

  /// The chapter as it was before it was drawn.
  let chapter: Chapter

  /// The groups of pictures.
  package private(set) var groups: [Group]

  /// The last part of the chapter's address: `content-styles`.
  package var id: String { chapter.id }

  /// Puts the drawn scenes of a chapter together that look the same.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - scenes: The drawn scenes by their identifiers.
  init(_ chapter: Chapter, _ scenes: [String: DrawnScene]) {
    self.chapter = chapter
    let drawn = chapter.groups.map { group in
      Group(
        id: group.id, title: group.title,
        looks: group.scenes.compactMap { scenes[chapter.id(of: $0, in: group)] }
          .grouped { $0.looks(like: $1) }
          .map { Look(shown: $0[0], others: Array($0.dropFirst())) })
    }
    groups = drawn.grouped { $0.looks(like: $1) }.map { equals in
      var group = equals[0]
      group.title = equals.map(\.title).joined(separator: ", ")
      for index in group.looks.indices {
        group.looks[index].inOtherGroups = equals.dropFirst().flatMap {
          [$0.looks[index].shown] + $0.looks[index].others
        }
      }
      return group
    }
  }
}

extension DrawnChapter.Look {
  fileprivate var titles: [String] { ([shown] + others).map(\.scene.title) }
}

extension DrawnChapter.Group {
  /// Whether another group has the same pictures with the same titles.
  fileprivate func looks(like other: Self) -> Bool {
    looks.elementsEqual(other.looks) { $0.titles == $1.titles && $0.shown.looks(like: $1.shown) }
  }
}

extension Array {
  /// Returns groups of equal elements, in the order of the first element of each.
  fileprivate func grouped(by areEqual: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { groups, element in
      if let index = groups.firstIndex(where: { areEqual($0[0], element) }) {
        groups[index].append(element)
      } else {
        groups.append([element])
      }
    }
  }
}
