import Foundation

extension Encodable {
  /// The value as it is written down, on one line; `nil` where that cannot be done.
  var writtenDescription: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}
