import CellPictures
import CellPreviewCommand
import CellTestSupport
import Foundation
import Testing

@Suite("The command watches files and draws them again")
struct WatchTests {
  private static func list(_ text: String) -> String {
    #"{ "sections": [ { "rows": [ { "content": { "text": "\#(text)" } } ] } ] }"#
  }

  /// What can be seen of a page at one moment.
  private struct Moment: Equatable {
    var texts: [String]
    var hasErrors: Bool
    var version: String
    var beat: Int?

    init(_ fixture: CommandFixture, _ page: String = "preview/live") throws {
      let text = try fixture.read("\(page).html")
      texts = text.matches(of: #/<svg .*?</svg>/#.dotMatchesNewlines()).flatMap {
        PictureFixture(String($0.output)).texts
      }
      hasErrors = text.contains("class=\"errors\"")
      let script = try fixture.read("\(page).live.js")
      let match = try #require(script.wholeMatch(of: /cellpreview\("([0-9a-f]+)", (\w+)\);\n/))
      version = String(match.1)
      beat = Int(match.2)
      // The page is of the version that the script names.
      #expect(text.contains("if (version !== \"\(version)\") location.reload();"))
    }
  }

  @Test("Watching draws files again only when they are saved")
  func follows() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list("One"))
    var moments: [Moment] = []
    func note() throws { moments.append(try Moment(fixture)) }
    fixture.events = [
      note, note, { try fixture.write(Self.list("Two")) }, note,
      // Another file in its place, as editors do it.
      {
        try fixture.write(Self.list("Six"), to: "draft")
        try FileManager.default.removeItem(atPath: fixture.path("list.json"))
        try FileManager.default.moveItem(
          atPath: fixture.path("draft"), toPath: fixture.path("list.json"))
      }, note,
    ]
    #expect(fixture.run("watch", "list.json") == .success)
    #expect(moments.map(\.texts) == [["One"], ["One"], ["Two"], ["Six"]])
    #expect(moments[0].version == moments[1].version)
    #expect(Set(moments.map(\.version)).count == 3)
    // A sign of life each time.
    #expect(Set(moments.map(\.beat)).count == 4)
    #expect(fixture.output.ranges(of: "Open preview/live.html").count == 1)
    #expect(fixture.errors.isEmpty)
    // Gone.
    let last = try Moment(fixture)
    #expect(last.beat == nil && last.version == moments[3].version)
  }

  @Test("Watching shows a mistake above the last good pictures until it is corrected")
  func mistakes() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list("One"), to: "a.json")
    try fixture.write(Self.list("Two"), to: "b.json")
    var moments: [Moment] = []
    func note() throws { moments.append(try Moment(fixture, "page")) }
    fixture.events = [
      { try fixture.write(#"{ "sections": [ { "rows": [ { "contnt": "#, to: "a.json") }, note,
      {
        let page = try fixture.read("page.html")
        #expect(page.contains("<strong>a.json:1:"))
        try fixture.write(Self.list("Three"), to: "b.json")
      }, note,
      { try FileManager.default.removeItem(atPath: fixture.path("b.json")) }, note,
      {
        let page = try fixture.read("page.html")
        #expect(page.contains("<strong>b.json</strong> found no such file"))
        try fixture.write(Self.list("Four"), to: "a.json")
        try fixture.write(Self.list("Five"), to: "b.json")
      }, note,
    ]
    #expect(fixture.run("watch", "a.json", "b.json", "-o", "page.html") == .success)
    #expect(
      moments.map(\.texts) == [
        ["One", "Two"], ["One", "Three"], ["One", "Three"], ["Four", "Five"],
      ])
    #expect(moments.map(\.hasErrors) == [true, true, true, false])
    #expect(fixture.errors.contains("cellpreview: a.json:1:"))
  }

  @Test("Watching follows the pictures beside a document")
  func pictures() throws {
    let fixture = try CommandFixture()
    let image = #""image": { "url": "a.png", "size": [40, 40] }"#
    func list(_ image: String) -> String {
      #"{ "sections": [{ "rows": [{ "content": { "text": "A"\#(image) } }] }] }"#
    }
    let dot = Data([0x89] + Array("PNG\r\n\u{1A}\n\0\0\0\rIHDR\0\0\0\u{9}\0\0\0\u{7}".utf8))
    func write(_ data: Data) throws {
      try data.write(to: fixture.directory.appendingPathComponent("a.png"))
    }
    try fixture.write(list(", " + image))
    var moments: [Moment] = []
    func note() throws { moments.append(try Moment(fixture)) }
    fixture.events = [
      // Missing at first, saved twice, and gone.
      note, { try write(dot) }, note, note, { try write(dot + [1]) }, note,
      { try FileManager.default.removeItem(atPath: fixture.path("a.png")) }, note,
      // Nothing shows it anymore.
      { try fixture.write(list("")) }, note, { try write(dot + [1, 2]) }, note,
    ]
    #expect(fixture.run("watch", "list.json") == .success)
    let versions = moments.map(\.version)
    let places = versions.map { version in versions.firstIndex(of: version) }
    #expect(places == [0, 1, 1, 3, 0, 5, 5])
    #expect(fixture.errors.ranges(of: "picture a.png: found no such file").count == 2)
  }

  @Test("Watching can begin with missing or invalid files")
  func begins() throws {
    let fixture = try CommandFixture()
    fixture.events = [
      {
        let page = try fixture.read("preview/live.html")
        #expect(page.contains("<strong>list.json</strong> found no such file"))
      },
      { try fixture.write(Self.list("One")) },
      {
        let texts = try Moment(fixture).texts
        #expect(texts == ["One"])
      },
    ]
    #expect(fixture.run("watch", "list.json", "--looks", "dark") == .success)
  }

  @Test(
    "Watching goes on while something other than a file is in a document's place",
    arguments: ["a pipe", "a folder", "a socket", "a device"])
  func otherKinds(kind: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list("One"))
    var moments: [Moment] = []
    func note() throws { moments.append(try Moment(fixture)) }
    fixture.events = [
      note, { try fixture.replace("list.json", by: kind) }, note,
      {
        let page = try fixture.read("preview/live.html")
        #expect(page.contains("found \(kind), expected a file"))
        try FileManager.default.removeItem(atPath: fixture.path("list.json"))
        try fixture.write(Self.list("Two"))
      }, note,
    ]
    #expect(fixture.run("watch", "list.json") == .success)
    #expect(moments.map(\.texts) == [["One"], ["One"], ["Two"]])
    #expect(moments.map(\.hasErrors) == [false, true, false])
  }

  @Test(
    "Watching goes on while a pipe is in the place of its page or script",
    arguments: ["preview/live.html", "preview/live.live.js"])
  func pipeAsOutput(name: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list("One"))
    var moments: [Moment] = []
    func note() throws { moments.append(try Moment(fixture)) }
    fixture.events = [
      note, { try fixture.replace(name, by: "a pipe") }, { try fixture.write(Self.list("Two")) },
      {}, { try FileManager.default.removeItem(atPath: fixture.path(name)) }, note,
    ]
    #expect(fixture.run("watch", "list.json") == .success)
    #expect(moments.map(\.texts) == [["One"], ["Two"]])
    #expect(fixture.errors.contains("\(name): found a pipe, expected a file that can be written"))
  }

  @Test("The version of a watched page depends only on its contents")
  func versions() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list("One"))
    let versions = try [["--dark"], ["--dark"], ["--light"]].map { look in
      #expect(fixture.run(["watch", "list.json", "-o", "page.html"] + look) == .success)
      return try Moment(fixture, "page").version
    }
    #expect(versions[0] == versions[1] && versions[1] != versions[2])
  }

  @Test("A watched page with any name finds its script")
  func names() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list("One"))
    let name = "a \"b\" <c>#d?.html"
    #expect(fixture.run("watch", "list.json", "-o", name) == .success)
    #expect(
      try fixture.read(name).contains(#"script.src = "a%20%22b%22%20%3Cc%3E%23d%3F.live.js""#))
    #expect(fixture.files.contains("a \"b\" <c>#d?.live.js"))
  }

  @Test("Watching ends with an error if the page cannot be written")
  func unwritable() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list("One"))
    try fixture.write("a file", to: "folder")
    #expect(fixture.run("watch", "list.json", "-o", "folder/page.html") == .failure)
    #expect(fixture.errors.contains("folder/page.html: found a file in the place of the folder"))
  }

  @Test("Watching writes a deleted page or script again, though no document changes")
  func deletedPage() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list("One"))
    var moments: [Moment] = []
    func note() throws { moments.append(try Moment(fixture)) }
    func delete(_ name: String) throws {
      try FileManager.default.removeItem(atPath: fixture.path(name))
    }
    fixture.events = [
      note, { try delete("preview/live.html") }, note, { try delete("preview/live.live.js") }, note,
      { try delete("preview") }, note,
    ]
    #expect(fixture.run("watch", "list.json") == .success)
    #expect(moments.map(\.texts) == [["One"], ["One"], ["One"], ["One"]])
    #expect(Set(moments.map(\.version)).count == 1 && Set(moments.map(\.beat)).count == 4)
  }

  @Test("Watching goes on after a page could not be written, and reports it once")
  func writeError() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list("One"))
    let folder = fixture.path("preview")
    var moments: [Moment] = []
    func note() throws { moments.append(try Moment(fixture)) }
    func block() throws {
      try FileManager.default.removeItem(atPath: folder)
      try fixture.write("in the way", to: "preview")
    }
    func unblock() throws { try FileManager.default.removeItem(atPath: folder) }
    fixture.events = [
      note, block, {}, { try fixture.write(Self.list("Two")) }, {}, unblock, note, block, unblock,
      note,
    ]
    #expect(fixture.run("watch", "list.json") == .success)
    #expect(moments.map(\.texts) == [["One"], ["Two"], ["Two"]])
    let error = "preview/live.html: found a file in the place of the folder"
    #expect(fixture.errors.components(separatedBy: error).count == 3, "\(fixture.errors)")
  }

  @Test("Watching that ends while the script cannot be written ends with an error")
  func lastError() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list("One"))
    fixture.events = [
      {
        try FileManager.default.removeItem(atPath: fixture.path("preview"))
        try fixture.write("in the way", to: "preview")
      }
    ]
    #expect(fixture.run("watch", "list.json") == .failure)
    #expect(fixture.errors.contains("found a file in the place of the folder"))
  }
}
