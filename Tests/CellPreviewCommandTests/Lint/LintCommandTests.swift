import CellPictures
import CellConfiguration
import CellDocuments
import CellPreviewCommand
import Foundation
import Testing

@Suite("The command checks documents")
struct LintCommandTests {
  private static let list = """
    { "sections": [
        { "rows": [
            { "content": { "text": "Wi-Fi" },
              "height": 40 } ] } ] }
    """

  @Test("The command says where a finding is, what happens and what to do")
  func places() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run("lint", "list.json", "--except", "truncatedText") == .success)
    #expect(
      fixture.output == """
        list.json:4:21: sections[0].rows[0].height: "Wi-Fi" is 40 points high, which is less than \
        the 44 that a finger needs. (smallTapTarget)
                    "height": 40 } ] } ] }
                              ^~
          Leave out the height, so that the row fits its content.

        """)
    #expect(fixture.errors.isEmpty)
  }

  @Test("A finding about a value that is not written is marked at what would contain it")
  func unwritten() throws {
    let fixture = try CommandFixture()
    try fixture.write(
      """
      { "appearance": "plain",
        "sections": [ { "rows": [ { "height": 50, "content":
          { "text": "A mailbox whose name is too long for one line" } } ] } ] }
      """)
    #expect(fixture.run("lint", "list.json") == .success)
    #expect(fixture.output.hasPrefix("list.json:3:5: sections[0].rows[0].content.textProperties: "))
  }

  @Test("The strict option makes a finding a failure, a list without findings is a success")
  func strict() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    try fixture.write(
      #"{ "sections": [{ "rows": [{ "content": { "text": "A" } }] }] }"#, to: "clean.json")
    #expect(fixture.run("lint", "clean.json", "--strict") == .success)
    #expect(fixture.output.isEmpty)
    #expect(fixture.run("lint", "clean.json", "list.json", "--strict") == .failure)
    #expect(fixture.output.contains("list.json:4:21") && !fixture.output.contains("clean.json"))
    let exceptions = "smallTapTarget,truncatedText"
    #expect(fixture.run("lint", "list.json", "--strict", "--except", exceptions) == .success)
  }

  @Test("The findings are printed as a log in SARIF and as annotations, with their severity")
  func otherFormats() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list, to: "a, b%.json")
    #expect(fixture.run("lint", "a, b%.json", "--annotations") == .success)
    let lines = fixture.output.split(separator: "\n")
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.hasPrefix("::warning file=a%2C b%25.json,line=") })
    #expect(lines[0].contains(",line=4,col=21,title=smallTapTarget::sections[0].rows[0].height: "))

    struct Log: Decodable {
      struct Rule: Decodable { var id: String }
      struct Driver: Decodable { var rules: [Rule] }
      struct Tool: Decodable { var driver: Driver }
      struct Region: Decodable { var startLine, startColumn: Int }
      struct Artifact: Decodable { var uri: String }
      struct Physical: Decodable {
        var artifactLocation: Artifact
        var region: Region
      }
      struct Location: Decodable { var physicalLocation: Physical }
      struct Result: Decodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var locations: [Location]
      }
      struct Run: Decodable {
        var tool: Tool
        var results: [Result]
      }
      var version: String
      var runs: [Run]
    }
    let other = try CommandFixture()
    try other.write(Self.list, to: "a, b%.json")
    #expect(other.run("lint", "a, b%.json", "--sarif") == .success)
    let log = try JSONDecoder().decode(Log.self, from: Data(other.output.utf8))
    let run = try #require(log.runs.first)
    #expect(log.version == "2.1.0" && run.results.count == lines.count)
    let rules = run.tool.driver.rules.map(\.id)
    #expect(rules == LintRule.allCases.map(\.name))
    #expect(run.results.allSatisfy { rules[$0.ruleIndex] == $0.ruleId && $0.level == "warning" })
    let place = try #require(run.results.first?.locations.first?.physicalLocation)
    #expect(place.artifactLocation.uri == "a,%20b%25.json")
    #expect(place.region.startLine == 4 && place.region.startColumn == 21)
  }

  @Test("The findings are printed as JSON with their identifiers and places")
  func json() throws {
    struct Entry: Decodable, Equatable {
      var file: String
      var line: Int
      var column: Int
      var path: String
      var identifier: String
      var summary: String
      var remedy: String
      var article: String
    }
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run("lint", "list.json", "--json", "--except", "truncatedText") == .success)
    let entries = try JSONDecoder().decode([Entry].self, from: Data(fixture.output.utf8))
    #expect(
      entries == [
        Entry(
          file: "list.json", line: 4, column: 21, path: "sections[0].rows[0].height",
          identifier: "smallTapTarget",
          summary: "\"Wi-Fi\" is 40 points high, which is less than the 44 that a finger needs.",
          remedy: "Leave out the height, so that the row fits its content.",
          article: "CellPictures/CheckingLists#smallTapTarget")
      ])
    let clean = try CommandFixture()
    try clean.write(#"{ "sections": [] }"#)
    #expect(clean.run("lint", "list.json", "--json") == .success)
    #expect(try JSONDecoder().decode([Entry].self, from: Data(clean.output.utf8)).isEmpty)
  }

  @Test("A look takes the place of what the document says")
  func look() throws {
    let fixture = try CommandFixture()
    try fixture.write(
      """
      { "sections": [{ "rows": [{ "content":
        { "text": "Wi-Fi", "textProperties": { "numberOfLines": 1 } } }] }] }
      """)
    #expect(fixture.run("lint", "list.json", "--strict") == .success)
    #expect(fixture.run("lint", "list.json", "--strict", "--width", "100") == .failure)
  }

  @Test(
    "Of many findings of a kind twenty are listed, and all are counted", arguments: [20, 21, 33])
  func many(count: Int) throws {
    let fixture = try CommandFixture()
    let row = #"{ "height": 20 }"#
    let rows = Array(repeating: row, count: count).joined(separator: ", ")
    try fixture.write("{ \"sections\": [{ \"rows\": [\(rows)] }] }")
    #expect(fixture.run("lint", "list.json", "--except", "emptyRow") == .success)
    #expect(fixture.output.contains("sections[0].rows[19].height"))
    #expect(!fixture.output.contains("sections[0].rows[20].height"))
    let rest = fixture.output.components(separatedBy: "list.json: ").dropFirst()
    #expect(Array(rest) == (count > 20 ? ["\(count - 20) more of smallTapTarget\n"] : []))
  }

  @Test("Many findings on one line have the columns that errors have")
  func columns() throws {
    let fixture = try CommandFixture()
    let row = #"{ "content": { "text": "né 👨‍👩‍👧" }, "height": 20 }"#
    let rows = Array(repeating: row, count: 3).joined(separator: ",\t")
    let text = "{ \"sections\": [{ \"rows\": [\(rows)] }] }"
    try fixture.write(text)
    #expect(fixture.run("lint", "list.json", "--except", "truncatedText") == .success)
    let columns = text.indices.filter { text[$0...].hasPrefix("20 }") }
      .map { text.distance(from: text.startIndex, to: $0) + 1 }
    #expect(columns.count == 3)
    for column in columns { #expect(fixture.output.contains("list.json:1:\(column): ")) }
  }

  @Test("Mistakes in any file are errors, and nothing else is printed")
  func mistakes() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    try fixture.write(#"{ "sectoins": [] }"#, to: "mistake.json")
    #expect(fixture.run("lint", "list.json", "mistake.json", "missing.json") == .failure)
    #expect(fixture.output.isEmpty)
    #expect(fixture.errors.contains("sectoins") && fixture.errors.contains("missing.json"))
  }

  @Test("A text of the document cannot control the terminal")
  func terminal() throws {
    let fixture = try CommandFixture()
    try fixture.write(
      #"{ "sections": [{ "rows": [{ "height": 9, "content": {"text": "\u001b[2J"} }] }] }"#)
    #expect(fixture.run("lint", "list.json") == .success)
    #expect(fixture.output.contains(#"\u{1B}[2J"#) && !fixture.output.contains("\u{1B}"))
    #expect(fixture.run("lint", "list.json", "--json") == .success)
    #expect(!fixture.output.contains("\u{1B}"))
  }

  @Test(
    "Wrong arguments of the check are answered with status 64",
    arguments: [
      ["lint"], ["lint", "list.json", "--except"], ["lint", "list.json", "--except", "contrast"],
      ["lint", "list.json", "-o", "a.txt"], ["render", "list.json", "--strict"],
      ["describe", "list.json", "--json"],
    ])
  func usage(arguments: [String]) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run(arguments) == .usage)
  }
}
