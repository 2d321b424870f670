import CSDL
import CellHosting
import CellTextPango
import Foundation

/// The checks that need no window.
@MainActor
struct SelfTests {
  let size: CGSize
  let scale: CGFloat

  private func makePainter() -> Painter {
    let surface = SDL_CreateRGBSurfaceWithFormat(
      0, Int32(size.width * scale), Int32(size.height * scale), 32, SDL_PIXELFORMAT_RGB888.rawValue)
    guard let surface else { fatalError("no memory for a picture") }
    return Painter(surface, scale: scale)
  }

  /// Compares each frame after random input with a picture that is drawn anew.
  ///
  /// - Returns: Whether all frames are equal, and inputs had effects.
  func paint(_ screen: Screen, inputs: Int) -> Bool {
    let (painter, whole, list) = (makePainter(), makePainter(), screen.list)
    var (time, point, state) = (0.0, CGPoint.zero, screen.state())
    var (partial, changes) = (0, 0)
    let looks = [SDLK_d, SDLK_r, SDLK_PLUS, SDLK_MINUS]
    func random(_ count: Int) -> Int { Int(drand48() * Double(count)) }
    srand48(1)  // The same input in each run.
    list.size = size
    for input in 0..<inputs {
      switch random(16) {
      case 0: list.scrollWheel(by: CGFloat(random(700) - 300), at: point)
      case 1: list.key(ListKey.allCases[random(ListKey.allCases.count)])
      case 2 where input % 8 == 0: screen.changeLook(looks[random(looks.count)])
      case 3...6:
        list.pointer(.down, at: point, time: time)
        list.pointer(.up, at: point, time: time)
      case 7: list.pointer(.down, at: point, time: time)
      case 8: list.pointer(.up, at: point, time: time)
      case 9, 10:
        point.x -= 40
        list.pointer(.moved, at: point, time: time)
      default:
        // Half of the points are on the accessories.
        point = CGPoint(x: random(2) == 0 ? 340 : random(390), y: random(Int(size.height)))
        list.pointer(.moved, at: point, time: time)
      }
      var update: ListUpdate
      repeat {
        time += 0.02
        update = painter.drawFrame(of: screen, at: time)
        partial += update.isEmpty || update.redrawRects[0].size == size ? 0 : 1
      } while update.fraction < 1
      changes += screen.state() == state ? 0 : 1
      state = screen.state()
      whole.draw(screen, in: screen.bounds)
      if differ(painter.surface.pointee, whole.surface.pointee) {
        painter.write(to: "parts.png")
        whole.write(to: "whole.png")
        print("input \(input): parts.png and whole.png differ")
        return false
      }
    }
    print("\(inputs) equal pictures, \(partial) frames drawn in part, \(changes) changes")
    return partial > inputs / 10 && changes > 5
  }

  /// Returns whether colors differ by more than one level, to which Cairo rounds at edges of clips.
  private func differ(_ first: SDL_Surface, _ second: SDL_Surface) -> Bool {
    let count = Int(first.pitch * first.h)
    if memcmp(first.pixels, second.pixels, count) == 0 { return false }
    return (0..<count).contains { offset in
      let level = Int(first.pixels.load(fromByteOffset: offset, as: UInt8.self))
      return abs(level - Int(second.pixels.load(fromByteOffset: offset, as: UInt8.self))) > 1
    }
  }

  /// Prints the processor time of frames that scroll a list, and of the first one.
  func measure(_ makeScreen: () -> Screen) {
    let start = Self.time
    let (screen, painter) = (makeScreen(), makePainter())
    screen.list.size = size
    _ = painter.drawFrame(of: screen, at: 0)
    print(String(format: "first frame: %.2f ms", Self.time - start))
    let list = makeScreen().list
    list.size = size
    list.update()
    let times = (1...1000).map { frame in
      for list in [list, screen.list] {
        list.scrollWheel(by: frame % 100 == 0 ? 20_000 : 31, at: .zero)
      }
      let start = Self.time
      for rect in list.update().redrawRects { _ = list.displayList(in: rect) }
      let middle = Self.time
      _ = painter.drawFrame(of: screen, at: Double(frame) / 60)
      return [middle - start, Self.time - middle]
    }
    for (index, name) in ["update and display list", "these and painting"].enumerated() {
      let sorted = times.map { $0[index] }.sorted()
      print(String(format: "%@: median %.2f ms, worst %.2f ms", name, sorted[500], sorted[999]))
    }
  }

  /// The processor time of the thread in milliseconds.
  private static var time: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
