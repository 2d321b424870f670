import CellConfiguration
import CellDocuments
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// The test vectors, which other implementations use without Swift.
@Suite("Test vectors agree with the facts of the tests")
struct VectorTests {
  private static let defaults = [
    "D1": "a style has the recorded defaults in the normal state of each kind of list",
    "D2": "a style has the recorded defaults in each state; other states look like one of these",
  ]

  @Test("Vectors of properties have the recorded defaults")
  func properties() throws {
    try RecordedArea(
      area: "properties", title: "The properties of every style in every state.",
      rules: Self.defaults, vectors: PropertyVectors().vectors()
    ).compare()
  }

  @Test("Vectors of frames are the examples of list content")
  func frames() throws {
    try RecordedArea(
      area: "frames", title: "The frames of image and texts in a cell.",
      vectors: ContentExample.all.compactMap { try $0.vector() }
    ).compare()
  }

  @Test("Vectors of accessories are the facts about their sizes")
  func accessories() throws {
    try RecordedArea(
      area: "accessories", title: "The sizes of accessories.",
      vectors: AccessorySize.all.map { try $0.vector() }
    ).compare()
  }

  @Test("Vectors of separators are the facts about their frames")
  func separators() throws {
    try RecordedArea(
      area: "separators", title: "The frames of the lines between rows.",
      vectors: SeparatorFrame.all.compactMap { try $0.vector() }
    ).compare()
  }

  @Test("Vectors of lists are the facts about devices")
  func lists() throws {
    try RecordedArea(
      area: "lists", title: "The frames of rows, headers and footers in lists on devices.",
      vectors: DeviceFact.all.flatMap { try $0.vectors() }
    ).compare()
  }

  @Test("Vectors of text sizes are the published sizes of text styles")
  func textSizes() throws {
    try RecordedArea(
      area: "text-sizes", title: "The sizes of text styles at every text size.",
      rules: ["T1": "the published sizes of Dynamic Type; the column large was measured"],
      vectors: TextVectors.sizes()
    ).compare()
  }

  @Test("Vectors of widths are the facts about the system font")
  func widths() throws {
    try RecordedArea(
      area: "widths", title: "The widths of strings in the system font, in points.",
      rules: ["T2": "widths follow from the advances, kerning and tracking of the system font"],
      vectors: TextVectors.widths()
    ).compare()
  }

  @Test("Vectors of colors are the recorded components of system colors")
  func colors() throws {
    try RecordedArea(
      area: "colors", title: "The system colors in every appearance.",
      rules: ["C1": "system colors have the components of both generations"],
      vectors: TextVectors.colors()
    ).compare()
  }

  @Test("Vectors of lines are breaks by the Unicode standard")
  func lines() throws {
    try RecordedArea(
      area: "lines", title: "The lines that a text takes.", rules: BehaviorVectors.rulesOfLines,
      vectors: BehaviorVectors.lines()
    ).compare()
  }

  @Test("Vectors of accessibility describe the elements of cells")
  func accessibility() throws {
    try RecordedArea(
      area: "accessibility", title: "What assistive technology presents of a cell.",
      rules: BehaviorVectors.rulesOfAccessibility, vectors: BehaviorVectors.accessibility()
    ).compare()
  }

  @Test("Vectors of laws relate two documents")
  func laws() throws {
    try RecordedArea(
      area: "laws", title: "What relates the frames of two documents.",
      rules: BehaviorVectors.rulesOfLaws, vectors: BehaviorVectors.laws()
    ).compare()
  }

  @Test("The front page has the number of vectors of each provenance")
  func frontPage() throws {
    let readme = RecordedArea.root.appendingPathComponent("README.md")
    let words = try String(contentsOf: readme, encoding: .utf8).split { " \n".contains($0) }
    let vectors = try VectorFile.all(in: RecordedArea.folder).flatMap(\.vectors)
    let counts = Dictionary(grouping: vectors, by: \.provenance).mapValues(\.count)
    let total = "\(vectors.count / 1000),\(String(vectors.count % 1000 + 1000).dropFirst())"
    let sentence = """
      \(total) of these facts are [test \
      vectors](Documentation/SwiftCellConfiguration.docc/TestVectors.md), as JSON for \
      implementations in any language: \(counts[.recorded] ?? 0) were recorded, \
      \(counts[.measured] ?? 0) measured, \(counts[.documented] ?? 0) documented, \
      \(counts[.inferred] ?? 0) inferred and \(counts[.assumed] ?? 0) assumed.
      """
    #expect(words.joined(separator: " ").contains(sentence), "\(sentence)")
  }
}
