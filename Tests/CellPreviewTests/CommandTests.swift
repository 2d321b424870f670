import CellPreview
import Foundation
import Testing

@Suite("The command")
struct CommandTests {
  private static let list = """
    { "sections": [ { "rows": [ { "content": { "text": "Wi-Fi" } } ] } ] }
    """

  @Test("draws a list into the file that is named, whole or not at all")
  func renders() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run("render", "list.json", "-o", "pictures/list.svg") == .success)
    #expect(fixture.output.isEmpty)
    let picture = try fixture.read("pictures/list.svg")
    #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n"))
    #expect(picture.contains(">Wi-Fi</text>"))
  }

  @Test("prints the picture where no file is named")
  func printsPicture() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run("render", "list.json") == .success)
    #expect(fixture.output.contains(">Wi-Fi</text>"))
  }

  @Test("reads standard input for a dash")
  func readsInput() throws {
    let fixture = try CommandFixture()
    fixture.input = Data(Self.list.utf8)
    #expect(fixture.run("describe", "-") == .success)
    #expect(fixture.output.contains("text \"Wi-Fi\""))
  }

  @Test("inspecting draws margins, slots and frames, and nothing else differently")
  func inspects() throws {
    let fixture = try CommandFixture()
    try fixture.write(
      #"{ "sections": [ { "rows": [ { "content": { "text": "A", "image": {"symbol": "star"} } } ] } ] }"#
    )
    #expect(fixture.run("render", "list.json", "-o", "plain.svg") == .success)
    #expect(fixture.run("render", "list.json", "--inspect", "-o", "inspected.svg") == .success)
    let plain = try fixture.read("plain.svg").split(separator: "\n")
    let inspected = try fixture.read("inspected.svg").split(separator: "\n")
    #expect(inspected.count > plain.count)
    #expect(Array(inspected.prefix(plain.count - 1)) == Array(plain.dropLast()))
    #expect(inspected.contains { $0.contains("stroke-dasharray=\"2 2\"") })
  }

  @Test("without arguments draws the gallery and says where")
  func drawsGallery() throws {
    let fixture = try CommandFixture()
    #expect(fixture.run() == .success)
    #expect(fixture.output == "Open preview/index.html\n")
    let page = try fixture.read("preview/index.html")
    for file in fixture.files where file.hasSuffix(".svg") {
      let name = try #require(file.split(separator: "/").last)
      #expect(page.contains("src=\"\(name)\""))
    }
    // Several hundred languages, each with its own name and its English one.
    let languages = try fixture.read("preview/languages.svg")
    #expect(languages.components(separatedBy: "</text>").count > 400)
    #expect(languages.contains(">Deutsch</text>") && languages.contains(">العربية</text>"))
  }

  @Test("prints its usage when asked")
  func helps() throws {
    let fixture = try CommandFixture()
    #expect(fixture.run("--help") == .success)
    #expect(fixture.output.hasPrefix("usage: cellpreview"))
  }

  @Test(
    "answers wrong arguments with the usage and status 64",
    arguments: [
      ["paint"], ["paint", "list.json"], ["render"], ["layout", "a.json", "b.json"],
      ["render", "list.json", "-o"], ["layout", "list.json", "--inspect"],
      ["describe", "list.json", "-o", "out"], ["--version"], ["render", "--inspect"],
    ])
  func usage(arguments: [String]) throws {
    let fixture = try CommandFixture()
    let command = PreviewCommand(
      PreviewCommand.Surroundings(
        directory: fixture.directory, readInput: { Data() },
        print: { Issue.record("printed \($0)") },
        printError: { #expect($0.contains("usage: cellpreview")) }))
    #expect(command.run(arguments).rawValue == 64)
    #expect(fixture.files.isEmpty)
  }

  @Test("a file that is not there is named, with status 1")
  func missingFile() throws {
    let fixture = try CommandFixture()
    #expect(fixture.run("layout", "nowhere.json").rawValue == 1)
    #expect(
      fixture.errors
        == "cellpreview: nowhere.json: found no such file, expected a file that can be read\n")
    #expect(fixture.output.isEmpty)
  }

  @Test("a folder in the place of the document is named, with status 1")
  func folder() throws {
    let fixture = try CommandFixture()
    #expect(fixture.run("layout", ".") == .failure)
    #expect(fixture.errors == "cellpreview: .: found a folder, expected a file that can be read\n")
  }

  @Test(
    "a picture that cannot be written is an error that says what is in the way, with status 1",
    arguments: [
      ("folder/list.svg", "a file in the place of the folder "),
      ("folder/more/list.svg", "a file in the place of the folder "), (".", "a folder"),
    ])
  func unwritable(path: String, found: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    try fixture.write("in the way", to: "folder")
    #expect(fixture.run("render", "list.json", "-o", path) == .failure)
    #expect(fixture.errors.hasPrefix("cellpreview: \(path): found \(found)"), "\(fixture.errors)")
    #expect(fixture.errors.hasSuffix(", expected a file that can be written\n"))
    #expect(fixture.output.isEmpty)
    #expect(fixture.files == ["folder", "list.json"])
  }

  @Test("a folder that nothing may be written in is named, with status 1")
  func writeProtected() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    let folder = fixture.directory.appendingPathComponent("closed").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o555])
    // Nothing is closed to the superuser.
    if FileManager.default.isWritableFile(atPath: folder) { return }
    #expect(fixture.run("render", "list.json", "-o", "closed/list.svg") == .failure)
    #expect(fixture.errors.contains("closed/list.svg: found no permission to write in the folder "))
    #expect(fixture.files == ["closed", "list.json"])
  }

  @Test("a link is followed, not replaced by the picture")
  func link() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    try fixture.write("old", to: "picture.svg")
    let link = fixture.directory.appendingPathComponent("link.svg").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "picture.svg")
    #expect(fixture.run("render", "list.json", "-o", "link.svg") == .success)
    #expect(try fixture.read("picture.svg").hasSuffix("</svg>\n"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "picture.svg")
  }

  @Test("a pipe is written to, not replaced by the picture")
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

  @Test("an output that takes nothing is an error, with status 1", arguments: ["layout", "render"])
  func fullOutput(command: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    var errors = ""
    let full = PreviewCommand(
      PreviewCommand.Surroundings(
        directory: fixture.directory, readInput: { Data() },
        print: { _ in throw CocoaError(.fileWriteOutOfSpace) }, printError: { errors += $0 }))
    #expect(full.run([command, "list.json"]) == .failure)
    #expect(errors.hasPrefix("cellpreview: standard output: found "))
    #expect(errors.hasSuffix(", expected an output that can be written to\n"))
  }

  @Test("a list without sections, and sections without rows, are drawn empty")
  func emptyLists() throws {
    for text in [
      "{}", #"{"sections": []}"#, #"{"sections": [{}]}"#, #"{"sections": [{"rows": []}]}"#,
    ] {
      let fixture = try CommandFixture()
      try fixture.write(text)
      #expect(fixture.run("render", "list.json") == .success)
      #expect(fixture.run("layout", "list.json") == .success)
      #expect(fixture.run("describe", "list.json") == .success)
    }
  }
}
