#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// The content of a row in the list of networks.
public struct Network {
  /// The name of the network.
  public var name: String

  /// Whether the phone is connected to it.
  public var isJoined: Bool

  /// Creates a network.
  public init(name: String, isJoined: Bool = false) {
    self.name = name
    self.isJoined = isJoined
  }
}

/// A row of the list of networks.
public final class NetworkCell: UICollectionViewListCell {
  /// The network that the row shows.
  public var network = Network(name: "") {
    didSet { setNeedsUpdateConfiguration() }
  }

  public override func updateConfiguration(using state: UICellConfigurationState) {
    var content = UIListContentConfiguration.valueCell().updated(for: state)
    content.image = UIImage(systemName: "wifi")
    content.text = network.name
    content.secondaryText = network.isJoined ? "Connected" : nil
    if state.isSelected { content.textProperties.color = .systemBlue }
    contentConfiguration = content
  }
}
