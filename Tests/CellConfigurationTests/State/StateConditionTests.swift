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

  @Test("Operators on state conditions have their Boolean meaning")
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

  @Test("State conditions obey De Morgan's laws")
  func deMorgan() {
    for (a, b) in Self.pairs {
      agree(!(a && b), !a || !b)
      agree(!(a || b), !a && !b)
      agree(!(!a), a)
    }
  }

  @Test("The condition `always` is true for every state, and its negation for none")
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

  @Test("Order and repetition do not affect the equality of conditions")
  func equality() {
    #expect((.selected || .focused) == (.focused || .selected) as StateCondition)
    #expect((.selected && .focused) == (.focused && .selected && .focused) as StateCondition)
    #expect((.selected || (.selected && .focused)) == StateCondition.selected)
    #expect(StateCondition([.selected, .focused]) == (.selected && .focused))
  }

  @Test("The specificity of a condition is that of its most specific true alternative")
  func specificity() {
    let condition: StateCondition = .selected || (.focused && !.editing)
    #expect(condition.specificity(for: []) == nil)
    #expect(condition.specificity(for: .selected) == 1)
    #expect(condition.specificity(for: .focused) == 2)
    #expect(condition.specificity(for: [.focused, .selected]) == 2)
    #expect(condition.specificity(for: [.focused, .selected, .editing]) == 1)
    #expect(StateCondition.always.specificity(for: .selected) == 0)
  }

  @Test("A condition can be parsed from its description")
  func coding() throws {
    for condition in Self.conditions {
      let data = try JSONEncoder().encode([condition])
      #expect(try JSONDecoder().decode([StateCondition].self, from: data) == [condition])
    }
  }

  @Test(
    "The description of a condition is its Swift code",
    arguments: [
      (StateCondition.always, "always"), (never, "never"), (.selected, "selected"),
      (!.editing, "!editing"), (.selected && !.editing, "selected && !editing"),
      (.targeted || (.selected && !.editing), "selected && !editing || targeted"),
    ])
  func description(_ condition: StateCondition, _ text: String) {
    #expect("\(condition)" == text)
  }

  @Test(
    "Parsing a condition accepts any white space and order",
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
    "Parsing refuses texts that are not conditions",
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

  @Test("The error for a misspelled flag suggests the nearest one")
  func nearest() throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([StateCondition].self, from: Data(#"["selectd && focused"]"#.utf8))
    }
    let reason = error.flatMap { ConfigurationDecodingError($0) }
    #expect(reason?.suggestion == "selected")
  }

  @Test("Flags encode as a list of names")
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
