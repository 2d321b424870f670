import Foundation
import UIKitNames

/// A row of a photo library: a thumbnail, a title, a caption and the time of the picture.
final class PhotoRowCell: UICollectionViewCell {
  static let reuseIdentifier = "PhotoRowCell"

  private let thumbnailView = UIImageView()
  private let titleLabel = UILabel()
  private let captionLabel = UILabel()
  private let dateLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpViews()
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    thumbnailView.image = nil
    titleLabel.text = nil
    captionLabel.text = nil
    dateLabel.text = nil
  }

  func configure(title: String, caption: String, date: String, image: UIImage?) {
    titleLabel.text = title
    captionLabel.text = caption
    dateLabel.text = date
    thumbnailView.image = image ?? UIImage(systemName: "photo")
  }

  private func setUpViews() {
    thumbnailView.contentMode = .scaleAspectFill
    thumbnailView.clipsToBounds = true
    thumbnailView.layer.cornerRadius = 8
    thumbnailView.layer.cornerCurve = .continuous
    thumbnailView.backgroundColor = .secondarySystemBackground

    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 2

    captionLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
    captionLabel.adjustsFontForContentSizeCategory = true
    captionLabel.textColor = .secondaryLabel
    captionLabel.numberOfLines = 0

    dateLabel.font = .preferredFont(forTextStyle: .caption1)
    dateLabel.adjustsFontForContentSizeCategory = true
    dateLabel.textColor = .tertiaryLabel
    dateLabel.setContentHuggingPriority(.required, for: .horizontal)
    dateLabel.setContentCompressionResistancePriority(.required, for: .horizontal)

    [thumbnailView, titleLabel, captionLabel, dateLabel].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
  }

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      thumbnailView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      thumbnailView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      thumbnailView.widthAnchor.constraint(equalToConstant: 72),
      thumbnailView.heightAnchor.constraint(equalTo: thumbnailView.widthAnchor),
      thumbnailView.bottomAnchor.constraint(
        lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),

      titleLabel.leadingAnchor.constraint(equalTo: thumbnailView.trailingAnchor, constant: 12),
      titleLabel.topAnchor.constraint(equalTo: thumbnailView.topAnchor),

      dateLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
      dateLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
      dateLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),

      captionLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      captionLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      captionLabel.trailingAnchor.constraint(equalTo: dateLabel.trailingAnchor),
      captionLabel.bottomAnchor.constraint(
        lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
    ])
  }
}
