import CSDL
import CellConfiguration
import CellTextPango
import Foundation

// CairoSettings [1 | 2 | 3] [--screenshot FILE.png] | --paint-test | --measure
let arguments = CommandLine.arguments
let (size, scale, shaper) = (CGSize(width: 390, height: 760), CGFloat(2), PangoShaper())
let traits = TraitCollection.phone.modifyingTraits { $0.displayScale = scale }
let screens = [Screen.settings, Screen.checkList, Screen.longList]
let tests = SelfTests(size: size, scale: scale)

if arguments.contains("--measure") {
  tests.measure { .longList(traits: traits, shaper: shaper) }
  exit(0)
}
if arguments.contains("--paint-test") {
  let results = screens.map { tests.paint($0(traits, shaper), inputs: 1000) }
  exit(results.contains(false) ? 1 : 0)
}

let first = arguments.dropFirst().first.flatMap { Int($0) } ?? 1
let window = Window(screens[first - 1](traits, shaper), size: size, scale: scale)
window.run { key in
  switch key {
  case SDLK_F1: window.screen = .settings(traits: traits, shaper: shaper)
  case SDLK_F2: window.screen = .checkList(traits: traits, shaper: shaper)
  case SDLK_F3: window.screen = .longList(traits: traits, shaper: shaper)
  case SDLK_q: window.close()
  default: window.screen.changeLook(key)
  }
}
if let option = arguments.firstIndex(of: "--screenshot"), option + 1 < arguments.count {
  window.painter.write(to: arguments[option + 1])
}
print("offset: \(window.screen.list.contentOffset), \(window.screen.state())")
