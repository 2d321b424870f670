import CellConfiguration
import CellTesting
import Foundation
import Testing

// The lines between the marks are those of the README.
// begin
@Test("A Wi-Fi row matches its snapshot")
func wifi() {
  var content = ListContentConfiguration.valueCell()
  content.text = "Wi-Fi"
  content.secondaryText = "Home"
  assertSnapshot(of: content, in: [.phone, .phone.dark, .phone.accessibilityLarge])
}
// end

@Suite("The README has working examples and links")
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func page(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("The first test in the README runs as shown")
  func firstTest() throws {
    let here = try String(contentsOfFile: #filePath, encoding: .utf8)
    let start = try #require(here.range(of: "// begin\n")?.upperBound)
    let end = try #require(here.range(of: "// end\n")?.lowerBound)
    #expect(try Self.page("README.md").contains(here[start..<end]))
  }

  @Test(
    "README, ARCHITECTURE and CONTRIBUTING link to files that are there",
    arguments: [("README.md", 20), ("ARCHITECTURE.md", 1), ("CONTRIBUTING.md", 2)])
  func links(name: String, atLeast count: Int) throws {
    let links = try Self.page(name).matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }
    #expect(links.count >= count)
    for link in links where !link.hasPrefix("http") {
      let path = Self.root.appendingPathComponent(link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }
}
