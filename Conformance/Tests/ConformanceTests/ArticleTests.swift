import CellConformance
import Foundation
import Testing

struct BlackText: Subject {
  func answer(_ question: Question) throws -> JSONValue {
    guard question.area == "colors" else { throw Unsupported("colors only") }
    return .object(["cells": .array([.object(["text": .object(["color": "#000000FF"])])])])
  }
}

@MainActor
@Suite("The article about test vectors")
struct ArticleTests {
  private let vectors = Folder.vectors

  private static func article() throws -> String {
    let path = "../Documentation/SwiftCellConfiguration.docc/TestVectors.md"
    return try String(contentsOf: Folder.package.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("A subject in Swift is right about the colors that are black")
  func blackText() throws {
    let report = Report(BlackText(), files: try VectorFile.all(in: vectors))
    print(try report.formatted(as: .text))
    let passed = report.results.filter { $0.outcome == .passed }
    #expect(passed.contains { $0.name == "label of iOS26, light" })
    #expect(passed.allSatisfy { $0.area == "colors" } && !report.failures.isEmpty)
  }

  @Test("The article shows the report of a failure, and lists all areas")
  func failure() throws {
    let article = try Self.article()
    let files = try VectorFile.all(in: vectors)
    for file in files { #expect(article.contains("\n| `\(file.area)` | ")) }
    let frames = try #require(files.first { $0.area == "frames" })
    let vector = try #require(
      frames.vectors.first { $0.name == "text begins after slot and padding" })
    let subject = WrongSubject(
      document: vector.document, path: "cells[0].text.frame[0]", part: .number(72))
    let text = try Report(subject, files: [frames]).formatted(as: .text)
    let lines = text.split(separator: "\n").prefix(3).joined(separator: "\n")
    #expect(article.contains(lines), "\(lines)")
  }
}
