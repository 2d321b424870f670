public import Foundation

extension ListCellLayout {
  /// A part of a cell that has a frame.
  public enum Element: Hashable, Sendable {
    /// A part of the content view, or the view itself if `nil`.
    case content(ListContentLayout.Element?)

    /// An accessory, by its index among the cell's accessories in the order they were given.
    case accessory(index: Int)

    /// The line before a reorder control.
    case reorderSeparator

    /// The line at the top.
    case topSeparator

    /// The line at the bottom.
    case bottomSeparator
  }

  /// Returns the frame of an element in the cell, or `nil` if the cell lacks the element.
  ///
  /// The frame of an accessory is the frame of its view.
  public func frame(of element: Element) -> CGRect? {
    switch element {
    case .content(nil): contentFrame
    case .content(.image): imageFrame
    case .content(.text): textFrame
    case .content(.secondaryText): secondaryTextFrame
    case .accessory(let index): placedAccessories.places.first { $0.index == index }?.frame
    case .reorderSeparator: reorderSeparatorFrame
    case .topSeparator: topSeparator?.frame
    case .bottomSeparator: bottomSeparator?.frame
    }
  }

  /// Returns the frontmost element at a point of the cell.
  ///
  /// From front to back, the order is: lines, accessories, content (assumed).
  ///
  /// ```swift
  /// switch layout.element(at: point) {
  /// case .accessory(let index): perform(cell.accessories[index])
  /// case .content(.image): showImage()
  /// case .content, .topSeparator, .bottomSeparator, .reorderSeparator: select()
  /// case nil: break  // outside of the cell, or where only the background is
  /// }
  /// ```
  ///
  /// An accessory covers its region, which is as tall as the cell, and any part of its view that
  /// extends beyond the region. A hidden accessory covers nothing.
  public func element(at point: CGPoint) -> Element? {
    guard CGRect(origin: .zero, size: size).contains(point) else { return nil }
    let lines: [Element] = [.topSeparator, .bottomSeparator, .reorderSeparator]
    if let line = lines.first(where: { frame(of: $0)?.contains(point) == true }) { return line }
    let shown = accessories.filter { !$0.isHidden }
    let accessory =
      shown.first { $0.frame.contains(point) } ?? shown.first { $0.region.contains(point) }
    if let accessory { return .accessory(index: accessory.index) }
    guard contentFrame.contains(point) else { return nil }
    return .content(
      content?.element(
        at: CGPoint(x: point.x - contentFrame.minX, y: point.y - contentFrame.minY)))
  }
}

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
