import CellConfiguration
import Foundation

/// The reason why a type of an app cannot decode a value of custom content.
struct ValueProblem {
  /// The path to the part that cannot be decoded, in the value.
  private(set) var path: [String] = []

  let expected: String

  /// Decodes a value; `nil` if the type can decode it.
  init?(decoding json: String, as type: any Decodable.Type) {
    do {
      try type.check(json)
      return nil
    } catch let error as DecodingError {
      let context: DecodingError.Context? =
        switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context),
          .keyNotFound(_, let context), .dataCorrupted(let context):
          context
        @unknown default: nil
        }
      // The first step leads to the value in the array that is decoded.
      path = (context?.codingPath ?? []).dropFirst().map(\.pathComponent)
      let reason = context.map { ": \($0.debugDescription)" } ?? ""
      expected =
        "a value of the type \(type)" + (reason.hasSuffix(".") ? reason.dropLast() : reason[...])
    } catch {
      expected = "a value of the type \(type): \(error)"
    }
  }
}

extension Decodable {
  /// Throws if a value of the type cannot be decoded.
  fileprivate static func check(_ json: String) throws {
    _ = try JSONDecoder().decode([Self].self, from: Data("[\(json)]".utf8))
  }
}
