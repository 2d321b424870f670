import CellPictures
import CellPreviewCommand
import Foundation
import Testing

@Suite("The command reads documents from files, pipes and standard input")
struct CommandInputTests {
  private static let list = """
    { "sections": [ { "rows": [ { "content": { "text": "Wi-Fi" } } ] } ] }
    """

  @Test("The command reads a document from a pipe by the name of its file descriptor")
  func openPipe() throws {
    let fixture = try CommandFixture()
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(Self.list.utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(fixture.run("describe", path) == .success, "\(fixture.errors)")
    #expect(fixture.output.contains("text = \"Wi-Fi\""))
  }

  @Test("The command reads a document from a named pipe")
  func namedPipe() throws {
    let fixture = try CommandFixture()
    let path = fixture.path("list.json")
    try #require(mkfifo(path, 0o600) == 0)
    Thread.detachNewThread {
      // Opening waits for the command.
      let pipe = FileHandle(forWritingAtPath: path)
      try? pipe?.write(contentsOf: Data(Self.list.utf8))
      try? pipe?.close()
    }
    #expect(fixture.run("describe", "list.json") == .success, "\(fixture.errors)")
    #expect(fixture.output.contains("text = \"Wi-Fi\""))
  }

  @Test("The command reads a document from standard input to its end")
  func standardInput() async {
    await #expect(processExitsWith: .success) {
      let fixture = try CommandFixture()
      fixture.readsInput = true
      let pipe = Pipe()
      dup2(pipe.fileHandleForReading.fileDescriptor, STDIN_FILENO)
      Thread.detachNewThread {
        for part in [#"{"sections": [{"rows": "#, #"[{"content": {"text": "#, #""Wi-Fi"}}]}]}"#] {
          try? pipe.fileHandleForWriting.write(contentsOf: Data(part.utf8))
        }
        try? pipe.fileHandleForWriting.close()
      }
      #expect(fixture.run("describe", "-") == .success)
      #expect(fixture.output.contains("text = \"Wi-Fi\""))
    }
  }

  @Test("The command reports closed standard input with status 1")
  func closedInput() async {
    await #expect(processExitsWith: .success) {
      let fixture = try CommandFixture()
      fixture.readsInput = true
      // Reading it fails as if it were closed, but no other thread is given its number.
      dup2(open("/dev/null", O_WRONLY), STDIN_FILENO)
      #expect(fixture.run("layout", "-").rawValue == 1)
      #expect(
        fixture.errors == "cellpreview: standard input: found a closed file, expected an input "
          + "that can be read\n")
    }
  }

  @Test("The command reports a folder as standard input with status 1")
  func folderAsInput() async {
    await #expect(processExitsWith: .success) {
      let fixture = try CommandFixture()
      fixture.readsInput = true
      dup2(open("/", O_RDONLY), STDIN_FILENO)
      #expect(fixture.run("layout", "-").rawValue == 1)
      #expect(
        fixture.errors == "cellpreview: standard input: found a folder, expected an input that "
          + "can be read\n")
    }
  }

  @Test("The command reads at most the maximum size of a document, even from endless input")
  func endless() throws {
    let fixture = try CommandFixture()
    #expect(fixture.run("layout", "/dev/zero") == .failure)
    #expect(
      fixture.errors.hasPrefix("cellpreview: /dev/zero: (top level): found more than 16777216"),
      "\(fixture.errors)")
  }

  @Test(
    "The command reports a missing or unreadable file by name",
    arguments: [
      ("nowhere.json", "no such file"), ("loop.json", "a symbolic link that leads to itself"),
      (String(repeating: "x", count: 300), "a name that is too long"),
      ("list.json/more.json", "a file in the place of a folder"), (".", "a folder"),
    ])
  func unreadable(path: String, found: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    try fixture.link("loop.json", to: "loop.json")
    #expect(fixture.run("layout", path) == .failure)
    #expect(
      fixture.errors
        == "cellpreview: \(path): found \(found), expected a file that can be read\n")
  }

  @Test("The command reports a file without read permission")
  func unreadable() async {
    await #expect(processExitsWith: .success) {
      let fixture = try CommandFixture()
      try fixture.write(Self.list, mode: 0o000)
      CommandFixture.becomeNobody()
      #expect(fixture.run("layout", "list.json") == .failure)
      #expect(
        fixture.errors == "cellpreview: list.json: found a file without permission to read it, "
          + "expected a file that can be read\n")
    }
  }
}
