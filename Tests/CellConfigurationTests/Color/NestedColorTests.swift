import CellConfiguration
import Foundation
import Testing

/// Colors that are made of colors cost no more than their documented limit allows.
struct NestedColorTests {
  private let dark = TraitCollection { $0.userInterfaceStyle = .dark }

  @Test("A pair inside a pair keeps only the side that can show")
  func pairWithinPair() {
    let inner = CellColor(light: .red, dark: .green)
    #expect(CellColor(light: inner, dark: inner) == inner)
    #expect(CellColor(light: inner, dark: .blue) == CellColor(light: .red, dark: .blue))
    #expect(CellColor(light: .blue, dark: inner) == CellColor(light: .blue, dark: .green))
  }

  @Test(
    "Two hundred thousand nested pairs of colors equal a single pair", .timeLimit(.minutes(1)))
  func deepPairs() {
    let color = (0..<200_000).reduce(CellColor.red) { color, number in
      number.isMultiple(of: 2)
        ? CellColor(light: color, dark: .black) : CellColor(light: .white, dark: color)
    }
    #expect(color == CellColor(light: .white, dark: .black))
    #expect(color.hashValue == CellColor(light: .white, dark: .black).hashValue)
    #expect(color.resolved(with: dark).hex == "#000000FF")
  }

  @Test("Pairs that contain the previous pair twice take no more time", .timeLimit(.minutes(1)))
  func sharedPairs() {
    func color() -> CellColor {
      (0..<60).reduce(CellColor(light: .red, dark: .green)) { color, _ in
        CellColor(light: color, dark: color.withAlphaComponent(0.5))
      }
    }
    #expect(Set([color(), color()]).count == 1)
    #expect(color().resolved(with: dark).hex == "#00FF0080")
    #expect("\(color())" == "red in light, green alpha 0.5 in dark")
  }

  @Test("A side of a pair keeps every change of the pair that it was before")
  func changedPairs() {
    let pair = CellColor(light: .red, dark: .systemGreen)
    let custom = ConfigurationColorTransformer { $0.withAlphaComponent(0.75) }
    let changed: [CellColor] = [
      pair.withAlphaComponent(0.5), ConfigurationColorTransformer.grayscale(pair),
      ConfigurationColorTransformer.dynamicLightAlpha(pair.withAlphaComponent(0.5)),
      ConfigurationColorTransformer.grayscale.followed(by: custom)(pair), CellColor { _ in pair },
    ]
    for color in changed {
      let nested = CellColor(light: color, dark: color)
      for traits in [TraitCollection(), dark] {
        #expect(nested.resolved(with: traits) == color.resolved(with: traits), "\(color)")
      }
    }
  }

  @Test("A color allows the documented number of steps and remains comparable")
  func limit() {
    let color = (0..<400).reduce(CellColor.systemRed) { color, _ in
      ConfigurationColorTransformer.grayscale(color)
    }
    let transformer = (1..<400).reduce(ConfigurationColorTransformer.alpha(0.9)) {
      transformer, _ in transformer.followed(by: .grayscale)
    }
    #expect(color.resolved(with: dark).alpha == 1)
    #expect(transformer(.systemRed).resolved(with: dark).alpha == 0.9)
    #expect(Set([color]) == [color])
    #expect(Set([transformer]) == [transformer])
    // Encoded values may not be nested as deeply.
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([color]) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([transformer]) }
  }

  @Test("Decoding a color with one step too many throws an error")
  func decoding() {
    func read<Value: Decodable>(_ type: Value.Type, _ json: String) -> ConfigurationDecodingError? {
      let error = #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(type, from: Data(json.utf8))
      }
      return error.flatMap { ConfigurationDecodingError($0) }
    }
    // Twice as many at each level, as deep as values may stand and no deeper.
    func doubled(_ levels: Int) -> String {
      (0..<levels).reduce(#""grayscale""#) { inner, _ in #"{"first":\#(inner),"then":\#(inner)}"# }
    }
    func gray(_ levels: Int) -> String { #"{"color":"red","transformer":\#(doubled(levels))}"# }
    for (error, limit) in [
      (
        read(CellColor.self, #"{"color":\#(gray(8)),"transformer":\#(doubled(8))}"#),
        "a color made in at most 400 steps"
      ),
      (read(CellColor.self, #"{"light":\#(gray(8)),"dark":\#(gray(8))}"#), "at most 400 steps"),
      (
        read(ConfigurationColorTransformer.self, doubled(9)),
        "a color transformer made in at most 400 steps"
      ),
    ] {
      #expect(error?.expected.contains(limit) == true)
    }
  }

  @Test("Creating a pair of two colors with too many steps stops the program")
  func pairTooLong() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let long = (0..<200).reduce(CellColor.red) { color, _ in
        ConfigurationColorTransformer.grayscale(color)
      }
      _ = CellColor(light: long, dark: long)
    }
    expect(result, "a color made in more than 400 steps")
  }

  @Test("Setting the alpha of a color with the maximum of steps stops the program")
  func alphaTooLong() async {
    await #expect(processExitsWith: .failure) {
      let long = (0..<400).reduce(CellColor.systemRed) { color, _ in
        ConfigurationColorTransformer.grayscale(color)
      }
      _ = long.withAlphaComponent(0.5)
    }
  }

  @Test("Transforming a color with the maximum of steps stops the program and says why")
  func transformationTooLong() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = (0..<200_000).reduce(CellColor.red) { color, _ in
        ConfigurationColorTransformer.grayscale(color)
      }
    }
    expect(result, "a color made in more than 400 steps")
  }

  @Test(
    "Composing a transformer with itself too often stops the program and says why",
    .timeLimit(.minutes(1)))
  func transformerTooLong() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let transformer = (0..<30).reduce(ConfigurationColorTransformer.grayscale) {
        transformer, _ in transformer.followed(by: transformer)
      }
      _ = transformer.hashValue
    }
    expect(result, "a color transformer made in more than 400 steps")
  }

  private func expect(_ result: ExitTest.Result?, _ text: String) {
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(message?.contains(text) == true)
  }
}
