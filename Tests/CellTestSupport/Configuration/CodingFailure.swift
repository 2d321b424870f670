import CellConfiguration
import Foundation

/// Coding that throws in the middle, which must name the place and change nothing.
enum CodingFailure {
  private static let wrongValues: [JSONNode] = [
    .null, .bool(true), .string("x"), .number("-1"), .number("1e308"), .array([]), .object([]),
  ]

  /// Encodes a configuration with a value that cannot be encoded, or decodes its damaged encoding.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - unencodable: Properties with values that cannot be encoded.
  ///   - random: Chooses the value or the damage.
  /// - Returns: What was done, and the law that it breaks, if any.
  static func complaint<Configuration: StatefulConfiguration>(
    about configuration: Configuration, _ unencodable: [PropertyUnderTest<Configuration>],
    _ random: inout RandomSource
  ) -> (name: String, complaint: String?) {
    let copy = configuration
    let result: (name: String, complaint: String?)
    if Int.random(in: 0..<2, using: &random) == 0,
      let property = unencodable.randomElement(using: &random)
    {
      let sample = Int.random(in: 0..<property.sampleCount, using: &random)
      result = ("encoding of \(property.name)", encoding(configuration, property, sample))
    } else {
      result = decoding(configuration, isPlain: unencodable.isEmpty, &random)
    }
    return configuration == copy ? result : (result.name, "the configuration has changed")
  }

  private static func encoding<Configuration: StatefulConfiguration>(
    _ configuration: Configuration, _ property: PropertyUnderTest<Configuration>, _ sample: Int
  ) -> String? {
    var changed = configuration
    property.assign(&changed, sample)
    // Rules and assignments of other properties stay.
    let copy = changed
    do {
      _ = try JSONEncoder().encode(changed)
      return property.reads(changed, sample) ? "\(property.name) is encoded" : nil
    } catch EncodingError.invalidValue(_, let context) {
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      if changed != copy { return "encoding changes the configuration" }
      return "\(path) \(context.debugDescription)".contains(property.name)
        ? nil : "\(property.name) is not named: \(path), \(context.debugDescription)"
    } catch {
      return "encoding \(property.name) throws \(error)"
    }
  }

  /// - Parameter isPlain: Whether errors of decoding are those of the standard library.
  private static func decoding<Configuration: StatefulConfiguration>(
    _ configuration: Configuration, isPlain: Bool, _ random: inout RandomSource
  ) -> (name: String, complaint: String?) {
    guard let data = try? JSONEncoder().encode(configuration),
      let node = try? JSONNode(String(decoding: data, as: UTF8.self)),
      let path = node.paths.randomElement(using: &random)
    else { return ("damage", "coding throws") }
    let value = wrongValues[Int.random(in: 0..<wrongValues.count, using: &random)]
    let isRemoved = !path.isEmpty && Int.random(in: 0..<4, using: &random) == 0
    let text = node.replacing(path, by: isRemoved ? [] : [value]).text
    let name = "damage of \(path.written)"
    do {
      let decoded = try JSONDecoder().decode(Configuration.self, from: Data(text.utf8))
      let again = try ConfigurationLaws.coded(decoded)
      return (name, again == decoded ? nil : "coding what is decoded of \(text) loses something")
    } catch {
      let isRight = isPlain ? error is DecodingError : isNamed(path, by: error)
      return (name, isRight ? nil : "decoding \(text) throws \(error)")
    }
  }

  /// Whether an error names a damaged place, a value around it or a value in it.
  private static func isNamed(_ path: JSONNode.Path, by error: any Error) -> Bool {
    guard let reason = ConfigurationDecodingError(error) else { return false }
    let damaged = path.map { step in
      switch step {
      case .member(let name): name
      case .element(let index): "\(index)"
      }
    }
    return zip(damaged, reason.path).allSatisfy { $0 == $1 }
  }
}
