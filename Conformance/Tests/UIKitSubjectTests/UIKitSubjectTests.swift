#if canImport(UIKit)
  import CellConformance
  import Foundation
  import Testing
  import UIKitSubject

  @MainActor
  @Suite("UIKit conforms to the vectors")
  struct UIKitSubjectTests {
    @Test("The report about UIKit is printed, and nothing that is known differs")
    func report() throws {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Vectors")
      let report = Report(UIKitSubject(), files: try VectorFile.all(in: folder))
      print(try report.formatted(as: .text))
      #expect(report.results.contains { $0.outcome == .passed })
      #expect(report.failures.allSatisfy { $0.provenance == .assumed })
    }
  }
#endif
