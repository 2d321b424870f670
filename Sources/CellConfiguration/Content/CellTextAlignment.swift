package import Foundation

/// The placement of the lines of a paragraph or label between its edges.
///
/// Unlike the alignment of a configuration's text, it has sides that do not depend on the layout
/// direction. Raw values match `NSTextAlignment`.
public enum CellTextAlignment: Int, NamedCase, SchemaRepresentable {
  /// Aligns lines with the left edge, also in right-to-left layouts.
  case left = 0

  /// Centers each line.
  case center = 1

  /// Aligns lines with the right edge, also in left-to-right layouts.
  case right = 2

  /// Stretches each line to the full width; the last line of a paragraph is aligned naturally.
  case justified = 3

  /// Aligns lines with the leading edge, which is the right one in right-to-left layouts.
  case natural = 4

  /// Creates the alignment that a configuration has for its texts.
  public init(_ alignment: ListContentConfiguration.TextProperties.TextAlignment) {
    self =
      switch alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
  }

  /// Returns the part of the free space before a line: 0 for none, 1 for all.
  ///
  /// - Parameter direction: The layout direction, which determines the leading edge.
  package func leadingShare(in direction: LayoutDirection) -> CGFloat {
    switch self {
    case .natural, .justified: 0
    case .center: 0.5
    case .left: direction == .rightToLeft ? 1 : 0
    case .right: direction == .rightToLeft ? 0 : 1
    }
  }
}
