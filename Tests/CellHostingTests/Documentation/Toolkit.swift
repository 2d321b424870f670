import CellConfiguration
import CellHosting
import CellText
import Foundation
import Observation

// What the examples of the documentation take for granted.

/// A toolkit that does something when it is told to be idle.
@MainActor
final class Toolkit {
  let isDark = true
  let shaper: any TextShaper = .embedded
  private(set) var switches: [Switch] = []

  /// What was drawn of each cell, and how often.
  private(set) var drawings: [ObjectIdentifier: Drawing] = [:]

  struct Drawing {
    var fill: CellColor.Components?
    var text: CellColor.Components?
    var times = 0
  }

  private var waiting: [@MainActor () -> Void] = []

  func whenIdle(_ work: @escaping @MainActor () -> Void) { waiting.append(work) }

  func runIdle() {
    let work = waiting
    waiting = []
    for work in work { work() }
  }

  /// Draws a cell as the article says: named colors become components at the end.
  func draw(_ cell: ConfigurableView) {
    let fill = cell.displayedBackgroundConfiguration?.resolvedBackgroundColor(for: cell.tintColor)
    let text = (cell.contentView as? ListContentView)?.listConfiguration.textProperties
      .resolvedColor()
    var drawing = drawings[ObjectIdentifier(cell)] ?? Drawing()
    drawing.fill = fill?.resolved(with: cell.traitCollection)
    drawing.text = text?.resolved(with: cell.traitCollection)
    drawing.times += 1
    drawings[ObjectIdentifier(cell)] = drawing
  }

  func makeSwitch() -> Switch {
    let made = Switch()
    switches.append(made)
    return made
  }
}

/// A widget of the toolkit.
@MainActor
final class Switch {
  let naturalHeight: CGFloat = 31
  var isOn = false
  private(set) var frame = CGRect.zero
  private(set) var accent: CellColor.Components?

  func move(to frame: CGRect) { self.frame = frame }

  func setAccent(_ color: CellColor.Components) { accent = color }
}

/// A model.
@Observable
final class Chore {
  var title = "A title"
  var isComplete = false
}

final class IdleScheduler: UpdateScheduler {
  private let toolkit: Toolkit

  init(_ toolkit: Toolkit) {
    self.toolkit = toolkit
    super.init()
  }

  override func wake() { toolkit.whenIdle { [weak self] in self?.flush() } }
}

struct NativeSwitchConfiguration: ContentConfiguration {
  var toolkit: Toolkit
  var isOn = false

  func makeContentView() -> any ContentView { NativeSwitch(self) }

  func updated(for state: any ConfigurationState) -> NativeSwitchConfiguration { self }
}

final class NativeSwitch: ContentView {
  private let widget: Switch

  var configuration: any ContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: NativeSwitchConfiguration) {
    widget = configuration.toolkit.makeSwitch()
    self.configuration = configuration
    apply()
  }

  private func apply() {
    widget.isOn = (configuration as? NativeSwitchConfiguration)?.isOn ?? false
  }

  func preferredHeight(fitting width: CGFloat, in environment: ContentEnvironment) -> CGFloat {
    widget.naturalHeight + 20
  }

  func place(in frame: CGRect, environment: ContentEnvironment) {
    widget.move(to: frame)
    widget.setAccent(environment.tintColor.resolved(with: environment.traitCollection))
  }
}

enum IsArchived: ConfigurationStateKey {
  static let defaultValue = false
}

final class ArchiveCell: ListCell {
  var isArchived = false {
    didSet { setNeedsUpdateConfiguration() }
  }

  override var configurationState: CellConfigurationState {
    var state = super.configurationState
    state[IsArchived.self] = isArchived
    return state
  }
}

/// The shortest content there is.
enum ShortExample {
  struct SwitchContentConfiguration: ContentConfiguration, Hashable {
    var isOn = false

    func makeContentView() -> any ContentView { SwitchContentView(self) }

    func updated(for state: any ConfigurationState) -> SwitchContentConfiguration { self }
  }

  final class SwitchContentView: CellView, ContentView {
    var configuration: any ContentConfiguration

    init(_ configuration: SwitchContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var isOn: Bool { (configuration as? SwitchContentConfiguration)?.isOn ?? false }
  }
}
