import CellTestSupport
import Foundation
import Testing

/// Checks the laws of all libraries on the inputs that fuzzing recorded, without a sanitizer.
@MainActor
struct RecordedInputTests {
  private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Fuzz/Corpus").standardizedFileURL

  @Test("Recorded inputs of the fuzzer break no law", arguments: FuzzTarget.allCases)
  func recordedInputs(_ target: FuzzTarget) throws {
    let file = Self.corpus.appendingPathComponent("\(target.rawValue).txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    try #require(!lines.isEmpty)
    for line in someCases(lines) {
      let input = try #require(Data(base64Encoded: String(line)))
      let violations = target.violations(Array(input), isThorough: false)
      #expect(violations == [], "\(line)")
    }
  }

  @Test("Every file of recorded inputs belongs to a target")
  func everyFile() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path)
    #expect(Set(names) == Set(FuzzTarget.allCases.map { "\($0.rawValue).txt" }))
  }
}
