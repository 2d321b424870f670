import CellConfiguration
import CellLayout
import Foundation
import Testing

/// A fill or stroke in a view of 200 x 50 whose layout margins are 7, 20, 9, 30.
struct BackgroundExample: Sendable, CustomTestStringConvertible {
  var rule: String
  var name: String
  var evidence: Evidence
  var change: @Sendable (inout BackgroundConfiguration) -> Void
  var fill: CGRect
  var radius: CGFloat = 0
  var stroke: CGRect?
  var strokeRadius: CGFloat = 0

  var testDescription: String { "\(rule), \(name) [\(evidence)]" }

  /// A black stroke one point wide.
  private static func stroked(
    radius: CGFloat, outset: CGFloat
  ) -> @Sendable (inout BackgroundConfiguration) -> Void {
    {
      $0.cornerRadius = radius
      $0.strokeColor = .black
      $0.strokeWidth = 1
      $0.strokeOutset = outset
    }
  }

  private static let view = CGRect(x: 0, y: 0, width: 200, height: 50)

  // swift-format-ignore
  static let all = [
    BackgroundExample(rule: "G16", name: "insets", evidence: .recorded,
      change: { $0.backgroundInsets = DirectionalEdgeInsets(top: 2, leading: 6, bottom: 3, trailing: 5) },
      fill: CGRect(x: 6, y: 2, width: 189, height: 45)),
    BackgroundExample(rule: "G16", name: "margins added at the leading edge and the bottom", evidence: .documented,
      change: {
        $0.backgroundInsets = DirectionalEdgeInsets(top: 2, leading: 6, bottom: 3, trailing: 5)
        $0.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
      },
      fill: CGRect(x: 26, y: 2, width: 169, height: 36)),
    BackgroundExample(rule: "G16", name: "negative insets enlarge it", evidence: .documented,
      change: { $0.backgroundInsets = DirectionalEdgeInsets(top: -1, leading: -2, bottom: -3, trailing: -4) },
      fill: CGRect(x: -2, y: -1, width: 206, height: 54)),
    BackgroundExample(rule: "G16", name: "never less than nothing", evidence: .documented,
      change: { $0.backgroundInsets = DirectionalEdgeInsets(top: 40, leading: 150, bottom: 40, trailing: 150) },
      fill: CGRect(x: 150, y: 40, width: 0, height: 0)),
    BackgroundExample(rule: "G17", name: "at the edge of the fill", evidence: .documented,
      change: stroked(radius: 12, outset: 0), fill: view, radius: 12, stroke: view, strokeRadius: 12),
    BackgroundExample(rule: "G17", name: "outside, concentric", evidence: .documented,
      change: stroked(radius: 12, outset: 3), fill: view, radius: 12,
      stroke: CGRect(x: -3, y: -3, width: 206, height: 56), strokeRadius: 15),
    BackgroundExample(rule: "G17", name: "inside, concentric", evidence: .documented,
      change: stroked(radius: 12, outset: -3), fill: view, radius: 12,
      stroke: CGRect(x: 3, y: 3, width: 194, height: 44), strokeRadius: 9),
    BackgroundExample(rule: "G17", name: "so far inside that no radius is left", evidence: .documented,
      change: stroked(radius: 2, outset: -3), fill: view, radius: 2,
      stroke: CGRect(x: 3, y: 3, width: 194, height: 44), strokeRadius: 0),
    BackgroundExample(rule: "G17", name: "square corners stay square", evidence: .documented,
      change: stroked(radius: 0, outset: 3), fill: view,
      stroke: CGRect(x: -3, y: -3, width: 206, height: 56), strokeRadius: 0),
    BackgroundExample(rule: "G18", name: "at most half of the shorter side", evidence: .documented,
      change: { $0.cornerRadius = 100 }, fill: view, radius: 25),
  ]
}

@Suite("Backgrounds have the shapes of UIKit")
struct BackgroundTests {
  private static let size = CGSize(width: 200, height: 50)

  private static func layout(
    _ change: (inout BackgroundConfiguration) -> Void
  ) -> BackgroundLayout {
    var background = BackgroundConfiguration.clear()
    change(&background)
    let margins = DirectionalEdgeInsets(top: 7, leading: 20, bottom: 9, trailing: 30)
    return BackgroundLayout(
      background, size: size, context: LayoutContext(cellLayoutMargins: margins))
  }

  @Test(
    "Fill and stroke of a background have the shapes of UIKit", arguments: BackgroundExample.all)
  func shapes(_ example: BackgroundExample) {
    let layout = Self.layout(example.change)
    #expect(layout.fillFrame == example.fill)
    #expect(layout.cornerRadii == CornerRadii(example.radius))
    #expect(layout.strokeFrame == example.stroke)
    #expect(layout.strokeRadii == CornerRadii(example.strokeRadius))
  }

  @Test("The stroke's line lies inside its edge (G17, assumed)")
  func strokeSide() throws {
    let layout = Self.layout {
      $0.strokeColor = .black
      $0.strokeWidth = 4
    }
    let middle = try #require(layout.strokePath)
    #expect(middle == CellPath(rect: CGRect(x: 2, y: 2, width: 196, height: 46)))
  }

  @Test("A background without a stroke width or with a clear stroke has no stroke (G17)")
  func noStroke() {
    #expect(Self.layout { $0.strokeWidth = 1 }.strokeFrame == nil)
    #expect(Self.layout { $0.strokeColor = .black }.strokeFrame == nil)
    // Nil is the tint.
    let tinted = Self.layout {
      $0.strokeColor = nil
      $0.strokeWidth = 1
    }
    #expect(tinted.strokeFrame != nil)
  }

  @Test(
    "The content mode places an image in the fill (G16)",
    arguments: [
      (CellContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 200, height: 50)),
      (.scaleAspectFit, CGRect(x: 75, y: 0, width: 50, height: 50)),
      (.scaleAspectFill, CGRect(x: 0, y: -75, width: 200, height: 200)),
      (.center, CGRect(x: 90, y: 15, width: 20, height: 20)),
      (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)),
      (.bottomRight, CGRect(x: 180, y: 30, width: 20, height: 20)),
    ])
  func image(_ mode: CellContentMode, _ frame: CGRect) {
    let layout = Self.layout {
      $0.image = CellImage(size: CGSize(width: 20, height: 20))
      $0.imageContentMode = mode
    }
    #expect(layout.imageFrame == frame)
  }

  @Test("A shadow has the shape of the fill, or its own path (G19)")
  func shadow() {
    let path = CellPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    func layout(_ opacity: CGFloat, _ path: CellPath? = nil) -> BackgroundLayout {
      Self.layout {
        $0.cornerRadius = 10
        $0.backgroundInsets.leading = 8
        $0.shadowProperties.opacity = opacity
        $0.shadowProperties.path = path
      }
    }
    #expect(layout(0).shadowPath == nil)
    #expect(layout(0.5).shadowPath == layout(0.5).fillPath)
    #expect(layout(0.5).shadowPath?.elements.count ?? 0 > 5)
    #expect(layout(0.5, path).shadowPath == path)
  }

  @Test(
    "A fill that ends before an edge of its card does not reach into the corners there",
    arguments: [
      ([], .all), (.top, .bottom), (.bottom, .top), (.leading, [.topRight, .bottomRight]),
      (.trailing, [.topLeft, .bottomLeft]),
    ] as [(DirectionalRectEdges, RectCorners)])
  func card(_ edges: DirectionalRectEdges, _ corners: RectCorners) {
    var background = BackgroundConfiguration.clear()
    if edges.contains(.top) { background.backgroundInsets.top = 2 }
    if edges.contains(.leading) { background.backgroundInsets.leading = 2 }
    if edges.contains(.bottom) { background.backgroundInsets.bottom = 2 }
    if edges.contains(.trailing) { background.backgroundInsets.trailing = 2 }
    let layout = BackgroundLayout(
      background, size: Self.size, context: LayoutContext(), clipRadii: CornerRadii(10))
    #expect(layout.visibleCornerRadii == CornerRadii(10, at: corners))
  }
}
