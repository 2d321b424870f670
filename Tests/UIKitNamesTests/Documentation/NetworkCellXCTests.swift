import UIKitNames
import XCTest

// XCTest on Linux only runs asynchronous tests on the main actor.
@MainActor
final class NetworkCellXCTests: XCTestCase {
  func testJoinedNetworkIsConnected() async throws {
    let cell = NetworkCell()
    cell.network = Network(name: "Home", isJoined: true)
    cell.layoutIfNeeded()
    let content = try XCTUnwrap(cell.contentConfiguration as? UIListContentConfiguration)
    XCTAssertEqual(content.secondaryText, "Connected")
  }
}
