import Foundation
import UIKitNames

/// A product in a shop, as a card with a shadow: image, badge, name, prices and a button.
class ShopCardCell: UICollectionViewCell {
  let cardView = UIView()
  let imageView = UIImageView()
  let badgeLabel = UILabel()
  let nameLabel = UILabel()
  let priceLabel = UILabel()
  let buyButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Add to Cart"
    configuration.image = UIImage(systemName: "cart")
    configuration.imagePadding = 6
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .systemGreen
    return UIButton(configuration: configuration)
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)

    cardView.backgroundColor = .systemBackground
    cardView.layer.cornerRadius = 12
    cardView.layer.borderWidth = 1
    cardView.layer.borderColor = UIColor.separator.cgColor
    cardView.layer.shadowColor = UIColor.black.withAlphaComponent(0.3).cgColor
    cardView.layer.shadowOffset = .init(width: 0, height: 4)
    cardView.layer.shadowRadius = 8
    cardView.layer.shadowOpacity = 0.5
    contentView.addSubview(cardView)

    imageView.image = UIImage(
      systemName: "bag",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 48, weight: .light))
    imageView.contentMode = .center
    imageView.backgroundColor = .systemGray6
    imageView.tintColor = .systemGray
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 12
    imageView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

    badgeLabel.text = "SALE"
    badgeLabel.font = .boldSystemFont(ofSize: 12)
    badgeLabel.textColor = .white
    badgeLabel.textAlignment = .center
    badgeLabel.backgroundColor = .systemRed
    badgeLabel.layer.cornerRadius = 4
    badgeLabel.layer.masksToBounds = true

    nameLabel.font = UIFont.preferredFont(forTextStyle: .title3)
    nameLabel.numberOfLines = 0
    nameLabel.adjustsFontForContentSizeCategory = true

    for view in [cardView, imageView, badgeLabel, nameLabel, priceLabel, buyButton] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      if view !== cardView { cardView.addSubview(view) }
    }

    NSLayoutConstraint.activate([
      cardView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      cardView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: cardView.trailingAnchor, constant: 16),
      contentView.bottomAnchor.constraint(equalTo: cardView.bottomAnchor, constant: 8),
      imageView.topAnchor.constraint(equalTo: cardView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: cardView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: cardView.trailingAnchor),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 0.5),
      badgeLabel.topAnchor.constraint(
        equalToSystemSpacingBelow: imageView.topAnchor, multiplier: 1),
      badgeLabel.leadingAnchor.constraint(
        equalToSystemSpacingAfter: imageView.leadingAnchor, multiplier: 1),
      badgeLabel.widthAnchor.constraint(equalToConstant: 48),
      badgeLabel.heightAnchor.constraint(equalToConstant: 20),
      nameLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 12),
      nameLabel.leadingAnchor.constraint(equalTo: cardView.leadingAnchor, constant: 12),
      nameLabel.trailingAnchor.constraint(equalTo: cardView.trailingAnchor, constant: -12),
      priceLabel.centerYAnchor.constraint(equalTo: buyButton.centerYAnchor),
      priceLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      priceLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: buyButton.leadingAnchor, constant: -8),
      buyButton.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 12),
      buyButton.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      buyButton.bottomAnchor.constraint(equalTo: cardView.bottomAnchor, constant: -12),
      buyButton.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(name: String, price: String, oldPrice: String?, isOnSale: Bool) {
    nameLabel.text = name
    badgeLabel.isHidden = !isOnSale
    priceLabel.attributedText = Self.prices(price, old: oldPrice)
  }

  /// The price, and after it a line through the old one.
  static func prices(_ price: String, old: String?) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: price,
      attributes: [
        .font: UIFont.systemFont(ofSize: 20, weight: .bold), .foregroundColor: UIColor.label,
      ])
    if let old {
      text.append(
        NSAttributedString(
          string: " " + old,
          attributes: [
            .font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.secondaryLabel,
            .strikethroughStyle: NSUnderlineStyle.single.rawValue,
          ]))
    }
    return text
  }
}
