import CSDL
import CellConfiguration
import CellHosting
import CellTextPango
import Foundation

let shaper = PangoShaper()
let scale: CGFloat = 2
var traits = TraitCollection.phone
traits.displayScale = scale
let window = Window(SettingsScreen(traits: traits, shaper: shaper), size: CGSize(width: 390, height: 760), scale: scale, shaper: shaper)
window.keyHandler = { code in
  switch code {
  case SDLK_q: window.close()
  case SDLK_d: window.screen.list.traits.change(by: "d")
  default: break
  }
}
window.run()
window.painter.write(to: "/tmp/h-cairo/s.png")
print(window.screen.state, window.eventCount)
