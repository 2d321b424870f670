import CellConformance
import Foundation
import PackageSubject
import Testing

@MainActor
@Suite("The package conforms to the vectors")
struct ConformanceTests {
  nonisolated private static let files: [VectorFile] = {
    do {
      return try VectorFile.all(in: Folder.vectors)
    } catch {
      Issue.record("The vectors cannot be read: \(error)")
      return []
    }
  }()

  @Test("Every vector of an area holds for the package", arguments: files)
  func conforms(_ file: VectorFile) throws {
    let report = Report(PackageSubject(), files: [file])
    #expect(report.results.count == file.vectors.count && !file.vectors.isEmpty)
    let text = try report.formatted(as: .text)
    #expect(report.results.allSatisfy { $0.outcome == .passed }, "\(text)")
  }

  @Test("An area names each rule that its vectors have", arguments: files)
  func rules(_ file: VectorFile) {
    #expect(Set(file.vectors.map(\.rule)) == Set(file.rules.keys))
    #expect(Set(file.vectors.map(\.name)).count == file.vectors.count)
  }

  @Test(
    "A subject that is wrong in one point fails, and the report names the rule", arguments: files)
  func oneMistake(_ file: VectorFile) throws {
    for rule in file.rules.keys {
      var some = file
      some.vectors = file.vectors.filter { $0.rule == rule }.suffix(10)
      let vector = try #require(some.vectors.last)
      let part = vector.expected?.first { $0.value != .null }
      let path = try #require(part?.key ?? vector.law?.paths.first)
      let report = Report(WrongSubject(document: vector.document, path: path), files: [some])
      #expect(report.failures.map(\.name) == [vector.name])
      #expect(report.failures.allSatisfy { $0.rule == rule })
      for format in Report.Format.allCases {
        let text = try report.formatted(as: format)
        #expect(text.contains(rule) && text.contains("wrong"))
      }
    }
  }

  @Test("A subject without answers conforms to nothing and fails nothing")
  func silence() throws {
    let report = Report(SilentSubject(error: Unsupported("no answers")), files: Self.files)
    #expect(report.results.count == Self.files.reduce(0) { $0 + $1.vectors.count })
    #expect(report.results.allSatisfy { $0.outcome == .unsupported && $0.reason == "no answers" })
    #expect(try report.formatted(as: .junit).contains("<skipped message="))
  }

  @Test("An error of a subject is a failure")
  func errors() throws {
    let report = Report(
      SilentSubject(error: CocoaError(.featureUnsupported)), files: Self.files, areas: ["lists"])
    #expect(!report.failures.isEmpty && report.failures.count == report.results.count)
    #expect(report.results.allSatisfy { $0.area == "lists" })
  }
}
