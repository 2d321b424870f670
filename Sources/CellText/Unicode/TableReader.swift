/// A reader for the fields of a literal table: numbers and words between spaces and line ends.
struct TableReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Creates a reader at the start of a table; `bytes` must outlive the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Reads a hexadecimal number; returns `nil` at the end of the table.
  mutating func hexadecimal() -> Int? {
    number(radix: 16)
  }

  /// Reads a decimal number; returns `nil` at the end of the table.
  mutating func decimal() -> Int? {
    number(radix: 10)
  }

  /// Reads a decimal number that may be negative; returns `nil` at the end of the table.
  mutating func integer() -> Int? {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "-") else { return decimal() }
    position += 1
    return decimal().map { -$0 }
  }

  /// Reads a word; returns an empty string at the end of the table.
  mutating func word() -> String {
    skipSpace()
    let start = position
    while position < bytes.count, bytes[position] > 0x20 { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func number(radix: Int) -> Int? {
    skipSpace()
    guard position < bytes.count else { return nil }
    var value = 0
    while position < bytes.count, bytes[position] > 0x20 {
      let byte = Int(bytes[position])
      value = value * radix + (byte <= 0x39 ? byte - 0x30 : byte - 0x37)
      position += 1
    }
    return value
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }
}
