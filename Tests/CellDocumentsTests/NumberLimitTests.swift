import CellDocuments
import Foundation
import Testing

@Suite("Numbers at the limits of a floating-point number")
struct NumberLimitTests {
  private static func message(_ text: String) -> String? {
    do {
      _ = try PreviewDocument(data: Data(text.utf8), name: "list.json")
      return nil
    } catch {
      return error.problems.map(\.message).joined(separator: "\n")
    }
  }

  private static func level(_ number: String) -> String {
    #"{"sections": [{"rows": [{"indentationLevel": \#(number)}]}]}"#
  }

  @Test(
    "A number too close to zero is refused in every member",
    arguments: ["1e-400", "-1e-400", "1E-0400", "0." + String(repeating: "0", count: 400) + "1"])
  func underflow(number: String) throws {
    let expected = "expected 0, or a number that is farther from zero"
    let width = try #require(Self.message("{\"width\": \(number)}"))
    let level = try #require(Self.message(Self.level(number)))
    #expect(width.hasPrefix("width: found \(number.prefix(80))") && width.hasSuffix(expected))
    #expect(level.hasPrefix("sections[0].rows[0].indentationLevel: found "))
    #expect(level.hasSuffix(expected))
  }

  @Test("Every way to write zero is accepted", arguments: ["0", "-0", "0.000", "0e-400", "0E999"])
  func zero(number: String) {
    #expect(Self.message("{\"width\": \(number)}") == nil)
    #expect(Self.message(Self.level(number)) == nil)
  }

  @Test("The smallest number that is not zero is a width, and no level")
  func smallest() {
    #expect(Self.message("{\"width\": 5e-324}") == nil)
    #expect(Self.message(Self.level("5e-324"))?.contains("a whole number") == true)
  }

  @Test("A hint or a message contains numbers that are larger than every integer")
  func largest() {
    #expect(Self.message("{\"width\": +1e30}")?.hasSuffix(". Write 1e+30") == true)
    #expect(Self.message("{\"width\": +1e14}")?.hasSuffix(". Write 100000000000000") == true)
    #expect(Self.message("{\"width\": -1e30}")?.contains("found -1e+30, expected") == true)
  }
}
