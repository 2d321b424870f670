import CellDocuments
import CellPictures
package import CellText
import Foundation

#if canImport(Dispatch)
  import Dispatch
#endif

/// All pictures of the gallery and the pages that show them.
package struct Gallery: Sendable {
  /// The chapters in their order.
  package var chapters: [Chapter]

  private let pango: (any TextShaper)?

  /// Creates a gallery.
  ///
  /// - Parameter pango: The shaper of Pango, which measures the languages a second time; `nil`
  ///   without Pango.
  package init(pango: (any TextShaper)? = nil) {
    self.pango = pango
    chapters = [
      .screens, .contentStyles, .backgroundStyles, .states, .transitions, .appearances, .tableViews,
      .accessories, .swipeActions, .emptyStates, .images, .texts, .colors, .colorsInStates,
      .symbols,
      .styleSheets, .languages(hasPango: pango != nil),
    ]
  }

  /// A file of the gallery.
  package struct File: Sendable {
    /// The name: `index.html`.
    package let name: String

    package let text: String
  }

  /// The maximum size of a page, in bytes, beyond which a chapter gets a page for each group.
  package static let pageLimit = 1_500_000

  /// Draws all scenes.
  ///
  /// - Parameter progress: Called after each scene, with the number of drawn scenes and the total.
  /// - Returns: The chapters, in which every look is shown once.
  package func drawn(progress: @Sendable (Int, Int) -> Void = { _, _ in }) -> [DrawnChapter] {
    let scenes = chapters.flatMap(\.scenes)
    let drawn = DrawnScenes(count: scenes.count)
    let library = PictureLibrary()
    @Sendable func draw(_ index: Int) {
      let (id, _, scene) = scenes[index]
      let count = drawn.set(DrawnScene(id, scene, library, pango: pango), at: index)
      progress(count, scenes.count)
    }
    #if canImport(Dispatch)
      DispatchQueue.concurrentPerform(iterations: scenes.count, execute: draw)
    #else
      scenes.indices.forEach(draw)
    #endif
    let byID = Dictionary(uniqueKeysWithValues: drawn.scenes.map { ($0.id, $0) })
    return chapters.map { DrawnChapter($0, byID) }
  }

  /// Draws all scenes and returns the pages, and the script with the index for their search.
  ///
  /// - Parameter progress: Called after each scene, with the number of drawn scenes and the total.
  /// - Returns: The files, `index.html` first; pages refer to each other by their names.
  package func files(progress: @Sendable (Int, Int) -> Void = { _, _ in }) -> [File] {
    let chapters = drawn(progress: progress)
    func text(_ section: GallerySection, _ sections: [GallerySection]) -> String {
      var page = GalleryPage(section, of: sections)
      return page.text()
    }
    // A chapter that does not fit on a page has a page for each group. The pages of the others are
    // the same as if no chapter were divided.
    let whole = GallerySection.all(of: chapters) { _ in false }
    let texts = Dictionary(
      uniqueKeysWithValues: whole.map { ($0.chapter.id, text($0, whole)) }
    ).filter { $0.value.utf8.count <= Self.pageLimit }
    let sections = GallerySection.all(of: chapters) { texts[$0.id] == nil }
    return sections.map { File(name: $0.file, text: texts[$0.chapter.id] ?? text($0, sections)) }
      + [File(name: GalleryPage.indexFile, text: GalleryIndex(sections).script)]
  }
}

/// The scenes that several threads draw at the same time.
///
/// It exists while a page is drawn. `@unchecked` because a lock guards the mutable properties.
private final class DrawnScenes: @unchecked Sendable {
  private let lock = NSLock()
  private var drawn: [DrawnScene?]
  private var count = 0

  init(count: Int) { drawn = Array(repeating: nil, count: count) }

  /// Stores a scene, and returns the number of scenes so far.
  func set(_ scene: DrawnScene, at index: Int) -> Int {
    lock.withLock {
      drawn[index] = scene
      count += 1
      return count
    }
  }

  var scenes: [DrawnScene] { lock.withLock { drawn.compactMap(\.self) } }
}
