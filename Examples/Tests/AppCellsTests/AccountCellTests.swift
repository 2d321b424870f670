import AppCells
import CellTesting
import Testing
import UIKitNames

/// The cells of accounts, as a list asks for them.
@MainActor
struct AccountCellTests {
  private let pool = CellReusePool()

  private func shown(_ account: Account, isSelected: Bool = false) -> UICollectionViewListCell {
    let cell = pool.dequeueConfiguredReusableCell(
      using: AccountCell.registration, for: IndexPath(item: 0, section: 0), item: account)
    cell.isSelected = isSelected
    cell.updateConfigurationIfNeeded()
    return cell
  }

  @Test("An account has its recorded look")
  func account() {
    let options: [RenderingOptions] = [.phone, .phone.dark]
    let anna = Account(name: "Anna Haro", unreadCount: 3)
    assertSnapshot(of: shown(anna).displayedConfiguration, in: options, named: "unread")
    assertSnapshot(
      of: shown(anna, isSelected: true).displayedConfiguration, in: options, named: "selected")
  }

  @Test("An account without messages has a regular name and no number")
  func accountWithoutMessages() throws {
    func content(_ account: Account) throws -> UIListContentConfiguration {
      try #require(shown(account).contentConfiguration as? UIListContentConfiguration)
    }
    let unread = try content(Account(name: "Anna Haro", unreadCount: 3))
    let read = try content(Account(name: "Anna Haro"))
    #expect(unread.secondaryText == "3")
    #expect(read.secondaryText == nil)
    #expect(unread.textProperties.font != read.textProperties.font)
  }
}
