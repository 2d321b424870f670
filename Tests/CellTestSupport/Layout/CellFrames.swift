package import CellConfiguration
import CellDocuments
package import CellLayout
import CellPictures
import CellText
package import Foundation

/// The frames in the layout of a cell, as plain numbers that a liar can change.
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

/// The frames in a layout of content, as plain numbers that a liar can change.
package struct ContentFrames: Equatable, Sendable {
  package var size: CGSize
  package var fittedSize: CGSize
  package var image: CGRect?
  package var slot: CGRect?
  package var text: CGRect?
  package var secondaryText: CGRect?
  /// The boxes of the lines of both labels, if they wrap around the image.
  package var lines: [CGRect] = []
  /// The height by which a narrower view may be shorter: a line of a secondary text around an
  /// image.
  ///
  /// A word too long for a line beside the image moves down by whole lines, so the secondary text
  /// may begin almost a line below the image. In a narrower view, the text may end just below the
  /// image, and the secondary text begins there.
  package var heightOfLineBelowImage: CGFloat = 0
  package var arrangement: ListContentLayout.Arrangement
  package var firstBaseline: CGFloat?
  package var lastBaseline: CGFloat?
  package var measurementCount: Int

  package init(_ layout: ListContentLayout) {
    size = layout.size
    fittedSize = layout.fittedSize
    image = layout.imageFrame
    slot = layout.imageSlot
    text = layout.textFrame
    secondaryText = layout.secondaryTextFrame
    arrangement = layout.arrangement
    firstBaseline = layout.firstBaseline
    lastBaseline = layout.lastBaseline
    measurementCount = layout.measurementCount
  }

  /// Creates the frames from the layout of a case, with its lines.
  package init(_ layout: ListContentLayout, of subject: ContentCase, _ context: LayoutContext) {
    self.init(layout)
    guard arrangement == .wrappedAroundImage else { return }
    let labels = TextRole.allCases.map { role -> [CGRect] in
      guard let label = layout.label(role, of: subject.content, context: context) else { return [] }
      return label.layout.lines.map {
        CGRect(
          x: label.origin.x + $0.x, y: label.origin.y + $0.top, width: $0.width,
          height: $0.metrics.lineHeight)
      }
    }
    lines = labels.flatMap(\.self)
    // Below the image, a secondary text begins where the text ends.
    if let image, let text, text.maxY < image.maxY {
      heightOfLineBelowImage = labels[1].map(\.height).max() ?? 0
    }
  }

  /// Every frame with its name.
  package var frames: [(name: String, frame: CGRect)] {
    [("image", image), ("slot", slot), ("text", text), ("secondaryText", secondaryText)]
      .compactMap { name, frame in frame.map { (name, $0) } }
  }

  /// The mirror image, except for the lines.
  package var mirrored: ContentFrames {
    func mirror(_ rect: CGRect?) -> CGRect? {
      rect.map {
        CGRect(
          x: size.width - $0.origin.x - $0.width, y: $0.origin.y, width: $0.width,
          height: $0.height)
      }
    }
    var copy = self
    copy.image = mirror(image)
    copy.slot = mirror(slot)
    copy.text = mirror(text)
    copy.secondaryText = mirror(secondaryText)
    return copy
  }

  /// Whether two layouts have the same frames, but for rounding errors and lines.
  package func isNear(_ other: ContentFrames) -> Bool {
    func near(_ a: CGRect?, _ b: CGRect?) -> Bool {
      switch (a, b) {
      case (nil, nil): true
      case (let a?, let b?):
        abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
          && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
      default: false
      }
    }
    return near(image, other.image) && near(slot, other.slot) && near(text, other.text)
      && near(secondaryText, other.secondaryText) && arrangement == other.arrangement
  }
}

/// The frames in the layout of a list, as plain values that a liar can change.
package struct ListFrames: Sendable {
  /// An item with its frame in the list and the layout of its cell.
  package struct Item: Sendable {
    package var item: ListItem
    package var frame: CGRect
    /// The size of the cell that is laid out for it.
    package var cellSize: CGSize
    /// The lines at its top and bottom, in the cell.
    package var lines: [CGRect]
  }

  /// From top to bottom.
  package var items: [Item] = []
  package var contentSize: CGSize
  /// The items that the layout finds in some rectangles.
  package var found: [(rect: CGRect, items: [ListItem])] = []
  /// The item that the layout finds at the middle of every item.
  package var hit: [ListItem?] = []

  /// Gathers what a list says.
  package init(_ subject: ListCase, _ list: ListLayout) {
    contentSize = list.contentSize
    let sections = subject.document.sections
    let selected = { (position: ListPosition) in
      sections[position.section].rows[position.row].state.isSelected
    }
    for (index, section) in sections.enumerated() {
      var all: [ListItem] = section.header == nil ? [] : [.header(section: index)]
      all += section.rows.indices.map { .row(section: index, row: $0) }
      if section.footer != nil { all.append(.footer(section: index)) }
      for item in all {
        let cell = list.cellLayout(
          of: subject.cell(item, list.context.traits), at: item, isSelected: selected)
        items.append(
          Item(
            item: item, frame: list.frame(of: item), cellSize: cell.size,
            lines: [cell.topSeparator, cell.bottomSeparator].compactMap { $0?.frame }))
      }
    }
    hit = items.map { list.item(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
    // Pinned items would be found as well.
    guard !list.configuration.appearance.pinsHeadersAndFooters else { return }
    for share in [0, 0.3, 0.8] {
      let rect = CGRect(
        x: 0, y: contentSize.height * share, width: list.width, height: contentSize.height * 0.2)
      found.append((rect, list.items(in: rect)))
    }
  }
}
