import Foundation
import Testing

/// Whether what the documentation says of mistakes, costs and numbers out of range is tested.
@Suite("Claims of the documentation")
struct ClaimTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  private static func files(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: root + "/" + folder)?.allObjects ?? []
    return all.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder + "/" + $0 }
  }

  private static func read(_ path: String) -> String {
    (try? String(contentsOfFile: root + "/" + path, encoding: .utf8)) ?? ""
  }

  private static let claims = files(in: "Sources").filter { !$0.contains("/CellBenchmarks/") }
    .flatMap { DocumentedClaim.claims(in: $0, text: read($0)) }

  @Test("A claim of the documentation names the tests that check it, which name what it is about")
  func tested() {
    #expect(Self.claims.count > 80)
    let targets = CompiledFiles(manifest: Self.read("Package.swift"))
    let files = Self.files(in: "Tests").filter(targets.contains)
    var words: [String: Set<Substring>] = [:]
    for (tests, _) in DocumentedClaim.tested {
      let found = files.filter { $0.hasSuffix("/\(tests).swift") }
      #expect(found.count == 1, "\(tests): found \(found), expected one file")
      words[tests] = found.first.map {
        let text = CompiledFiles.compiledLines(of: Self.read($0))
        return Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
      }
    }
    for claim in Self.claims {
      let tests = DocumentedClaim.tested.filter { $0.declarations.contains(claim.declaration) }
      #expect(
        !tests.isEmpty,
        "\(claim.testDescription) says \(claim.words); list it in TestedClaims with its tests")
      for (tests, _) in tests {
        let isNamed = words[tests]?.contains(claim.name) == true
        #expect(isNamed, "\(tests) does not contain \(claim.name) of \(claim.testDescription)")
      }
    }
  }

  @Test("A tested claim is one that the documentation still makes")
  func made() {
    let made = Set(Self.claims.map(\.declaration))
    for (tests, declarations) in DocumentedClaim.tested {
      for declaration in declarations {
        #expect(made.contains(declaration), "\(tests): \(declaration) claims nothing")
      }
      #expect(declarations == declarations.sorted(), "\(tests): not in order")
      #expect(Set(declarations).count == declarations.count, "\(tests): a declaration twice")
    }
  }

  @Test(
    "Words of documentation that make a claim are found",
    arguments: [
      ("- Complexity: O(*n*).", true), ("Traps if there is none.", true),
      ("An index out of range stops the program.", true), ("Negative values count as 0.", true),
      ("A radius is limited to half of a side.", true), ("- Precondition: There is one.", true),
      ("The index, clamped to what there is.", true), ("Measuring allocates nothing.", true),
      ("Returns the number of rows.", false), ("The trapezoid of a tab.", false),
    ])
  func words(_ sentence: String, _ isClaim: Bool) {
    let claims = DocumentedClaim.claims(
      in: "List.swift", text: "public struct List {\n  /// \(sentence)\n  public init() {}\n}")
    #expect(claims.map(\.declaration) == (isClaim ? ["List.init"] : []))
    let own = DocumentedClaim.claims(
      in: "List.swift", text: "struct List {\n  /// \(sentence)\n  init() {}\n}")
    #expect(own.isEmpty)
  }
}
