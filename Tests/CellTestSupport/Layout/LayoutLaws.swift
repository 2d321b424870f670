import CellConfiguration
import CellLayout
package import CellText
import Foundation

/// Checks the laws of layout on any function that lays content out.
package struct LayoutLaws: Sendable {
  /// Lays out a case, measuring through a cache.
  package typealias Layout = @Sendable (ContentCase, TextMeasurementCache) -> ContentFrames

  private static let tolerance: CGFloat = 1e-6
  private let layout: Layout
  /// The measurements of all cases, many of which have the same text.
  private let cache = TextMeasurementCache(capacity: 8192)

  package init(_ layout: @escaping Layout) { self.layout = layout }

  /// The laws of this package's own layout.
  package static let own = LayoutLaws { subject, cache in
    let context = subject.context(cache)
    let layout =
      subject.height.map {
        ListContentLayout(
          subject.content, size: CGSize(width: subject.width, height: $0), context: context)
      } ?? ListContentLayout(subject.content, width: subject.width, context: context)
    return ContentFrames(layout, of: subject, context)
  }

  private func frames(_ subject: ContentCase) -> ContentFrames {
    layout(subject, cache)
  }

  /// The laws that the layout of a case breaks.
  package func violations(_ subject: ContentCase) -> [LayoutViolation] {
    // A separate cache and shaper, so that every measurement counts.
    let cache = TextMeasurementCache(shaper: UnabridgedShaper(), capacity: 16)
    let frames = layout(subject, cache)
    let statistics = cache.statistics
    return total(frames) + pixels(subject, frames) + mirror(subject, frames)
      + separation(frames) + narrowing(subject, frames)
      + measurements(subject, frames, statistics) + arrangement(subject, frames)
      + independence(subject, frames, cache)
  }

  private func violation(_ law: LayoutLaw, _ message: String) -> [LayoutViolation] {
    [LayoutViolation(law: law, message: message)]
  }

  private func total(_ frames: ContentFrames) -> [LayoutViolation] {
    var numbers = [frames.size.width, frames.size.height]
    numbers += [frames.fittedSize.width, frames.fittedSize.height]
    var positions = [frames.firstBaseline, frames.lastBaseline].compactMap(\.self)
    for (_, frame) in frames.frames {
      numbers += [frame.size.width, frame.size.height]
      positions += [frame.origin.x, frame.origin.y]
    }
    if numbers.allSatisfy({ $0.isFinite && $0 >= 0 }), positions.allSatisfy(\.isFinite) {
      return []
    }
    return violation(.total, "\(frames)")
  }

  private func pixels(_ subject: ContentCase, _ frames: ContentFrames) -> [LayoutViolation] {
    let scale = subject.traits.effectiveDisplayScale
    // Beyond these limits, a pixel is smaller than the precision of the numbers.
    guard (0.1...16).contains(scale), frames.size.width < 1e6, frames.size.height < 1e6 else {
      return []
    }
    func isOnGrid(_ value: CGFloat) -> Bool {
      abs(value * scale - (value * scale).rounded()) < 1e-4
    }
    // The mirror image of a pixel is a pixel only if the view begins and ends on pixels.
    if subject.traits.isRightToLeft, !isOnGrid(frames.size.width) { return [] }
    for (name, frame) in frames.frames {
      let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY]
      if !edges.allSatisfy(isOnGrid) { return violation(.pixels, "\(name) \(frame)") }
    }
    if !isOnGrid(frames.fittedSize.height) {
      return violation(.pixels, "height \(frames.fittedSize.height)")
    }
    return []
  }

  private func mirror(_ subject: ContentCase, _ frames: ContentFrames) -> [LayoutViolation] {
    let other = subject.with {
      $0.traits.layoutDirection = $0.traits.isRightToLeft ? .leftToRight : .rightToLeft
    }
    let mirrored = self.frames(other).mirrored
    return mirrored.isNear(frames)
      ? [] : violation(.mirror, "\(frames) is not the mirror image of \(mirrored)")
  }

  private func separation(_ frames: ContentFrames) -> [LayoutViolation] {
    let isWrapped = frames.arrangement == .wrappedAroundImage
    // The labels of text that wraps around the image contain the image; their lines are beside it.
    if isWrapped, let image = frames.image {
      for line in frames.lines {
        let common = line.intersection(image)
        if !common.isNull, common.width > Self.tolerance, common.height > Self.tolerance {
          return violation(.separation, "the line \(line) overlaps the image \(image)")
        }
      }
    }
    let separate = frames.frames.filter { $0.name != "image" && !(isWrapped && $0.name == "slot") }
    for (index, a) in separate.enumerated() {
      for b in separate[(index + 1)...] {
        let common = a.frame.intersection(b.frame)
        if !common.isNull, common.width > Self.tolerance, common.height > Self.tolerance {
          return violation(.separation, "\(a) overlaps \(b)")
        }
      }
    }
    let size = frames.size
    for (name, frame) in separate
    where frame.minX < -Self.tolerance || frame.minY < -Self.tolerance
      || frame.maxX > size.width + Self.tolerance || frame.maxY > size.height + Self.tolerance
    {
      return violation(.separation, "\(name) \(frame) leaves the view of \(size)")
    }
    return []
  }

  private func narrowing(_ subject: ContentCase, _ frames: ContentFrames) -> [LayoutViolation] {
    guard subject.height == nil, subject.width > 0, subject.width.isFinite else { return [] }
    for factor: CGFloat in [0.98, 0.7, 0.3, 0] {
      let narrow = self.frames(subject.with { $0.width *= factor })
      let leastHeight =
        frames.fittedSize.height - frames.heightOfLineBelowImage - Self.tolerance
      if narrow.fittedSize.height < leastHeight {
        return violation(
          .narrowing,
          "\(frames.fittedSize.height) high in \(subject.width), \(narrow.fittedSize.height) in "
            + "\(subject.width * factor)")
      }
    }
    return []
  }

  private func measurements(
    _ subject: ContentCase, _ frames: ContentFrames, _ done: TextMeasurementCache.Statistics
  ) -> [LayoutViolation] {
    let limit = subject.textCount * (subject.content.image == nil ? 1 : 2)
    let isUnbounded = subject.width == .infinity
    if frames.measurementCount > limit * (isUnbounded ? 2 : 1) {
      return violation(.measurements, "\(frames.measurementCount), expected at most \(limit)")
    }
    if done.hits + done.misses != frames.measurementCount {
      return violation(
        .measurements, "reported \(frames.measurementCount), did \(done.hits + done.misses)")
    }
    let sameTexts = subject.content.text == subject.content.secondaryText
    if done.hits > 0, !sameTexts, !isUnbounded {
      return violation(.measurements, "\(done.hits) measurements were known already")
    }
    return []
  }

  private func arrangement(_ subject: ContentCase, _ frames: ContentFrames) -> [LayoutViolation] {
    let isAccessibility = subject.traits.preferredContentSizeCategory.isAccessibilityCategory
    let wraps = isAccessibility && subject.content.image != nil && subject.textCount > 0
    if wraps != (frames.arrangement == .wrappedAroundImage) {
      return violation(.arrangement, "\(frames.arrangement) with wrapping \(wraps)")
    }
    // A label around an image begins at the leading edge of the image.
    if wraps, let image = frames.image {
      for label in [frames.text, frames.secondaryText].compactMap(\.self) {
        let distance =
          subject.traits.isRightToLeft ? label.maxX - image.maxX : label.minX - image.minX
        if abs(distance) > Self.tolerance {
          return violation(.arrangement, "\(label) does not begin with the image \(image)")
        }
      }
    }
    guard let text = frames.text, let secondary = frames.secondaryText else {
      return frames.arrangement == .sideBySide
        ? violation(.arrangement, "side by side without two texts") : []
    }
    switch frames.arrangement {
    case .sideBySide:
      let isBefore =
        subject.traits.isRightToLeft
        ? secondary.maxX <= text.minX + Self.tolerance
        : text.maxX <= secondary.minX + Self.tolerance
      return isBefore ? [] : violation(.arrangement, "side by side: \(text), \(secondary)")
    case .stacked, .wrappedAroundImage:
      return text.maxY <= secondary.minY + Self.tolerance
        ? [] : violation(.arrangement, "stacked: \(text), \(secondary)")
    }
  }

  private func independence(
    _ subject: ContentCase, _ frames: ContentFrames, _ cache: TextMeasurementCache
  ) -> [LayoutViolation] {
    // Colors change no frame.
    let painted = subject.with {
      $0.content.textProperties.color = .systemPink
      $0.content.secondaryTextProperties.color = .systemPink
    }
    guard layout(painted, cache) == frames else {
      return violation(.independence, "a color changes frames")
    }
    // In a view of a given size, the image does not depend on text that does not wrap around it.
    guard subject.height?.isFinite == true, subject.width < .infinity,
      frames.arrangement != .wrappedAroundImage,
      subject.content.shownText != nil
    else { return [] }
    let longer = layout(subject.with { $0.content.text = "Some other text altogether" }, cache)
    guard longer.image == frames.image, longer.slot == frames.slot else {
      return violation(.independence, "the text moves the image: \(frames), \(longer)")
    }
    return []
  }
}

/// The laws that every layout of list content obeys.
package enum LayoutLaw: Int, CaseIterable, Sendable {
  /// Any input gives finite sizes that are not negative.
  case total = 1

  /// Every edge lies on a pixel.
  case pixels

  /// Right to left is the mirror image of left to right.
  case mirror

  /// Slot and labels do not overlap and do not leave the view. If text wraps around the image, this
  /// applies to the lines.
  case separation

  /// A narrower view is never shorter.
  case narrowing

  /// No text is measured twice for a width, and the result contains the number of measurements.
  case measurements

  /// The arrangement matches the frames.
  case arrangement

  /// Frames that do not depend on a text stay the same when it changes.
  case independence
}

/// A law that a layout broke, and how.
package struct LayoutViolation: Sendable, CustomStringConvertible {
  package var law: LayoutLaw
  package var message: String

  package var description: String { "law \(law.rawValue) (\(law)): \(message)" }
}
