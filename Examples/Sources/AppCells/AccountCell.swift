#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// Somebody who is signed in.
public struct Account: Hashable, Sendable {
  /// What the person is called.
  public var name: String

  /// How many messages wait.
  public var unreadCount: Int

  /// Creates an account.
  public init(name: String, unreadCount: Int = 0) {
    self.name = name
    self.unreadCount = unreadCount
  }
}

/// The cells of accounts.
@MainActor
public enum AccountCell {
  /// Configures a cell for an account, and has it follow its state with an update handler.
  public static let registration =
    UICollectionView.CellRegistration<UICollectionViewListCell, Account> { cell, _, account in
      cell.accessories = [.disclosureIndicator()]
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.valueCell().updated(for: state)
        content.image = UIImage(systemName: "person.crop.circle")
        content.text = account.name
        if account.unreadCount > 0 {
          content.secondaryText = "\(account.unreadCount)"
          content.textProperties.font = .preferredFont(forTextStyle: .headline)
        }
        if state.isSelected || state.isHighlighted {
          content.textProperties.color = .chosenText
        }
        cell.contentConfiguration = content
      }
    }
}

extension UIColor {
  /// The color of the text of a row that is chosen.
  static let chosenText = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemTeal : .systemBlue
  }
}
