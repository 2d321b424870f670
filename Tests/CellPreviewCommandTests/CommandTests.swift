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

  @Test(
    "The command without arguments draws the whole gallery and prints its path",
    .enabled(if: triesAllCases, "takes a minute in a debug build"))
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
    // Pages refer to each other and to the index of the search, and to nothing elsewhere.
    let names = fixture.files.filter { $0.hasSuffix(".html") }.map { String($0.dropFirst(8)) }
    #expect(fixture.files.count == names.count + 2 && fixture.files.contains("preview/search.js"))
    var texts: [String: String] = [:]
    for name in names {
      let text = try fixture.read("preview/\(name)")
      #expect(text.utf8.count < 1_500_000, "\(name)")
      let sources = text.matches(of: /src="([^"]*)"/).map(\.output.1)
      #expect(sources == ["search.js"] && !text.contains("http:") && !text.contains("https:"))
      texts[name] = text
    }
    try checkLinks(of: texts)
    try checkPictures(of: Array(texts.values), index: try fixture.read("preview/search.js"))
    // Several hundred languages, each with its own name and its English one.
    let page = try #require(texts["languages.html"])
    let start = try #require(page.range(of: "id=\"languages/names/languages\""))
    let end = try #require(page[start.upperBound...].range(of: "</article>"))
    let languages = Set(PictureFixture(String(page[start.upperBound..<end.lowerBound])).texts)
    #expect(languages.count > 400)
    #expect(languages.contains("Deutsch") && languages.contains("العربية"))
  }

  /// Expects every link of a page to lead to an element of a page, and every page to be reached.
  private func checkLinks(of pages: [String: String]) throws {
    var reached: Set<String> = ["index.html"]
    let identifiers = pages.mapValues { page in
      Set(page.matches(of: /\bid="([^"]*)"/).map { String($0.output.1) })
    }
    for (name, page) in pages {
      for link in page.matches(of: /href="([a-z-]+\.html)?#([a-z0-9\/-]+)"/) {
        let other = link.output.1.map(String.init) ?? name
        // Pictures refer to their own gradients and clips.
        if link.output.1 == nil, String(link.output.2).hasPrefix("own") { continue }
        reached.insert(other)
        let isThere = identifiers[other]?.contains(String(link.output.2)) == true
        #expect(isThere, "\(name): \(link.output.0)")
      }
    }
    #expect(reached == Set(pages.keys))
  }

  /// Expects the index to contain all scenes, and the pages the pictures of those that differ, all
  /// of them well-formed.
  private func checkPictures(of pages: [String], index: String) throws {
    let figures = pages.flatMap {
      $0.components(separatedBy: "<figure class=\"variant\">").dropFirst()
    }
    let pictures = figures.compactMap {
      $0.components(separatedBy: "</figure>").first
    }
    let scenes = Set(Gallery().chapters.flatMap(\.scenes).map(\.id))
    let found = Set(index.matches(of: /"id":"([^"]*)"/).map { String($0.output.1) })
    #expect(found == Set(scenes.map { $0.replacing("/", with: "\\/") }))
    let others = index.matches(of: /"shown":"([^"]*)"/).map { String($0.output.1) }
    #expect(found.isSuperset(of: others))
    #expect(pictures.count + others.count == scenes.count)
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

  @Test("The usage says in one column what the command does with a verb and without one")
  func usageColumn() throws {
    let fixture = try CommandFixture()
    #expect(fixture.run("--help") == .success)
    let lines = fixture.output.split(separator: "\n")
    let columns = try ["draw the gallery", "draw lists", "draw them"].map { effect in
      let line = try #require(lines.first { $0.contains(effect) })
      let start = try #require(line.firstRange(of: effect)).lowerBound
      return line.distance(from: line.startIndex, to: start)
    }
    #expect(Set(columns).count == 1)
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
    "A message names the option that is the reason",
    arguments: [
      (["render", "a.json", "b.json"], "several files need a page"),
      (["render", "a.json", "--looks", "dark", "-o", "a.svg"], "--looks needs a page"),
      (["lint", "a.json", "--json", "--sarif"], "lint takes one of --json, --sarif and --annot"),
    ])
  func reason(arguments: [String], message: String) throws {
    var errors = ""
    let command = PreviewCommand(
      PreviewCommand.Surroundings(
        directory: try CommandFixture().directory, readInput: { Data() }, print: { _ in },
        printError: { errors += $0 }))
    #expect(command.run(arguments).rawValue == 64)
    #expect(errors.hasPrefix("cellpreview: \(message)"), "\(errors)")
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
