import Foundation
import UIKitNames

struct ArticleContentConfiguration: UIContentConfiguration, Hashable {
  var title = ""
  var summary = ""
  var source = ""
  var isRead = false
  var titleColor: UIColor = .label
  var symbolName: String? = nil

  func makeContentView() -> UIView & UIContentView {
    ArticleContentView(configuration: self)
  }

  func updated(for state: UIConfigurationState) -> ArticleContentConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    if state.isSelected || state.isHighlighted {
      updated.titleColor = .systemBlue
    } else {
      updated.titleColor = isRead ? .secondaryLabel : .label
    }
    return updated
  }
}

/// An article: its source with a symbol, a title with a line height of its own, and a summary.
final class ArticleContentView: UIView, UIContentView {
  var configuration: UIContentConfiguration {
    didSet { apply() }
  }

  private let sourceLabel = UILabel()
  private let symbolView = UIImageView()
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()

  init(configuration: ArticleContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)

    let header = UIStackView(arrangedSubviews: [symbolView, sourceLabel])
    header.spacing = UIStackView.spacingUseSystem
    header.alignment = .top
    let stack = UIStackView(arrangedSubviews: [header, titleLabel, summaryLabel])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)

    symbolView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .footnote, scale: .small)
    symbolView.setContentHuggingPriority(.defaultHigh + 1, for: .horizontal)
    sourceLabel.font = .preferredFont(forTextStyle: .footnote)
    sourceLabel.textColor = tintColor
    titleLabel.numberOfLines = 3
    summaryLabel.numberOfLines = 2
    summaryLabel.font = .preferredFont(forTextStyle: .subheadline)
    summaryLabel.textColor = .secondaryLabel
    summaryLabel.lineBreakMode = .byTruncatingTail
    for label in [sourceLabel, titleLabel, summaryLabel] {
      label.adjustsFontForContentSizeCategory = true
    }

    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
    apply()
  }

  required init?(coder: NSCoder) { fatalError() }

  private func apply() {
    guard let configuration = configuration as? ArticleContentConfiguration else { return }
    sourceLabel.text = configuration.source.uppercased()
    symbolView.image = configuration.symbolName.flatMap { UIImage(systemName: $0) }
    symbolView.isHidden = configuration.symbolName == nil
    let paragraph = NSMutableParagraphStyle()
    paragraph.minimumLineHeight = 26
    paragraph.lineBreakMode = .byTruncatingTail
    titleLabel.attributedText = NSAttributedString(
      string: configuration.title,
      attributes: [
        .font: UIFontMetrics(forTextStyle: .headline).scaledFont(
          for: .systemFont(ofSize: 17, weight: .semibold)),
        .foregroundColor: configuration.titleColor,
        .paragraphStyle: paragraph,
        .kern: 0.2,
      ])
    summaryLabel.text = configuration.summary
    summaryLabel.isHidden = configuration.summary.isEmpty
  }
}

final class ArticleRowCell: UICollectionViewListCell {
  var article = ArticleContentConfiguration() {
    didSet { setNeedsUpdateConfiguration() }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    contentConfiguration = article.updated(for: state)
    var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    if state.isHighlighted || state.isSelected {
      background.backgroundColor = .secondarySystemFill
    }
    backgroundConfiguration = background
  }
}
