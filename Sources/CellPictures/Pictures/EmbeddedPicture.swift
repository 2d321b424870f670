package import Foundation

/// A picture in a file or URL, as an SVG document contains it.
///
/// Other formats than PNG, JPEG and GIF are refused: an SVG picture can contain scripts and
/// references to other files.
package struct EmbeddedPicture: Sendable {
  /// The reason to refuse a picture, as a noun phrase.
  package struct Problem: Error {
    package let found: String
    package let expected: String

    package init(found: String, expected: String) {
      self.found = found
      self.expected = expected
    }
  }

  /// The maximum size of a picture, in bytes.
  package static let byteLimit = 1 << 22

  /// The maximum number of pixels, because a few bytes can describe many.
  private static let pixelLimit = 1 << 24

  /// The size in pixels, which count as points.
  package let size: CGSize

  /// The picture as a `data` URL.
  let url: String

  /// The number of bytes of the picture.
  package let byteCount: Int

  /// Reads the size of a picture.
  package init(_ data: Data) throws(Problem) {
    guard data.count <= Self.byteLimit else {
      throw Problem(
        found: "more than \(Self.byteLimit) bytes", expected: "a picture of at most that many")
    }
    let bytes = [UInt8](data)
    guard let (type, width, height) = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) else {
      throw Problem(found: "another format", expected: "a PNG, JPEG or GIF picture")
    }
    guard width > 0, height > 0, width <= Self.pixelLimit / height else {
      throw Problem(
        found: "\(width) × \(height) pixels",
        expected: "at least 1 and at most \(Self.pixelLimit) pixels")
    }
    size = CGSize(width: width, height: height)
    url = "data:image/\(type);base64,\(data.base64EncodedString())"
    byteCount = bytes.count
  }

  private typealias Header = (type: String, width: Int, height: Int)

  /// Reads the first chunk of a PNG file.
  private static func png(_ bytes: [UInt8]) -> Header? {
    guard bytes.count >= 24,
      bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    return ("png", bytes.number(at: 16, count: 4), bytes.number(at: 20, count: 4))
  }

  private static func gif(_ bytes: [UInt8]) -> Header? {
    guard bytes.count >= 10, bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
    else { return nil }
    return (
      "gif", Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8
    )
  }

  /// Reads the segments of a JPEG file up to the start of a frame.
  private static func jpeg(_ bytes: [UInt8]) -> Header? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var start = 2
    while start + 9 <= bytes.count, bytes[start] == 0xFF {
      let marker = bytes[start + 1]
      // Four markers in this range start tables and not frames.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let height = bytes.number(at: start + 5, count: 2)
        return ("jpeg", bytes.number(at: start + 7, count: 2), height)
      }
      let length = bytes.number(at: start + 2, count: 2)
      // A marker may be preceded by any number of fill bytes.
      start += marker == 0xFF ? 1 : 2 + max(length, 2)
    }
    return nil
  }
}

extension [UInt8] {
  /// Returns a number whose first byte is the most significant one.
  fileprivate func number(at index: Int, count: Int) -> Int {
    self[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
