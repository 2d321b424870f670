import CellPreviewCommand
import Foundation
import Testing

@Suite("A page shows every file in every look")
struct PageTests {
  private static func list(_ text: String) -> String {
    #"{ "sections": [ { "rows": [ { "content": { "text": "\#(text)", "image": "star" }, "#
      + #""background": { "cornerRadius": 8 } } ] } ] }"#
  }

  private static func page(_ arguments: String...) throws -> String {
    let fixture = try CommandFixture()
    try fixture.write(list("Wi-Fi &amp; <more>"), to: "a.json")
    try fixture.write(list("Bluetooth"), to: "b <c>.json")
    #expect(
      fixture.run(["render", "a.json", "b <c>.json", "-o", "pages/list.html"] + arguments)
        == .success, "\(fixture.errors)")
    #expect(fixture.output.isEmpty)
    return try fixture.read("pages/list.html")
  }

  @Test("A list of looks has a name between any two commas", arguments: ["light,,dark", "dark,"])
  func emptyLook(looks: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list("Wi-Fi"))
    #expect(fixture.run("render", "list.json", "-o", "list.html", "--looks", looks) == .usage)
    #expect(fixture.files == ["list.json"])
  }

  @Test("A page has the same picture of each file and look as a picture drawn alone")
  func pictures() throws {
    let page = try Self.page("--looks", "light,dark+rtl,inspect,accessibilityLarge")
    #expect(page.matches(of: #/<svg /#).count == 8)
    #expect(
      page.matches(of: /<figcaption>(.*?)<\/figcaption>/).map { String($0.1) }
        == ["light", "dark + rtl", "inspect", "accessibilityLarge"]
        + ["light", "dark + rtl", "inspect", "accessibilityLarge"])
    let fixture = try CommandFixture()
    try fixture.write(Self.list("Wi-Fi &amp; <more>"))
    for look in [
      ["--light"], ["--dark", "--rtl"], ["--inspect"], ["--size", "accessibilityLarge"],
    ] {
      #expect(fixture.run(["render", "list.json", "-o", "list.svg"] + look) == .success)
      // Only identifiers are others.
      let picture = try fixture.read("list.svg")
      #expect(page.replacing(/f[0-9]l[0-9]-/, with: "").contains(picture))
    }
  }

  @Test("A page has alternative text for every picture and no duplicate identifiers")
  func text() throws {
    let page = try Self.page("--looks", "light,dark")
    #expect(page.contains("text = &quot;Bluetooth&quot;"))
    #expect(page.matches(of: /<details>/).count == 4)
    let identifiers = page.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
    #expect(Set(identifiers).count == identifiers.count)
    for reference in page.matches(of: /url\(#([^)]+)\)/) {
      #expect(identifiers.contains(String(reference.1)))
    }
  }

  @Test("A page shows names and texts literally and needs no other files")
  func isWhole() throws {
    let page = try Self.page()
    #expect(page.contains("<h1>b &lt;c&gt;.json</h1>"))
    #expect(page.contains("&amp;amp; &lt;more&gt;"))
    #expect(!page.contains("<script") && !page.contains(" src=") && !page.contains("@import"))
    #expect(page.contains("width=device-width") && page.contains("prefers-color-scheme: dark"))
  }

  @Test("A page with a bad file is not written, and the problems of all files are listed")
  func errors() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list("Wi-Fi"), to: "good.json")
    try fixture.write(#"{ "widht": 3, "heigth": 4 }"#, to: "bad.json")
    #expect(
      fixture.run("render", "good.json", "bad.json", "none.json", "-o", "page.html") == .failure)
    for part in ["bad.json:1:3: widht", "bad.json:1:15: heigth", "none.json: found no such file"] {
      #expect(fixture.errors.contains(part), "\(fixture.errors)")
    }
    #expect(fixture.files == ["bad.json", "good.json"] && fixture.output.isEmpty)
  }

  @Test("A page never overwrites a document")
  func documents() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list("Wi-Fi"), to: "a.html")
    try fixture.write(Self.list("Wi-Fi"), to: "b.json")
    #expect(fixture.run("render", "b.json", "a.html", "-o", "a.html") == .failure)
    #expect(fixture.run("watch", "b.json", "a.html", "-o", "a.html") == .failure)
    #expect(try fixture.read("a.html") == Self.list("Wi-Fi"))
  }
}

@Suite("The README has a current picture")
struct ReadmePictureTests {
  /// The picture as it is kept with the documentation.
  private static let kept = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/CellPictures/CellPictures.docc/Resources/readme.svg")

  /// With `RECORD_PICTURES` set, the test writes the picture again, and fails as a reminder.
  @Test("The picture in the README is the one that the package draws")
  func isFresh() throws {
    let text = ReadmePicture.text
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
      try Data(text.utf8).write(to: Self.kept)
      Issue.record("recorded \(Self.kept.lastPathComponent); run again without RECORD_PICTURES")
    }
    let kept = try String(contentsOf: Self.kept, encoding: .utf8)
    #expect(
      kept == text, "stale: draw it anew with RECORD_PICTURES=1 swift test --filter ReadmePicture")
  }
}
