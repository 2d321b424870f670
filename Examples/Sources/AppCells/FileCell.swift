#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// Shows a file that is downloaded: a cell with a state of its own.
public final class FileCell: UICollectionViewListCell {
  /// The name of the file.
  public var name = "" {
    didSet { if name != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// How far the download is.
  public var transfer: Transfer? {
    didSet { if transfer != oldValue { setNeedsUpdateConfiguration() } }
  }

  public override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.transfer = transfer
    return state
  }

  public override func updateConfiguration(using state: UICellConfigurationState) {
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.image = UIImage(systemName: "doc")
    content.text = name
    content.textProperties.numberOfLines = 1
    content.textProperties.lineBreakMode = .byTruncatingMiddle

    var background = UIBackgroundConfiguration.listCell().updated(for: state)
    switch state.transfer {
    case .running(let fraction):
      content.secondaryText = "\(Int((fraction * 100).rounded())) %"
      content.imageProperties.tintColor = .systemGray
    case .failed:
      content.image = UIImage(systemName: "exclamationmark.triangle")
      content.imageProperties.tintColor = .systemRed
      content.secondaryText = "Tap to try again"
      content.secondaryTextProperties.color = .systemRed
      if !state.isSelected { background.backgroundColor = .systemRed.withAlphaComponent(0.1) }
    case .done, nil: break
    }
    contentConfiguration = content
    backgroundConfiguration = background
    accessories = state.transfer == .done ? [.checkmark()] : []
  }
}
