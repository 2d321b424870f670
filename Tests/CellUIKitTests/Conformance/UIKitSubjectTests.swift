import CellTestSupport
import Foundation
import Testing

/// The subject for UIKit, on stand-ins for UIKit's types.
@MainActor
@Suite("The subject for UIKit answers from live configurations")
struct UIKitSubjectTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Conformance/Vectors")

  private static let files = Result { try VectorFile.all(in: folder) }

  private func report(_ areas: Set<String>) throws -> Report {
    Report(UIKitSubject(), files: try Self.files.get(), areas: areas)
  }

  @Test("It reads every property of a style in the generation of the system")
  func properties() throws {
    let results = try report(["properties"]).results
    let answered = results.filter { $0.outcome != .unsupported }
    #expect(answered.allSatisfy { $0.name.contains("iOS26") } && !answered.isEmpty)
    #expect(results.allSatisfy { $0.outcome != .unsupported || $0.name.contains("iOS18") })
    // Stand-ins have other values, but each property is there.
    for mismatch in answered.flatMap(\.mismatches) {
      #expect(mismatch.found != "nothing", "\(mismatch.path)")
    }
    #expect(
      answered.flatMap(\.mismatches).contains { $0.path.hasSuffix("directionalLayoutMargins") })
  }

  @Test("It lays out content views, and does not answer about lists")
  func parts() throws {
    let results = try report(["frames", "lists", "colors"]).results
    let frames = results.filter { $0.area == "frames" && $0.outcome != .unsupported }
    #expect(frames.contains { $0.mismatches.contains { $0.path == "cells[0].image.frame" } })
    #expect(results.allSatisfy { $0.area != "lists" || $0.outcome == .unsupported })
    let unchanged = results.first { $0.name == "black of iOS26, light" }
    #expect(unchanged?.mismatches.first?.path == "cells[0].text.color")
    // The stand-in of a named color has five hundredths of red for its five letters.
    #expect(unchanged?.mismatches.first?.found.contains("#0D0000FF") == true)
  }
}
