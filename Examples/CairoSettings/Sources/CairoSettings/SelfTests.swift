import CellConfiguration
import CellHosting
import CellLayout
import CellText
import Foundation

/// The checks that need no window.
@MainActor
struct SelfTests {
  let makePainter: () -> Painter
  let size: CGSize

  /// Compares each frame after random input with a picture that is painted anew.
  ///
  /// - Returns: Whether all frames are equal.
  func paint(_ screen: any Screen, inputs: Int) -> Bool {
    var (random, time, point, partial) = (Random(), 0.0, CGPoint.zero, 0)
    let painter = makePainter()
    let list = screen.list
    list.size = size
    for input in 0..<inputs {
      switch Int.random(in: 0..<16, using: &random) {
      case 0: list.scrollWheel(by: .random(in: -300...400, using: &random), at: point)
      case 1: list.key(ListKey.allCases.randomElement(using: &random) ?? .tab)
      case 2 where input % 8 == 0:
        list.traits.change(by: "dr+-".randomElement(using: &random) ?? "d")
      case 3...5: list.pointer(.down, at: point, time: time)
      case 6...8: list.pointer(.up, at: point, time: time)
      case 9, 10: point.x -= 40; list.pointer(.moved, at: point, time: time)
      default:
        point = CGPoint(
          x: .random(in: 0..<size.width, using: &random),
          y: .random(in: 0..<size.height, using: &random))
        list.pointer(.moved, at: point, time: time)
      }
      repeat {
        time += 0.02
        let changed = painter.paintFrame(of: screen, at: time).changed
        if let first = changed.first, first.size != size { partial += 1 }
      } while painter.isAnimating
      let expected = makePainter()
      expected.paint(screen)
      guard painter.pixels == expected.pixels else {
        painter.write(to: "painted-in-parts.png")
        expected.write(to: "painted-anew.png")
        print("\(type(of: screen)): input \(input) leads to another picture")
        return false
      }
    }
    print("\(type(of: screen)): \(inputs) equal pictures, \(partial) frames painted in part")
    return partial > inputs / 10
  }

  /// Prints the processor time of frames that scroll a list, and of the first one.
  func measure(_ makeScreen: () -> any Screen) {
    let start = Self.time
    let (screen, painter) = (makeScreen(), makePainter())
    screen.list.size = size
    _ = painter.paintFrame(of: screen, at: 0)
    print("first frame: \(Self.milliseconds(Self.time - start))")
    let other = makeScreen().list
    other.size = size
    other.update()
    var (listTimes, paintTimes): ([Double], [Double]) = ([], [])
    for frame in 1...1000 {
      let distance: CGFloat = frame % 100 == 0 ? 20_000 : 31
      other.scrollWheel(by: distance, at: .zero)
      screen.list.scrollWheel(by: distance, at: .zero)
      let start = Self.time
      _ = other.update().redrawRects.map { other.displayList(in: $0) }
      let middle = Self.time
      _ = painter.paintFrame(of: screen, at: Double(frame) / 60)
      listTimes.append(middle - start)
      paintTimes.append(Self.time - middle)
    }
    for (name, times) in [("update and display list", listTimes), ("with painting", paintTimes)] {
      let sorted = times.sorted()
      let (median, worst) = (sorted[sorted.count / 2], sorted[sorted.count - 1])
      print("\(name): median \(Self.milliseconds(median)), worst \(Self.milliseconds(worst))")
    }
  }

  /// The processor time of the thread in seconds.
  private static var time: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func milliseconds(_ seconds: Double) -> String {
    String(format: "%.2f ms", seconds * 1000)
  }
}

/// The same numbers in each run.
private struct Random: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
  }
}
