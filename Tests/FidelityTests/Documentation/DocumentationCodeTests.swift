import Foundation
import Testing

/// Whether the code of the documentation is code that tests compile and run.
///
/// Compared are the statements: indentation and imports may differ. Comments may differ as well,
/// unless they give a result, which a test has to compare.
@Suite("Code of the documentation")
struct DocumentationCodeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  private static let compiled = {
    var code = CompiledCode()
    let targets = [
      CompiledFiles(manifest: read("Package.swift")),
      CompiledFiles(manifest: read("Examples/Package.swift"), root: "Examples/"),
      CompiledFiles(manifest: read("Conformance/Package.swift"), root: "Conformance/"),
    ]
    let folders = ["Tests", "Examples", "Conformance/Tests"]
    for file in folders.flatMap({ files(in: $0, [".swift"]) })
    where targets.contains(where: { $0.contains(file) }) {
      let text = read(file)
      if !text.hasPrefix("// swift-format-ignore-file") { code.add(text) }
    }
    return code
  }()

  /// The articles and the sources that have examples.
  ///
  /// The page on the architecture is none of them: its code is a change of the package itself.
  private static let examples = {
    let documents = ["README.md", "CONTRIBUTING.md"] + files(in: "Documentation", [".md"])
    return (documents + files(in: "Sources", [".md", ".swift"])).flatMap {
      SwiftExample.examples(in: $0, text: read($0))
    }
  }()

  private static func read(_ path: String) -> String {
    (try? String(contentsOfFile: root + "/" + path, encoding: .utf8)) ?? ""
  }

  /// The files below a folder with one of these suffixes; none where there is no such folder.
  private static func files(in folder: String, _ suffixes: [String]) -> [String] {
    let all = FileManager.default.enumerator(atPath: root + "/" + folder)?.allObjects ?? []
    return all.compactMap { $0 as? String }
      .filter { file in suffixes.contains(where: file.hasSuffix) }.sorted()
      .map { folder + "/" + $0 }
  }

  @Test(
    "Every example of the documentation is in a test, line by line",
    arguments: examples.filter { !$0.isManifest })
  func isCompiled(_ example: SwiftExample) {
    let isCompiled = Self.compiled.contains(example.statements)
    #expect(
      isCompiled,
      """
      no test has the code of \(example.testDescription) from: \
      \(Self.compiled.firstDifference(of: example.statements) ?? "nothing")
      """)
  }

  @Test(
    "Every result in a comment is what a test finds",
    arguments: examples.filter { !$0.isManifest && !$0.results.isEmpty })
  func isAsserted(_ example: SwiftExample) {
    for result in example.results {
      let isAsserted = Self.compiled.contains(example.statements, and: result.assertion)
      #expect(isAsserted, "\(example.testDescription): no test has \(result.assertion) behind it")
    }
  }

  @Test("A manifest names products that the package has", arguments: examples.filter(\.isManifest))
  func products(_ example: SwiftExample) {
    let manifest = Self.read("Package.swift")
    let products = example.text.matches(of: /\.product\(name: "(\w+)"/).map(\.output.1)
    for product in products {
      #expect(manifest.contains("(name: \"\(product)\", targets:"), "there is no \(product)")
    }
  }

  @Test(
    "A manifest with tests of CellTesting excludes the folder of their snapshots",
    arguments: examples.filter { $0.isManifest && $0.text.contains("\"CellTesting\"") })
  func excludedSnapshots(_ example: SwiftExample) {
    #expect(example.text.contains("exclude: [\"Snapshots\"]"))
  }

  @Test("The articles and comments of every module are looked at")
  func coverage() {
    #expect(Self.examples.count > 150)
    #expect(Self.examples.flatMap(\.results).count > 20)
    #expect(Self.examples.contains { $0.isManifest && $0.file == "README.md" })
    for module in ["CellConfiguration", "CellText", "CellLayout", "CellHosting", "CellPictures"] {
      let files = Set(Self.examples.map(\.file)).filter { $0.hasPrefix("Sources/\(module)/") }
      #expect(files.contains { $0.hasSuffix(".md") }, "\(module) has no article")
      #expect(files.contains { $0.hasSuffix(".swift") }, "\(module) has no comment")
    }
  }

  @Test("The check finds a line that differs, is missing or is elsewhere")
  func liars() {
    var code = CompiledCode()
    code.add("import CellText\n\n  let a = 1  // one\n  // two\n  let b = 2\n  let c = 3\n")
    code.add("let d = \"https://example.com\"\n")
    #expect(code.contains(["let a = 1", "let b = 2"]))
    #expect(code.contains(SwiftExample.statements(of: "let b = 2\n\nlet c = 3 // three")))
    #expect(!code.contains(["let a = 1", "let c = 3"]))
    #expect(!code.contains(["let b = 2", "let a = 1"]))
    #expect(!code.contains(["let a = 1", "let b = 3"]))
    #expect(!code.contains(["let c = 3", "let d = \"https://example.com\""]))
    #expect(!code.contains([]))
    #expect(code.firstDifference(of: ["let a = 1", "let b = 3"]) == "let b = 3")
    #expect(code.firstDifference(of: ["let z = 1"]) == "let z = 1")
  }

  @Test("The check finds code that is not compiled, or is a text")
  func uncompiled() {
    var code = CompiledCode()
    code.add("let a = 1\n#if false\nlet b = 2\n#endif\n/*\nlet c = 3\n*/\n")
    code.add("let json = \"\"\"\n  let d = 4\n  \"\"\"\nlet e = 5\n")
    #expect(code.contains(["let a = 1"]) && code.contains(["let e = 5"]))
    for statement in ["let b = 2", "let c = 3", "let d = 4"] {
      #expect(!code.contains([statement]), "\(statement)")
    }
    #expect(code.contains(SwiftExample.statements(of: "let json = \"\"\"\nlet d = 4\n\"\"\"")))
  }

  @Test("The check finds a result that no test compares, or compares with something else")
  func results() {
    var code = CompiledCode()
    code.add(
      """
      @Test func one() {
        let a = f(1)
        #expect(documented(a) == "1")
        #expect(
          documented(a)
            == "one and two")
      }
      @Test func two() {
        #expect(documented(a) == "2")
      }
      """)
    func isAsserted(_ comment: String) -> Bool {
      let example = SwiftExample(file: "A.md", line: 1, text: "let a = f(1)  // \(comment)")
      #expect(example.results.count == 1)
      return example.results.allSatisfy { code.contains(example.statements, and: $0.assertion) }
    }
    #expect(isAsserted("1") && isAsserted("one and two"))
    #expect(!isAsserted("2") && !isAsserted("nonsense") && !isAsserted("one") && !isAsserted(""))
  }

  @Test(
    "A comment behind a declaration or below the last one is a result, others explain the code",
    arguments: [
      ("let a = 1  // one", ["a: one"]), ("var a: Int = 1 // one", ["a: one"]),
      ("print(a, b)     // 1 2", ["a, b: 1 2"]), ("print(a)\n// 1", ["a: 1"]),
      ("let a = 1\n// 1\n\nb()", ["a: 1"]), ("a()\n// one", ["a(): one"]),
      ("let a = \"x//y\"", []), ("a = 1  // one", []), ("// one\nlet a = 1", []),
      ("let a = 1\n// two\nlet b = 2", []), ("/// One.\nstruct A {", []),
    ])
  func resultsOfComments(_ code: String, _ expected: [String]) {
    let example = SwiftExample(file: "A.md", line: 1, text: code)
    #expect(example.results.map { "\($0.expression): \($0.value)" } == expected)
  }

  @Test("Examples are found in articles and in comments, with their lines")
  func parsing() {
    let article = SwiftExample.examples(
      in: "A.md", text: "```swift\nlet a = 1\n```\n\n```sh\nls\n```\n")
    #expect(article.map(\.text) == ["let a = 1"])
    let comment = SwiftExample.examples(
      in: "A.swift",
      text: "let x = 1\n  /// ```swift\n  /// if a {\n  ///   b\n  /// }\n  /// ```\n")
    #expect(comment.map(\.text) == ["if a {\nb\n}"])
    #expect(comment.map(\.line) == [2])
  }
}
