import CellConfiguration
import CellDocuments
import CellPictures
import CellLayout
import CellText
import Foundation

/// The picture at the top of the README: one screen in light, dark and right-to-left looks.
package enum ReadmePicture {
  /// The name of the file in the documentation catalog.
  package static let fileName = "readme.svg"

  /// The picture as the text of an SVG file.
  package static var text: String {
    let scenes = [
      Scene.settings, Scene.settings.with("dark") { $0.userInterfaceStyle = .dark },
      Scene.formInArabic.with("iOS 18") { $0.styleSheet = .iOS18 },
    ]
    let gap: CGFloat = 24
    var picture = SVGDocument()
    var x: CGFloat = 0
    var height: CGFloat = 0
    for scene in scenes {
      let layout = DocumentLayout(scene.document, shaper: .embedded)
      let screen = CellPath(
        roundedRect: CGRect(origin: .zero, size: layout.contentSize), radii: CornerRadii(20))
      let move = "translate(\(SVGDocument.format(x)) 0)"
      picture.group("g", ["transform": .text(move)]) {
        $0.clipped(by: screen) { layout.draw(into: &$0) }
      }
      x += layout.contentSize.width + gap
      height = max(height, layout.contentSize.height)
    }
    return picture.file(
      width: x - gap, height: height, title: "Lists in light and dark style and from right to left")
  }
}
