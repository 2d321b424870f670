import CellPreviewCommand
import Foundation
import Testing

/// The pictures beside a document.
struct PictureFolderTests {
  private static let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 9, 0, 0, 0, 7])

  private static func list(_ urls: String...) -> String {
    let rows = urls.map { url in
      #"{ "content": { "text": "A", "image": { "url": "\#(url)", "size": [40, 40] } } }"#
    }
    return #"{ "sections": [{ "rows": [\#(rows.joined(separator: ", "))] }] }"#
  }

  /// A folder with a document and pictures below it, and a picture beside the folder.
  private static func fixture() throws -> CommandFixture {
    let fixture = try CommandFixture()
    for folder in ["lists/pictures", "private"] {
      try FileManager.default.createDirectory(
        atPath: fixture.path(folder), withIntermediateDirectories: true)
    }
    for name in ["lists/pictures/a.png", "private/b.png"] {
      try png.write(to: fixture.directory.appendingPathComponent(name))
    }
    return fixture
  }

  private static var embedded: String { "data:image/png;base64,\(png.base64EncodedString())" }

  @Test("Pictures beside a document are embedded, and so are those in data URLs")
  func embedding() throws {
    let fixture = try Self.fixture()
    try fixture.write(Self.list("pictures/a.png"), to: "lists/list.json")
    #expect(fixture.run("render", "lists/list.json", "-o", "a.svg") == .success)
    #expect(try fixture.read("a.svg").contains(Self.embedded))
    #expect(fixture.errors.isEmpty)
    try fixture.write(Self.list(Self.embedded))
    #expect(fixture.run("render", "list.json", "-o", "b.html", "--looks", "light,dark") == .success)
    #expect(try fixture.read("b.html").contains(Self.embedded))
    #expect(fixture.errors.isEmpty)
  }

  @Test("The command opens no URL")
  func network() throws {
    let fixture = try Self.fixture()
    try fixture.write(Self.list("https://127.0.0.1:9/a.png"))
    #expect(fixture.run("render", "list.json", "-o", "a.svg") == .success)
    #expect(fixture.errors.isEmpty)
    #expect(try !fixture.read("a.svg").contains("127.0.0.1"))
  }

  @Test("A picture outside of the folder is an error, and a notice in lenient reading")
  func strays() throws {
    let fixture = try Self.fixture()
    try fixture.link("lists/link.png", to: "../private/b.png")
    try fixture.link("lists/folder", to: "../private")
    for url in ["link.png", "folder/b.png"] {
      try fixture.write(Self.list(url, "pictures/a.png"), to: "lists/list.json")
      for arguments in [["render"], ["describe"], ["layout"], ["render", "-o", "a.html"]] {
        let status = fixture.run(arguments + ["lists/list.json"])
        #expect(status == .failure, "\(url) \(arguments)")
      }
      #expect(fixture.errors.contains("list.json: picture \(url): found a link to /"))
      #expect(fixture.output.isEmpty && !fixture.files.contains("a.html"))
      #expect(fixture.run("render", "lists/list.json", "--lenient", "-o", "a.svg") == .success)
      let picture = try fixture.read("a.svg")
      #expect(picture.ranges(of: "<image ").count == 1)
      try FileManager.default.removeItem(atPath: fixture.path("a.svg"))
    }
    for url in ["../private/b.png", fixture.path("private/b.png"), "file:///etc/passwd"] {
      try fixture.write(Self.list(url), to: "lists/list.json")
      #expect(fixture.run("render", "lists/list.json") == .failure)
      #expect(fixture.errors.contains("content.image.url: found \""))
      #expect(fixture.run("render", "lists/list.json", "--lenient", "-o", "a.svg") == .success)
      #expect(try !fixture.read("a.svg").contains("<image "))
    }
  }

  @Test("A link inside the folder, and a link to the folder, are followed")
  func links() throws {
    let fixture = try Self.fixture()
    try fixture.link("lists/link.png", to: "pictures/a.png")
    try fixture.link("other", to: "lists")
    try fixture.write(Self.list("link.png"), to: "lists/list.json")
    #expect(fixture.run("render", "other/list.json", "-o", "a.svg") == .success)
    #expect(try fixture.read("a.svg").contains(Self.embedded))
  }

  @Test(
    "A picture that cannot be read stays a placeholder, with a notice",
    arguments: [
      "a missing file", "a pipe", "a folder", "a device", "another format", "escapes",
    ])
  func losses(_ kind: String) throws {
    let fixture = try Self.fixture()
    try fixture.write(Self.list("pictures/a.png"), to: "lists/list.json")
    switch kind {
    case "a missing file":
      try FileManager.default.removeItem(atPath: fixture.path("lists/pictures/a.png"))
    case "escapes":
      try fixture.write(Self.list("pictures/%FF.png"), to: "lists/list.json")
      #expect(fixture.run("render", "lists/list.json", "-o", "a.svg") == .success)
      #expect(fixture.errors.contains("found escapes that are not UTF-8"))
      return
    case "another format": try fixture.write("<svg onload='x'/>", to: "lists/pictures/a.png")
    case "a device":
      try fixture.replace("lists/pictures/a.png", by: "a device")
      #expect(fixture.run("render", "lists/list.json") == .failure)
      return
    default: try fixture.replace("lists/pictures/a.png", by: kind)
    }
    #expect(fixture.run("render", "lists/list.json", "-o", "a.svg") == .success)
    #expect(fixture.errors.contains("picture pictures/a.png: found "))
    #expect(fixture.errors.ranges(of: "\n").count == 1)
    #expect(try !fixture.read("a.svg").contains("<image "))
  }

  @Test("A document from standard input has no pictures beside it")
  func standardInput() throws {
    let fixture = try Self.fixture()
    fixture.input = Data(Self.list("lists/pictures/a.png").utf8)
    #expect(fixture.run("render", "-", "-o", "a.svg") == .success)
    #expect(fixture.errors.contains("found a document without a folder"))
    #expect(try !fixture.read("a.svg").contains("<image "))
  }

  @Test("All pictures of a document together are limited")
  func total() throws {
    let fixture = try Self.fixture()
    let large = Self.png + Data(count: (1 << 22) - 100)
    for index in 0..<6 {
      try large.write(to: fixture.directory.appendingPathComponent("lists/\(index)a.png"))
    }
    let urls = (0..<6).map { "\($0)a.png" }
    try fixture.write(
      Self.list(urls[0], urls[1], urls[2], urls[3], urls[4], urls[5]), to: "lists/list.json")
    #expect(fixture.run("render", "lists/list.json", "-o", "a.svg") == .success)
    #expect(fixture.errors.ranges(of: "of pictures up to here").count == 2)
    #expect(try fixture.read("a.svg").ranges(of: "<image ").count == 4)
  }
}
