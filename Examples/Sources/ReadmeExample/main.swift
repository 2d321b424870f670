import CellConfiguration
import CellLayout
import Foundation

enum IsUnread: ConfigurationStateKey {
  static let defaultValue = false
}

var state = CellConfigurationState(traitCollection: .phone)
state[IsUnread.self] = true

var background = BackgroundConfiguration.listCell().updated(for: state)
if state[IsUnread.self] { background.backgroundColor = .systemYellow }

func textFrame(imageWidth: CGFloat, in state: CellConfigurationState) -> CGRect? {
  var content = ListContentConfiguration.cell()
  content.text = "Barcelona"
  content.image = CellImage(name: "barcelona", size: CGSize(width: imageWidth, height: 40))
  content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 40)
  content.when(.selected) { $0.textProperties.color = .systemBlue }
  let context = LayoutContext(traits: state.traitCollection)
  return ListContentLayout(content.updated(for: state), width: 358, context: context).textFrame
}

let narrow = textFrame(imageWidth: 24, in: state)  // 92, 25, 76, 20.333
let wide = textFrame(imageWidth: 60, in: state)  // 92, 25, 76, 20.333
