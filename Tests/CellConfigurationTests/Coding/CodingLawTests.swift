import CellConfiguration
import Foundation
import Testing

/// The law of coding: what is written is read back equal, or writing throws an error that names the
/// property.
struct CodingLawTests {
  @Test(
    "every value is read back equal or refused by the name of its property",
    arguments: Set(HostileValue.all.map(\.type)).sorted())
  func law(_ type: String) {
    let values = HostileValue.all.filter { $0.type == type }
    #expect(!values.isEmpty)
    let complaints = values.flatMap { value in
      HostileValue.Coder.allCases.compactMap { coder in
        value.complaint(coder).map { "\(value) as \(coder): \($0)" }
      }
    }
    #expect(complaints.count == 0, "\(complaints.prefix(4).joined(separator: "\n"))")
  }

  @Test("every type that can be written down obeys the law")
  func everyType() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let sources = root.path + "/Sources/CellConfiguration"
    let files = try #require(FileManager.default.enumerator(atPath: sources))
    let declaration =
      /(?:public (?:enum|struct)|extension) ([\w.]+): .*(?:Codable|NamedCase|NamedOptions)/
    var found: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: sources + "/" + file, encoding: .utf8)
      for match in text.matches(of: declaration) {
        found.insert(String(match.output.1.split(separator: ".").last ?? ""))
      }
    }
    // Parts of public types that are not public themselves.
    found.subtract(["BackgroundCustomViewReference", "Rule", "Change", "Overrides"])
    #expect(found.count > 40)
    #expect(found == Set(HostileValue.all.map(\.type)))
  }
}
