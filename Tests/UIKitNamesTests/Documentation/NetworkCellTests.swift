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

  @Test func `a joined network is connected`() throws {
    cell.network = Network(name: "Home", isJoined: true)
    #expect(try content().secondaryText == "Connected")
    cell.network.isJoined = false
    #expect(try content().secondaryText == nil)
  }

  @Test func `a selected network is blue`() throws {
    #expect(try content().textProperties.color == .label)
    cell.isSelected = true
    #expect(try content().textProperties.color == .systemBlue)
  }

  @Test func `a network looks as it did`() throws {
    cell.network = Network(name: "Home", isJoined: true)
    assertSnapshot(of: try content(), in: [.phone, .phone.dark, .phone.accessibilityLarge])
  }
}
