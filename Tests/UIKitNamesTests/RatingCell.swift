import UIKitNames

// A content configuration of one's own and its view, as they are written for UIKit.

// MARK: - Configuration (value type)
struct RatingContentConfiguration: UIContentConfiguration, Hashable {
  var title: String = ""
  var rating: Int = 0  // 0–5 stars
  var subtitle: String = ""
  var isHighlighted: Bool = false

  func makeContentView() -> UIView & UIContentView {
    RatingContentView(self)
  }

  func updated(for state: UIConfigurationState) -> RatingContentConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.isHighlighted = state.isHighlighted || state.isSelected
    return updated
  }
}

// MARK: - Content View
class RatingContentView: UIView, UIContentView {

  var configuration: UIContentConfiguration {
    didSet { apply(configuration) }
  }

  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let starsLabel = UILabel()

  init(_ configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setupViews()
    apply(configuration)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setupViews() {
    let textStack = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
    textStack.axis = .vertical
    textStack.spacing = 4

    let mainStack = UIStackView(arrangedSubviews: [textStack, starsLabel])
    mainStack.axis = .horizontal
    mainStack.alignment = .center
    mainStack.spacing = 12

    addSubview(mainStack)
    mainStack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      mainStack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      mainStack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      mainStack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      mainStack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    starsLabel.setContentHuggingPriority(.required, for: .horizontal)

    titleLabel.font = .preferredFont(forTextStyle: .body)
    subtitleLabel.font = .preferredFont(forTextStyle: .caption1)
    subtitleLabel.textColor = .secondaryLabel
    starsLabel.font = .preferredFont(forTextStyle: .body)
  }

  private func apply(_ config: UIContentConfiguration) {
    guard let config = config as? RatingContentConfiguration else { return }
    titleLabel.text = config.title
    subtitleLabel.text = config.subtitle
    starsLabel.text =
      String(repeating: "★", count: config.rating)
      + String(repeating: "☆", count: 5 - config.rating)

    let textColor: UIColor = config.isHighlighted ? .white : .label
    titleLabel.textColor = textColor
    starsLabel.textColor = config.isHighlighted ? .white : .systemYellow
  }
}

// A class instead of a struct. As it is written for UIKit, with a body for the first method.

// ❌ Reference type loses value semantics; mutations propagate unexpectedly
class BadConfiguration: UIContentConfiguration {
  var title = ""
  // Mutations to a shared reference corrupt other cells
  func makeContentView() -> UIView & UIContentView { RatingContentView(self) }
  func updated(for state: UIConfigurationState) -> Self { return self }
}
