public import Foundation

/// What is in the content view, in coordinates of the cell as everything else of a cell's layout.
extension ListCellLayout {
  /// The frame of the displayed image in the cell, `nil` without one; it may stick out of its slot.
  public var imageFrame: CGRect? { inCell(content?.imageFrame) }

  /// The space kept for the image in the cell, `nil` without one.
  public var imageSlot: CGRect? { inCell(content?.imageSlot) }

  /// The frame of the text's label in the cell, `nil` without a text.
  public var textFrame: CGRect? { inCell(content?.textFrame) }

  /// The frame of the secondary text's label in the cell, `nil` without such a text.
  public var secondaryTextFrame: CGRect? { inCell(content?.secondaryTextFrame) }

  /// The first baseline, in points from the top of the cell; `nil` without text.
  public var firstBaseline: CGFloat? { (content?.firstBaseline).map { contentFrame.minY + $0 } }

  /// The last baseline, in points from the top of the cell; `nil` without text.
  public var lastBaseline: CGFloat? { (content?.lastBaseline).map { contentFrame.minY + $0 } }

  /// A rectangle of the content view in coordinates of the cell.
  private func inCell(_ rect: CGRect?) -> CGRect? {
    rect?.offsetBy(dx: contentFrame.minX, dy: contentFrame.minY)
  }
}
