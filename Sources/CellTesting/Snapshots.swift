public import CellHosting
import CellPictures
import Foundation
import Testing
import XCTest

/// Checks that a configuration, a cell, a row or a document matches its recorded snapshot.
///
/// ```swift
/// @Test("A Wi-Fi row matches its snapshot")
/// func wifi() {
///   var content = ListContentConfiguration.valueCell()
///   content.text = "Wi-Fi"
///   content.secondaryText = "Home"
///   assertSnapshot(of: content, in: [.phone, .phone.dark, .phone.accessibilityLarge])
/// }
/// ```
///
/// The snapshot for each element of `options` is a file next to the test file, such as
/// `Snapshots/CellTests/wifi.phone-dark.txt`. If the two differ, the test fails, and the failure
/// shows the differing lines. Failures are issues in Swift Testing and test failures in XCTest.
///
/// - Parameters:
///   - subject: The value to compare.
///   - options: The devices and settings for the comparison.
///   - format: The format of the snapshot: frames and values as text, or a picture.
///   - name: A name for the snapshot, if a test has several.
///   - recording: The snapshots to write; `nil` for the choice of the environment.
///   - fileID: The file of the test, for failures.
///   - filePath: The path of the test file. The snapshots are next to it.
///   - line: The line of the test.
///   - column: The column of the test.
///   - function: The name of the test.
public func assertSnapshot(
  of subject: some SnapshotSubject, in options: [RenderingOptions] = [.phone],
  as format: SnapshotFormat = .text, named name: String? = nil,
  recording: SnapshotRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function
) {
  let test = SnapshotTest(fileID: fileID, filePath: filePath, line: line, column: column, function)
  test.check(options, format, name, recording) { options in
    let document = subject.document(in: options)
    try document.checkContentViews()
    return try PreviewLayout(document)
  }
}

/// Checks that a hosted cell, header or footer matches its recorded snapshot.
///
/// The snapshot contains the view as it is displayed: its state, its tint, its background and what
/// its content view draws. The traits and the width of the options replace its own for the time of
/// the check; ``CellPictures/RenderingOptions/asWritten`` leaves them as they are.
///
/// The parameters are those of ``assertSnapshot(of:in:as:named:recording:fileID:filePath:line:column:function:)-swift.function``.
@MainActor
public func assertSnapshot(
  of view: ConfigurableView, in options: [RenderingOptions] = [.phone],
  as format: SnapshotFormat = .text, named name: String? = nil,
  recording: SnapshotRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function
) {
  let test = SnapshotTest(fileID: fileID, filePath: filePath, line: line, column: column, function)
  test.check(options, format, name, recording) { view.displayed(in: $0) }
}

/// Checks that a hosted list matches its recorded snapshot: the cells on display, or all of them.
///
/// The other parameters are those of the function for views.
///
/// - Parameter wholeContent: Whether the snapshot contains all cells, and not only the visible ones.
@MainActor
public func assertSnapshot<SectionID, ItemID>(
  of list: HostedList<SectionID, ItemID>, wholeContent: Bool = false,
  in options: [RenderingOptions] = [.asWritten], as format: SnapshotFormat = .text,
  named name: String? = nil, recording: SnapshotRecording? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function
) {
  let test = SnapshotTest(fileID: fileID, filePath: filePath, line: line, column: column, function)
  test.check(options, format, name, recording) {
    list.displayed(in: $0, wholeContent: wholeContent)
  }
}

/// The place of a snapshot in a test.
private struct SnapshotTest {
  private let (fileID, filePath, function): (StaticString, StaticString, StaticString)
  private let (line, column): (UInt, UInt)

  init(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt, _ function: StaticString
  ) {
    (self.fileID, self.filePath, self.function) = (fileID, filePath, function)
    (self.line, self.column) = (line, column)
  }

  /// Compares a layout with its file for each of the options, and reports differences.
  func check(
    _ options: [RenderingOptions], _ format: SnapshotFormat, _ name: String?,
    _ recording: SnapshotRecording?, _ layout: (RenderingOptions) throws -> PreviewLayout
  ) {
    for options in options {
      do {
        let file = SnapshotFile(
          beside: "\(filePath)", ["\(function)"] + (name.map { [$0] } ?? []) + [options.name],
          format)
        let text = format.text(of: try layout(options), inspecting: options.inspects)
        try file.check(text, recording ?? .requested())
      } catch {
        guard Test.current != nil else {
          XCTFail("\(error)", file: filePath, line: line)
          continue
        }
        let location = SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        Issue.record(Comment(rawValue: "\(error)"), sourceLocation: location)
      }
    }
  }
}
