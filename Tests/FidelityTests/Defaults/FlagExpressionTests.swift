import CellTestSupport
import Testing

/// The evaluator that the truth tables rely on.
struct FlagExpressionTests {
  @Test(
    "Operators of flag expressions have Swift's precedence",
    arguments: [
      ("a", "a", true), ("a", "", false), ("!a", "", true), ("!a", "a", false),
      ("a && b", "a", false), ("a && b", "ab", true), ("a || b", "b", true), ("a || b", "", false),
      ("a || b && c", "a", true), ("a || b && c", "b", false), ("(a || b) && c", "a", false),
      ("!a && b", "b", true), ("!(a && b)", "a", true), ("!!a", "a", true),
      ("a && (b || !c) && !(d && a)", "a", true), ("a && (b || !c) && !(d && a)", "ad", false),
    ])
  func evaluation(_ text: String, _ names: String, _ expected: Bool) throws {
    let expression = try FlagExpression(text)
    #expect(expression.isTrue { names.contains($0) } == expected)
  }

  @Test(
    "Parsing refuses texts that are not flag expressions",
    arguments: ["", "a &&", "&& a", "(a", "a)", "a b", "!", "()", "a || || b"])
  func syntax(_ text: String) {
    #expect(throws: FlagExpression.SyntaxError.self) { try FlagExpression(text) }
  }
}
