/// A part of the gallery that has its own page: a chapter, a group of a large chapter, or links to
/// the groups of such a chapter.
struct GallerySection {
  /// The name of the file: `states-value-cell.html`.
  let file: String

  let chapter: DrawnChapter

  /// The groups whose pictures are on the page.
  let groups: [DrawnChapter.Group]

  /// Whether the page is the first one of its chapter.
  var isFirst: Bool { file == "index.html" || file == chapter.id + ".html" }

  /// The title of the page.
  var title: String {
    groups.count == 1 && chapter.groups.count > 1
      ? "\(chapter.chapter.title): \(groups[0].title)" : chapter.chapter.title
  }
}

extension GallerySection {
  /// Returns the pages of chapters; the first chapter is on the first page, `index.html`.
  ///
  /// - Parameter isLarge: Returns whether a chapter needs a page for each of its groups.
  static func all(
    of chapters: [DrawnChapter], isLarge: (DrawnChapter) -> Bool
  ) -> [GallerySection] {
    chapters.enumerated().flatMap { index, chapter -> [GallerySection] in
      let file = index == 0 ? "index.html" : chapter.id + ".html"
      guard chapter.groups.count > 1, isLarge(chapter) else {
        return [GallerySection(file: file, chapter: chapter, groups: chapter.groups)]
      }
      // The first page shows pictures in any case.
      let first = index == 0 ? Array(chapter.groups.prefix(1)) : []
      return [GallerySection(file: file, chapter: chapter, groups: first)]
        + chapter.groups.dropFirst(first.count).map {
          GallerySection(file: "\(chapter.id)-\($0.id).html", chapter: chapter, groups: [$0])
        }
    }
  }
}
