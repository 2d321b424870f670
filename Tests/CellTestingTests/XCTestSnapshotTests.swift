import CellConfiguration
import CellTesting
import XCTest

/// Snapshots in tests of XCTest.
final class XCTestSnapshotTests: XCTestCase {
  func testContent() {
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    assertSnapshot(of: content, in: [.phone, .dark])
  }
}
