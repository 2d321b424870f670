import CellDocuments
import CellPictures
package import CellText
import Foundation

#if canImport(Dispatch)
  import Dispatch
#endif

/// All pictures of the gallery and the page that shows them.
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

  /// Draws all scenes and returns the text of the page.
  ///
  /// - Parameter progress: Called after each scene, with the number of drawn scenes and the total.
  /// - Returns: The text of the page.
  package func page(progress: @Sendable (Int, Int) -> Void = { _, _ in }) -> String {
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
    var page = GalleryPage(chapters, drawn.scenes)
    return page.text()
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
