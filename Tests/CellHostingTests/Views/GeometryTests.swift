import CellHosting
import Foundation
import Testing

@MainActor
struct GeometryTests {
  private let root = CellView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
  private let child = CellView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
  private let grandchild = CellView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))

  init() {
    root.addSubview(child)
    child.addSubview(grandchild)
  }

  @Test("Points are converted up, down and across")
  func pointsConvertedUp() {
    #expect(grandchild.convert(CGPoint(x: 3, y: 4), to: child) == CGPoint(x: 4, y: 6))
    #expect(grandchild.convert(CGPoint(x: 3, y: 4), to: root) == CGPoint(x: 14, y: 26))
    #expect(grandchild.convert(CGPoint(x: 14, y: 26), from: root) == CGPoint(x: 3, y: 4))
    #expect(grandchild.convert(CGPoint.zero, to: nil) == CGPoint(x: 16, y: 27))
    #expect(grandchild.convert(CGPoint(x: 16, y: 27), from: nil) == .zero)
    let sibling = CellView(frame: CGRect(x: 60, y: 0, width: 10, height: 10))
    root.addSubview(sibling)
    #expect(sibling.convert(CGPoint.zero, to: child) == CGPoint(x: 50, y: -20))
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(child.convert(rect, to: root) == CGRect(x: 10, y: 20, width: 4, height: 4))
    #expect(child.convert(rect, from: root) == CGRect(x: -10, y: -20, width: 4, height: 4))
  }

  @Test("The origin of the bounds scrolls the subviews")
  func originBoundsScrolls() {
    root.bounds.origin.y = 20
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 5))
    #expect(root.hitTest(CGPoint(x: 20, y: 41)) === child)
    #expect(root.frame.size == root.bounds.size)
  }

  @Test("The front-most view at a point is hit")
  func frontMostView() {
    #expect(root.hitTest(CGPoint(x: 12, y: 23)) === grandchild)
    #expect(root.hitTest(CGPoint(x: 40, y: 60)) === child)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 50)) == nil)
    let cover = CellView(frame: root.bounds)
    root.addSubview(cover)
    #expect(root.hitTest(CGPoint(x: 12, y: 23)) === cover)
  }

  @Test("What takes no touches is not hit, nor what is in it")
  func whatTakesTouches() {
    child.isHidden = true
    #expect(root.hitTest(CGPoint(x: 12, y: 23)) === root)
    child.isHidden = false
    child.alpha = 0.005
    #expect(root.hitTest(CGPoint(x: 12, y: 23)) === root)
    child.alpha = 1
    child.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 12, y: 23)) === root)
  }

  @Test("What sticks out of its superview is not hit there")
  func whatSticksOut() {
    grandchild.frame.origin.x = 45
    #expect(root.hitTest(CGPoint(x: 58, y: 25)) === grandchild)
    #expect(root.hitTest(CGPoint(x: 62, y: 25)) === root)
  }

  @Test("Impossible numbers count as zero", arguments: [CGFloat.nan, .infinity, -.infinity])
  func impossibleNumbersCount(_ number: CGFloat) {
    root.frame = CGRect(x: number, y: 1, width: number, height: 10)
    #expect(root.frame == CGRect(x: 0, y: 1, width: 0, height: 10))
  }

  @Test("A negative size is turned around")
  func negativeSizeTurned() {
    root.frame = CGRect(x: 10, y: 10, width: -4, height: 6)
    #expect(root.frame == CGRect(x: 6, y: 10, width: 4, height: 6))
  }

  private nonisolated static let extremes: [CGRect] = [
    .infinite, .null,
    CGRect(x: -CGFloat.greatestFiniteMagnitude, y: 0, width: -.greatestFiniteMagnitude, height: 1),
    CGRect(x: 1, y: -1e308, width: -1e308, height: -1e308),
    CGRect(x: 1e308, y: 1e308, width: 1e308, height: 1e308),
    CGRect(x: -CGFloat.infinity, y: .infinity, width: -.infinity, height: .nan),
  ]

  @Test("Frames and bounds of any size have finite edges", arguments: extremes)
  func framesBoundsAny(_ rect: CGRect) {
    root.frame = rect
    child.bounds = rect
    let origin = CGRect(origin: child.convert(CGPoint.zero, to: nil), size: .zero)
    for rect in [root.frame, root.bounds, child.frame, child.bounds, origin] {
      let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
      let isFinite = edges.allSatisfy(\.isFinite)
      #expect(isFinite, "\(rect)")
      #expect(rect.size.width >= 0 && rect.size.height >= 0)
    }
  }

  @Test("The responder chain leads through the superviews")
  func responderChainLeads() {
    let chain = sequence(first: grandchild as Responder, next: \.next)
    #expect(
      chain.map(ObjectIdentifier.init) == [grandchild, child, root].map(ObjectIdentifier.init))
  }
}
