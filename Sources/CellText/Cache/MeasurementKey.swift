import CellConfiguration
import Foundation

/// Everything that a measurement depends on, besides the shaper.
struct MeasurementKey: Sendable {
  var text: StyledText
  var options: TextLayoutOptions
  var bounds: TextBounds

  /// The key of no question.
  static let none = MeasurementKey(
    text: StyledText("", font: ResolvedFont(pointSize: 0)), options: TextLayoutOptions(),
    bounds: .unbounded)

  /// A number that is equal for equal questions and hardly ever for different ones.
  ///
  /// Runs and the name of a typeface are left to ``matches(_:_:_:)``, since they hardly ever make the only
  /// difference.
  static func hash(
    _ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds
  ) -> UInt64 {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    let attributes = text.attributes
    mix(&state, attributes.font.pointSize.bitPattern64)
    mix(
      &state, attributes.font.weight.rawValue.bitPattern64 ^ UInt64(attributes.font.design.rawValue)
    )
    mix(&state, attributes.font.leading.bitPattern64 &+ attributes.kern.bitPattern64)
    mix(&state, bounds.width.limit.bitPattern64)
    mix(&state, bounds.height.limit.bitPattern64 ^ (bounds.width.fixed == nil ? 0 : 1))
    if let obstacle = bounds.obstacle {
      mix(&state, obstacle.width.bitPattern64)
      mix(&state, obstacle.height.bitPattern64)
    }
    mix(&state, options.packed)
    mix(&state, options.displayScale.bitPattern64 &+ options.minimumScaleFactor.bitPattern64)
    let whole: Void? = text.string.utf8.withContiguousStorageIfAvailable { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var offset = 0
      while offset &+ 8 <= raw.count {
        mix(&state, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset &+= 8
      }
      var tail = UInt64(raw.count)
      while offset < raw.count {
        tail = tail &<< 8 | UInt64(raw[offset])
        offset &+= 1
      }
      mix(&state, tail)
    }
    if whole == nil { for byte in text.string.utf8 { mix(&state, UInt64(byte)) } }
    return state
  }

  /// Stirs a number into a state with one wide multiplication.
  private static func mix(_ state: inout UInt64, _ value: UInt64) {
    let product = (state ^ value).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    state = product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
  }

  /// Whether this is the key of a question.
  func matches(_ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds) -> Bool {
    self.bounds == bounds && self.options == options && self.text.attributes == text.attributes
      && self.text.hasSameBytes(as: text) && self.text.runs == text.runs
  }
}

extension StyledText {
  /// Whether the text is the same code unit for code unit.
  ///
  /// Not `==` of strings, for which texts are equal that have different clusters' bytes.
  fileprivate func hasSameBytes(as other: StyledText) -> Bool {
    let equal = string.utf8.withContiguousStorageIfAvailable { mine in
      other.string.utf8.withContiguousStorageIfAvailable { others in
        UnsafeRawBufferPointer(mine).hasSameBytes(as: UnsafeRawBufferPointer(others))
      }
    }
    return (equal ?? nil) ?? string.utf8.elementsEqual(other.string.utf8)
  }
}

extension TextLayoutOptions {
  /// The options that are choices, side by side in one number.
  fileprivate var packed: UInt64 {
    var bits = UInt64(truncatingIfNeeded: numberOfLines) &<< 16
    bits |= UInt64(lineBreakMode.rawValue) &<< 8
    bits |= UInt64(alignment.rawValue) &<< 4
    bits |= layoutDirection == .rightToLeft ? 1 : 0
    bits |= allowsDefaultTighteningForTruncation ? 2 : 0
    return bits | (adjustsFontSizeToFitWidth ? 4 : 0)
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
  fileprivate var bitPattern64: UInt64 { Double(self).bitPattern }
}
