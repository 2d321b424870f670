#if os(Linux)
  import Foundation
  import Testing

  /// Files of cells as apps have them, written by somebody who had not read this package.
  ///
  /// Only the import is changed. They contain more than apps use at once, so that members which are
  /// rare in one app are found.
  struct CellCodeTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "CellCode")

    @Test("95 percent of typical statements compile, and the compiler names a remedy for the rest")
    func statements() throws {
      let files = try FileManager.default
        .contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
      var (statements, failures) = (0, 0)
      for file in files {
        let code = try String(contentsOf: file, encoding: .utf8)
        statements += code.split(separator: "\n").count(where: Self.isStatement)
        let errors = Dictionary(grouping: try UnavailableTests.errors(compiling: file)) {
          $0.split(separator: ":").dropFirst().first ?? ""
        }
        failures += errors.count
        for (line, messages) in errors {
          let hasRemedy = messages.contains { $0.contains("is unavailable: ") }
          #expect(hasRemedy, "\(file.lastPathComponent):\(line): \(messages)")
        }
      }
      #expect(statements > 650)
      #expect(failures > 0 && failures * 20 <= statements, "\(failures) of \(statements)")
    }

    /// Whether a line has a statement: it is no comment, bracket, label or beginning of a block.
    private static func isStatement(_ line: Substring) -> Bool {
      let line = line.trimmingCharacters(in: .whitespaces)
      let isBracket = line.allSatisfy { "[](){},".contains($0) }
      let isLabel = ["//", "case ", "default", "import ", "@"].contains { line.hasPrefix($0) }
      return !isBracket && !isLabel && !line.hasSuffix("{")
    }
  }
#endif
