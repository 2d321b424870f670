import Foundation
import UIKitNames

/// A row of settings: an avatar with initials, a name, a detail, and a switch.
final class AccountRowCell: UITableViewCell {
  var onToggle: ((Bool) -> Void)?

  private let avatarView = UIView()
  private let initialsLabel = UILabel()
  private let nameLabel = UILabel()
  private let detailLabel = UILabel()
  private let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    backgroundConfiguration = .clear()
    accessoryType = .none

    avatarView.backgroundColor = .systemIndigo
    avatarView.layer.borderColor = UIColor.white.cgColor
    avatarView.layer.borderWidth = 2
    initialsLabel.textColor = .white
    initialsLabel.textAlignment = .center
    initialsLabel.font = UIFont.systemFont(ofSize: 16, weight: .medium)
    nameLabel.font = UIFont.preferredFont(forTextStyle: .body)
    detailLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
    detailLabel.textColor = UIColor.secondaryLabel
    detailLabel.numberOfLines = 0
    nameLabel.adjustsFontForContentSizeCategory = true
    detailLabel.adjustsFontForContentSizeCategory = true

    toggle.onTintColor = .systemGreen
    toggle.addAction(
      UIAction { [weak self] action in
        guard let sender = action.sender as? UISwitch else { return }
        self?.onToggle?(sender.isOn)
      }, for: .valueChanged)

    let labels = UIStackView(arrangedSubviews: [nameLabel, detailLabel])
    labels.axis = .vertical
    labels.spacing = 3

    avatarView.addSubview(initialsLabel)
    for view in [avatarView, labels, toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    initialsLabel.translatesAutoresizingMaskIntoConstraints = false
    toggle.setContentHuggingPriority(.required, for: .horizontal)

    let margins = contentView.layoutMarginsGuide
    let height = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 60)
    height.priority = .init(rawValue: 999)
    NSLayoutConstraint.activate([
      height,
      avatarView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatarView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      avatarView.widthAnchor.constraint(equalToConstant: 45),
      avatarView.heightAnchor.constraint(equalToConstant: 45),
      initialsLabel.centerXAnchor.constraint(equalTo: avatarView.centerXAnchor),
      initialsLabel.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor),
      initialsLabel.widthAnchor.constraint(equalTo: avatarView.widthAnchor),
      initialsLabel.heightAnchor.constraint(equalTo: avatarView.heightAnchor),
      labels.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 16),
      labels.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      labels.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      labels.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      toggle.leadingAnchor.constraint(equalTo: labels.trailingAnchor, constant: 12),
      toggle.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      toggle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    avatarView.layoutIfNeeded()
    avatarView.layer.cornerRadius = avatarView.bounds.height / 2
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onToggle = nil
    toggle.setOn(false, animated: false)
  }

  func configure(name: String, detail: String, isOn: Bool, isEnabled: Bool = true) {
    nameLabel.text = name
    detailLabel.text = detail
    initialsLabel.text = name.split(separator: " ").compactMap { $0.first.map(String.init) }
      .joined()
    toggle.isOn = isOn
    toggle.isEnabled = isEnabled
    contentView.alpha = isEnabled ? 1.0 : 0.4
  }
}
