package import CellConfiguration
package import CellLayout
package import Foundation

/// What the layout of a cell says, as plain numbers that a liar can change.
package struct CellFrames: Equatable, Sendable {
  /// An accessory.
  package struct Accessory: Equatable, Sendable {
    package var accessory: CellAccessory
    package var frame: CGRect
    package var region: CGRect
  }

  package var size: CGSize
  package var content: CGRect
  package var accessories: [Accessory]
  package var guide: CGRect
  package var reorderLine: CGRect?
  package var fill: CGRect?
  /// Image, slot and texts in the cell.
  package var inner: [CGRect]
  package var measurementCount: Int

  package init(_ layout: ListCellLayout) {
    size = layout.size
    content = layout.contentFrame
    accessories = layout.accessories.map {
      Accessory(accessory: $0.accessory, frame: $0.frame, region: $0.region)
    }
    guide = layout.separatorGuide
    reorderLine = layout.reorderSeparatorFrame
    fill = layout.background?.fillFrame
    inner = [layout.imageFrame, layout.imageSlot, layout.textFrame, layout.secondaryTextFrame]
      .compactMap(\.self)
    measurementCount = layout.measurementCount
  }

  /// A part of a cell that has a frame.
  package enum Part: Equatable, Sendable {
    case content, guide, inner, line, fill
    case accessory(CellAccessory.Kind)
    case region(CellAccessory.Kind)
  }

  /// A frame and what it is the frame of.
  package struct PartFrame: Sendable {
    package var part: Part
    package var frame: CGRect
  }

  /// Every frame.
  package var frames: [PartFrame] {
    var frames = [
      PartFrame(part: .content, frame: content), PartFrame(part: .guide, frame: guide),
    ]
    for accessory in accessories {
      let kind = accessory.accessory.kind
      frames.append(PartFrame(part: .accessory(kind), frame: accessory.frame))
      frames.append(PartFrame(part: .region(kind), frame: accessory.region))
    }
    for frame in inner { frames.append(PartFrame(part: .inner, frame: frame)) }
    if let reorderLine { frames.append(PartFrame(part: .line, frame: reorderLine)) }
    if let fill { frames.append(PartFrame(part: .fill, frame: fill)) }
    return frames
  }

  /// The mirror image.
  package var mirrored: CellFrames {
    func mirror(_ rect: CGRect) -> CGRect {
      CGRect(
        x: size.width - rect.origin.x - rect.width, y: rect.origin.y, width: rect.width,
        height: rect.height)
    }
    var copy = self
    copy.content = mirror(content)
    copy.guide = mirror(guide)
    copy.reorderLine = reorderLine.map(mirror)
    copy.fill = fill.map(mirror)
    copy.inner = inner.map(mirror)
    for index in accessories.indices {
      copy.accessories[index].frame = mirror(accessories[index].frame)
      copy.accessories[index].region = mirror(accessories[index].region)
    }
    return copy
  }

  /// Whether two layouts have the same frames, but for rounding errors.
  package func isNear(_ other: CellFrames) -> Bool {
    let (mine, others) = (frames, other.frames)
    guard mine.count == others.count else { return false }
    return mine.indices.allSatisfy { index in
      let (a, b) = (mine[index], others[index])
      let scale = max(1, abs(a.frame.minX), a.frame.width)
      return a.part == b.part && abs(a.frame.minX - b.frame.minX) < 1e-6 * scale
        && abs(a.frame.minY - b.frame.minY) < 1e-6 * scale
        && abs(a.frame.width - b.frame.width) < 1e-6 * scale
        && abs(a.frame.height - b.frame.height) < 1e-6 * scale
    }
  }
}
