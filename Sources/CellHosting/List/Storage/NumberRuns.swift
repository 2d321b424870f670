import Foundation

extension [UInt32] {
  /// Returns the index of a number.
  ///
  /// Blocks of numbers are compared at once.
  func place(of number: UInt32) -> Int? {
    withUnsafeBytes { bytes in
      let block = SIMD16<UInt32>(repeating: number)
      var start = 0
      while start + block.scalarCount <= count {
        if any(bytes.block(at: start) .== block) { break }
        start += block.scalarCount
      }
      return self[start...].firstIndex(of: number)
    }
  }

  /// Returns the index of a number within a distance of an index; `nil` for none.
  func place(of number: UInt32, near index: Int, within distance: Int) -> Int? {
    self[Swift.max(0, index - distance)..<Swift.min(count, index + distance + 1)]
      .firstIndex(of: number)
  }

  /// Returns the number of equal elements at the start, and at the end of the rest.
  func commonEnds(with other: [UInt32]) -> (start: Int, end: Int) {
    withUnsafeBufferPointer { numbers in
      other.withUnsafeBufferPointer { others in
        guard let first = numbers.baseAddress, let second = others.baseAddress else {
          return (0, 0)
        }
        if first == second, numbers.count == others.count { return (numbers.count, 0) }
        return CellHosting.commonEnds(numbers.count, others.count) {
          numbers[$0] == others[$1]
        } ofBlocks: {
          memcmp(first + $0, second + $1, $2 * MemoryLayout<UInt32>.stride) == 0
        }
      }
    }
  }

  /// Returns whether numbers from an index on follow one another; their number is a multiple of 16.
  func isRun(at index: Int, _ length: Int) -> Bool {
    if length == 0 { return true }
    return withUnsafeBytes { bytes in
      var expected = SIMD16<UInt32>(repeating: self[index]) &+ Self.smallest
      var difference = SIMD16<UInt32>.zero
      for start in stride(from: index, to: index + length, by: expected.scalarCount) {
        difference |= bytes.block(at: start) ^ expected
        expected &+= SIMD16(repeating: 16)
      }
      return difference == .zero
    }
  }

  /// Whether the numbers follow one another.
  var isRun: Bool {
    let length = count & ~15
    return isRun(at: 0, length)
      && indices[length...].allSatisfy { self[$0] &- self[0] == UInt32($0) }
  }

  private static var smallest: SIMD16<UInt32> {
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
  }
}

extension UnsafeRawBufferPointer {
  /// Returns sixteen numbers from an index on.
  fileprivate func block(at index: Int) -> SIMD16<UInt32> {
    loadUnaligned(
      fromByteOffset: index * MemoryLayout<UInt32>.stride, as: SIMD16<UInt32>.self)
  }
}

/// Returns the number of equal elements at the start of two lists, and at the end of the rest.
///
/// - Parameters:
///   - count: The number of elements of one list.
///   - otherCount: The number of elements of the other list.
///   - isEqual: Returns whether the elements at two places are equal.
///   - isEqualBlock: Returns whether some elements from two places on are equal; the last argument
///     is their number. The result may be `false` for equal elements.
func commonEnds(
  _ count: Int, _ otherCount: Int, _ isEqual: (Int, Int) -> Bool,
  ofBlocks isEqualBlock: (Int, Int, Int) -> Bool
) -> (start: Int, end: Int) {
  let most = min(count, otherCount)
  let start = equalCount(most, { isEqual($0, $0) }) { isEqualBlock($0, $0, $1) }
  let end = equalCount(most - start, { isEqual(count - 1 - $0, otherCount - 1 - $0) }) {
    isEqualBlock(count - $0 - $1, otherCount - $0 - $1, $1)
  }
  return (start, end)
}

/// Returns the number of elements before the first one that differs; blocks are compared first.
private func equalCount(
  _ most: Int, _ isEqual: (Int) -> Bool, ofBlocks isEqualBlock: (Int, Int) -> Bool
) -> Int {
  var count = 0
  for length in [1024, 128, 16] {
    while count + length <= most, isEqualBlock(count, length) { count += length }
  }
  while count < most, isEqual(count) { count += 1 }
  return count
}
