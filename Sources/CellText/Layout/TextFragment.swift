public import CellConfiguration
public import Foundation

/// A piece of a line that is drawn in one go: text with the same attributes, in one direction.
///
/// Draw ``string`` as one run of the direction that ``layoutDirection`` says, from ``x`` on, and do
/// not let the drawing system reorder anything beyond that: where pieces stand is decided already.
/// Joining letters and drawing brackets of a right-to-left piece as their mirror images (rules L3
/// and L4 of UAX #9) is left to the drawing system, which has the glyphs.
///
/// Its baseline is that of its line, less ``TextAttributes/baselineOffset``. Lines under and
/// through it are drawn over all of its width.
public struct TextFragment: Hashable, Sendable {
  /// What is drawn in logical order, an ellipsis or hyphen included.
  public var string: String

  /// Where the piece is in the text, in UTF-8 code units; empty for an ellipsis alone.
  public var utf8Range: Range<Int>

  /// How it looks, with what was done to fit the width.
  ///
  /// A font that was shrunk has its smaller size, in which the text was measured, and
  /// ``TextAttributes/kern`` is as much smaller. Where letters were tightened, `kern` says so as
  /// well.
  public var attributes: TextAttributes

  /// The embedding level of UAX #9: even for a piece from left to right, odd from right to left.
  public var level: UInt8

  /// The left edge, in points from the left edge of the layout.
  public var x: CGFloat

  /// The width in points.
  public var width: CGFloat

  /// The direction in which the piece is read.
  public var layoutDirection: TraitEnvironmentLayoutDirection {
    level & 1 == 0 ? .leftToRight : .rightToLeft
  }
}
