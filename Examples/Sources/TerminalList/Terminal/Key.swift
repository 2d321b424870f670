/// A key of the keyboard.
enum Key: Equatable {
  case up
  case down
  case character(Character)

  static let space = Key.character(" ")
  static let enter = Key.character("\r")
  static let backspace = Key.character("\u{7F}")
  static let interrupt = Key.character("\u{3}")
}

/// Makes keys of the bytes that a terminal sends.
///
/// An arrow is three bytes, which may arrive one by one.
struct KeyDecoder {
  private var pending: [UInt8] = []

  /// The keys that are complete with these bytes; what the program has no use for is left out.
  mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
    bytes.compactMap { key($0) }
  }

  private mutating func key(_ byte: UInt8) -> Key? {
    switch (pending, byte) {
    case ([], 0x1B), ([0x1B], UInt8(ascii: "[")), ([0x1B], UInt8(ascii: "O")):
      pending.append(byte)
      return nil
    case ([], 0x80...): return nil
    case ([], _): return .character(Character(Unicode.Scalar(byte)))
    default:
      // Any other sequence ends with a letter or a tilde.
      if !(0x40...0x7E).contains(byte) { return nil }
      pending = []
      switch byte {
      case UInt8(ascii: "A"): return .up
      case UInt8(ascii: "B"): return .down
      default: return nil
      }
    }
  }
}
