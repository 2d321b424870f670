import Foundation
import UIKitNames

struct Track: Hashable {
  var title: String
  var artist: String
  var duration: TimeInterval
  var artwork: UIImage?
}

/// A track of a player's queue: nested stacks, a progress view and a button for more actions.
final class QueueRowCell: UITableViewCell {
  static let identifier = String(describing: QueueRowCell.self)

  private let artworkView = UIImageView()
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()
  private let durationLabel = UILabel()
  private let progressView = UIProgressView(progressViewStyle: .default)
  private let moreButton = UIButton(type: .system)

  var onMore: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    configureUI()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureUI()
  }

  private func configureUI() {
    artworkView.layer.cornerRadius = 4.0
    artworkView.layer.masksToBounds = true
    artworkView.contentMode = .scaleAspectFit
    artworkView.tintColor = .systemGray

    titleLabel.font = .systemFont(ofSize: 16, weight: .semibold)
    artistLabel.font = .systemFont(ofSize: 15)
    artistLabel.textColor = .secondaryLabel
    durationLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    durationLabel.textColor = .tertiaryLabel
    durationLabel.textAlignment = .right
    durationLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    durationLabel.setContentCompressionResistancePriority(.required, for: .horizontal)

    progressView.progressTintColor = .systemPink
    progressView.trackTintColor = .systemGray5
    progressView.isHidden = true

    moreButton.setImage(UIImage(systemName: "ellipsis"), for: .normal)
    moreButton.tintColor = .secondaryLabel
    moreButton.addAction(
      UIAction(handler: { [weak self] _ in self?.onMore?() }), for: .touchUpInside)

    let textStack = UIStackView(arrangedSubviews: [titleLabel, artistLabel, progressView])
    textStack.axis = .vertical
    textStack.spacing = 2
    textStack.setCustomSpacing(6, after: artistLabel)

    let rowStack = UIStackView(arrangedSubviews: [
      artworkView, textStack, durationLabel, moreButton,
    ])
    rowStack.axis = .horizontal
    rowStack.alignment = .center
    rowStack.distribution = .fill
    rowStack.spacing = 12
    rowStack.isLayoutMarginsRelativeArrangement = true
    rowStack.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    rowStack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(rowStack)

    let artworkHeight = artworkView.heightAnchor.constraint(equalToConstant: 48)
    artworkHeight.priority = .required - 1
    NSLayoutConstraint.activate([
      rowStack.topAnchor.constraint(equalTo: contentView.topAnchor),
      rowStack.leftAnchor.constraint(equalTo: contentView.leftAnchor),
      rowStack.rightAnchor.constraint(equalTo: contentView.rightAnchor),
      rowStack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      artworkView.widthAnchor.constraint(equalToConstant: 48),
      artworkHeight,
      moreButton.widthAnchor.constraint(equalToConstant: 44),
      moreButton.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  func configure(with track: Track, progress: Float?) {
    artworkView.image = track.artwork ?? UIImage(systemName: "music.note")
    titleLabel.text = track.title
    artistLabel.text = track.artist
    let seconds = Int(track.duration)
    durationLabel.text = String(format: "%d:%02d", seconds / 60, seconds % 60)
    progressView.isHidden = progress == nil
    progressView.setProgress(progress ?? 0, animated: false)
    titleLabel.textColor = progress == nil ? .label : .systemPink
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    contentView.backgroundColor = selected ? .systemGray6 : .systemBackground
  }
}
