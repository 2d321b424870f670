import Foundation
import UIKitNames

struct ChatMessage: Hashable {
  enum Sender: Hashable { case me, other }
  var text: String
  var time: String
  var sender: Sender
}

/// A message in a bubble that is aligned to the side of its sender.
class ChatBubbleCell: UITableViewCell {
  private lazy var bubbleView: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layer.cornerRadius = 18
    view.layer.maskedCorners = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowOpacity = 0.12
    view.layer.shadowRadius = 3
    view.layer.shadowOffset = CGSize(width: 0, height: 1)
    return view
  }()

  private let messageLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.lineBreakMode = .byWordWrapping
    return label
  }()

  private let timeLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(
      for: .systemFont(ofSize: 11, weight: .medium))
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    return label
  }()

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var incomingConstraint: NSLayoutConstraint!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var outgoingConstraint: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundConfiguration = .clear()
    contentView.addSubview(bubbleView)
    bubbleView.addSubview(messageLabel)
    contentView.addSubview(timeLabel)

    incomingConstraint = bubbleView.leadingAnchor.constraint(
      equalTo: contentView.leadingAnchor, constant: 16)
    outgoingConstraint = bubbleView.trailingAnchor.constraint(
      equalTo: contentView.trailingAnchor, constant: -16)
    let bottom = timeLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6)
    bottom.priority = UILayoutPriority(999)

    NSLayoutConstraint.activate([
      bubbleView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      bubbleView.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.8),
      messageLabel.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 8),
      messageLabel.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -8),
      messageLabel.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 12),
      messageLabel.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -12),
      timeLabel.topAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: 2),
      timeLabel.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -4),
      bottom,
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  func configure(with message: ChatMessage) {
    messageLabel.text = message.text
    timeLabel.text = message.time
    let isMine = message.sender == .me
    incomingConstraint.isActive = !isMine
    outgoingConstraint.isActive = isMine
    bubbleView.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
    messageLabel.textColor = isMine ? .white : .label
  }
}
