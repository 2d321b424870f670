import CellConfiguration
import CellHosting
import Foundation

// The switch cell of the documentation, in full, with both ways back to the model.

/// A receiver of changes to switches.
@MainActor
protocol SwitchListener: AnyObject {
  func switchChanged(to isOn: Bool, in cell: ConfigurableView)
}

struct SwitchContentConfiguration: ContentConfiguration {
  var isOn = false
  weak var delegate: (any SwitchListener)?
  var isOnChanged: (@MainActor (Bool, ConfigurableView) -> Void)?

  func makeContentView() -> any ContentView { SwitchContentView(self) }

  func updated(for state: any ConfigurationState) -> SwitchContentConfiguration { self }
}

final class SwitchContentView: CellView, ContentView {
  private(set) var isOn = false

  var configuration: any ContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: SwitchContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    apply()
  }

  required init?(coder: NSCoder) { nil }

  private func apply() {
    isOn = (configuration as? SwitchContentConfiguration)?.isOn ?? false
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 51) }

  /// Called by the toolkit when the user taps the switch.
  func userDidToggle() {
    isOn.toggle()
    guard let configuration = configuration as? SwitchContentConfiguration,
      let cell = superview as? ConfigurableView
    else { return }
    configuration.delegate?.switchChanged(to: isOn, in: cell)
    configuration.isOnChanged?(isOn, cell)
  }
}
