/// A generator of random numbers from a seed, or from bytes.
///
/// With a seed, the generator returns the numbers of ``SplitMix64``. With bytes, each number is
/// made from two bytes, so that a fuzzer makes the choices. After the last byte, every choice is
/// the first one.
package struct RandomSource: RandomNumberGenerator, Sendable {
  private var seeded: SplitMix64
  private var bytes: ArraySlice<UInt8>?

  /// Creates a generator that gives the same sequence for the same seed, on every platform.
  package init(seed: UInt64) { seeded = SplitMix64(seed: seed) }

  /// Creates a generator whose numbers are made from bytes.
  package init(bytes: some Sequence<UInt8>) {
    seeded = SplitMix64(seed: 0)
    self.bytes = Array(bytes)[...]
  }

  /// Whether all bytes are used up; never with a seed.
  package var isExhausted: Bool { bytes?.isEmpty == true }

  package mutating func next() -> UInt64 {
    guard let first = bytes?.popFirst() else {
      // Not 0, which the standard library draws again for most numbers of choices.
      return bytes == nil ? seeded.next() : 1
    }
    let word = UInt64(first) << 8 | UInt64(bytes?.popFirst() ?? 0)
    // A choice looks at the highest bits, a floating-point number at the lowest 53.
    return max(1, word &* 0x1_0001_0001_0001)
  }
}

/// A generator of random numbers that gives the same sequence for the same seed, on every platform.
///
/// The algorithm is SplitMix64 by Steele, Lea and Flood, in the public domain form by Vigna.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
