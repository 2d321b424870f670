import CellConformance
import Foundation
import Testing

@MainActor
@Suite("Reports and subjects in other processes")
struct ReportTests {
  /// A vector of each outcome.
  private static let file = """
    {"format":1,"area":"sums","title":"Sums.","rules":{"R1":"a < b"},"vectors":[
    {"name":"one","rule":"R1","provenance":"measured","tolerance":0.1,
     "document":{"sections":[],"n":1},"expected":{"a[1].b":2,"none":null}},
    {"name":"\\"two\\"","rule":"R1","provenance":"assumed","tolerance":0.1,
     "document":{"sections":[],"n":2},"expected":{"a[1].b":3.2}},
    {"name":"three","rule":"R1","provenance":"assumed","tolerance":0,
     "document":{"sections":[],"n":3},"expected":{"a":[]}}]}
    """

  private struct Sums: Subject {
    func answer(_ question: Question) throws -> JSONValue {
      guard case .number(let n)? = question.document["n"], n < 3 else { throw Unsupported("many") }
      return .object(["a": .array([.null, .object(["b": .number(n + 1.05)])])])
    }
  }

  private func report() throws -> Report {
    let file = try JSONDecoder().decode(VectorFile.self, from: Data(Self.file.utf8))
    return Report(Sums(), files: [file])
  }

  @Test("A report as text has the failures, what their rules state, and the areas")
  func text() throws {
    #expect(
      try report().formatted(as: .text) == """
        sums, "two": R1 (assumed)
          a < b
          a[1].b: expected 3.2, found 3.05
        sums: 1 of 3 passed, 1 failed, 1 unsupported
        1 of the failures contradict assumed values only.

        """)
  }

  @Test("A report for JUnit has a suite for each area")
  func junit() throws {
    #expect(
      try report().formatted(as: .junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="sums" tests="3" failures="1" skipped="1">
            <testcase classname="sums" name="one"/>
            <testcase classname="sums" name="&quot;two&quot;"><failure message="R1: a &lt; b">\
        a[1].b: expected 3.2, found 3.05</failure></testcase>
            <testcase classname="sums" name="three"><skipped message="R1: a &lt; b">many</skipped>\
        </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("A report in JSON can be read again")
  func json() throws {
    let report = try report()
    let text = try report.formatted(as: .json)
    let read = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    #expect(read.results.map(\.outcome) == [.passed, .failed, .unsupported])
    #expect(read.results.map(\.mismatches) == report.results.map(\.mismatches))
  }

  // MARK: Other processes

  private static let pythonSubject = Folder.package.appendingPathComponent("Subjects/text_sizes.py")

  @Test("A subject in Python answers for the sizes and colors that it has")
  func python() throws {
    let script = try String(contentsOf: Self.pythonSubject, encoding: .utf8)
    #expect(script.split(separator: "\n", omittingEmptySubsequences: false).count <= 51)
    let subject = try ProcessSubject("python3 '\(Self.pythonSubject.path)'")
    let report = Report(
      subject, files: try VectorFile.all(in: Folder.vectors), areas: ["colors", "text-sizes"])
    let lines = try report.formatted(as: .text).split(separator: "\n")
    #expect(
      lines == [
        "colors: 3 of 329 passed, 326 unsupported", "text-sizes: 24 of 132 passed, 108 unsupported",
      ])
  }

  @Test(
    "A process that does not answer is a failure",
    arguments: [
      ("exec cat >/dev/null", "The subject ended"),
      ("exec sleep 60", "The subject took longer"),
      ("while read -r line; do echo text; done", "expected an answer in JSON, found text"),
      ("while read -r line; do echo {}; done", "expected a member answer or unsupported"),
      ("exit 0", "The subject"),
    ])
  func broken(_ command: String, _ reason: String) throws {
    let file = try JSONDecoder().decode(VectorFile.self, from: Data(Self.file.utf8))
    let subject = try ProcessSubject("sh -c '\(command)'", seconds: 1)
    let report = Report(subject, files: [file])
    #expect(report.failures.count == 3)
    #expect(report.failures.allSatisfy { $0.reason?.hasPrefix(reason) == true })
  }

  @Test("Parts of values are found and replaced by their paths")
  func paths() throws {
    let value = try JSONDecoder().decode(
      JSONValue.self, from: Data(#"{"a":[1,{"b":[true,null]}]}"#.utf8))
    #expect(value["a[1].b[0]"] == .bool(true) && value["a[0]"] == .number(1) && value[""] == value)
    for path in ["a[2]", "b", "a[-1]", "a.b", "a[1].b[1].c"] { #expect(value[path] == nil) }
    for path in ["a[1].b[1]", "a[0]", ""] {
      var changed = value
      changed.replace(path, with: "new")
      #expect(changed[path] == "new")
    }
    var same = value
    same.replace("a[7].b", with: "new")
    #expect(same == value)
  }
}
