package import CellConfiguration
package import Foundation

/// A part of a cell whose place can be explained.
public enum LayoutPart: Hashable, Sendable {
  /// The cell.
  case cell

  /// The content view, between the accessories.
  case content

  /// The label of the text.
  case text

  /// The label of the secondary text.
  case secondaryText

  /// The displayed image.
  case image

  /// The space reserved for the image.
  case imageSlot

  /// The view of an accessory, by its index among the cell's accessories in the order they were
  /// given.
  case accessory(index: Int)

  /// The line before a reorder control.
  case reorderSeparator

  /// The line at the top.
  case topSeparator

  /// The line at the bottom.
  case bottomSeparator

  /// The fill of the background.
  case background

  /// The outer edge of the background's stroke.
  case backgroundStroke

  /// The image of the background.
  case backgroundImage
}

/// A number of a part: an edge, a dimension, a baseline or a corner radius, in points.
public enum LayoutMeasure: String, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case minX

  /// The right edge.
  case maxX

  /// The top edge.
  case minY

  /// The bottom edge.
  case maxY

  /// The width.
  case width

  /// The height.
  case height

  /// The first baseline of the content, for the content and its texts.
  case firstBaseline

  /// The last baseline of the content, for the content and its texts.
  case lastBaseline

  /// The largest radius of visible corners, for the cell, the background and the image.
  case cornerRadius
}

extension LayoutPart: CustomStringConvertible {
  /// The name in code, such as `secondaryText` or `accessory[0]`.
  public var description: String {
    switch self {
    case .cell: "cell"
    case .content: "content"
    case .text: "text"
    case .secondaryText: "secondaryText"
    case .image: "image"
    case .imageSlot: "imageSlot"
    case .accessory(let index): "accessory[\(index)]"
    case .reorderSeparator: "reorderSeparator"
    case .topSeparator: "topSeparator"
    case .bottomSeparator: "bottomSeparator"
    case .background: "background"
    case .backgroundStroke: "backgroundStroke"
    case .backgroundImage: "backgroundImage"
    }
  }

  /// Creates a part from its ``description``.
  public init?(_ description: String) {
    let parts: [LayoutPart] = [
      .cell, .content, .text, .secondaryText, .image, .imageSlot, .reorderSeparator,
      .topSeparator, .bottomSeparator, .background, .backgroundStroke, .backgroundImage,
    ]
    if let part = parts.first(where: { $0.description == description }) {
      self = part
    } else if description.hasPrefix("accessory["), description.hasSuffix("]"),
      let index = Int(description.dropFirst(10).dropLast())
    {
      self = .accessory(index: index)
    } else {
      return nil
    }
  }
}

extension ListCellLayout {
  /// The parts of the cell that have a frame, the cell first.
  public var parts: [LayoutPart] {
    let parts: [LayoutPart] =
      [.cell, .background, .backgroundStroke, .backgroundImage, .content, .imageSlot, .image]
      + [.text, .secondaryText] + accessories.map { .accessory(index: $0.index) }
      + [.reorderSeparator, .topSeparator, .bottomSeparator]
    return parts.filter { frame(ofPart: $0) != nil }
  }

  /// Returns the frame of a part in the cell, or `nil` if the cell lacks the part.
  package func frame(ofPart part: LayoutPart) -> CGRect? {
    switch part {
    case .cell: CGRect(origin: .zero, size: size)
    case .content: frame(of: .content(nil))
    case .text: textFrame
    case .secondaryText: secondaryTextFrame
    case .image: imageFrame
    case .imageSlot: imageSlot
    case .accessory(let index): frame(of: Element.accessory(index: index))
    case .reorderSeparator: reorderSeparatorFrame
    case .topSeparator: topSeparator?.frame
    case .bottomSeparator: bottomSeparator?.frame
    case .background: background?.fillFrame
    case .backgroundStroke: background?.strokeFrame
    case .backgroundImage: background?.imageFrame
    }
  }

  /// Returns a number of a part in the cell, or `nil` if there is none.
  package func value(
    of measure: LayoutMeasure, _ part: LayoutPart, in cell: ListCellConfiguration
  ) -> CGFloat? {
    guard let frame = frame(ofPart: part) else { return nil }
    let hasText = part == .content || part == .text || part == .secondaryText
    switch measure {
    case .minX: return frame.minX
    case .maxX: return frame.maxX
    case .minY: return frame.minY
    case .maxY: return frame.maxY
    case .width: return frame.width
    case .height: return frame.height
    case .firstBaseline: return hasText ? firstBaseline : nil
    case .lastBaseline: return hasText ? lastBaseline : nil
    case .cornerRadius:
      switch part {
      case .cell: return background?.clipRadii.largest
      case .background: return background?.visibleCornerRadii.largest
      case .image: return cell.content.flatMap { content?.imageShape(of: $0)?.cornerRadius }
      default: return nil
      }
    }
  }
}
