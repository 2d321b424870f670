import UIKitNames

// A content configuration of one's own and its view, as they are written for UIKit but for the
// constraints.

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
    // Here are the constraints, for which the methods at the end stand.

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

  // Instead of the constraints and the content hugging: the stack fills the margins' guide, and the
  // stars are as wide as they are.

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = directionalLayoutMargins
    let stack = subviews.first?.sizeThatFits(size) ?? .zero
    return CGSize(width: size.width, height: margins.top + stack.height + margins.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margins = directionalLayoutMargins
    subviews.first?.frame = CGRect(
      x: margins.leading, y: margins.top,
      width: bounds.width - margins.leading - margins.trailing,
      height: bounds.height - margins.top - margins.bottom)
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
