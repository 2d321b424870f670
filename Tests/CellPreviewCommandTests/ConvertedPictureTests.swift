import CellPreviewCommand
import Foundation
import Testing

@Suite("Pictures can be written as PNG and PDF")
struct ConvertedPictureTests {
  private static let list =
    #"{ "traits": { "displayScale": 2 }, "sections": [ { "rows": [ { "height": 50.25 } ] } ] }"#

  /// A PNG that says nothing but that it is one.
  private static let png = #"printf '\211PNG\r\n\032\n'"#

  /// A folder with a list, and one with a program that stands for one of the system.
  private static func fixture(_ program: String, _ script: String) throws -> CommandFixture {
    let fixture = try CommandFixture()
    try fixture.write(list)
    try fixture.writeProgram("#!/bin/sh\n\(script)\n", to: "programs/\(program)")
    fixture.searchPath = ["", "/nowhere", fixture.path("programs")]
    return fixture
  }

  @Test("The program rsvg-convert makes a PNG at the scale of the document")
  func librsvg() throws {
    // It is called as `--zoom SCALE --output RESULT SOURCE`.
    let fixture = try Self.fixture(
      "rsvg-convert", #"\#(Self.png) > "$4"; echo "$1 $2" >> "$4"; cat "$5" >> "$4""#)
    #expect(fixture.run("render", "list.json", "-o", "list.svg") == .success)
    #expect(fixture.run("render", "list.json", "-o", "pictures/list.PNG") == .success)
    let data = try Data(contentsOf: URL(fileURLWithPath: fixture.path("pictures/list.PNG")))
    let rest = String(decoding: data.dropFirst(8), as: UTF8.self)
    let picture = try fixture.read("list.svg")
    #expect(rest == "--zoom 2\n" + picture)
  }

  @Test(
    "A browser makes the PNG if rsvg-convert is missing", arguments: ["chromium", "google-chrome"])
  func browser(name: String) throws {
    let script = """
      for option; do case "$option" in
        --screenshot=*) result="${option#*=}";;
        --window-size=*|--force-device-scale-factor=*) kept="$kept$option ";;
      esac; done
      \(Self.png) > "$result"; echo "$kept" >> "$result"
      """
    let fixture = try Self.fixture(name, script)
    #expect(fixture.run("render", "list.json", "--scale", "3", "-o", "list.png") == .success)
    let data = try Data(contentsOf: URL(fileURLWithPath: fixture.path("list.png")))
    let rest = String(decoding: data.dropFirst(8), as: UTF8.self)
    #expect(rest.contains("--force-device-scale-factor=3"))
    #expect(rest.firstMatch(of: #/--window-size=390,[0-9]+ /#) != nil)
  }

  @Test("The program rsvg-convert makes a PDF in which a unit is a point")
  func librsvgPDF() throws {
    let fixture = try Self.fixture("rsvg-convert", #"echo "%PDF-1.7 $1 $2 $4 $6" > "$8""#)
    #expect(fixture.run("render", "list.json", "-o", "list.pdf") == .success)
    #expect(try fixture.read("list.pdf") == "%PDF-1.7 --format pdf 72 72\n")
  }

  @Test("A browser prints a page of the size of the list")
  func browserPDF() throws {
    let script = """
      for option; do case "$option" in
        --print-to-pdf=*) result="${option#*=}";;
        file:*) page="${option#file://}";;
      esac; done
      echo "%PDF-1.7" > "$result"; cat "$page" >> "$result"
      """
    let fixture = try Self.fixture("chromium", script)
    #expect(fixture.run("render", "list.json", "-o", "list.PDF") == .success)
    #expect(try fixture.read("list.PDF").contains("@page { size: 390pt "))
  }

  @Test(
    "A failing converter leaves the existing file unchanged",
    arguments: [
      ("echo Out of ink >&2; exit 3", "ending with an error: Out of ink"),
      (":", "no PNG made by"), (#"echo "<svg>" > "$4""#, "no PNG made by"),
      ("kill -9 $$", "ending with an error"),
    ])
  func failures(script: String, message: String) throws {
    let fixture = try Self.fixture("rsvg-convert", script)
    try fixture.write("old", to: "list.png")
    #expect(fixture.run("render", "list.json", "-o", "list.png") == .failure)
    #expect(fixture.errors.hasPrefix("cellpreview: list.png: found "), "\(fixture.errors)")
    #expect(fixture.errors.contains(message), "\(fixture.errors)")
    #expect(try fixture.read("list.png") == "old")
    #expect(fixture.files == ["list.json", "list.png", "programs", "programs/rsvg-convert"])
  }

  @Test("The folder that a converter works in is removed, even if it fails", arguments: [0, 3])
  func workingFolder(status: Int) throws {
    let fixture = try Self.fixture(
      "rsvg-convert", #"pwd > "${0%/*}/place"; \#(Self.png) > "$4"; exit \#(status)"#)
    #expect(fixture.run("render", "list.json", "-o", "list.png").rawValue == (status == 0 ? 0 : 1))
    let place = try fixture.read("programs/place").trimmingCharacters(in: .newlines)
    #expect(place.hasPrefix("/") && !FileManager.default.fileExists(atPath: place))
  }

  @Test("The error for a missing converter says what to install")
  func nothing() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run("render", "list.json", "-o", "list.png") == .failure)
    for part in ["rsvg-convert, chromium", "librsvg2-bin"] {
      #expect(fixture.errors.contains(part), "\(fixture.errors)")
    }
    #expect(fixture.files == ["list.json"])
  }
}
