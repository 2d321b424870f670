import CellTestSupport
import Testing

struct RandomSourceTests {
  @Test("With a seed, a random source has the numbers of its generator")
  func seed() {
    var (source, generator) = (RandomSource(seed: 7), SplitMix64(seed: 7))
    for _ in 0..<100 { #expect(source.next() == generator.next()) }
    #expect(!source.isExhausted)
  }

  @Test("Two bytes decide every choice, and every choice can be reached")
  func choices() {
    let reached = (0...UInt16.max).map { word in
      var source = RandomSource(bytes: [UInt8(word >> 8), UInt8(word & 0xFF)])
      defer { #expect(source.isExhausted) }
      return Int.random(in: 0..<24, using: &source)
    }
    #expect(Set(reached) == Set(0..<24))
    #expect(reached == reached.sorted())
  }

  @Test("Bytes decide fractions from 0 to almost 1")
  func fractions() {
    func fraction(_ high: UInt8) -> Double {
      var source = RandomSource(bytes: [high, high])
      return Double.random(in: 0..<1, using: &source)
    }
    let fractions = (0...UInt8.max).map(fraction)
    #expect((fractions.min() ?? 1) < 0.01 && (fractions.max() ?? 0) > 0.99)
    #expect(Set(fractions).count == 256)
  }

  @Test("Without bytes, every choice is the first and every loop ends")
  func exhausted() {
    var source = RandomSource(bytes: [])
    #expect(source.isExhausted)
    #expect((1..<100).allSatisfy { Int.random(in: 0..<$0, using: &source) == 0 })
    #expect(Double.random(in: 0..<1, using: &source) < 1e-9)
    #expect([1, 2, 3].shuffled(using: &source).sorted() == [1, 2, 3])
  }
}
