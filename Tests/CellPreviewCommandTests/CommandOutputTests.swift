import CellPreviewCommand
import Foundation
import Testing

@Suite("The command writes its output file safely")
struct CommandOutputTests {
  private static let list = """
    { "sections": [ { "rows": [ { "content": { "text": "Wi-Fi" } } ] } ] }
    """

  @Test(
    "The command reports the obstacle to writing a picture with status 1",
    arguments: [
      ("folder/list.svg", "a file in the place of the folder "),
      ("folder/more/list.svg", "a file in the place of the folder "), (".", "a folder"),
      ("loop.svg", "a symbolic link that leads to itself"),
      (String(repeating: "x", count: 300), "a name that is too long"),
      ("new/folder/" + String(repeating: "x", count: 300), "a name that is too long"),
      ("new/" + String(repeating: "y", count: 300) + "/list.svg", "a name that is too long"),
      ("/dev/full", "no space left to write to"),
    ])
  func unwritable(path: String, found: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    try fixture.write("in the way", to: "folder")
    try fixture.link("loop.svg", to: "loop.svg")
    let files = fixture.files
    #expect(fixture.run("render", "list.json", "-o", path) == .failure)
    #expect(fixture.errors.hasPrefix("cellpreview: \(path): found \(found)"), "\(fixture.errors)")
    #expect(fixture.errors.hasSuffix(", expected a file that can be written\n"))
    #expect(fixture.output.isEmpty)
    #expect(fixture.files == files)
  }

  @Test("Writing through a symbolic link replaces its target, not the link")
  func link() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    try fixture.write("old", to: "picture.svg")
    try fixture.link("link.svg", to: "picture.svg")
    #expect(fixture.run("render", "list.json", "-o", "link.svg") == .success)
    #expect(try fixture.read("picture.svg").hasSuffix("</svg>\n"))
    #expect(try fixture.destination(of: "link.svg") == "picture.svg")
  }

  @Test("Writing through a chain of links creates a missing target")
  func danglingLink() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    try fixture.link("first.svg", to: "second.svg")
    try fixture.link("second.svg", to: "folder/../pictures/picture.svg")
    try FileManager.default.createDirectory(
      atPath: fixture.path("folder"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: fixture.path("pictures"), withIntermediateDirectories: true)
    #expect(fixture.run("render", "list.json", "-o", "first.svg") == .success, "\(fixture.errors)")
    #expect(try fixture.read("pictures/picture.svg").hasSuffix("</svg>\n"))
    #expect(try fixture.destination(of: "first.svg") == "second.svg")
    #expect(try fixture.destination(of: "second.svg") == "folder/../pictures/picture.svg")
  }

  @Test(
    "Writing through a symbolic link creates no folders where the link leads",
    arguments: ["file.svg", "chain.svg", "folder/list.svg", "folder/more/list.svg"])
  func linkToMissingFolder(path: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    try fixture.link("file.svg", to: "missing/more/list.svg")
    try fixture.link("chain.svg", to: "file.svg")
    try fixture.link("folder", to: "missing")
    let files = fixture.files
    #expect(fixture.run("render", "list.json", "-o", path) == .failure)
    #expect(
      fixture.errors == "cellpreview: \(path): found a symbolic link to a missing folder, expected "
        + "a file that can be written\n")
    #expect(fixture.files == files)
  }

  @Test("Overwriting a file keeps its permissions", arguments: [0o600, 0o644, 0o640, 0o755])
  func permissions(mode: Int) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    try fixture.write("old", to: "picture.svg", mode: mode)
    #expect(fixture.run("render", "list.json", "-o", "picture.svg") == .success)
    #expect(try fixture.read("picture.svg").hasSuffix("</svg>\n"))
    #expect(try fixture.mode(of: "picture.svg") == mode)
  }

  @Test("Overwriting a file keeps its owner if the user may change owners")
  func owner() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    try fixture.write("old", to: "picture.svg")
    let owner: uid_t = getuid() == 0 ? 65534 : getuid()
    try #require(chown(fixture.path("picture.svg"), owner, getgid()) == 0)
    #expect(fixture.run("render", "list.json", "-o", "picture.svg") == .success)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: fixture.path("picture.svg"))
    #expect(attributes[.ownerAccountID] as? Int == Int(owner))
  }

  @Test(
    "A picture never overwrites its document, however the path is spelled",
    arguments: [
      "list.svg", "./list.svg", "folder/../list.svg", "link.svg", "links/link.svg",
      "hard.svg",
    ], ["list.svg", "link.svg"])
  func documentAsOutput(path: String, document: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list, to: "list.svg")
    try FileManager.default.createDirectory(
      atPath: fixture.path("folder"), withIntermediateDirectories: true)
    try fixture.link("link.svg", to: "list.svg")
    try fixture.link("links", to: ".")
    try FileManager.default.linkItem(
      atPath: fixture.path("list.svg"), toPath: fixture.path("hard.svg"))
    let files = fixture.files
    #expect(fixture.run("render", document, "-o", path) == .failure)
    #expect(
      fixture.errors
        == "cellpreview: \(path): found the document that is drawn, expected another file\n")
    #expect(try fixture.read("list.svg") == Self.list)
    #expect(fixture.files == files)
  }

  @Test("A picture never overwrites the document on standard input")
  func inputAsOutput() async {
    await #expect(processExitsWith: .success) {
      let fixture = try CommandFixture()
      try fixture.write(Self.list, to: "list.svg")
      dup2(open(fixture.path("list.svg"), O_RDONLY), STDIN_FILENO)
      fixture.readsInput = true
      #expect(fixture.run("render", "-", "-o", "list.svg") == .failure)
      #expect(
        fixture.errors == "cellpreview: list.svg: found the document that is drawn, expected "
          + "another file\n")
      #expect(try fixture.read("list.svg") == Self.list)
    }
  }

  @Test("A file without write permission is not replaced, and its folder stays unchanged")
  func protectedFile() async {
    await #expect(processExitsWith: .success) {
      let fixture = try CommandFixture()
      try fixture.write(Self.list)
      try fixture.setMode(0o777, of: "")
      try fixture.write("old", to: "picture.svg", mode: 0o444)
      CommandFixture.becomeNobody()
      #expect(fixture.run("render", "list.json", "-o", "picture.svg") == .failure)
      #expect(
        fixture.errors == "cellpreview: picture.svg: found a file without permission to write it, "
          + "expected a file that can be written\n")
      #expect(try fixture.read("picture.svg") == "old")
      #expect(fixture.files == ["list.json", "picture.svg"])
    }
  }

  @Test("The command reports a folder without write permission with status 1")
  func protectedFolder() async {
    await #expect(processExitsWith: .success) {
      let fixture = try CommandFixture()
      try fixture.write(Self.list)
      try FileManager.default.createDirectory(
        atPath: fixture.path("closed"), withIntermediateDirectories: true)
      try fixture.setMode(0o555, of: "closed")
      CommandFixture.becomeNobody()
      #expect(fixture.run("render", "list.json", "-o", "closed/new/list.svg") == .failure)
      #expect(
        fixture.errors == "cellpreview: closed/new/list.svg: found no permission to write in the "
          + "folder \(fixture.path("closed")), expected a file that can be written\n")
      #expect(fixture.files == ["closed", "list.json"])
    }
  }

  @Test("Writing to a pipe does not replace it")
  func pipe() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    // The picture goes into a pipe by the name that the system gives every open file.
    let pipe = Pipe()
    let path = "/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)"
    #expect(fixture.run("render", "list.json", "-o", path) == .success, "\(fixture.errors)")
    try pipe.fileHandleForWriting.close()
    let written = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(written.hasPrefix("<svg ") && written.hasSuffix("</svg>\n"))
  }

  @Test(
    "A picture is not written under a name that ends like another kind of file",
    arguments: [
      ("list.jpg", ".jpg"), ("list.gif", ".gif"), ("list.svg.gz", ".gz"),
      ("new/list.JSON", ".JSON"),
    ])
  func otherEnding(path: String, ending: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run("render", "list.json", "-o", path) == .usage)
    #expect(
      fixture.errors == "cellpreview: -o: found \"\(ending)\", expected a name that ends in .svg, "
        + ".png, .pdf or .html\nSee cellpreview render --help\n")
    #expect(fixture.files == ["list.json"])
  }

  @Test(
    "A picture under a name without an ending is SVG", arguments: ["list", "v1.2/list", "list.SVG"])
  func noEnding(path: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run("render", "list.json", "-o", path) == .success, "\(fixture.errors)")
    #expect(try fixture.read(path).hasPrefix("<svg "))
  }
}
