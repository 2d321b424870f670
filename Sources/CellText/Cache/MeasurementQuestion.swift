import CellConfiguration
import Foundation

/// The numbers that a measurement depends on, besides its text.
///
/// Of lengths that mean the same only one form occurs, so that the same question has the same numbers.
/// Colours are not among them: the same words in another colour are as wide.
struct MeasurementQuestion: Equatable, Sendable {
  /// Choices of a text that most texts do not make; where one is made, there is more to compare.
  private static let rare: UInt64 = 0xE000_0000_0000_0000

  private var choices: UInt64
  private var pointSize: UInt64
  private var weight: UInt64
  private var leading: UInt64
  private var kern: UInt64
  private var width: UInt64
  private var height: UInt64
  private var displayScale: UInt64
  private var minimumScaleFactor: UInt64

  @inline(__always)
  init(
    _ text: borrowing StyledText, _ options: borrowing TextLayoutOptions,
    _ bounds: borrowing TextBounds
  ) {
    // No text has four thousand million lines.
    var bits = UInt64(min(max(options.numberOfLines, 0), 1 << 32)) &<< 24
    bits |= UInt64(truncatingIfNeeded: options.lineBreakMode.rawValue) &<< 16
    bits |= UInt64(truncatingIfNeeded: options.alignment.rawValue) &<< 12
    bits |= UInt64(truncatingIfNeeded: text.attributes.font.design.rawValue) &<< 8
    bits |= options.layoutDirection == .rightToLeft ? 1 : 0
    bits |= options.allowsDefaultTighteningForTruncation ? 2 : 0
    bits |= options.adjustsFontSizeToFitWidth ? 4 : 0
    bits |= bounds.width.fixed == nil ? 0 : 8
    bits |= bounds.height.fixed == nil ? 0 : 16
    bits |= text.attributes.font.familyName == nil ? 0 : 1 &<< 63
    bits |= text.runs.isEmpty ? 0 : 1 &<< 62
    bits |= bounds.effectiveObstacle == nil ? 0 : 1 &<< 61
    choices = bits
    pointSize = text.attributes.font.pointSize.bits
    weight = text.attributes.font.weight.rawValue.bits
    leading = text.attributes.font.leading.bits
    kern = text.attributes.kern.bits
    width = bounds.width.limit.bits
    height = bounds.height.limit.bits
    displayScale = options.displayScale.bits
    minimumScaleFactor = options.minimumScaleFactor.bits
  }

  /// Whether the text, besides its numbers, is all that matters: no typeface, runs or obstacle.
  var isPlain: Bool { choices & Self.rare == 0 }

  /// A number that is equal for equal questions and hardly ever for different ones.
  ///
  /// Each part is multiplied by an odd number of its own, which a processor does side by side.
  @inline(__always)
  var hash: UInt64 {
    var sum = choices &* 0xA076_1D64_78BD_642F
    sum &+= pointSize &* 0x9E37_79B9_7F4A_7C15
    sum &+= weight &* 0xC2B2_AE3D_27D4_EB4F
    sum &+= leading &* 0x1656_67B1_9E37_79F9
    sum &+= kern &* 0x85EB_CA77_C2B2_AE63
    sum &+= width &* 0x27D4_EB2F_1656_67C5
    sum &+= height &* 0xD6E8_FEB8_6659_FD93
    sum &+= displayScale &* 0xE703_7ED1_A0B4_28DB
    sum &+= minimumScaleFactor &* 0x8EBC_6AF0_9C88_C6E3
    return sum
  }

  /// Compares all numbers at once, since in the same set they mostly are equal.
  @inline(__always)
  static func == (left: MeasurementQuestion, right: MeasurementQuestion) -> Bool {
    var difference = left.choices ^ right.choices
    difference |= left.pointSize ^ right.pointSize
    difference |= left.weight ^ right.weight
    difference |= left.leading ^ right.leading
    difference |= left.kern ^ right.kern
    difference |= left.width ^ right.width
    difference |= left.height ^ right.height
    difference |= left.displayScale ^ right.displayScale
    difference |= left.minimumScaleFactor ^ right.minimumScaleFactor
    return difference == 0
  }
}

extension CGFloat {
  var bits: UInt64 { Double(self).bitPattern }
}
