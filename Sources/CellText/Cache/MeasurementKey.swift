import CellConfiguration
import Foundation

/// Everything that a measurement depends on, besides the shaper.
///
/// Not the colours of a text: the same words in another colour are as wide.
struct MeasurementKey: Sendable {
  private var string: String
  private var font: ResolvedFont
  private var kern: CGFloat
  private var runs: [TextRun]
  private var choices: UInt64
  private var displayScale: CGFloat
  private var minimumScaleFactor: CGFloat
  private var bounds: TextBounds

  init(_ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds) {
    string = text.string
    font = text.attributes.font
    kern = text.attributes.kern
    runs = text.runs
    choices = options.choices
    displayScale = options.displayScale
    minimumScaleFactor = options.minimumScaleFactor
    self.bounds = bounds
  }

  /// The key of no question.
  static let none = MeasurementKey(
    StyledText("", font: ResolvedFont(pointSize: 0)), TextLayoutOptions(), .unbounded)

  /// Whether a stored key is that of a question.
  ///
  /// Takes a pointer, because a key that is passed as a value is copied with all its references.
  static func matches(
    _ key: UnsafePointer<MeasurementKey>, _ text: StyledText, _ options: TextLayoutOptions,
    _ bounds: TextBounds
  ) -> Bool {
    key.pointee.choices == options.choices && key.pointee.bounds == bounds
      && key.pointee.displayScale == options.displayScale
      && key.pointee.minimumScaleFactor == options.minimumScaleFactor
      && key.pointee.kern == text.attributes.kern && key.pointee.font == text.attributes.font
      && key.pointee.string.hasSameBytes(as: text.string) && key.pointee.runs == text.runs
  }
}

extension TextLayoutOptions {
  /// The options that are choices, side by side in one number.
  ///
  /// Equal for options that mean the same: no text has four thousand million lines.
  fileprivate var choices: UInt64 {
    var bits = UInt64(min(max(numberOfLines, 0), 1 << 32)) &<< 16
    bits |= UInt64(truncatingIfNeeded: lineBreakMode.rawValue) &<< 8
    bits |= UInt64(truncatingIfNeeded: alignment.rawValue) &<< 4
    bits |= layoutDirection == .rightToLeft ? 1 : 0
    bits |= allowsDefaultTighteningForTruncation ? 2 : 0
    return bits | (adjustsFontSizeToFitWidth ? 4 : 0)
  }
}

extension MeasurementKey {
  /// A number that is equal for equal questions and hardly ever for different ones.
  ///
  /// Of runs only the number counts, since they hardly ever make the only difference. Each part is multiplied by an odd number of its own, which a processor does side by
  /// side; one wide multiplication then stirs their sum.
  static func hash(
    _ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds
  ) -> UInt64 {
    let font = text.attributes.font
    var sum = font.pointSize.bits &* 0x9E37_79B9_7F4A_7C15
    sum &+= font.weight.rawValue.bits &* 0xC2B2_AE3D_27D4_EB4F
    sum &+=
      (font.leading.bits ^ UInt64(truncatingIfNeeded: font.design.rawValue))
      &* 0x1656_67B1_9E37_79F9
    sum &+= text.attributes.kern.bits &* 0x85EB_CA77_C2B2_AE63
    sum &+= bounds.width.limit.bits &* 0x27D4_EB2F_1656_67C5
    sum &+= bounds.height.limit.bits &* 0xD6E8_FEB8_6659_FD93
    sum &+= (options.choices &<< 1 | (bounds.width.fixed == nil ? 0 : 1)) &* 0xA076_1D64_78BD_642F
    sum &+= options.displayScale.bits &* 0xE703_7ED1_A0B4_28DB
    sum &+= options.minimumScaleFactor.bits &* 0x8EBC_6AF0_9C88_C6E3
    sum &+= UInt64(truncatingIfNeeded: text.runs.count) &* 0xEB44_ACCA_B455_D165
    if let family = font.familyName { sum &+= family.bytesHash }
    if let obstacle = bounds.obstacle {
      sum &+= obstacle.width.bits &* 0x5899_65CC_7537_4CC3
      sum &+= obstacle.height.bits &* 0x1D8E_4E27_C47D_124F
    }
    return stirred(sum ^ text.string.bytesHash)
  }

  /// Spreads all bits over all others.
  fileprivate static func stirred(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9FB2_1C65_1E98_DF25)
    return product.high ^ product.low
  }
}

extension String {
  /// A number made of the code units, eight at a time.
  fileprivate var bytesHash: UInt64 {
    let hash = utf8.withContiguousStorageIfAvailable { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var state = UInt64(raw.count) &* 0x9E37_79B9_7F4A_7C15
      var offset = 0
      while offset &+ 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        state = MeasurementKey.stirred(state ^ word) &+ 0x2545_F491_4F6C_DD1D
        offset &+= 8
      }
      var tail: UInt64 = 0
      while offset < raw.count {
        tail = tail &<< 8 | UInt64(raw[offset])
        offset &+= 1
      }
      return MeasurementKey.stirred(state ^ tail)
    }
    return hash ?? UInt64(utf8.count)
  }

  /// Whether the text is the same code unit for code unit.
  ///
  /// Not `==`, for which texts are equal that have different clusters' bytes.
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
  /// Compares eight bytes at a time.
  fileprivate func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while offset &+ 8 <= count {
      let mine = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if mine != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
      offset &+= 8
    }
    while offset < count {
      if self[offset] != other[offset] { return false }
      offset &+= 1
    }
    return true
  }
}

extension CGFloat {
  fileprivate var bits: UInt64 { Double(self).bitPattern }
}
