import CellText
import Foundation

/// What is fuzzed, by its name on the command line.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case documents, lenient, texts, shapers, configurations, differences, display, selection, lists
  case constraints, hosting, motion

  /// Whether inputs are JSON documents; all others are choices.
  package var takesDocuments: Bool { self == .documents || self == .lenient }

  /// The laws of the tests that an input breaks.
  ///
  /// - Parameter isThorough: Whether to check everything. Otherwise an input chooses a part, where
  ///   checks take far longer than everything else.
  @MainActor
  package func violations(_ input: [UInt8], isThorough: Bool) -> [String] {
    switch self {
    case .documents: Self.documents(input, isThorough)
    case .lenient:
      LenientLaws(isThorough: isThorough).violations(String(decoding: input, as: UTF8.self))
    case .texts: Self.texts(input)
    case .shapers: Self.shapers(input)
    case .configurations: Self.configurations(input, isThorough)
    case .differences: Self.differences(input)
    case .display: DisplayLaws().violations(RandomSource(bytes: input))
    case .selection: Self.selection(input)
    case .lists: Self.lists(input)
    case .constraints: Self.constraints(input)
    case .hosting: Self.hosting(input)
    case .motion: ListWorld.violations(RandomSource(bytes: input), steps: 1_000)
    }
  }

  /// The bytes are the document, and their sum chooses what is checked.
  private static func documents(_ input: [UInt8], _ isThorough: Bool) -> [String] {
    let all = Set(DocumentOutcome.Part.allCases)
    let choices: [Set<DocumentOutcome.Part>] = [
      [.display], [.display], [.report], [.writing], [.writing], [.reading], [.reading], all,
    ]
    let choice = choices[Int(input.reduce(0, &+)) % choices.count]
    return DocumentLaws(parts: isThorough ? all : choice)
      .violations(String(decoding: input, as: UTF8.self)).map(\.description)
  }

  /// The first bytes choose everything but the text, the others are it; or all of them choose.
  private static func texts(_ input: [UInt8]) -> [String] {
    let choices = 40
    var random = RandomSource(bytes: input.dropFirst().prefix(choices))
    let kind = input.first ?? 0
    var subject: TextCase
    if kind & 1 == 0, input.count > choices {
      let string = String(decoding: input.dropFirst(choices + 1), as: UTF8.self)
      var generator = TextGenerator(random)
      subject = generator.textCase(string)
    } else {
      random = RandomSource(bytes: input.dropFirst())
      var generator = TextGenerator(random)
      subject = generator.textCase()
    }
    let shaper: any TextShaper = kind & 2 == 0 ? .embedded : FixedAdvanceShaper(advance: 0.5)
    return TextLaws(TextEngine(shaper), subject).violations().map(\.description)
  }

  /// The first bytes choose the metrics, the others the text and its layout.
  private static func shapers(_ input: [UInt8]) -> [String] {
    var random = RandomSource(bytes: input)
    let shaper = RandomMetricsShaper(&random)
    var generator = TextGenerator(random)
    return TextLaws(TextEngine(shaper), generator.textCase()).violations()
      .map { "\($0), \(shaper)" }
  }

  private static func differences(_ input: [UInt8]) -> [String] {
    var changes = DocumentChanges(RandomSource(bytes: input))
    repeat {
      let problems = changes.step()
      if !problems.isEmpty { return problems }
    } while !changes.isFinished
    return []
  }

  private static func selection(_ input: [UInt8]) -> [String] {
    var history = SelectionHistory(RandomSource(bytes: input))
    while !history.isFinished {
      let problems = history.step()
      if !problems.isEmpty { return problems }
    }
    return []
  }

  /// The first byte chooses whether the views are in a cell, each other two what happens to them.
  @MainActor
  private static func constraints(_ input: [UInt8]) -> [String] {
    let world = ConstraintWorld(
      RandomSource(bytes: input.dropFirst()), inCell: input.first ?? 0 > 170)
    while !world.random.isExhausted {
      world.step()
      // A check solves the constraints of new views as well, and takes as long as many steps.
      if Int.random(in: 0..<8, using: &world.random) == 1 {
        let problems = world.violations()
        if !problems.isEmpty { return problems }
      }
    }
    return world.violations()
  }

  /// The first byte chooses the kind of the edits and the look, each other two choose something.
  private static func lists(_ input: [UInt8]) -> [String] {
    let random = RandomSource(bytes: input.dropFirst())
    guard let kind = input.first, kind > 127 else {
      var edits = HeightEdits(random)
      var step = 0
      while !edits.isFinished {
        edits.step()
        step += 1
        if step % 16 == 0 {
          let problems = edits.problems()
          if !problems.isEmpty { return problems }
        }
      }
      return edits.problems()
    }
    var edits = ItemEdits(ListVariant.all[Int(kind - 128) % ListVariant.all.count], random)
    while !edits.isFinished { edits.step() }
    return edits.problems()
  }

  /// The first byte chooses the kind of configuration, each other two choose something.
  private static func configurations(_ input: [UInt8], _ isThorough: Bool) -> [String] {
    let random = RandomSource(bytes: input.dropFirst())
    return switch input.first ?? 0 {
    case 0..<128: violations(ConfigurationHistory(ContentUnderTest.factories, random), isThorough)
    case 128..<208:
      violations(ConfigurationHistory(BackgroundUnderTest.factories, random), isThorough)
    default: violations(ConfigurationHistory(EmptyStateUnderTest.factories, random), isThorough)
    }
  }

  private static func violations<Configuration>(
    _ history: ConfigurationHistory<Configuration>, _ isThorough: Bool
  ) -> [String] {
    var history = history
    while !history.isFinished { history.step() }
    let violations = isThorough ? history.violations() : history.violationsOfChosenLaw()
    return violations.map(\.description)
  }

  /// The first byte chooses the world, each other two what happens to its cells.
  @MainActor
  private static func hosting(_ input: [UInt8]) -> [String] {
    let random = RandomSource(bytes: input.dropFirst())
    if input.first ?? 0 > 80 {
      return CallbackWorld.violations(
        random, takeTurn: { _ = RunLoop.main.run(mode: .default, before: .distantPast) })
    }
    let world = HostingWorld(random)
    while !world.random.isExhausted {
      world.step()
      if Int.random(in: 0..<4, using: &world.random) == 0 {
        let violations = world.flushAndCheck()
        if !violations.isEmpty { return violations.map(\.description) }
      }
    }
    return world.flushAndCheck().map(\.description)
  }
}
