import CellConfiguration
import CellTesting
import Foundation
import Testing

// The lines between the marks are those of the README.
// begin
@Test func wifi() {
  var content = ListContentConfiguration.valueCell()
  content.text = "Wi-Fi"
  content.secondaryText = "Home"
  assertSnapshot(of: content, in: [.phone, .phone.dark, .phone.accessibilityLarge])
}
// end

@Suite("The README")
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static var readme: String {
    get throws {
      try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    }
  }

  @Test("Has the first test as it runs here")
  func firstTest() throws {
    let here = try String(contentsOfFile: #filePath, encoding: .utf8)
    let start = try #require(here.range(of: "// begin\n")?.upperBound)
    let end = try #require(here.range(of: "// end\n")?.lowerBound)
    #expect(try Self.readme.contains(here[start..<end]))
  }

  @Test("Links to what is there")
  func links() throws {
    let links = try Self.readme.matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }
    #expect(links.count > 10)
    for link in links where !link.hasPrefix("http") {
      let path = Self.root.appendingPathComponent(link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }
}
