import Foundation
import Testing

/// What is declared only so that the compiler says what to write instead, against the table of
/// members and the compiler.
struct UnavailableTests {
  @Test("Every member that is absent is declared with the note of its row, and no other is")
  func memberAbsentDeclared()
    throws
  {
    let declared = Dictionary(
      try UnavailableDeclaration.all().map { ($0.description, $0.message) }
    ) { first, _ in first }
    let rows = try MemberTableTests.members(marked: "absent")
    #expect(declared.count > 90)
    for row in rows {
      let name = row.type.isEmpty ? row.name : "\(row.type).\(row.name)"
      #expect(declared[name] == row.note, "\(name)")
    }
    let named = Set(rows.map { $0.type.isEmpty ? $0.name : "\($0.type).\($0.name)" })
    #expect(Set(declared.keys).subtracting(named) == [])
  }

  #if os(Linux)
    @Test("The compiler answers each use with the message of its declaration")
    func compilerAnswersUse() throws {
      let declared = try UnavailableDeclaration.all()
      let output = try Self.output(
        compiling: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appending(path: "UnavailableUses.swift"))
      func lines(_ kind: String) throws -> [String] {
        let line = try Regex(
          "UnavailableUses\\.swift:[0-9:]+ \(kind): (.*)", as: (Substring, Substring).self)
        return output.matches(of: line).map { String($0.output.1) }
      }
      #expect(try lines("warning").filter { $0.contains("deprecated") } == [])
      let answers = try lines("error")
      #expect(answers.count > 90)
      for answer in answers {
        #expect(declared.contains { $0.answer == answer }, "\(answer)")
      }
      for declaration in declared {
        #expect(answers.contains(declaration.answer), "nothing uses \(declaration)")
      }
    }

    /// Returns the errors that the compiler prints for a file in a package of its own.
    static func errors(compiling file: URL) throws -> [String] {
      try output(compiling: file).split(separator: "\n").map(String.init)
        .filter { $0.contains(": error: ") }
    }

    /// Returns the errors and warnings that the compiler prints for a file.
    private static func output(compiling file: URL) throws -> String {
      let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-diagnostic-style",
        "llvm", file.path, "-I", products.appending(path: "Modules").path, "-Xcc",
        "-fmodule-map-file=\(products.path)/AtomicPointer.build/module.modulemap",
      ]
      let output = Pipe()
      compiler.standardError = output
      try compiler.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      compiler.waitUntilExit()
      return text
    }
  #endif
}
