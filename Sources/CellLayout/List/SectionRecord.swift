/// A section with the heights of everything in it.
///
/// ```
///   top gap
///   header
///   rows
///   footer
///   bottom gap
/// ```
struct SectionRecord: Extended {
  var topGap = Extent.zero
  var header: ItemHeight?
  var rows = ExtentTree<ItemHeight>()
  var footer: ItemHeight?
  var bottomGap = Extent.zero

  var extent: Extent { rowsStart + rows.extent + (footer?.extent ?? .zero) + bottomGap }

  /// Where the rows begin.
  var rowsStart: Extent { topGap + (header?.extent ?? .zero) }

  /// Where the footer begins.
  var footerStart: Extent { rowsStart + rows.extent }
}
