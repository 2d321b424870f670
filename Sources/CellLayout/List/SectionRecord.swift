import Foundation

/// A section with the heights of everything in it.
///
/// ```
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

  var extent: Extent { rowsStart + rows.extent + (footer?.extent ?? .zero) + bottomGap }

  /// Whether the section has neither rows nor header nor footer.
  var isEmpty: Bool { header == nil && footer == nil && rows.count == 0 }

  /// The offset where the rows begin.
  var rowsStart: Extent { topGap + (header?.extent ?? .zero) }

  /// The offset where the footer begins.
  var footerStart: Extent { rowsStart + rows.extent }
}
