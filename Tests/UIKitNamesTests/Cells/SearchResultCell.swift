import Foundation
import UIKitNames

/// A search result: a symbol, a title whose matches are emphasized, and a distance.
final class SearchResultCell: UITableViewCell {
  private lazy var iconView = UIImageView().then {
    $0.contentMode = .scaleAspectFit
    $0.tintColor = .systemOrange
    $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 22, weight: .medium)
  }
  private lazy var titleLabel = UILabel().then {
    $0.numberOfLines = 0
    $0.adjustsFontForContentSizeCategory = true
  }
  private lazy var subtitleLabel = UILabel().then {
    $0.font = .preferredFont(forTextStyle: .footnote)
    $0.adjustsFontForContentSizeCategory = true
    $0.textColor = .secondaryLabel
    $0.numberOfLines = 1
    $0.adjustsFontSizeToFitWidth = true
    $0.minimumScaleFactor = 0.8
  }
  private let distanceLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    selectedBackgroundView = UIView()
    selectedBackgroundView?.backgroundColor = UIColor.systemOrange.withAlphaComponent(0.15)

    let textGuide = UILayoutGuide()
    contentView.addLayoutGuide(textGuide)
    contentView.addSubviews(iconView, titleLabel, subtitleLabel, distanceLabel, spinner)

    distanceLabel.font = UIFont(name: "Helvetica", size: 13) ?? .systemFont(ofSize: 13)
    distanceLabel.textColor = .tertiaryLabel
    distanceLabel.setContentHuggingPriority(.required, for: .horizontal)
    distanceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    spinner.hidesWhenStopped = true

    NSLayoutConstraint.activate([
      iconView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      iconView.centerYAnchor.constraint(equalTo: textGuide.centerYAnchor),
      iconView.widthAnchor.constraint(equalToConstant: 28),
      iconView.heightAnchor.constraint(equalToConstant: 28),
      textGuide.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 14),
      textGuide.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      textGuide.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      textGuide.trailingAnchor.constraint(equalTo: distanceLabel.leadingAnchor, constant: -10),
      titleLabel.topAnchor.constraint(equalTo: textGuide.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: textGuide.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: textGuide.trailingAnchor),
      subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      subtitleLabel.leadingAnchor.constraint(equalTo: textGuide.leadingAnchor),
      subtitleLabel.trailingAnchor.constraint(equalTo: textGuide.trailingAnchor),
      subtitleLabel.bottomAnchor.constraint(equalTo: textGuide.bottomAnchor),
      distanceLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      distanceLabel.lastBaselineAnchor.constraint(equalTo: subtitleLabel.lastBaselineAnchor),
      spinner.centerXAnchor.constraint(equalTo: iconView.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: iconView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(title: String, query: String, subtitle: String, distance: String?, isLoading: Bool)
  {
    let text = NSMutableAttributedString(string: title)
    text.addAttribute(
      .font, value: UIFont.preferredFont(forTextStyle: .body),
      range: NSRange(location: 0, length: text.length))
    let match = (title as NSString).range(of: query, options: .caseInsensitive)
    if match.location != NSNotFound {
      text.addAttributes(
        [
          .font: UIFont.preferredFont(forTextStyle: .headline),
          .foregroundColor: UIColor.systemOrange,
        ], range: match)
    }
    titleLabel.attributedText = text
    subtitleLabel.text = subtitle
    distanceLabel.text = distance
    iconView.image = UIImage(systemName: "mappin.circle.fill")?.withRenderingMode(.alwaysTemplate)
    iconView.isHidden = isLoading
    isLoading ? spinner.startAnimating() : spinner.stopAnimating()
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    iconView.alpha = highlighted ? 0.5 : 1
  }
}

extension UIView {
  func addSubviews(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }
}

protocol Then {}
extension Then where Self: AnyObject {
  func then(_ block: (Self) -> Void) -> Self {
    block(self)
    return self
  }
}
extension UIView: Then {}
