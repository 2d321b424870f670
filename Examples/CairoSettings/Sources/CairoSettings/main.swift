import CSDL
import CellConfiguration
import CellTextPango
import Foundation

// CairoSettings [1 | 2 | 3] [--screenshot FILE.png] | --paint-test | --measure
let arguments = CommandLine.arguments
let size = CGSize(width: 390, height: 760)
let scale: CGFloat = 2
let shaper = PangoShaper()
let traits = TraitCollection.phone.modifyingTraits { $0.displayScale = scale }
let tests = SelfTests(makePainter: { Painter(size, scale: scale, shaper: shaper) }, size: size)

if arguments.contains("--measure") {
  tests.measure { LongListScreen(traits: traits, shaper: shaper) }
  exit(0)
}

let screens: [any Screen] = [
  SettingsScreen(traits: traits, shaper: shaper), CheckListScreen(traits: traits, shaper: shaper),
  LongListScreen(traits: traits, shaper: shaper),
]
if arguments.contains("--paint-test") {
  let results = screens.map { tests.paint($0, inputs: 1000) }
  exit(results.contains(false) ? 1 : 0)
}

let first = arguments.dropFirst().first.flatMap { Int($0) } ?? 1
let window = Window(screens[first - 1], size: size, scale: scale, shaper: shaper)
window.keyHandler = { key in
  switch key {
  case SDLK_F1: window.screen = screens[0]
  case SDLK_F2: window.screen = screens[1]
  case SDLK_F3: window.screen = screens[2]
  case SDLK_q: window.close()
  case SDLK_d: window.screen.list.traits.change(by: "d")
  case SDLK_r: window.screen.list.traits.change(by: "r")
  case SDLK_EQUALS, SDLK_PLUS, SDLK_KP_PLUS: window.screen.list.traits.change(by: "+")
  case SDLK_MINUS, SDLK_KP_MINUS: window.screen.list.traits.change(by: "-")
  default: break
  }
}
window.run()
if let option = arguments.firstIndex(of: "--screenshot"), option + 1 < arguments.count {
  window.painter.write(to: arguments[option + 1])
}
let offset = window.screen.list.contentOffset
print("events: \(window.eventCount), offset: \(offset), \(window.screen.state)")
