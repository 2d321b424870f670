import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
package import CellText
import Foundation

/// The laws that every layout of a cell obeys.
package enum CellLaw: Int, CaseIterable, Sendable {
  /// Any input gives finite sizes that are not negative.
  case total = 1

  /// Every edge lies on a pixel.
  case pixels

  /// Right to left is the mirror image of left to right.
  case mirror

  /// Regions and content do not overlap, and the content does not leave the cell.
  case separation

  /// A narrower cell is never shorter.
  case narrowing

  /// The result counts text measurements: at most two for each text, one for each accessory label.
  case measurements

  /// The layout contains exactly the displayed accessories, each centered in its region.
  case accessories

  /// Colors, corners and hidden parts do not change any frame.
  case independence
}

/// A law that the layout of a cell broke, and how.
package struct CellViolation: Sendable, CustomStringConvertible {
  package var law: CellLaw
  package var message: String

  package var description: String { "law \(law.rawValue) of cells (\(law)): \(message)" }
}

/// Checks the laws of cells on any function that lays cells out.
package struct CellLaws: Sendable {
  package typealias Layout = @Sendable (CellCase, TextMeasurementCache) -> CellFrames

  private static let tolerance: CGFloat = 1e-6
  private let layout: Layout
  /// The measurements of all cases, many of which have the same text.
  private let cache = TextMeasurementCache(capacity: 8192)

  package init(_ layout: @escaping Layout) { self.layout = layout }

  /// The laws of this package's own layout.
  package static let own = CellLaws { subject, cache in
    CellFrames(
      ListCellLayout(subject.cell, width: subject.width, context: subject.context(cache)))
  }

  private func frames(_ subject: CellCase) -> CellFrames {
    layout(subject, cache)
  }

  /// A cache that receives every request for a measurement, so that all of them count.
  ///
  /// Cases that are checked one after another share its measurements.
  package static var counter: TextMeasurementCache {
    TextMeasurementCache(shaper: UnabridgedShaper(), capacity: 8192)
  }

  /// The laws that the layout of a case breaks.
  ///
  /// - Parameters:
  ///   - subject: The case.
  ///   - cache: A ``counter`` that nothing else uses meanwhile.
  package func violations(
    _ subject: CellCase, counting cache: TextMeasurementCache = counter
  ) -> [CellViolation] {
    let before = cache.statistics
    let frames = layout(subject, cache)
    let after = cache.statistics
    let count = after.hits + after.misses - before.hits - before.misses
    let broken: [(CellLaw, String?)] = [
      (.total, total(frames)), (.pixels, pixels(subject, frames)),
      (.mirror, mirror(subject, frames)), (.separation, separation(subject, frames)),
      (.narrowing, narrowing(subject, frames)),
      (.measurements, measurements(subject, frames, count)),
      (.accessories, accessories(subject, frames)),
      (.independence, independence(subject, frames, cache)),
    ]
    return broken.compactMap { law, message in
      message.map { CellViolation(law: law, message: $0) }
    }
  }

  private func total(_ frames: CellFrames) -> String? {
    var numbers = [frames.size.width, frames.size.height]
    var positions: [CGFloat] = []
    for frame in frames.frames.map(\.frame) {
      numbers += [frame.size.width, frame.size.height]
      positions += [frame.origin.x, frame.origin.y]
    }
    let isTotal =
      numbers.allSatisfy { $0.isFinite && $0 >= 0 } && positions.allSatisfy(\.isFinite)
    return isTotal ? nil : "\(frames)"
  }

  private func pixels(_ subject: CellCase, _ frames: CellFrames) -> String? {
    let scale = subject.traits.effectiveDisplayScale
    // Beyond these limits, a pixel is smaller than the precision of the numbers.
    guard (0.1...16).contains(scale), frames.size.width < 1e6, frames.size.height < 1e6 else {
      return nil
    }
    func isOnGrid(_ value: CGFloat) -> Bool {
      abs(value * scale - (value * scale).rounded()) < 1e-4
    }
    // In a cell that ends between two pixels, parts placed from its end or middle are not on pixels
    // either.
    guard isOnGrid(frames.size.width), isOnGrid(frames.size.height) else { return nil }
    for part in frames.frames where part.frame.maxX.magnitude < 1e6 {
      let frame = part.frame
      let isAligned =
        isOnGrid(frame.minX) && isOnGrid(frame.minY) && isOnGrid(frame.maxX)
        && isOnGrid(frame.maxY)
      if !isAligned { return "\(part)" }
    }
    return nil
  }

  private func mirror(_ subject: CellCase, _ frames: CellFrames) -> String? {
    let other = subject.with {
      $0.traits.layoutDirection = $0.traits.isRightToLeft ? .leftToRight : .rightToLeft
    }
    let mirrored = self.frames(other).mirrored
    return mirrored.isNear(frames) ? nil : "\(frames) is not the mirror image of \(mirrored)"
  }

  private func separation(_ subject: CellCase, _ frames: CellFrames) -> String? {
    let bounds = CGRect(origin: .zero, size: frames.size)
      .insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
    if frames.size.width < 1e6, !bounds.contains(frames.content) {
      return "the content \(frames.content) leaves the cell of \(frames.size)"
    }
    if frames.size.width < 1e6, !bounds.contains(frames.guide) {
      return "the guide \(frames.guide) leaves the cell of \(frames.size)"
    }
    // Regions of the two sides overlap only if there is too little space for them.
    let regions = frames.accessories.map(\.region)
    let isRoomy = regions.allSatisfy { bounds.contains($0) } && frames.content.width > 0
    let separate = isRoomy ? regions + [frames.content] : []
    for (index, a) in separate.enumerated() {
      for b in separate[(index + 1)...] {
        let common = a.intersection(b)
        if !common.isNull, common.width > Self.tolerance, common.height > Self.tolerance {
          return "\(a) overlaps \(b)"
        }
      }
    }
    return nil
  }

  private func narrowing(_ subject: CellCase, _ frames: CellFrames) -> String? {
    guard subject.row.height == nil, subject.width > 0, subject.width.isFinite else { return nil }
    for factor: CGFloat in [0.97, 0.6, 0.2] {
      let narrow = self.frames(subject.with { $0.width *= factor })
      if narrow.size.height < frames.size.height - Self.tolerance {
        return "\(frames.size.height) high in \(subject.width), \(narrow.size.height) in "
          + "\(subject.width * factor)"
      }
    }
    return nil
  }

  private func measurements(
    _ subject: CellCase, _ frames: CellFrames, _ count: Int
  ) -> String? {
    let content = subject.row.content
    let texts = (content.hasText ? 1 : 0) + (content.hasSecondaryText ? 1 : 0)
    let labels = frames.accessories.count { $0.accessory.kind == .label }
    let limit = texts * (content.image == nil ? 1 : 2) + labels
    if frames.measurementCount > limit {
      return "\(frames.measurementCount), expected at most \(limit)"
    }
    return count == frames.measurementCount
      ? nil : "reported \(frames.measurementCount), did \(count)"
  }

  private func accessories(_ subject: CellCase, _ frames: CellFrames) -> String? {
    let isEditing = subject.row.state.isEditing
    let expected = subject.row.accessories.filter { $0.isDisplayed(isEditing: isEditing) }
    // Kinds are compared, because an accessory with a width of NaN does not equal itself.
    guard
      expected.map(\.kind.rawValue).sorted()
        == frames.accessories.map(\.accessory.kind.rawValue).sorted()
    else { return "\(frames.accessories.map(\.accessory.kind)) instead of \(expected.map(\.kind))" }
    let pixel = 1 / max(0.1, min(16, subject.traits.effectiveDisplayScale))
    for accessory in frames.accessories where accessory.frame.width < 1e6 {
      let (frame, region) = (accessory.frame, accessory.region)
      if region.minY != 0 || abs(region.height - frames.size.height) > Self.tolerance {
        return "region \(region) of \(accessory.accessory.kind) is not as high as the cell"
      }
      if region.width < 1e6, abs(frame.midX - region.midX) > pixel {
        return "\(accessory.accessory.kind) \(frame) is not in the middle of \(region)"
      }
      if frame.height < 1e6, abs(frame.midY - frames.size.height / 2) > pixel {
        return "\(accessory.accessory.kind) \(frame) is not in the middle of \(frames.size)"
      }
    }
    return nil
  }

  private func independence(
    _ subject: CellCase, _ frames: CellFrames, _ cache: TextMeasurementCache
  ) -> String? {
    let painted = subject.with { subject in
      subject.row.content.textProperties.color = .systemPink
      subject.row.content.imageProperties.tintColor = .systemPink
      subject.row.content.imageProperties.cornerRadius = 5
      subject.row.content.alpha = 0.5
      subject.row.background?.backgroundColor = .systemPink
      for index in subject.row.accessories.indices {
        subject.row.accessories[index].isHidden.toggle()
        subject.row.accessories[index].tintColor = .systemPink
      }
    }
    // The line before a reorder control is shown and hidden with it.
    var (shown, hidden) = (frames, layout(painted, cache))
    (shown.reorderLine, hidden.reorderLine) = (nil, nil)
    return hidden.isNear(shown) ? nil : "a color or what is hidden changes frames"
  }
}
