/// A set of small numbers, with a bit for each number up to the largest.
struct NumberSet: Sendable {
  private var words: [UInt64] = []

  /// The number of elements.
  private(set) var count = 0

  /// Returns whether the set contains a number.
  func contains(_ number: UInt32) -> Bool {
    let word = Int(number >> 6)
    return word < words.count && words[word] & Self.bit(number) != 0
  }

  /// Creates a set of numbers.
  init(_ numbers: [UInt32] = []) { insert(numbers) }

  /// Adds numbers, and returns the first one that the set already contains.
  @discardableResult
  mutating func insert(_ numbers: [UInt32]) -> UInt32? {
    if numbers.isEmpty { return nil }
    let missing = Int((numbers.max() ?? 0) >> 6) + 1 - words.count
    if missing > 0 { words.append(contentsOf: repeatElement(0, count: missing)) }
    var (index, word, repeated) = (0, words[0], UInt32?.none)
    for number in numbers {
      // Most numbers are in the same word as the one before.
      if Int(number >> 6) != index {
        words[index] = word
        index = Int(number >> 6)
        word = words[index]
      }
      if word & Self.bit(number) == 0 { count += 1 } else { repeated = repeated ?? number }
      word |= Self.bit(number)
    }
    words[index] = word
    return repeated
  }

  /// Removes the numbers that the set contains.
  mutating func remove(_ numbers: [UInt32]) {
    for number in numbers where contains(number) {
      words[Int(number >> 6)] &= ~Self.bit(number)
      count -= 1
    }
  }

  private static func bit(_ number: UInt32) -> UInt64 { 1 << UInt64(number & 63) }
}
