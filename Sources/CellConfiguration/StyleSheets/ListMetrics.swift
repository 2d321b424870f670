public import Foundation

/// The sizes and distances of rows, accessories, separators and sections in lists.
///
/// All lengths are in points at text size large. An explanation of a frame contains the provenance
/// of each number. In JSON, all members but those of containers and swipe actions are at one level.
public struct ListMetrics: Hashable, Sendable {
  /// A length that depends on the width of the screen and the kind of device.
  public struct ByWidth: Hashable, Sendable {
    /// The length on phones narrower than ``ListMetrics/Margins/widePhoneWidth``.
    public var narrow: CGFloat

    /// The length on wider phones and on devices other than phones and tablets.
    public var wide: CGFloat

    /// The length on tablets.
    public var pad: CGFloat

    /// The length on tablets in lists narrower than a wide phone.
    ///
    /// The first column of a split view is an example.
    public var padColumn: CGFloat

    /// Creates a length from its values; the default for columns is the value for tablets.
    public init(narrow: CGFloat, wide: CGFloat, pad: CGFloat, padColumn: CGFloat? = nil) {
      self.narrow = narrow
      self.wide = wide
      self.pad = pad
      self.padColumn = padColumn ?? pad
    }
  }

  /// The lengths of rows.
  public var rows: Rows

  /// The lengths of headers and footers.
  public var headers: Headers

  /// The sizes of symbols and of their slots.
  public var symbols: Symbols

  /// The sizes and distances of accessories.
  public var accessories: Accessories

  /// The thickness and extent of separators.
  public var separators: Separators

  /// The gaps and corners of sections.
  public var sections: Sections

  /// The distances of rows and content from the edges of the list.
  public var margins: Margins

  /// The lengths in lists of a collection view.
  public var collectionView: Container

  /// The lengths in table views.
  public var tableView: Container

  /// The lengths of swipe actions.
  public var swipeActions: SwipeActions
}
