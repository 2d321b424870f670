import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

/// A finger that pulls a list beyond its ends.
@MainActor
struct ListPullTests {
  private let stage: ListStage

  init() {
    stage = ListStage()
    stage.show(ListStage.items(100))
    stage.update()
  }

  /// Moves a finger up or down, in steps of 10 points, and leaves it on the list.
  private func drag(by distance: CGFloat, from time: Double = 0) {
    let start = CGPoint(x: 200, y: 250)
    stage.list.pointer(.down, at: start, time: time)
    let direction: CGFloat = distance < 0 ? -1 : 1
    // The first step is the one that begins the movement.
    var y = start.y + 11 * direction
    stage.list.pointer(.moved, at: CGPoint(x: 200, y: y), time: time + 0.01)
    for step in 1...max(1, Int(abs(distance) / 10)) {
      y += 10 * direction
      stage.list.pointer(.moved, at: CGPoint(x: 200, y: y), time: time + 0.01 * Double(step + 1))
      stage.update()
    }
  }

  private func moveFinger(to y: CGFloat, at time: Double) {
    stage.list.pointer(.moved, at: CGPoint(x: 200, y: y), time: time)
    stage.update()
  }

  @Test("Beyond an end the content follows the finger by less and less")
  func rubberBand() {
    var distances: [CGFloat] = []
    for distance in [20, 40, 80, 160, 320] {
      drag(by: CGFloat(distance), from: Double(distance))
      distances.append(stage.list.overscroll)
      stage.list.pointer(.cancelled, at: .zero, time: Double(distance) + 1)
      _ = stage.list.advance(to: Double(distance) + 9)
      #expect(stage.list.overscroll == 0)
    }
    #expect(distances == distances.sorted())
    for (pulled, distance) in zip([20, 40, 80, 160, 320] as [CGFloat], distances) {
      #expect(distance > 0 && distance < pulled * 0.55 + 1e-9)
    }
    let gains = zip(distances.dropFirst(), distances).map { $0 - $1 }
    #expect(gains[0] / 20 > gains[3] / 160)
    #expect(stage.list.contentOffset == 0)
  }

  @Test("Each movement that pulls an end needs an update, although the list does not scroll")
  func needsUpdate() {
    drag(by: 40)
    #expect(!stage.list.needsUpdate)
    stage.list.pointer(.moved, at: CGPoint(x: 200, y: 320), time: 1)
    #expect(stage.list.needsUpdate && stage.list.contentOffset == 0)
  }

  @Test("The finger takes back what it has pulled before the list scrolls")
  func takesBack() {
    drag(by: 100)
    #expect(stage.list.overscroll > 0)
    moveFinger(to: 361 - 60, at: 1)
    #expect(stage.list.overscroll > 0 && stage.list.contentOffset == 0)
    moveFinger(to: 361 - 100, at: 1.1)
    #expect(stage.list.overscroll == 0 && stage.list.contentOffset == 0)
    moveFinger(to: 361 - 130, at: 1.2)
    #expect(stage.list.overscroll == 0 && stage.list.contentOffset == 30)
  }

  @Test("The end of a list is pulled up")
  func end() {
    stage.list.scroll(by: 1e6)
    stage.update()
    let offset = stage.list.contentOffset
    drag(by: -80)
    #expect(stage.list.overscroll < -20 && stage.list.contentOffset == offset)
  }

  @Test("After the finger has left, the content returns in half a second, and asks for frames")
  func returns() {
    drag(by: 200)
    let pulled = stage.list.overscroll
    #expect(pulled >= stage.list.refreshThreshold)
    stage.list.pointer(.up, at: CGPoint(x: 200, y: 461), time: 0.3)
    #expect(stage.list.overscroll == pulled)
    #expect(stage.list.advance(to: 0.35) && stage.list.needsUpdate)
    #expect(stage.list.overscroll < pulled && stage.list.overscroll > 0)
    #expect(stage.list.advance(to: 1) && stage.list.overscroll == 0)
    #expect(!stage.list.advance(to: 1.1))
    #expect(stage.list.contentOffset == 0)
  }

  @Test("An inset for an indicator takes its part of the pull, so that the content stays")
  func inset() throws {
    drag(by: 200)
    let pulled = stage.list.overscroll
    func top() throws -> CGFloat {
      try #require(stage.list.displayedItems.first).frame.minY + stage.list.overscroll
    }
    let start = try top()
    stage.list.topInset = 60
    stage.update()
    #expect(abs(stage.list.overscroll - (pulled - 60)) < 1e-6)
    #expect(abs(try top() - start) < 1e-6)
    stage.list.pointer(.up, at: CGPoint(x: 200, y: 461), time: 0.3)
    _ = stage.list.advance(to: 2)
    stage.update()
    #expect(stage.list.overscroll == 0 && stage.list.contentOffset == -60)
    // Without a pull, the content begins below the inset at once.
    stage.list.topInset = 90
    stage.update()
    #expect(stage.list.overscroll == 0 && stage.list.contentOffset == -90)
  }

  @Test("A list that scrolls away from its top is not pulled any more")
  func scrollsAway() {
    drag(by: 100)
    stage.list.scroll(to: "Row 60")
    stage.update()
    #expect(stage.list.overscroll == 0)
  }

  @Test("A list that grows below its end is not pulled up any more")
  func grows() {
    stage.list.scroll(by: 1e6)
    stage.update()
    drag(by: -80)
    #expect(stage.list.overscroll < 0)
    stage.show(ListStage.items(200))
    stage.update()
    #expect(stage.list.overscroll == 0)
  }

  @Test("An inset takes no part of the pull while the list has no height")
  func noHeight() {
    drag(by: 100)
    let pulled = stage.list.overscroll
    stage.list.size.height = 0
    stage.update()
    stage.list.topInset = 20
    stage.list.size.height = 500
    stage.update()
    #expect(abs(stage.list.overscroll - pulled) < 1e-6)
  }
}
