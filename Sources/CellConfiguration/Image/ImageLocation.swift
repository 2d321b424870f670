package import Foundation

/// The location of a picture in a document: a URL that an app may load, or a path to a file beside
/// the document.
///
/// A path has no parts that leave the folder of the document, such as `..`, and no escapes that
/// could stand for them. URLs with other schemes, such as `file`, are refused.
package struct ImageLocation: Codable, SchemaRepresentable {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  /// The bytes that a `data` URL contains; `nil` for other URLs.
  package var contents: Data? { Self.contents(of: url.absoluteString[...]) }

  /// Whether the URL is a path to a file beside the document.
  package var isPath: Bool { url.scheme == nil }

  private static let pattern = {
    let letter = #"(?:[A-Za-z0-9_~\-]|%20|%[89A-Fa-f][0-9A-Fa-f])"#
    let step = "\(letter)(?:\(letter)|[.])*"
    let character = #"(?:[A-Za-z0-9._~:/?#@!$&'()*+,;=\-]|%[0-9A-Fa-f]{2})"#
    let base64 =
      "(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?"
    return "https?://\(character)+|data:[A-Za-z0-9/+.\\-]*;base64,\(base64)|\(step)(?:/\(step))*"
  }()

  private static let noun =
    "an http, https or data URL in Base64, or a path to a file in the folder of the document, "
    + "with %20 for a space"

  package static var schemaValue: Schema.Value {
    .named("ImageLocation", .pattern(pattern, noun: noun))
  }

  /// Returns the URL of a text that documents can contain; `nil` for another text.
  private static func url(_ text: String) -> URL? {
    let rest = ["https://", "http://"].lazy.compactMap { text.suffix(afterPrefix: $0) }.first
    let isAllowed =
      if let rest {
        !rest.isEmpty && rest.isEscaped(besides: "._~:/?#@!$&'()*+,;=-") { _ in true }
      } else if text.hasPrefix("data:") {
        contents(of: text[...]) != nil
      } else {
        text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { step in
          // Escapes of other bytes could hide a step to another folder.
          step.first != nil && step.first != "."
            && step.isEscaped(besides: "._~-") { $0 == 0x20 || $0 >= 0x80 }
        }
      }
    return isAllowed ? URL(string: text).flatMap { $0.absoluteString == text ? $0 : nil } : nil
  }

  /// Returns the bytes in the text of a `data` URL.
  private static func contents(of text: Substring) -> Data? {
    guard let data = text.suffix(afterPrefix: "data:"), let range = data.range(of: ";base64,"),
      data[..<range.lowerBound].isEscaped(besides: "/+.-", by: { _ in false })
    else { return nil }
    return Data(base64Encoded: String(data[range.upperBound...]))
  }

  package init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    guard let url = value.string.flatMap(Self.url) else {
      throw value.mismatch(expected: Self.noun)
    }
    self.url = url
  }

  package func encode(to encoder: any Encoder) throws {
    let text = url.absoluteString
    guard Self.url(text) != nil else {
      throw EncodingError.unwritable(
        text, encoder, "found \(text.shortenedForMessages), expected \(Self.noun)")
    }
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension StringProtocol {
  fileprivate func suffix(afterPrefix prefix: String) -> Substring? {
    hasPrefix(prefix) ? Substring(dropFirst(prefix.count)) : nil
  }

  /// Returns whether the text has only ASCII letters and digits, some other characters, and escapes
  /// of bytes for which a closure returns `true`.
  fileprivate func isEscaped(besides others: String, by isAllowed: (UInt8) -> Bool) -> Bool {
    var bytes = Array(utf8)[...]
    while let byte = bytes.popFirst() {
      let scalar = Unicode.Scalar(byte)
      if byte == UInt8(ascii: "%") {
        let digits = String(decoding: bytes.prefix(2), as: UTF8.self)
        guard digits.allSatisfy(\.isHexDigit), let escaped = UInt8(digits, radix: 16),
          bytes.count >= 2, isAllowed(escaped)
        else { return false }
        bytes = bytes.dropFirst(2)
      } else if !(scalar.isASCII && scalar.properties.isAlphabetic)
        && !("0"..."9").contains(scalar) && !others.unicodeScalars.contains(scalar)
      {
        return false
      }
    }
    return true
  }
}
