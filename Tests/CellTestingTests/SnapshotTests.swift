import CellConfiguration
import CellDocuments
import CellLayout
import CellTesting
import Foundation
import Testing

@Suite("Snapshots are recorded and compared")
struct SnapshotTests {
  private static var wifi: ListCellConfiguration {
    var cell = ListCellConfiguration(content: .valueCell(), background: .listCell())
    cell.content?.text = "Wi-Fi"
    cell.content?.secondaryText = "Home"
    cell.content?.image = CellImage(systemName: "wifi")
    cell.accessories = [.disclosureIndicator()]
    return cell
  }

  /// A test in a folder of its own, beside which snapshots go.
  private struct TemporaryTest {
    private let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("CellTesting-\(UUID().uuidString)")

    var path: String { folder.appendingPathComponent("RowTests.swift").path }
    var snapshots: URL { folder.appendingPathComponent("Snapshots/RowTests") }

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  private static func check(
    _ text: String, _ test: TemporaryTest, _ recording: SnapshotRecording
  ) -> String? {
    do {
      try SnapshotFile(beside: test.path, ["wifi()", "phone-dark"], .text).check(text, recording)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("A cell matches its recorded snapshot in every look")
  func cell() {
    assertSnapshot(
      of: Self.wifi, in: [.phone, .phone.dark, .phone.rightToLeft, .phone.accessibilityLarge, .pad])
  }

  @Test("Pictures, contents, backgrounds, rows and documents can have snapshots")
  func subjects() throws {
    assertSnapshot(of: Self.wifi, as: .picture, named: "cell")
    assertSnapshot(of: try #require(Self.wifi.content), named: "content")
    assertSnapshot(of: BackgroundConfiguration.listCell(), named: "background")
    var state = CellConfigurationState()
    state.isHighlighted = true
    assertSnapshot(of: ListDocument.Row(Self.wifi, state: state), named: "row")
    assertSnapshot(of: ListDocument(cells: [Self.wifi]), in: [.asWritten], named: "list")
  }

  @Test("A missing snapshot is recorded if allowed, and its test fails once")
  func missing() throws {
    let test = try TemporaryTest()
    defer { test.remove() }
    let file = test.snapshots.appendingPathComponent("wifi.phone-dark.txt")
    #expect(Self.check("a", test, .never)?.contains("There is no snapshot \(file.path)") == true)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(Self.check("a", test, .missing)?.contains("one was recorded: \(file.path)") == true)
    #expect(Self.check("a", test, .missing) == nil && Self.check("a", test, .never) == nil)
    #expect(try String(contentsOf: file, encoding: .utf8) == "a")
  }

  @Test("A different snapshot fails with the differing lines, and is recorded on request")
  func difference() throws {
    let test = try TemporaryTest()
    defer { test.remove() }
    let old = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let new = old.replacingOccurrences(of: "line 10", with: "line ten")
    #expect(Self.check(old, test, .all) == nil)
    let difference = """
        line 8
        line 9
      - line 10
      + line ten
        line 11
        line 12
      """
    for recording in [SnapshotRecording.never, .missing] {
      #expect(Self.check(new, test, recording)?.contains("differs. Lines") == true)
      #expect(Self.check(new, test, recording)?.contains(difference) == true)
    }
    #expect(Self.check(new, test, .failed)?.contains("recorded again") == true)
    #expect(Self.check(new, test, .failed) == nil)
    #expect(Self.check(old, test, .all) == nil && Self.check(old, test, .never) == nil)
  }

  @Test("A failure names the terms of frames that changed")
  func terms() throws {
    let test = try TemporaryTest()
    defer { test.remove() }
    let file = SnapshotFile(beside: test.path, ["wifi()"], .text)
    try file.check(try Self.wifi.layout(in: .phone).describe(), .all)
    var cell = Self.wifi
    cell.content?.imageToTextPadding = 20
    let layout = try cell.layout(in: .phone)
    let error = #expect(throws: (any Error).self) {
      try file.check(layout.describe(), .never, explaining: layout.terms(of:))
    }
    let message = "\(try #require(error))"
    #expect(
      message.contains(
        """
        text.minX = 60 = 16 leading margin (default of valueCell, recorded) \
        + 24 cell symbol width (iOS26, measured) + 20 image to text padding (assigned)

        """), "\(message)")
    #expect(!message.contains("secondaryText.minX ="))
  }

  @Test("A difference has gaps between distant changes and is limited in length")
  func longDifference() {
    let old = (1...400).map { "\($0)" }
    var new = old
    new[0] = "one"
    new[399] = "last"
    func text(_ lines: [String]) -> String { lines.joined(separator: "\n") }
    #expect(
      LineDifference(from: text(old), to: text(new)).description
        == "- 1\n+ one\n  2\n  3\n  …\n  398\n  399\n- 400\n+ last")
    let other = LineDifference(from: text(old), to: text(old.map { "x\($0)" })).description
    #expect(other.split(separator: "\n").count == 41)
    #expect(other.hasSuffix("  … and 760 more lines"))
  }

  @Test("The environment chooses the recording, and continuous integration records nothing")
  func recording() throws {
    #expect(try SnapshotRecording.requested(by: [:]) == .missing)
    #expect(try SnapshotRecording.requested(by: ["CI": "true"]) == .never)
    #expect(try SnapshotRecording.requested(by: ["CI": "false"]) == .missing)
    for recording in SnapshotRecording.allCases {
      let environment = ["CI": "1", "CELL_SNAPSHOTS": recording.rawValue]
      #expect(try SnapshotRecording.requested(by: environment) == recording)
    }
    #expect(throws: (any Error).self) {
      try SnapshotRecording.requested(by: ["CELL_SNAPSHOTS": "some"])
    }
  }

  @Test("A snapshot failure is an issue at the position of the test")
  func issue() {
    withKnownIssue {
      assertSnapshot(of: Self.wifi, named: "never recorded", recording: .never)
    } matching: { issue in
      issue.sourceLocation?.fileID == #fileID
        && issue.comments.contains { $0.rawValue.contains("never-recorded.phone.txt") }
    }
  }

  @Test("A page shows the recorded snapshot and the new one with what changed")
  func page() throws {
    let picture = try Self.wifi.layout(in: .phone).picture(showsLayoutGuides: false)
    let encoded = Data(picture.utf8).base64EncodedString()
    func page(_ recorded: String?, _ format: SnapshotFormat) -> String {
      SnapshotPage(
        recorded: recorded, new: "new <b>", in: format, picture: picture, failure: "a → b"
      ).html
    }
    let text = page("old &\ngone", .text)
    for part in ["old &amp;\ngone", "new &lt;b&gt;", encoded, "a → b"] {
      #expect(text.contains(part), "\(part)")
    }
    let pictures = page("<svg/>", .picture)
    #expect(pictures.contains(Data("<svg/>".utf8).base64EncodedString()))
    #expect(pictures.contains(encoded) && !pictures.contains("new &lt;b&gt;"))
    #expect(page(nil, .picture).contains("none"))
  }

  @Test("The name of a look contains all its changes")
  func looks() {
    let look = RenderingOptions.pad.dark.rightToLeft.styleSheet(.iOS18).size(.extraLarge).width(
      700.5)
    #expect(look.name == "pad-dark-right-to-left-iOS18-extraLarge-700.5")
    #expect(look.width == 700.5)
    #expect(look.traits.styleSheet == .iOS18)
    #expect(
      RenderingOptions.dark == .phone.dark && RenderingOptions.rightToLeft == .phone.rightToLeft)
  }
}
