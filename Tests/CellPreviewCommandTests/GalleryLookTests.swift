import CellDocuments
import CellPictures
import CellPreviewCommand
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("The gallery shows what looks the same once")
struct GalleryLookTests {
  /// A gallery of the chapters in which scenes, groups or neither look the same.
  private static let gallery: Gallery = {
    var gallery = Gallery()
    gallery.chapters = gallery.chapters.filter {
      ["content-styles", "background-styles", "empty-states", "colors-in-states"]
        .contains($0.id)
    }
    return gallery
  }()

  /// The pictures of a scene as texts, each with its variant.
  private func pictures(of scene: DrawnScene) -> [String] {
    scene.pictures.map { "\($0)\n\(text(of: $1))" }
  }

  /// A picture as a text, whose classes are numbered by its own colors.
  private func text(of picture: DrawnPicture) -> String {
    var sheet = AppearanceSheet()
    let markup = picture.markup(&sheet)
    return "\(markup)\n\(sheet.text)"
  }

  @Test("Pictures of a group differ, and the scenes that a picture names look like it")
  func looks() throws {
    var named = 0
    var gallery = Self.gallery
    // The last chapter takes a sixth of the time of the first.
    gallery.chapters = someCases(gallery.chapters.reversed())
    for chapter in gallery.drawn() {
      var titles: [String] = []
      for group in chapter.groups {
        let shown = group.looks.map { pictures(of: $0.shown) }
        #expect(Set(shown).count == shown.count, "\(group.title)")
        for (look, pictures) in zip(group.looks, shown) {
          named += look.others.count
          for other in someCases(look.others) {
            #expect(self.pictures(of: other) == pictures, "\(other.id)")
            // The gallery draws equal lists once; this draws the list again.
            let layout = DocumentLayout(other.scene.document, shaper: .embedded)
            let isSame = text(of: DrawnPicture(layout)) == text(of: look.shown.pictures[0].picture)
            #expect(isSame, "\(other.id)")
          }
        }
        let all = group.looks.flatMap { [$0.shown] + $0.others }.map(\.scene.title)
        #expect(Set(all).count == all.count, "\(group.title)")
        titles += group.title.components(separatedBy: ", ")
      }
      // No two groups of styles are equal, and each style is in one title.
      let groups = chapter.groups.map { group in
        group.looks.map { [$0.shown.scene.title] + pictures(of: $0.shown) }
      }
      #expect(Set(groups).count == groups.count, "\(chapter.id)")
      let original = Self.gallery.chapters.first { $0.id == chapter.id }?.groups.map(\.title)
      #expect(titles.sorted() == original?.sorted())
    }
    #expect(!triesAllCases || named > 200)
  }
}
