import CellConfiguration
import Foundation

/// Everything that a measurement depends on, besides the shaper.
///
/// A key is forgotten under the cache's lock, so it holds nothing that runs code of the caller's when
/// it is released. Colours, which may hold closures, are left out.
struct MeasurementKey: Sendable {
  private var question: MeasurementQuestion
  private var string: String
  private var familyName: String?
  private var runs: [TextRun]
  private var obstacle: TextObstacle?

  init(_ question: MeasurementQuestion, _ text: StyledText, _ bounds: TextBounds) {
    self.question = question
    string = text.string
    // For the same reason a string of Objective-C is copied.
    string.makeContiguousUTF8()
    familyName = text.attributes.font.familyName
    runs = text.runs.map { run in
      var run = run
      run.attributes.color = nil
      return run
    }
    obstacle = bounds.effectiveObstacle
  }

  /// The key of no question.
  static let none = MeasurementKey(
    MeasurementQuestion(
      StyledText("", font: ResolvedFont(pointSize: 0)), TextLayoutOptions(), .unbounded),
    StyledText("", font: ResolvedFont(pointSize: 0)), .unbounded)

  /// Whether a stored key is that of a question.
  ///
  /// Takes a pointer, because a key that is passed as a value is copied with all its references.
  @inline(__always)
  static func matches(
    _ key: UnsafePointer<MeasurementKey>, _ question: borrowing MeasurementQuestion,
    _ text: StyledText, _ bounds: TextBounds
  ) -> Bool {
    if key.pointee.question != question { return false }
    if !key.pointee.string.hasSameBytes(as: text.string) { return false }
    if question.isPlain { return true }
    return key.pointee.familyName == text.attributes.font.familyName
      && key.pointee.obstacle == bounds.effectiveObstacle
      && areAlike(key.pointee.runs, text.runs)
  }

  /// A number that is equal for equal questions and hardly ever for different ones.
  @inline(__always)
  static func hash(
    _ question: MeasurementQuestion, _ text: StyledText, _ bounds: TextBounds
  ) -> UInt64 {
    var sum = question.hash ^ text.string.bytesHash
    if !question.isPlain { sum ^= rareHash(text, bounds) }
    return sum.stirred
  }

  /// What typeface, runs and obstacle add.
  ///
  /// Of runs that differ, as those of found words do, the bounds mostly do.
  private static func rareHash(_ text: StyledText, _ bounds: TextBounds) -> UInt64 {
    var sum = UInt64(truncatingIfNeeded: text.runs.count) &* 0xEB44_ACCA_B455_D165
    for run in text.runs {
      // The number so far is stirred, so that the order of runs counts.
      sum = sum.stirred &+ UInt64(truncatingIfNeeded: run.utf8Range.upperBound)
      sum &+= run.attributes.font.pointSize.bits &* 0x9E37_79B9_7F4A_7C15
      sum &+= run.attributes.font.weight.rawValue.bits &* 0xC2B2_AE3D_27D4_EB4F
      sum &+= run.attributes.kern.bits &* 0x85EB_CA77_C2B2_AE63
    }
    if let family = text.attributes.font.familyName { sum &+= family.bytesHash }
    if let obstacle = bounds.effectiveObstacle {
      sum &+= obstacle.corner == .topTrailing ? 0xA24B_AED4_963E_E407 : 0
      sum &+= Double(obstacle.width).bitPattern &* 0x5899_65CC_7537_4CC3
      sum &+= Double(obstacle.height).bitPattern &* 0x1D8E_4E27_C47D_124F
    }
    return sum.stirred
  }

  /// Whether runs are the same but for colours, which no measurement depends on.
  private static func areAlike(_ some: [TextRun], _ others: [TextRun]) -> Bool {
    some.elementsEqual(others) { one, other in
      one.utf8Range == other.utf8Range && one.attributes.hasSameMeasure(as: other.attributes)
    }
  }
}

extension TextAttributes {
  /// Whether a text is as wide and high in these attributes as in others.
  ///
  /// Compares numbers bit by bit: one that is none equals itself.
  fileprivate func hasSameMeasure(as other: TextAttributes) -> Bool {
    kern.bits == other.kern.bits && font.pointSize.bits == other.font.pointSize.bits
      && font.weight.rawValue.bits == other.font.weight.rawValue.bits
      && font.leading.bits == other.font.leading.bits && font.design == other.font.design
      && font.familyName == other.font.familyName
  }
}

extension UInt64 {
  /// The number with all bits spread over all others.
  @inline(__always)
  fileprivate var stirred: UInt64 { mixed(with: 0x9FB2_1C65_1E98_DF25) }

  /// Both halves of a product.
  @inline(__always)
  fileprivate func mixed(with other: UInt64) -> UInt64 {
    let product = multipliedFullWidth(by: other)
    return product.high ^ product.low
  }
}

extension String {
  /// A number made of the code units, sixteen at a time.
  @inline(__always)
  fileprivate var bytesHash: UInt64 {
    utf8.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).hash }
      ?? UInt64(utf8.count)
  }

  /// Whether the text is the same code unit for code unit.
  ///
  /// Not `==`, for which texts are equal that have different clusters' bytes.
  @inline(__always)
  fileprivate func hasSameBytes(as other: String) -> Bool {
    let equal = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { others in
        UnsafeRawBufferPointer(mine).hasSameBytes(as: UnsafeRawBufferPointer(others))
      }
    }
    return (equal ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  private func word(_ offset: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Mixes words in pairs; the last ones overlap those before, so that no byte is taken alone.
  @inline(__always)
  fileprivate var hash: UInt64 {
    var state = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    if count >= 16 {
      var offset = 0
      while offset &+ 16 < count {
        state = (state ^ word(offset)).mixed(
          with: word(offset &+ 8) ^ 0xE703_7ED1_A0B4_28DB)
        offset &+= 16
      }
      return (state ^ word(count &- 16)).mixed(with: word(count &- 8) ^ 0x8EBC_6AF0_9C88_C6E3)
    }
    if count >= 8 {
      return (state ^ word(0)).mixed(with: word(count &- 8) ^ 0x8EBC_6AF0_9C88_C6E3)
    }
    var tail: UInt64 = 0
    for byte in self { tail = tail &<< 8 | UInt64(byte) }
    return (state ^ tail).stirred
  }

  /// Compares eight bytes at a time, the last eight again with some before them.
  @inline(__always)
  fileprivate func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    if count >= 8 {
      var offset = 0
      while offset &+ 8 < count {
        if word(offset) != other.word(offset) { return false }
        offset &+= 8
      }
      return word(count &- 8) == other.word(count &- 8)
    }
    var offset = 0
    while offset < count {
      if self[offset] != other[offset] { return false }
      offset &+= 1
    }
    return true
  }
}
