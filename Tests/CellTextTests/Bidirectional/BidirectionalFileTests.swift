import CellText
import Foundation
import Testing

/// Where the consortium's files are.
private enum UnicodeFiles {
  static let directory =
    ProcessInfo.processInfo.environment["UNICODE_DATA"] ?? "/usr/share/unicode"

  static let areThere = ["BidiTest.txt", "BidiCharacterTest.txt"].allSatisfy {
    FileManager.default.fileExists(atPath: directory + "/" + $0)
  }

  static func read(_ path: String) throws -> String {
    try String(decoding: Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }
}

/// The consortium's files as they are, where they are at hand: in Debian's package `unicode-data`,
/// or in the directory that the variable `UNICODE_DATA` names.
///
/// The same cases are in the package in a compact form, which debug builds test without the files.
@Suite(
  "The bidirectional algorithm passes Unicode's original files",
  .enabled(
    if: UnicodeFiles.areThere && !_isDebugAssertConfiguration(),
    "needs a release build, and the files of Debian's unicode-data"))
struct BidirectionalFileTests {
  @Test(
    "Unicode's original files have the version of the cases in the package",
    arguments: [
      ("BidiTest", "BidirectionalClassCases"), ("BidiCharacterTest", "BidirectionalCharacterCases"),
    ])
  func version(_ name: String, _ cases: String) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let header = try UnicodeFiles.read(tests.path + "/Unicode/\(cases).swift")
      .firstMatch(of: /of Unicode ([0-9.]+),/)
    let version = try #require(header).output.1
    let file = try UnicodeFiles.read(UnicodeFiles.directory + "/" + name + ".txt")
    #expect(file.hasPrefix("# \(name)-\(version).txt\n"))
  }

  private func rows(_ name: String) throws -> [Substring] {
    try UnicodeFiles.read(UnicodeFiles.directory + "/" + name).utf8
      .split(separator: UInt8(ascii: "\n")).map(Substring.init)
      .filter { !$0.hasPrefix("#") }
  }

  private static func numbers(_ text: Substring) -> [Int?] {
    text.split(whereSeparator: \.isWhitespace).map { Int($0) }
  }

  @Test("Every case of BidiTest.txt passes")
  func classes() throws {
    var levels: [Int?] = []
    var order: [Int?] = []
    var count = 0
    var wrong: [Substring] = []
    for row in try rows("BidiTest.txt") {
      if row.hasPrefix("@Levels:") {
        levels = Self.numbers(row.dropFirst(8))
      } else if row.hasPrefix("@Reorder:") {
        order = Self.numbers(row.dropFirst(9))
      } else {
        let fields = row.split(separator: ";")
        let names = fields[0].split(separator: " ").map(String.init)
        let example = BidirectionalCase(
          classes: names.compactMap { name in
            BidirectionalClass.names.firstIndex(of: name).flatMap {
              BidirectionalClass(rawValue: UInt8($0))
            }
          })
        let bits = Int(fields[1].filter { !$0.isWhitespace }, radix: 16) ?? 0
        for direction in BidirectionalCase.directions where bits & direction.bit != 0 {
          let result = example.resolved(direction.base)
          count += 1
          if result.levels.map({ $0.map(Int.init) }) != levels || result.order != order {
            wrong.append(row)
          }
        }
      }
    }
    #expect(count > 700_000)
    #expect(wrong == [])
  }

  @Test("Every case of BidiCharacterTest.txt passes")
  func characters() throws {
    var count = 0
    var wrong: [Substring] = []
    for row in try rows("BidiCharacterTest.txt") {
      let fields = row.split(separator: ";", omittingEmptySubsequences: false)
      let example = BidirectionalCase(
        codePoints: fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) })
      let base: BidirectionalParagraph.Base =
        UInt8(fields[1]).map { $0 == 2 ? .firstStrong(otherwise: 0) : .level($0) }
        ?? .level(0)
      let result = example.resolved(base)
      count += 1
      if result.levels.map({ $0.map(Int.init) }) != Self.numbers(fields[3])
        || result.order != Self.numbers(fields[4]) || Int(result.baseLevel) != Int(fields[2])
      {
        wrong.append(row)
      }
    }
    #expect(count == 91_707)
    #expect(wrong == [])
  }
}
