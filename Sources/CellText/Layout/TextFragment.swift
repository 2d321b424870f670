public import CellConfiguration
public import Foundation

/// A piece of a line to draw in one step: text with the same attributes, in one direction.
///
/// Draw ``string`` at ``x`` as one run in the direction of ``layoutDirection``. The layout has
/// already placed the pieces, so do not let the drawing system reorder anything beyond the piece.
/// The drawing system, which has the glyphs, joins letters and mirrors the brackets of
/// right-to-left pieces (rules L3 and L4 of UAX #9). A piece of tabs shows nothing.
///
/// The baseline of the piece is its line's baseline minus ``TextAttributes/baselineOffset``. Draw
/// lines under and through the piece across its whole width.
public struct TextFragment: Hashable, Sendable {
  /// The text to draw in logical order, including an ellipsis or hyphen.
  public var string: String

  /// The range of the piece in the text, in UTF-8 code units; empty for an ellipsis alone.
  public var utf8Range: Range<Int>

  /// The attributes of the piece, including changes made to fit the width.
  ///
  /// A font that was shrunk has its smaller size, in which the text was measured, and
  /// ``TextAttributes/kern`` is reduced in proportion. If letters were tightened, `kern` also
  /// includes the tightening.
  public var attributes: TextAttributes

  /// The embedding level of UAX #9: even from left to right, odd from right to left.
  public var level: UInt8

  /// The left edge, in points from the left edge of the layout.
  public var x: CGFloat

  /// The width in points.
  public var width: CGFloat

  /// The reading direction of the piece.
  public var layoutDirection: LayoutDirection {
    level & 1 == 0 ? .leftToRight : .rightToLeft
  }
}
