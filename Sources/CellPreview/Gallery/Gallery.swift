package import CellText
import Dispatch
import Foundation

/// All pictures of the gallery and the page that shows them.
package struct Gallery: Sendable {
  /// The chapters in their order.
  package var chapters: [Chapter]

  private let pango: (any TextShaper)?

  /// Creates a gallery.
  ///
  /// - Parameter pango: The shaper of Pango, to measure the languages with it as well; `nil` without
  ///   it.
  package init(pango: (any TextShaper)? = nil) {
    self.pango = pango
    chapters = [
      .screens, .contentStyles, .backgroundStyles, .states, .transitions, .appearances, .tableViews,
      .accessories, .images, .texts, .colors, .symbols, .styleSheets,
      .languages(hasPango: pango != nil),
    ]
  }

  /// Draws everything.
  ///
  /// - Parameter progress: Called whenever a scene is drawn, with how many are and how many there
  ///   will be.
  /// - Returns: The text of the page.
  package func page(progress: @Sendable (Int, Int) -> Void = { _, _ in }) -> String {
    let scenes = chapters.flatMap(\.scenes)
    let drawn = DrawnScenes(count: scenes.count)
    let library = PictureLibrary()
    DispatchQueue.concurrentPerform(iterations: scenes.count) { index in
      let (id, _, scene) = scenes[index]
      let count = drawn.set(DrawnScene(id, scene, library, pango: pango), at: index)
      progress(count, scenes.count)
    }
    var page = GalleryPage(chapters, drawn.scenes)
    return page.text()
  }
}

/// Scenes that are drawn at the same time.
///
/// Lives while a page is drawn. `@unchecked` because a lock guards what changes.
private final class DrawnScenes: @unchecked Sendable {
  private let lock = NSLock()
  private var places: [DrawnScene?]
  private var count = 0

  init(count: Int) { places = Array(repeating: nil, count: count) }

  /// Keeps a scene, and tells how many there are now.
  func set(_ scene: DrawnScene, at index: Int) -> Int {
    lock.withLock {
      places[index] = scene
      count += 1
      return count
    }
  }

  var scenes: [DrawnScene] { lock.withLock { places.compactMap(\.self) } }
}
