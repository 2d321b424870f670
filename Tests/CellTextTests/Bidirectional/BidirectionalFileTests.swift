import CellText
import Foundation
import Testing

/// The consortium's files as they are, where they are at hand.
///
/// `UNICODE_DATA=/usr/share/unicode swift test --filter BidirectionalFileTests`, with Debian's package
/// `unicode-data`. The same cases are in the package in a compact form, which tests without the files.
@Suite(
  "Bidirectional algorithm, original files",
  .enabled(if: ProcessInfo.processInfo.environment["UNICODE_DATA"] != nil))
struct BidirectionalFileTests {
  private let directory = ProcessInfo.processInfo.environment["UNICODE_DATA"] ?? ""

  private func rows(_ name: String) throws -> [Substring] {
    let text = try String(
      decoding: Data(contentsOf: URL(fileURLWithPath: directory + "/" + name)), as: UTF8.self)
    return text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init)
      .filter { !$0.hasPrefix("#") }
  }

  private static func numbers(_ text: Substring) -> [Int?] {
    text.split(whereSeparator: \.isWhitespace).map { Int($0) }
  }

  @Test("BidiTest.txt")
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
    print("BidiTest.txt: \(count - wrong.count) of \(count) cases pass")
    #expect(count > 700_000)
    #expect(wrong == [])
  }

  @Test("BidiCharacterTest.txt")
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
    print("BidiCharacterTest.txt: \(count - wrong.count) of \(count) cases pass")
    #expect(count == 91_707)
    #expect(wrong == [])
  }
}
