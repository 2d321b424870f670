import CellConfiguration
import CellHosting
import CellLayout
import CellText
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

// The rating cell of the documentation, in full.

struct RatingContentConfiguration: ContentConfiguration, Hashable {
  var title = ""
  var rating = 0
  var isHighlighted = false

  func makeContentView() -> any ContentView { RatingContentView(self) }

  func updated(for state: any ConfigurationState) -> RatingContentConfiguration {
    guard let state = state as? CellConfigurationState else { return self }
    var updated = self
    updated.isHighlighted = state.isHighlighted || state.isSelected
    return updated
  }
}

final class RatingContentView: CellView, ContentView {
  let title = ListContentView(configuration: .cell())
  private(set) var stars = ""
  private(set) var starColor = CellColor.systemYellow

  var configuration: any ContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: RatingContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(title)
    apply()
  }

  required init?(coder: NSCoder) { nil }

  private func apply() {
    guard let configuration = configuration as? RatingContentConfiguration else { return }
    var content = ListContentConfiguration.cell()
    content.text = configuration.title
    content.textProperties.color = configuration.isHighlighted ? .white : .label
    title.configuration = content
    let rating = min(max(configuration.rating, 0), 5)
    stars = String(repeating: "★", count: rating) + String(repeating: "☆", count: 5 - rating)
    starColor = configuration.isHighlighted ? .white : .systemYellow
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = title.preferredHeight(fitting: size.width - Self.starsWidth)
    return CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    title.frame = CGRect(
      x: 0, y: 0, width: bounds.width - Self.starsWidth, height: bounds.height)
  }

  override var displayContents: [DisplayItem.Content] {
    let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: traitCollection)
    let layout = TextLayout(of: StyledText(stars, attributes: TextAttributes(font: font)))
    let origin = CGPoint(x: bounds.width - Self.starsWidth, y: (bounds.height - 20) / 2)
    return DisplayItem.Content.lines(
      of: layout, at: origin, color: starColor, traits: traitCollection)
  }

  private static let starsWidth: CGFloat = 100
}
