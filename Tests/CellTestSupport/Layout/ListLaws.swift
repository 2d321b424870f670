import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import Foundation

/// The laws that every layout of a list obeys.
package enum ListLaw: Int, CaseIterable, Sendable {
  /// Any input gives finite sizes that are not negative.
  case total = 1

  /// Every edge lies on a pixel.
  case pixels

  /// Right to left is the mirror image of left to right.
  case mirror

  /// The items of a section follow each other without gaps, sections one after the other, all of
  /// them inside the list.
  case tiling

  /// The items found in a rectangle or at a point match the frames.
  case lookup

  /// The cell laid out for an item is as large as its frame, and its lines lie in it.
  case cells

  /// A table view is taller by one separator for each row without a fixed height, if it shows
  /// separators.
  case containers
}

/// A law that the layout of a list broke, and how.
package struct ListViolation: Sendable, CustomStringConvertible {
  package var law: ListLaw
  package var message: String

  package var description: String { "law \(law.rawValue) of lists (\(law)): \(message)" }
}

/// Checks the laws of lists on any function that lays lists out.
package struct ListLaws: Sendable {
  package typealias Layout = @Sendable (ListCase) -> ListFrames

  private static let tolerance: CGFloat = 1e-6
  private let layout: Layout

  package init(_ layout: @escaping Layout) { self.layout = layout }

  /// The laws of this package's own layout.
  package static let own = ListLaws { ListFrames($0, $0.list) }

  /// The laws that the layout of a case breaks.
  package func violations(_ subject: ListCase) -> [ListViolation] {
    let frames = layout(subject)
    let broken: [(ListLaw, String?)] = [
      (.total, total(frames)), (.pixels, pixels(subject, frames)),
      (.mirror, mirror(subject, frames)), (.tiling, tiling(subject, frames)),
      (.lookup, lookup(frames)), (.cells, cells(frames)),
      (.containers, containers(subject, frames)),
    ]
    return broken.compactMap { law, message in
      message.map { ListViolation(law: law, message: $0) }
    }
  }

  private func total(_ frames: ListFrames) -> String? {
    let rects = frames.items.flatMap { [$0.frame] + $0.lines }
    let numbers =
      rects.flatMap { [$0.width, $0.height] } + [
        frames.contentSize.width, frames.contentSize.height,
      ]
    let isTotal =
      numbers.allSatisfy { $0.isFinite && $0 >= 0 }
      && rects.allSatisfy { $0.minX.isFinite && $0.minY.isFinite }
    return isTotal ? nil : "\(rects)"
  }

  private func pixels(_ subject: ListCase, _ frames: ListFrames) -> String? {
    let scale = subject.document.traits.effectiveDisplayScale
    func isOnGrid(_ value: CGFloat) -> Bool {
      abs(value * scale - (value * scale).rounded()) < 1e-4
    }
    for item in frames.items {
      for frame in [item.frame] + item.lines {
        let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY]
        if !edges.allSatisfy(isOnGrid) { return "\(item.item) \(frame)" }
      }
    }
    return nil
  }

  private func mirror(_ subject: ListCase, _ frames: ListFrames) -> String? {
    let other = layout(
      subject.with {
        $0.traits.layoutDirection = $0.traits.isRightToLeft ? .leftToRight : .rightToLeft
      })
    for (a, b) in zip(frames.items, other.items) {
      let isMirrored =
        abs(a.frame.minX - (subject.document.width - b.frame.maxX)) < Self.tolerance
        && abs(a.frame.minY - b.frame.minY) < Self.tolerance
        && abs(a.frame.height - b.frame.height) < Self.tolerance
        && a.lines.count == b.lines.count
        && zip(a.lines, b.lines).allSatisfy {
          abs($0.minX - (a.frame.width - $1.maxX)) < Self.tolerance
        }
      if !isMirrored { return "\(a) is not the mirror image of \(b)" }
    }
    return nil
  }

  private func tiling(_ subject: ListCase, _ frames: ListFrames) -> String? {
    var previous: ListFrames.Item?
    for item in frames.items {
      if let previous {
        let gap = item.frame.minY - previous.frame.maxY
        let isSameSection = previous.item.section == item.item.section
        if isSameSection ? abs(gap) > Self.tolerance : gap < -Self.tolerance {
          return "\(item) does not follow \(previous)"
        }
      } else if item.frame.minY < 0 {
        return "\(item) is above the list"
      }
      if item.frame.minX < -Self.tolerance
        || item.frame.maxX > subject.document.width + Self.tolerance
      {
        return "\(item) leaves the list"
      }
      previous = item
    }
    // The end is the plain sum, the frame above it whole pixels.
    let halfPixel = 0.5 / subject.document.traits.effectiveDisplayScale
    if let last = previous,
      last.frame.maxY > frames.contentSize.height + halfPixel + Self.tolerance
    {
      return "\(last) is below the end at \(frames.contentSize.height)"
    }
    return nil
  }

  private func lookup(_ frames: ListFrames) -> String? {
    for (item, hit) in zip(frames.items, frames.hit) where !item.frame.isEmpty {
      if hit != item.item { return "found \(String(describing: hit)) in \(item)" }
    }
    for (rect, found) in frames.found where rect.height > 0 && rect.width > 0 {
      let expected = frames.items.filter {
        $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY
      }
      if found != expected.map(\.item) { return "\(found) in \(rect) instead of \(expected)" }
    }
    return nil
  }

  private func cells(_ frames: ListFrames) -> String? {
    for item in frames.items {
      let size = item.frame.size
      if abs(item.cellSize.height - size.height) > Self.tolerance
        || abs(item.cellSize.width - size.width) > Self.tolerance
      {
        return "\(item) has a cell of another size"
      }
      let bounds = CGRect(origin: .zero, size: size)
        .insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
      if !item.lines.allSatisfy(bounds.contains) { return "a line leaves \(item)" }
    }
    return nil
  }

  private func containers(_ subject: ListCase, _ frames: ListFrames) -> String? {
    // The side insets of cards depend on the container, and heights on them.
    guard let list = subject.document.list, list.appearance != .insetGrouped else { return nil }
    let container: ListConfiguration.Container =
      list.container == .tableView ? .collectionView : .tableView
    let other = layout(subject.with { $0.list?.container = container })
    let metrics = subject.document.traits.styleSheet.metrics
    let scale = subject.document.traits.effectiveDisplayScale
    // P6: without separators, a table view is not taller.
    let pixels = (metrics.separators.points * scale + metrics.separators.pixels).rounded()
    let thickness = list.showsSeparators ? max(1, pixels) / scale : 0
    for (a, b) in zip(frames.items, other.items) {
      guard case .row(let position) = a.item,
        subject.document.sections[position.section].rows[position.row].height == nil
      else { continue }
      // G26: disclosure indicators of tables are narrower and leave more space for text.
      let accessories = subject.document.sections[position.section].rows[position.row].accessories
      if accessories.contains(where: { $0.kind == .disclosureIndicator }) { continue }
      let difference = abs(a.frame.height - b.frame.height)
      if abs(difference - thickness) > Self.tolerance {
        return "\(a) and \(b) differ by \(difference) instead of \(thickness)"
      }
    }
    return nil
  }
}
