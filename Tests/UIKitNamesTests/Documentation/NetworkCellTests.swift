import CellTesting
import Testing
import UIKitNames

@MainActor
struct NetworkCellTests {
  private let cell = NetworkCell()

  private func content() throws -> UIListContentConfiguration {
    cell.layoutIfNeeded()
    return try #require(cell.contentConfiguration as? UIListContentConfiguration)
  }

  @Test("A joined network is connected")
  func joinedNetworkConnected() throws {
    cell.network = Network(name: "Home", isJoined: true)
    #expect(try content().secondaryText == "Connected")
    cell.network.isJoined = false
    #expect(try content().secondaryText == nil)
  }

  @Test("A selected network is blue")
  func selectedNetworkBlue() throws {
    #expect(try content().textProperties.color == .label)
    cell.isSelected = true
    #expect(try content().textProperties.color == .systemBlue)
  }

  @Test("A network looks as it did")
  func network() {
    cell.network = Network(name: "Home", isJoined: true)
    assertSnapshot(of: cell, in: [.phone, .phone.dark, .phone.accessibilityLarge])
  }
}
