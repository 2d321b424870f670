public import CellConfiguration
import CellText
public import Foundation

/// A link of a cell at its place.
public struct LinkLayout: Hashable, Sendable, ValueDumpConvertible {
  /// The link.
  public let link: CellLink

  /// The index of the link among the cell's links, in reading order.
  public let index: Int

  /// The rectangles of the visible characters in the cell, in points; at least one.
  ///
  /// A link that wraps over several lines has a rectangle in each. Each is as high as its line.
  public let rects: [CGRect]

  /// The smallest rectangle that contains all ``rects``.
  public var frame: CGRect { rects.reduce(.null) { $0.union($1) } }
}

/// Content with links, kept from measuring a cell until its labels are placed.
///
/// This is a class, so that a cell without links keeps no space for content. The measured cell owns
/// it, and it never changes.
final class LinkedContent: Sendable {
  private let configuration: ListContentConfiguration

  init(_ configuration: ListContentConfiguration) { self.configuration = configuration }

  /// Returns the links with visible characters.
  ///
  /// - Parameters:
  ///   - content: The layout of the content.
  ///   - origin: The position of the content in the cell.
  ///   - context: The context of the layout.
  func links(
    in content: ListContentLayout, at origin: CGPoint, _ context: LayoutContext
  ) -> [LinkLayout] {
    let links = Array(configuration.links.enumerated())
    return TextRole.allCases.flatMap { role -> [LinkLayout] in
      let links = links.filter { $0.element.role == role }
      guard !links.isEmpty,
        let label = content.label(role, of: configuration, color: nil, context: context)
      else { return [] }
      let rects = label.layout.rects(of: links.map(\.element.utf8Range))
      return zip(links, rects).compactMap { link, rects in
        if rects.isEmpty { return nil }
        return LinkLayout(
          link: link.element, index: link.offset,
          rects: rects.map {
            $0.offsetBy(dx: origin.x + label.origin.x, dy: origin.y + label.origin.y)
          })
      }
    }
  }
}

extension ListCellLayout {
  /// Returns the link at a point; `nil` for none.
  func link(at point: CGPoint) -> LinkLayout? {
    links.first { $0.rects.contains { $0.contains(point) } }
  }
}
