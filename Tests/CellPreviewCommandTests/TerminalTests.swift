import CellPictures
import CellPreviewCommand
import CellTestSupport
import Foundation
import Testing

@Suite("Output to a terminal contains no control characters")
struct TerminalTests {
  /// Characters that terminals obey, and how they are written instead.
  private static let controls = [
    ("\u{1B}[2J\u{1B}[31m", #"\u{1B}[2J\u{1B}[31m"#), ("\u{7}", #"\u{7}"#),
    ("a\rb\u{8}", #"a\u{D}b\u{8}"#), ("\u{7F}", #"\u{7F}"#), ("\u{9B}2J", #"\u{9B}2J"#),
    ("\u{85}", #"\u{85}"#), ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
    ("\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}", #"\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}"#),
    ("\u{2066}\u{2067}\u{2068}\u{2069}", #"\u{2066}\u{2067}\u{2068}\u{2069}"#),
    ("\u{200E}\u{200F}\u{61C}", #"\u{200E}\u{200F}\u{61C}"#),
  ]

  /// Whether a text has a character that a terminal obeys, line breaks between lines aside.
  private static func controls(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0xA: false
      case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  private static func json(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  @Test("Messages escape control characters in values of a document", arguments: controls)
  func values(text: String, written: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(#"{"container": \#(try Self.json(text + "\n"))}"#)
    #expect(fixture.run("describe", "list.json") == .failure)
    #expect(fixture.errors.contains("container: found \"\(written)\\u{A}\", expected"))
    #expect(!Self.controls(fixture.errors))
    // The message, the line of the document, and the mark below the place.
    #expect(fixture.errors.filter { $0 == "\n" }.count == 3)
  }

  @Test("Messages escape control characters in member names of a document", arguments: controls)
  func members(text: String, written: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(#"{\#(try Self.json(text)): 1}"#)
    #expect(fixture.run("describe", "list.json") == .failure)
    #expect(fixture.errors.contains("\(written): found unknown member \"\(written)\""))
    #expect(!Self.controls(fixture.errors))
  }

  @Test("Messages escape control characters in file names and arguments", arguments: controls)
  func names(text: String, written: String) throws {
    let fixture = try CommandFixture()
    #expect(fixture.run("describe", text) == .failure)
    #expect(fixture.errors.hasPrefix("cellpreview: \(written): found "))
    #expect(fixture.run("-\(text)") == .usage)
    #expect(fixture.errors.contains("there is no command -\(written)\n"))
    #expect(fixture.run("render", "list.json", "-\(text)") == .usage)
    #expect(fixture.errors.contains("render has no option -\(written)\n"))
    #expect(!Self.controls(fixture.errors))
  }

  @Test(
    "No output makes a terminal obey control characters in texts of a document",
    arguments: controls,
    ["describe", "layout", "render"])
  func texts(control: (text: String, written: String), command: String) throws {
    let fixture = try CommandFixture()
    let text = try Self.json("a\(control.text)b")
    try fixture.write(#"{"sections": [{"rows": [{"content": {"text": \#(text)}}]}]}"#)
    #expect(fixture.run(command, "list.json") == .success)
    #expect(!Self.controls(fixture.output), "\(fixture.output.debugDescription)")
  }

  @Test("The description escapes control characters of texts, and the JSON preserves them")
  func escapedTexts() throws {
    let text = "a\u{1B}[2J\u{9B}b\u{202E}c"
    let layout = try PictureFixture.layout(
      #"{"sections": [{"rows": [{"content": {"text": \#(try Self.json(text))}}]}]}"#)
    #expect(layout.describe().contains(#"text = "a\u{1B}[2J\u{9B}b\u{202E}c""#))
    let report = try JSONNode(layout.report())
    let written = report[
      [.member("cells"), .element(0), .member("properties"), .member("content.text")]]
    #expect(written == .string(text))
  }
}
