import CellConfiguration
import CellDocuments
import CellTestSupport
import Foundation
import Testing

@Suite("Numbers at the limits of a floating-point number")
struct NumberLimitTests {
  private static func message(_ text: String) -> String? {
    do {
      _ = try ListDocument(data: Data(text.utf8), name: "list.json")
      return nil
    } catch {
      return error.problems.map(\.message).joined(separator: "\n")
    }
  }

  private static func level(_ number: String) -> String {
    #"{"sections": [{"rows": [{"indentationLevel": \#(number)}]}]}"#
  }

  @Test(
    "A number too close to zero is refused in every member",
    arguments: (1...9).map { "\($0)e-400" } + [
      "-1e-400", "1E-0400", "90e-400", "0." + String(repeating: "0", count: 400) + "9",
    ])
  func underflow(number: String) throws {
    let expected = "expected 0, or a number that is farther from zero"
    let width = try #require(Self.message("{\"width\": \(number)}"))
    let level = try #require(Self.message(Self.level(number)))
    #expect(width.hasPrefix("width: found \(number.prefix(80))") && width.hasSuffix(expected))
    #expect(level.hasPrefix("sections[0].rows[0].indentationLevel: found "))
    #expect(level.hasSuffix(expected))
  }

  @Test("Every way to write zero is accepted", arguments: ["0", "-0", "0.000", "0e-400", "0E999"])
  func zero(number: String) {
    #expect(Self.message("{\"width\": \(number)}") == nil)
    #expect(Self.message(Self.level(number)) == nil)
  }

  @Test("The smallest number that is not zero is a width, and no level")
  func smallest() {
    #expect(Self.message("{\"width\": 5e-324}") == nil)
    #expect(Self.message(Self.level("5e-324"))?.contains("a whole number") == true)
  }

  @Test("A number in the place of a name has no hint that the place does not permit")
  func names() {
    #expect(Self.message("{\"width\": +1}")?.hasSuffix(". Write 1") == true)
    for text in [
      #"{"appearance": +1}"#, #"{"traits": {"layoutDirection": +1}}"#,
      #"{"sections": [{"rows": [{"content": {"textProperties": {"alignment": +1}}}]}]}"#,
      #"{"sections": [{"rows": [{"content": {"textProperties": {"transform": +1}}}]}]}"#,
      #"{"sections": [{"rows": [{"background": {"shadowProperties": {"path": +1}}}]}]}"#,
    ] {
      #expect(Self.message(text)?.contains("Write") == false)
    }
  }

  @Test("A hint or a message contains numbers that are larger than every integer")
  func largest() {
    #expect(Self.message("{\"width\": +1e30}")?.hasSuffix(". Write 1e+30") == true)
    #expect(Self.message("{\"width\": +1e14}")?.hasSuffix(". Write 100000000000000") == true)
    #expect(Self.message("{\"width\": -1e30}")?.contains("found -1e+30, expected") == true)
  }
}

@Suite("Messages about documents are short, however long their names are")
struct MessageLengthTests {
  /// A name of a quarter of a megabyte, or of a part of it in a debug build.
  enum LongName: CaseIterable {
    case manyCharacters
    /// One character of many code points.
    case manyMarks

    var text: String {
      switch self {
      case .manyCharacters: String(repeating: "x", count: caseCount(1 << 18))
      case .manyMarks: "x" + String(repeating: "\u{301}", count: caseCount(1 << 17))
      }
    }
  }

  private static func texts(_ name: String) -> [String] {
    [
      // An unknown member, in several places.
      "{\"\(name)\": 3}", "{\"sections\": [{\"rows\": [{\"\(name)\": 3}]}]}",
      // A name without quotation marks, and one with other quotation marks.
      "{\(name): 3}", "{'\(name)': 3}",
      // A member that is there twice.
      "{\"\(name)\": 3, \"\(name)\": 3}",
      // A mistake in the value of a member.
      "{\"\(name)\": .5}", "{\"\(name)\": [0, .5]}", "{\"\(name)\" 3}", "{\"\(name)\": ",
      "{\"symbols\": {\"\(name)\": 3}}", "{\"symbols\": {\"\(name)\": {\"lines\": 3}}}",
      // A value instead of a name or another value.
      "{\"width\": \"\(name)\"}", "{\"width\": \(name)}", "{\"appearance\": \"\(name)\"}",
      "{\"width\": '\(name)'}", "{\"width\": \"\(name)", "\(name)", "\"\(name)\"",
    ]
  }

  @Test("A message is shorter than two kilobytes", arguments: LongName.allCases)
  func short(name: LongName) throws {
    for text in Self.texts(name.text) {
      let error = #expect(throws: DocumentError.self) {
        try ListDocument(data: Data(text.utf8), name: "list.json")
      }
      let problems = try #require(error).problems
      #expect(!problems.isEmpty)
      for problem in problems {
        let size = problem.description.utf8.count
        #expect(size < 2048, "\(text.utf8.prefix(30))")
      }
    }
  }

  @Test("An unknown name of many marks is compared a few times, not with every known name")
  func marks() {
    let marks = String(repeating: "\u{301}", count: 10_000)
    let (name, other) = ("x" + marks, "y" + marks)
    let comparison = processorTime { #expect(name != other) }
    for text in Self.texts(name) {
      let data = Data(text.utf8)
      let limit = 45 * comparison
      let time = processorTime(upTo: limit) {
        _ = try? ListDocument(data: data, name: "list.json")
      }
      #expect(time <= limit, "\(text.utf8.prefix(30))")
    }
  }

  @Test("A cut name ends with an ellipsis, and a name of eighty code points is whole")
  func ellipsis() throws {
    func message(_ count: Int) throws -> String {
      let name = String(repeating: "x", count: count)
      let error = #expect(throws: DocumentError.self) {
        try ListDocument(data: Data("{\"\(name)\": 3}".utf8), name: "list.json")
      }
      return try #require(error?.problems.first?.message)
    }
    let whole = String(repeating: "x", count: 80)
    #expect(try message(80).hasPrefix("\(whole): found unknown member \"\(whole)\", expected"))
    #expect(try message(81).hasPrefix("\(whole)…: found unknown member \"\(whole)…\", expected"))
  }

  @Test("A path keeps its names whole for code that follows it")
  func path() {
    let path = [LongName.manyCharacters.text, "0"]
    let error = ConfigurationDecodingError(path: path, found: "3", expected: "a text")
    #expect(error.path == path && error.description.utf8.count < 200)
  }
}
