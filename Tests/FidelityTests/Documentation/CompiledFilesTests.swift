import Foundation
import Testing

@Suite("Files that are compiled")
struct CompiledFilesTests {
  private static let manifest = """
    let package = Package(
      targets: [
        .target(name: "A"),
        .target(
          name: "B", dependencies: ["A", .target(name: "C", condition: .when(traits: ["D"]))],
          path: "Other/B"),
        .testTarget(
          name: "ATests",
          dependencies: [
            "A", .target(name: "C", condition: .when(traits: ["D"])),
          ],
          exclude: ["Snapshots", "Members/Wrong.swift"]),
      ])
    """

  @Test(
    "A file is compiled if it is in the folder of a target that does not exclude it",
    arguments: [
      ("Sources/A/A.swift", true), ("Sources/A/Deep/A.swift", true), ("Other/B/B.swift", true),
      ("Tests/ATests/ATests.swift", true), ("Tests/ATests/Members/Right.swift", true),
      ("Sources/B/B.swift", false), ("Sources/C/C.swift", false), ("Tests/A.swift", false),
      ("Tests/ATests/Snapshots/A.swift", false), ("Tests/ATests/Members/Wrong.swift", false),
      ("Tests/ATestsToo/A.swift", false), ("Sources/A/A.md", false),
    ])
  func folders(_ file: String, _ isCompiled: Bool) {
    #expect(CompiledFiles(manifest: Self.manifest).contains(file) == isCompiled)
    let nested = CompiledFiles(manifest: Self.manifest, root: "Examples/")
    #expect(nested.contains("Examples/" + file) == isCompiled)
    #expect(!nested.contains(file))
  }

  @Test(
    "Lines that no build on Linux compiles are left out",
    arguments: [
      ("a\n#if false\nb\n#endif\nc", "a|#if false|#endif|c"),
      ("#if canImport(UIKit)\na\n#else\nb\n#endif", "#if canImport(UIKit)|#else|b|#endif"),
      ("#if Pango\na\n#else\nb\n#endif", "#if Pango|a|#else|b|#endif"),
      ("#if os(Linux)\na\n#else\nb\n#endif", "#if os(Linux)|a|#else|#endif"),
      ("#if MYSTERY\na\n#else\nb\n#endif", "#if MYSTERY|#else|#endif"),
      ("#if false\n#if DEBUG\na\n#endif\nb\n#endif", "#if false|#if DEBUG|#endif|#endif"),
      ("#if false\na\n#elseif DEBUG\nb\n#else\nc\n#endif", "#if false|#elseif DEBUG|#else|#endif"),
      ("a\n/*\nb\n*/\nc\n/* d */\ne", "a|c|e"),
    ])
  func conditions(_ text: String, _ expected: String) {
    let found = CompiledFiles.compiledLines(of: text)
    #expect(found.split(separator: "\n").joined(separator: "|") == expected)
  }
}
