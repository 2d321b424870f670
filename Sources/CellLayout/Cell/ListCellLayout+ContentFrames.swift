public import Foundation

/// The frames of the content in coordinates of the cell, like all other frames of a cell's layout.
extension ListCellLayout {
  /// The frame of the displayed image in the cell, or `nil` if there is none.
  ///
  /// The image may extend beyond its slot.
  public var imageFrame: CGRect? { inCell(content?.imageFrame) }

  /// The space reserved for the image in the cell, or `nil` without an image.
  public var imageSlot: CGRect? { inCell(content?.imageSlot) }

  /// The frame of the text's label in the cell, or `nil` without a text.
  public var textFrame: CGRect? { inCell(content?.textFrame) }

  /// The frame of the secondary text's label in the cell, or `nil` without a secondary text.
  public var secondaryTextFrame: CGRect? { inCell(content?.secondaryTextFrame) }

  /// The first baseline, in points from the top of the cell; `nil` without a text.
  public var firstBaseline: CGFloat? { (content?.firstBaseline).map { contentFrame.minY + $0 } }

  /// The last baseline, in points from the top of the cell; `nil` without a text.
  public var lastBaseline: CGFloat? { (content?.lastBaseline).map { contentFrame.minY + $0 } }

  /// Converts a rectangle from the content view to the cell.
  private func inCell(_ rect: CGRect?) -> CGRect? {
    rect?.offsetBy(dx: contentFrame.minX, dy: contentFrame.minY)
  }
}
