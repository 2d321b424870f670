import CSDL
import CellHosting
import CellTextPango
import Foundation

/// A window that shows a screen, and passes the input of the user to its list.
@MainActor
final class Window {
  var screen: Screen { didSet { resize() } }
  private(set) var painter: Painter
  private let window: OpaquePointer
  private let scale: CGFloat
  private var isOpen = true

  init(_ screen: Screen, size: CGSize, scale: CGFloat) {
    (self.screen, self.scale) = (screen, scale)
    let (width, height) = (Int32(size.width * scale), Int32(size.height * scale))
    guard SDL_Init(SDL_INIT_VIDEO) == 0,
      let window = SDL_CreateWindow(
        "Settings", 0, 0, width, height, SDL_WINDOW_RESIZABLE.rawValue),
      let surface = SDL_GetWindowSurface(window)
    else { fatalError("no window: \(String(cString: SDL_GetError()))") }
    self.window = window
    painter = Painter(surface, scale: scale)
    resize()
  }

  /// Shows the window until the user closes it; keys without a meaning for lists go to a closure.
  func run(_ keyHandler: (SDL_KeyCode) -> Void) {
    var (event, goesOn) = (SDL_Event(), false)
    while isOpen {
      // Without anything to draw, the program sleeps until the next event.
      if !goesOn, !screen.list.needsUpdate { SDL_WaitEvent(nil) }
      while SDL_PollEvent(&event) == 1 { handle(event, keyHandler) }
      let update = painter.drawFrame(of: screen, at: Double(SDL_GetTicks64()) / 1000)
      func pixels(_ points: CGFloat) -> Int32 { Int32((points * scale).rounded()) }
      var rects = update.redrawRects.map {
        SDL_Rect(x: pixels($0.minX), y: pixels($0.minY), w: pixels($0.width), h: pixels($0.height))
      }
      SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count))
      goesOn = update.needsNextFrame
      SDL_Delay(8)
    }
  }

  /// Ends ``run(_:)``.
  func close() { isOpen = false }

  /// Draws the whole screen on a new surface, which is as large as the window.
  private func resize() {
    guard let surface = SDL_GetWindowSurface(window) else { return }
    let (width, height) = (CGFloat(surface.pointee.w), CGFloat(surface.pointee.h))
    painter = Painter(surface, scale: scale)
    screen.list.size = CGSize(width: width / scale, height: height / scale)
    screen.list.setNeedsDisplay()
  }

  private func handle(_ event: SDL_Event, _ keyHandler: (SDL_KeyCode) -> Void) {
    let (list, time) = (screen.list, Double(event.common.timestamp) / 1000)
    func point(_ x: Int32, _ y: Int32) -> CGPoint {
      CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
    }
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN:
      list.pointer(.down, at: point(event.button.x, event.button.y), time: time)
    case SDL_MOUSEMOTION:
      list.pointer(.moved, at: point(event.motion.x, event.motion.y), time: time)
    case SDL_MOUSEBUTTONUP:
      list.pointer(.up, at: point(event.button.x, event.button.y), time: time)
    case SDL_MOUSEWHEEL:
      let distance = -50 * CGFloat(event.wheel.preciseY)  // 50 points for a notch are assumed.
      list.scrollWheel(by: distance, at: point(event.wheel.mouseX, event.wheel.mouseY))
    case SDL_KEYDOWN:
      let key = SDL_KeyCode(UInt32(bitPattern: event.key.keysym.sym))
      let isShifted = UInt32(event.key.keysym.mod) & KMOD_SHIFT.rawValue != 0
      if let key = Self.keys[key] {
        list.key(key, isShifted ? .extending : [])
      } else {
        keyHandler(key)
      }
    case SDL_WINDOWEVENT where event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED.rawValue: resize()
    case SDL_WINDOWEVENT: SDL_UpdateWindowSurface(window)
    case SDL_QUIT: close()
    default: break
    }
  }

  private static let keys: [SDL_KeyCode: ListKey] = [
    SDLK_UP: .upArrow, SDLK_DOWN: .downArrow, SDLK_LEFT: .leftArrow, SDLK_RIGHT: .rightArrow,
    SDLK_PAGEUP: .pageUp, SDLK_PAGEDOWN: .pageDown, SDLK_HOME: .home, SDLK_END: .end,
    SDLK_TAB: .tab, SDLK_RETURN: .return, SDLK_SPACE: .space, SDLK_ESCAPE: .escape,
  ]
}
