import CellTestSupport
import CellText
import Foundation

/// What is fuzzed, by its name on the command line.
enum FuzzTarget: String, CaseIterable {
  case documents, texts, configurations, lists, hosting, motion

  /// The laws of the tests that an input breaks.
  @MainActor
  func violations(_ input: [UInt8]) -> [String] {
    switch self {
    case .documents: Self.documents(input)
    case .texts: Self.texts(input)
    case .configurations: Self.configurations(input)
    case .lists: Self.lists(input)
    case .hosting: Self.hosting(input)
    case .motion: ListWorld.violations(RandomSource(bytes: input), steps: 1_000)
    }
  }

  /// The bytes are the document.
  private static func documents(_ input: [UInt8]) -> [String] {
    DocumentLaws().violations(String(decoding: input, as: UTF8.self)).map(\.description)
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
  private static func configurations(_ input: [UInt8]) -> [String] {
    let random = RandomSource(bytes: input.dropFirst())
    return input.first ?? 0 < 160
      ? violations(ConfigurationHistory(ContentUnderTest.factories, random))
      : violations(ConfigurationHistory(BackgroundUnderTest.factories, random))
  }

  private static func violations<Configuration>(
    _ history: ConfigurationHistory<Configuration>
  ) -> [String] {
    var history = history
    while !history.isFinished { history.step() }
    return history.violations().map(\.description)
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
