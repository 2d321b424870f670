import CellConfiguration
import CellLayout

/// A key of the keyboard.
enum Key: Equatable {
  /// An arrow, perhaps with the shift key held.
  case arrow(FocusMovement, isShifted: Bool = false)
  case character(Character)

  static let space = Key.character(" ")
  static let enter = Key.character("\r")
  static let backspace = Key.character("\u{7F}")
  static let interrupt = Key.character("\u{3}")
}

/// A press of the mouse's button.
struct Click: Equatable {
  /// The place on the screen, from 0.
  var column: Int
  var line: Int
  var modifiers: TapModifiers
}

/// Makes keys and clicks of the bytes that a terminal sends.
///
/// An arrow is three bytes or more, which may arrive one by one.
struct InputDecoder {
  private var pending: [UInt8] = []

  /// Returns the inputs that these bytes complete, without those that the program ignores.
  mutating func events(in bytes: some Sequence<UInt8>) -> [Event] {
    bytes.compactMap { event($0) }
  }

  private mutating func event(_ byte: UInt8) -> Event? {
    switch (pending, byte) {
    case ([], 0x1B), ([0x1B], UInt8(ascii: "[")), ([0x1B], UInt8(ascii: "O")):
      pending.append(byte)
      return nil
    case ([], 0x80...): return nil
    case ([], _): return .key(.character(Character(Unicode.Scalar(byte))))
    default:
      // Any other sequence ends with a letter or a tilde.
      guard (0x40...0x7E).contains(byte) else {
        pending.append(byte)
        return nil
      }
      defer { pending = [] }
      let parameters = String(decoding: pending.dropFirst(2), as: UTF8.self)
      return Self.event(byte, parameters)
    }
  }

  /// The event of a sequence with a last byte and numbers before it.
  private static func event(_ last: UInt8, _ parameters: String) -> Event? {
    let numbers = parameters.split { !$0.isNumber }.compactMap { Int($0) }
    if last == UInt8(ascii: "M"), parameters.hasPrefix("<"), numbers.count == 3 {
      return click(numbers)
    }
    let headings: [UInt8: FocusMovement] = [
      UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
      UInt8(ascii: "D"): .left,
    ]
    return headings[last].map { .key(.arrow($0, isShifted: numbers == [1, 2])) }
  }

  /// The click of a button, with the keys held among its bits, a column and a line.
  private static func click(_ numbers: [Int]) -> Event? {
    // Bit 32 and higher bits mark movements and wheels.
    guard numbers[0] & 0b11 == 0, numbers[0] < 32 else { return nil }
    var modifiers: TapModifiers = []
    if numbers[0] & 4 != 0 { modifiers.insert(.extending) }
    if numbers[0] & 16 != 0 { modifiers.insert(.toggling) }
    return .click(Click(column: numbers[1] - 1, line: numbers[2] - 1, modifiers: modifiers))
  }
}

/// The kinds of input that the program waits for.
enum Event {
  /// The user typed something.
  case key(Key)

  /// The user clicked somewhere.
  case click(Click)

  /// The terminal has another size.
  case resize

  /// Cells wait for the scheduler.
  case flush

  /// Some time has passed, and the world is not what it was.
  case tick

  /// The terminal is gone, or somebody wants the program to end.
  case end
}

/// Where events are put.
typealias EventQueue = AsyncStream<Event>.Continuation
