import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// Conditions as a Boolean algebra over all sets of flags.
struct StateConditionTests {
  private static let flags: [StateCondition] = [
    .disabled, .highlighted, .selected, .focused, .editing, .swiped, .targeted,
  ]

  private static let never = .selected && !StateCondition.selected

  /// Random conditions of up to three operators.
  private static let conditions: [StateCondition] = {
    var random = SplitMix64(seed: 7)
    var result = flags + [.always, never]
    for _ in 0..<150 {
      guard let a = result.randomElement(using: &random),
        let b = flags.randomElement(using: &random)
      else { continue }
      switch Int.random(in: 0..<3, using: &random) {
      case 0: result.append(a && b)
      case 1: result.append(a || b)
      default: result.append(!(a && !b))
      }
    }
    return result
  }()

  private static let pairs = conditions.indices.map { place in
    (conditions[place], conditions[(place * 31 + 17) % conditions.count])
  }

  private func agree(
    _ a: StateCondition, _ b: StateCondition, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for flags in StateSpace.combinations where a.holds(for: flags) != b.holds(for: flags) {
      Issue.record("\(a) and \(b) differ for \(flags)", sourceLocation: sourceLocation)
      return
    }
  }

  @Test("Operators mean what they mean for Booleans")
  func operators() {
    for (a, b) in Self.pairs {
      let both = a && b
      let either = a || b
      let not = !a
      for flags in StateSpace.combinations {
        #expect(both.holds(for: flags) == (a.holds(for: flags) && b.holds(for: flags)))
        #expect(either.holds(for: flags) == (a.holds(for: flags) || b.holds(for: flags)))
        #expect(not.holds(for: flags) == !a.holds(for: flags))
      }
    }
  }

  @Test("The laws of De Morgan hold")
  func deMorgan() {
    for (a, b) in Self.pairs {
      agree(!(a && b), !a || !b)
      agree(!(a || b), !a && !b)
      agree(!(!a), a)
    }
  }

  @Test("Always holds, its negation never does")
  func limits() {
    for flags in StateSpace.combinations {
      #expect(StateCondition.always.holds(for: flags))
      #expect(!(!StateCondition.always).holds(for: flags))
      #expect(!Self.never.holds(for: flags))
    }
    #expect(!StateCondition.always == Self.never)
    #expect(!Self.never == .always)
    #expect((.always && .selected) == StateCondition.selected)
    #expect((.always || .selected) == StateCondition.always)
  }

  @Test("Order and repetition do not matter to equality")
  func equality() {
    #expect((.selected || .focused) == (.focused || .selected) as StateCondition)
    #expect((.selected && .focused) == (.focused && .selected && .focused) as StateCondition)
    #expect((.selected || (.selected && .focused)) == StateCondition.selected)
    #expect(StateCondition([.selected, .focused]) == (.selected && .focused))
  }

  @Test("A condition is as specific as the alternative that holds and names most flags")
  func specificity() {
    let condition: StateCondition = .selected || (.focused && !.editing)
    #expect(condition.specificity(for: []) == nil)
    #expect(condition.specificity(for: .selected) == 1)
    #expect(condition.specificity(for: .focused) == 2)
    #expect(condition.specificity(for: [.focused, .selected]) == 2)
    #expect(condition.specificity(for: [.focused, .selected, .editing]) == 1)
    #expect(StateCondition.always.specificity(for: .selected) == 0)
  }

  @Test("A condition reads back from its description")
  func coding() throws {
    for condition in Self.conditions {
      let data = try JSONEncoder().encode([condition])
      #expect(try JSONDecoder().decode([StateCondition].self, from: data) == [condition])
    }
  }

  @Test(
    "A condition describes itself as it is written in code",
    arguments: [
      (StateCondition.always, "always"), (never, "never"), (.selected, "selected"),
      (!.editing, "!editing"), (.selected && !.editing, "selected && !editing"),
      (.targeted || (.selected && !.editing), "selected && !editing || targeted"),
    ])
  func description(_ condition: StateCondition, _ text: String) {
    #expect("\(condition)" == text)
  }

  @Test(
    "White space and order are free when a condition is read",
    arguments: [
      ("selected&&!editing", StateCondition.selected && !.editing),
      ("  targeted||  selected ", .selected || .targeted), ("! editing", !.editing),
      ("always", .always), ("never", never), ("always || selected", .always),
      ("never || selected", .selected),
    ])
  func reading(_ text: String, _ condition: StateCondition) throws {
    let data = try JSONEncoder().encode([text])
    #expect(try JSONDecoder().decode([StateCondition].self, from: data) == [condition])
  }

  @Test(
    "What is no condition is refused",
    arguments: [
      "", "selectd", "selected &&", "|| selected", "!!selected", "selected & focused",
      "(selected)", "selected focused", "sel ected", "selected && || focused", "!always",
      "Selected",
    ])
  func refused(_ text: String) throws {
    let data = try JSONEncoder().encode([text])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([StateCondition].self, from: data)
    }
    let reason = error.flatMap { ConfigurationDecodingError($0) }
    #expect(reason?.path == ["0"])
    #expect(reason?.found == "\"\(text)\"")
  }

  @Test("A misspelt flag is told the nearest one")
  func nearest() throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([StateCondition].self, from: Data(#"["selectd && focused"]"#.utf8))
    }
    let reason = error.flatMap { ConfigurationDecodingError($0) }
    #expect(reason?.suggestion == "selected")
  }

  @Test("Flags are written as a list of names")
  func flagCoding() throws {
    for flags in StateSpace.combinations {
      let data = try JSONEncoder().encode(flags)
      #expect(try JSONDecoder().decode(ConfigurationStateFlags.self, from: data) == flags)
    }
    let data = try JSONEncoder().encode(
      [ConfigurationStateFlags.selected, .focused] as ConfigurationStateFlags)
    #expect(String(decoding: data, as: UTF8.self) == #"["selected","focused"]"#)
    #expect("\([.selected, .focused] as ConfigurationStateFlags)" == "[selected, focused]")
  }
}
