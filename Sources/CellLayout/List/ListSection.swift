import Foundation

/// A section of a list: its number of rows, with or without a header and a footer.
public struct ListSection: Hashable, Sendable {
  /// The maximum number of rows in a section of a list: 2 to the power of 30, about a billion.
  public static let maximumRowCount = 1 << 30

  /// The number of rows, including a first-item header; a negative number counts as 0.
  public var rowCount: Int

  /// Whether the section has a separate header above the rows.
  public var hasHeader: Bool

  /// Whether the section has a separate footer below the rows.
  public var hasFooter: Bool

  /// Whether the first row is the section's header; `nil` follows the list's header mode.
  public var isFirstRowHeader: Bool?

  /// Creates a section; a negative number of rows counts as 0.
  ///
  /// A ``ListLayout`` takes sections of up to ``maximumRowCount`` rows.
  public init(
    rowCount: Int, hasHeader: Bool = false, hasFooter: Bool = false, isFirstRowHeader: Bool? = nil
  ) {
    self.rowCount = max(0, rowCount)
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
    self.isFirstRowHeader = isFirstRowHeader
  }
}

/// A section with the heights of everything in it.
///
/// ```diagram
///   top gap
///   header
///   rows
///   footer
///   bottom gap
/// ```
struct SectionRecord: ExtentElement {
  static let noun = "section"

  var topGap = Extent.zero
  var header: ItemHeight?
  /// The width of a header that is only as wide as its content, once known.
  var headerWidth: CGFloat?
  /// The space above the header, which its height includes.
  var headerPadding = Extent.zero
  var rows = ExtentTree<ItemHeight>()
  var footer: ItemHeight?
  var bottomGap = Extent.zero
  var isFirstRowHeader = false

  var extent: Extent { rowsStart + rows.extent + (footer?.extent ?? .zero) + bottomGap }

  /// Whether the section has neither rows nor header nor footer.
  var isEmpty: Bool { header == nil && footer == nil && rows.count == 0 }

  /// The offset where the rows begin.
  var rowsStart: Extent { topGap + (header?.extent ?? .zero) }

  /// The offset where the footer begins.
  var footerStart: Extent { rowsStart + rows.extent }
}
