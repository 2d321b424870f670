import Foundation

extension Encodable {
  /// The encoded value on one line; `nil` if it cannot be encoded.
  var writtenDescription: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}
