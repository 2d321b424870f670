import Foundation
import Testing

@Suite("The README has working examples and links")
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func page(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  /// The blocks of Swift in the README, in their order.
  private static func code() throws -> [String] {
    try page("README.md").components(separatedBy: "```swift\n").dropFirst().map {
      String($0.prefix { $0 != "`" })
    }
  }

  @Test("All code of the README is compiled as it stands there")
  func compiledCode() throws {
    let code = try Self.code()
    try #require(code.count == 3)
    // An executable of the examples, whose manifest has no settings that change what compiles.
    #expect(try Self.page("Examples/Sources/ReadmeExample/main.swift") == code[1])
    #expect(code[2].hasPrefix("// swift-tools-version: "))  // `.ci/manifests` reads it.
    #expect(try Self.page("Tests/CellTestingTests/ReadmeExample.swift") == code[0])
  }

  @Test(
    "README, ARCHITECTURE and CONTRIBUTING link to files that are there",
    arguments: [("README.md", 12), ("ARCHITECTURE.md", 1), ("CONTRIBUTING.md", 2)])
  func links(name: String, atLeast count: Int) throws {
    let links = try Self.page(name).matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }
    #expect(links.count >= count)
    for link in links where !link.hasPrefix("http") {
      let path = Self.root.appendingPathComponent(link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }
}
