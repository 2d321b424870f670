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
        let numbers = bytes.loadUnaligned(
          fromByteOffset: start * MemoryLayout<UInt32>.stride, as: SIMD16<UInt32>.self)
        if any(numbers .== block) { break }
        start += block.scalarCount
      }
      return self[start...].firstIndex(of: number)
    }
  }

  /// Returns the number of equal elements at the start, and at the end of what is left.
  func commonEnds(with other: [UInt32]) -> (start: Int, end: Int) {
    withUnsafeBufferPointer { numbers in
      other.withUnsafeBufferPointer { others in
        if numbers.baseAddress == others.baseAddress, numbers.count == others.count {
          return (numbers.count, 0)
        }
        let most = Swift.min(numbers.count, others.count)
        let start = equalCount(most) {
          numbers[$0] == others[$0]
        } ofBlocks: { index, length in
          Self.isEqual(numbers[index..<index + length], others[index..<index + length])
        }
        let (last, otherLast) = (numbers.count - 1, others.count - 1)
        let end = equalCount(most - start) {
          numbers[last - $0] == others[otherLast - $0]
        } ofBlocks: { index, length in
          Self.isEqual(
            numbers[last - index - length + 1...last - index],
            others[otherLast - index - length + 1...otherLast - index])
        }
        return (start, end)
      }
    }
  }

  private static func isEqual(
    _ numbers: Slice<UnsafeBufferPointer<UInt32>>, _ others: Slice<UnsafeBufferPointer<UInt32>>
  ) -> Bool {
    let start = UnsafeBufferPointer(rebasing: numbers).baseAddress
    let other = UnsafeBufferPointer(rebasing: others).baseAddress
    guard let start, let other else { return true }
    return memcmp(start, other, numbers.count * MemoryLayout<UInt32>.stride) == 0
  }
}

/// Returns the number of elements before the first one that differs; blocks are compared first.
private func equalCount(
  _ most: Int, _ isEqual: (Int) -> Bool, ofBlocks isEqualBlock: (Int, Int) -> Bool
) -> Int {
  let blockLength = 256
  var count = 0
  while count + blockLength <= most, isEqualBlock(count, blockLength) { count += blockLength }
  while count < most, isEqual(count) { count += 1 }
  return count
}

/// Returns the number of elements at the start that are equal, as far as whole blocks are.
///
/// - Parameters:
///   - numbers: The indices of elements in an array.
///   - others: The indices of elements in another array.
///   - isEqual: Returns whether elements that follow one another from an index in each array are
///     equal; the last argument is their number.
func equalCount(
  _ numbers: ArraySlice<UInt32>, _ others: ArraySlice<UInt32>, _ isEqual: (Int, Int, Int) -> Bool
) -> Int {
  let blockLength = 64
  let most = min(numbers.count, others.count)
  return numbers.withUnsafeBufferPointer { numbers in
    others.withUnsafeBufferPointer { others in
      var count = 0
      while count + blockLength <= most, numbers.isRun(at: count, blockLength),
        others.isRun(at: count, blockLength),
        isEqual(Int(numbers[count]), Int(others[count]), blockLength)
      {
        count += blockLength
      }
      return count
    }
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// Returns whether numbers follow one another.
  fileprivate func isRun(at index: Int, _ length: Int) -> Bool {
    var difference: UInt32 = 0
    for offset in 0..<length {
      difference |= (self[index + offset] &- self[index]) ^ UInt32(offset)
    }
    return difference == 0
  }
}
