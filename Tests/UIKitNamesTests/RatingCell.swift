import UIKitNames

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

  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  let starsLabel = UILabel()

  init(_ configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setupViews()
    apply(configuration)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setupViews() {
    for label in [titleLabel, subtitleLabel, starsLabel] { addSubview(label) }

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

  // Instead of the stacks and constraints.

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = directionalLayoutMargins
    let texts = titleLabel.sizeThatFits(size).height + 4 + subtitleLabel.sizeThatFits(size).height
    return CGSize(width: size.width, height: margins.top + texts + margins.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margins = directionalLayoutMargins
    let stars = starsLabel.sizeThatFits(bounds.size)
    let textWidth = bounds.width - margins.leading - margins.trailing - 12 - stars.width
    var y = margins.top
    for label in [titleLabel, subtitleLabel] {
      let height = label.sizeThatFits(bounds.size).height
      label.frame = CGRect(x: margins.leading, y: y, width: textWidth, height: height)
      y += height + 4
    }
    starsLabel.frame = CGRect(
      x: bounds.width - margins.trailing - stars.width, y: (bounds.height - stars.height) / 2,
      width: stars.width, height: stars.height)
  }
}
