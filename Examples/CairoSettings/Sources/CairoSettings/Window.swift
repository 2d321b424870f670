import CSDL
import CellConfiguration
import CellHosting
import CellTextPango
import Foundation

/// A window that shows a screen, and passes the input of the user to its list.
@MainActor
final class Window {
  /// The screen in the window.
  var screen: any Screen { didSet { resize() } }

  /// Called with a key that means nothing to the list.
  var keyHandler: (SDL_KeyCode) -> Void = { _ in }

  /// The picture in the window.
  private(set) var painter: Painter

  /// The number of events that the list has received.
  private(set) var eventCount = 0

  private let window: OpaquePointer
  private let scale: CGFloat
  private let shaper: PangoShaper
  private var isOpen = true

  init(_ screen: any Screen, size: CGSize, scale: CGFloat, shaper: PangoShaper) {
    (self.screen, self.scale, self.shaper) = (screen, scale, shaper)
    let (width, height) = (Int32(size.width * scale), Int32(size.height * scale))
    SDL_SetMainReady()
    guard SDL_Init(SDL_INIT_VIDEO) == 0,
      let window = SDL_CreateWindow(
        "Settings", 0, 0, width, height, SDL_WINDOW_RESIZABLE.rawValue)
    else { fatalError("no window: \(String(cString: SDL_GetError()))") }
    self.window = window
    painter = Painter(size, scale: scale, shaper: shaper)
    resize()
  }

  /// Shows the window until the user closes it.
  func run() {
    var (event, goesOn) = (SDL_Event(), false)
    while isOpen {
      // Without anything to draw, the program sleeps until the next event.
      if !goesOn, !screen.list.needsUpdate, SDL_WaitEvent(&event) == 1 { handle(event) }
      while SDL_PollEvent(&event) == 1 { handle(event) }
      goesOn = drawFrame()
      SDL_Delay(8)
    }
  }

  /// Ends ``run()``.
  func close() { isOpen = false }

  private func drawFrame() -> Bool {
    let (changed, goesOn) = painter.paintFrame(of: screen, at: Double(SDL_GetTicks64()) / 1000)
    var rects = changed.map { rect in
      SDL_Rect(
        x: Int32(rect.minX * scale), y: Int32(rect.minY * scale), w: Int32(rect.width * scale),
        h: Int32(rect.height * scale))
    }
    let picture = painter.withPixels { pixels, width, height, stride in
      SDL_CreateRGBSurfaceWithFormatFrom(
        pixels, width, height, 32, stride, SDL_PIXELFORMAT_RGB888.rawValue)
    }
    for rect in rects {
      var (source, target) = (rect, rect)
      SDL_UpperBlit(picture, &source, SDL_GetWindowSurface(window), &target)
    }
    SDL_FreeSurface(picture)
    SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count))
    return goesOn
  }

  /// Begins a new picture, as large as the window.
  private func resize() {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    screen.list.size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    screen.list.setNeedsDisplay()
    painter = Painter(screen.list.size, scale: scale, shaper: shaper)
  }

  private func handle(_ event: SDL_Event) {
    let list = screen.list
    let time = Double(event.common.timestamp) / 1000
    func pointer(_ phase: PointerPhase, _ x: Int32, _ y: Int32) {
      list.pointer(phase, at: CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale), time: time)
      eventCount += 1
    }
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN: pointer(.down, event.button.x, event.button.y)
    case SDL_MOUSEMOTION: pointer(.moved, event.motion.x, event.motion.y)
    case SDL_MOUSEBUTTONUP: pointer(.up, event.button.x, event.button.y)
    case SDL_MOUSEWHEEL:
      let (x, y) = (CGFloat(event.wheel.mouseX), CGFloat(event.wheel.mouseY))
      let distance = -50 * CGFloat(event.wheel.preciseY)  // 50 points for a notch are assumed.
      list.scrollWheel(by: distance, at: CGPoint(x: x / scale, y: y / scale))
      eventCount += 1
    case SDL_KEYDOWN:
      let code = SDL_KeyCode(UInt32(bitPattern: event.key.keysym.sym))
      let isShifted = UInt32(event.key.keysym.mod) & KMOD_SHIFT.rawValue != 0
      let isUsed = ListKey(code).map { list.key($0, isShifted ? .extending : []) } ?? false
      if !isUsed { keyHandler(code) }
      eventCount += 1
    case SDL_WINDOWEVENT where event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED.rawValue:
      resize()
    case SDL_WINDOWEVENT where event.window.event == SDL_WINDOWEVENT_EXPOSED.rawValue:
      list.setNeedsDisplay()
    case SDL_WINDOWEVENT where event.window.event == SDL_WINDOWEVENT_LEAVE.rawValue:
      list.hover(at: nil)
    case SDL_QUIT: close()
    default: break
    }
  }
}

extension ListKey {
  /// Creates the key of a list; `nil` for other keys.
  fileprivate init?(_ code: SDL_KeyCode) {
    let keys: [SDL_KeyCode: ListKey] = [
      SDLK_UP: .upArrow, SDLK_DOWN: .downArrow, SDLK_LEFT: .leftArrow, SDLK_RIGHT: .rightArrow,
      SDLK_PAGEUP: .pageUp, SDLK_PAGEDOWN: .pageDown, SDLK_HOME: .home, SDLK_END: .end,
      SDLK_TAB: .tab, SDLK_RETURN: .return, SDLK_SPACE: .space, SDLK_ESCAPE: .escape,
    ]
    guard let key = keys[code] else { return nil }
    self = key
  }
}
