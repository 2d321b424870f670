import CellPictures
import CellPreviewCommand
import CellTestSupport
import Foundation
import Testing

@Suite("The command draws documents and explains its arguments")
struct CommandTests {
  private static let list = """
    { "sections": [ { "rows": [ { "content": { "text": "Wi-Fi" } } ] } ] }
    """

  @Test("The command writes a list to the named file completely or not at all")
  func renders() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run("render", "list.json", "-o", "pictures/list.svg") == .success)
    #expect(fixture.output.isEmpty)
    let picture = try fixture.read("pictures/list.svg")
    #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n"))
    #expect(PictureFixture(picture).texts == ["Wi-Fi"])
  }

  @Test("The command prints the picture if no file is named")
  func printsPicture() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run("render", "list.json") == .success)
    #expect(PictureFixture(fixture.output).texts == ["Wi-Fi"])
  }

  @Test("The command reads standard input for a dash")
  func readsInput() throws {
    let fixture = try CommandFixture()
    fixture.input = Data(Self.list.utf8)
    #expect(fixture.run("describe", "-") == .success)
    #expect(fixture.output.contains("text = \"Wi-Fi\""))
  }

  @Test("The inspect option only adds margins, slots and frames")
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

  @Test("The process prints its progress only to a terminal")
  func progress() {
    let printsProgress = PreviewCommand.Surroundings.ofProcess().printProgress != nil
    #expect(printsProgress == (isatty(STDERR_FILENO) == 1))
  }

  @Test("The command without arguments draws the whole gallery and prints its path")
  func drawsGallery() throws {
    let fixture = try CommandFixture()
    let progress = PrintedLines()
    fixture.printProgress = { progress.add($0) }
    #expect(fixture.run() == .success)
    #expect(fixture.output == "Open preview/index.html\n")
    // One line, which is written anew with higher numbers, and erased at the end.
    #expect(fixture.errors.isEmpty)
    let lines = progress.lines
    #expect(lines.last == "\r\u{1B}[K" && lines.allSatisfy { $0.hasPrefix("\r") })
    #expect(lines.allSatisfy { !$0.contains("\n") })
    let counts = lines.compactMap { $0.firstMatch(of: /Drawing (\d+) of/).flatMap { Int($0.1) } }
    #expect(counts.count > 50 && counts == counts.sorted())
    // Everything is in one file, and nothing of it elsewhere.
    #expect(fixture.files == ["preview", "preview/index.html"])
    let page = try fixture.read("preview/index.html")
    #expect(!page.contains("src=") && !page.contains("http:") && !page.contains("https:"))
    // Several hundred languages, each with its own name and its English one.
    let start = try #require(page.range(of: "id=\"languages/names/languages\""))
    let end = try #require(page[start.upperBound...].range(of: "</article>"))
    let texts = Set(PictureFixture(String(page[start.upperBound..<end.lowerBound])).texts)
    #expect(texts.count > 400)
    #expect(texts.contains("Deutsch") && texts.contains("العربية"))
    try checkPictures(of: page)
  }

  /// Expects a page of the gallery to be of an agreed size, and its pictures to be well-formed.
  private func checkPictures(of page: String) throws {
    #expect(page.utf8.count < 25_000_000)
    let figures = page.components(separatedBy: "<figure class=\"variant\">").dropFirst()
    let pictures = figures.compactMap {
      $0.components(separatedBy: "</figure>").first
    }
    #expect(pictures.count == Gallery().chapters.flatMap(\.scenes).count)
    for picture in pictures {
      let problem = XMLProblem(in: picture)
      #expect(problem == nil, "\(picture.prefix(200))")
    }
  }

  @Test("The command prints its usage on request")
  func helps() throws {
    let fixture = try CommandFixture()
    #expect(fixture.run("--help") == .success)
    #expect(fixture.output.hasPrefix("usage: cellpreview"))
  }

  @Test(
    "The command answers wrong arguments with status 64, a message and the way to help",
    arguments: [
      ["paint"], ["paint", "list.json"], ["render"], ["layout", "a.json", "b.json"],
      ["render", "list.json", "-o"], ["layout", "list.json", "--inspect"],
      ["describe", "list.json", "-o", "out"], ["render", "--inspect"], ["schema", "list.json"],
      ["schema", "--dark"], ["symbols", "list.json"], ["symbols", "--dark"],
      ["render", "a.json", "b.json"],
      ["render", "a.json", "--looks", "dark"],
      ["render", "a.json", "b.json", "-o", "a.svg"], ["render", "-o", "page.html"],
      ["render", "a.json", "-o", "a.jpg"], ["render", "a.json", "-o", "a.svg.gz"],
      ["render", "a.json", "-o", "page.html", "--looks", "dark,bright"],
      ["render", "a.json", "-o", "page.html", "--looks", "dark+"], ["watch"], ["watch", "-"],
      ["watch", "a.json", "-o", "a.svg"], ["watch", "a.json", "-o", "-"],
      ["watch", "a.json", "--looks"],
    ])
  func usage(arguments: [String]) throws {
    let help = arguments[0] == "paint" ? "--help" : "\(arguments[0]) --help"
    let fixture = try CommandFixture()
    let command = PreviewCommand(
      PreviewCommand.Surroundings(
        directory: fixture.directory, readInput: { Data() },
        print: { Issue.record("printed \($0)") },
        printError: { message in
          let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
          #expect(lines.count == 3 && lines[0].hasPrefix("cellpreview: "), "\(message)")
          #expect(lines.dropFirst() == ["See cellpreview \(help)", ""])
        }))
    #expect(command.run(arguments).rawValue == 64)
    #expect(fixture.files.isEmpty)
  }

  @Test(
    "The command reports an output that accepts no data with status 1",
    arguments: ["layout", "render"])
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

  @Test("The command draws lists without sections and sections without rows as empty")
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

/// What was printed from several threads.
private final class PrintedLines: @unchecked Sendable {
  private let lock = NSLock()
  private var printed: [String] = []

  func add(_ line: String) { lock.withLock { printed.append(line) } }

  var lines: [String] { lock.withLock { printed } }
}
