import CellConfiguration
import CellText
package import Foundation

extension CellPresentation {
  /// The drawing steps of the cell, from back to front.
  ///
  /// The order is: swipe actions, background, separators, image, labels, accessories. In a list,
  /// draw the backgrounds of all rows before the other parts of any row; see
  /// ``DisplayItem/Identity/element``.
  ///
  /// Steps do not depend on colors: an item with a transparent color is included. Presentations of
  /// a cell that differ in colors only have items with the same identities in the same order.
  public var displayList: [DisplayItem] { swipeItems + clippedBackgroundItems + foregroundItems }

  /// The items of the swipe actions.
  package var swipeItems: [DisplayItem] { swipeActions.flatMap(\.items) }

  /// The items of the background, not clipped to the cell's corners.
  package var backgroundItems: [DisplayItem] { (background?.items ?? []) + backgroundViews }

  /// The items of the background, clipped to the corners of the card that the cell is in.
  package var clippedBackgroundItems: [DisplayItem] {
    guard let background, background.clipRadii != .zero else { return backgroundItems }
    let clip = CellPath(
      roundedRect: CGRect(origin: .zero, size: size), radii: background.clipRadii)
    return [
      DisplayItem(
        identity: .init(element: .background, layer: 0),
        content: .group(backgroundItems, clip: clip))
    ]
  }

  /// The items in front of all backgrounds.
  package var foregroundItems: [DisplayItem] {
    var list: [DisplayItem] = []
    for (element, separator) in [
      (DisplayItem.Identity.Element.topSeparator, topSeparator),
      (.bottomSeparator, bottomSeparator), (.reorderSeparator, reorderSeparator),
    ] {
      guard let separator else { continue }
      if let effect = separator.visualEffect {
        list.append(
          DisplayItem(
            identity: .init(element: element, layer: 1),
            content: .effect(effect, CellPath(rect: separator.frame)), alpha: separator.alpha))
      }
      list.append(
        DisplayItem(
          identity: .init(element: element, layer: 0),
          content: .fill(.rect(separator.frame), separator.color), alpha: separator.alpha))
    }
    if let image { list += image.items(.image) }
    if let text { list += text.items(.text) }
    if let secondaryText { list += secondaryText.items(.secondaryText) }
    list += contentViews
    var counts: [CellAccessory.Kind: Int] = [:]
    for accessory in accessories {
      let kind = accessory.accessory.kind
      list += accessory.marks(in: self).items(
        .accessory(kind, counts[kind, default: 0]), alpha: accessory.alpha)
      counts[kind, default: 0] += 1
    }
    return list
  }
}

extension [DisplayItem.Content] {
  /// The items that draw these contents.
  ///
  /// - Parameters:
  ///   - element: The part of the cell.
  ///   - layer: The number of the first item.
  ///   - alpha: The opacity of each item.
  package func items(
    _ element: DisplayItem.Identity.Element, from layer: Int = 0, alpha: CGFloat = 1
  ) -> [DisplayItem] {
    enumerated().map { index, content in
      DisplayItem(
        identity: .init(element: element, layer: layer + index), content: content, alpha: alpha)
    }
  }
}

extension CellPresentation.Image {
  /// The item that draws the image without its outline.
  var content: DisplayItem.Content {
    let color = isStencil ? tintColor : nil
    let symbol = image.symbolName.map {
      DisplayItem.Symbol(
        name: $0, frame: image.isSymbol ? frame : image.placeholderFrame(in: frame),
        weight: symbolWeight, color: image.isSymbol ? color : tintColor,
        isRightToLeft: isRightToLeft)
    }
    if image.isSymbol, let symbol { return .symbol(symbol) }
    return .image(.init(image: image, frame: frame, tintColor: color, placeholder: symbol))
  }

  /// The items of the image: the image in its outline, and the stroke.
  func items(_ element: DisplayItem.Identity.Element) -> [DisplayItem] {
    if frame.isEmpty { return [] }
    func item(_ layer: Int, _ content: DisplayItem.Content) -> DisplayItem {
      DisplayItem(identity: .init(element: element, layer: layer), content: content)
    }
    var whole = item(0, content)
    if cornerRadius > 0 || strokeWidth > 0 { whole = item(1, .group([whole], clip: path)) }
    if let strokePath {
      let stroke = item(2, .stroke(.path(strokePath), .init(width: strokeWidth), strokeColor))
      // One opacity applies to both, so that the image does not show through its stroke.
      whole = item(3, .group([whole, stroke], clip: nil))
    }
    whole.alpha = alpha
    return [whole]
  }
}

extension CellImage {
  /// Returns the frame of the placeholder in the frame of the image: all of it if the size of the
  /// picture is unknown, and otherwise the middle, half as wide and high (assumed).
  func placeholderFrame(in frame: CGRect) -> CGRect {
    size == nil ? frame : frame.insetBy(dx: frame.width / 4, dy: frame.height / 4)
  }
}

extension CellPresentation.Background {
  /// The items of the background from back to front: shadow, effect, fill, image, stroke.
  fileprivate var items: [DisplayItem] {
    func item(_ layer: Int, _ content: DisplayItem.Content, _ own: CGFloat = 1) -> DisplayItem {
      DisplayItem(
        identity: .init(element: .background, layer: layer), content: content, alpha: alpha * own)
    }
    var list: [DisplayItem] = []
    if let shadow { list.append(item(1, .shadow(shadow), shadow.alpha)) }
    if let visualEffect { list.append(item(2, .effect(visualEffect, path))) }
    list.append(item(3, .fill(.path(path), color)))
    if let image {
      list.append(item(4, .group(image.items(.background).map { $0.above(5) }, clip: path)))
    }
    if let stroke {
      list.append(
        item(9, .stroke(.path(stroke.path), .init(width: stroke.width), stroke.color), stroke.alpha)
      )
    }
    return list
  }
}

extension CellPresentation.SwipeAction {
  /// The items of the action: the shape, in it the image, and the title in or below it.
  fileprivate var items: [DisplayItem] {
    let element = DisplayItem.Identity.Element.swipeAction(edge, index)
    func item(_ layer: Int, _ content: DisplayItem.Content) -> DisplayItem {
      DisplayItem(identity: .init(element: element, layer: layer), content: content, alpha: alpha)
    }
    let image = image?.items(element).map { $0.above(3) } ?? []
    let title = title?.items(element).map { $0.above(7) } ?? []
    return [
      item(0, .fill(.path(path), color)), item(1, .group(image, clip: path)),
      item(2, .group(title, clip: isTitleBelowShape ? CellPath(rect: area) : path)),
    ]
  }
}

extension DisplayItem {
  /// Returns the item with its layer, and those of its members, above a number of others.
  fileprivate func above(_ count: Int) -> DisplayItem {
    var item = self
    item.identity.layer += count
    if case .group(let members, let clip) = content {
      item.content = .group(members.map { $0.above(count) }, clip: clip)
    }
    return item
  }
}

extension CellPresentation.Label {
  /// The items of the lines: text with the lines under and through it.
  func items(_ element: DisplayItem.Identity.Element) -> [DisplayItem] {
    var list: [DisplayItem] = []
    var layer = 0
    for line in layout.lines {
      for fragment in layout.fragments(of: line) where fragment.width > 0 {
        list += items(of: fragment, in: line).items(element, from: layer, alpha: alpha)
        layer += 5
      }
    }
    return list
  }

  /// The pieces of text in drawing order, without the lines under and through them.
  var pieces: [DisplayItem.Text] {
    layout.lines.flatMap { line in layout.fragments(of: line).map { piece($0, in: line) } }
  }

  private func piece(_ fragment: TextFragment, in line: TextLine) -> DisplayItem.Text {
    let attributes = fragment.attributes
    let offset = attributes.baselineOffset
    let position = CGPoint(
      x: origin.x + fragment.x,
      // Use the measured position only: baselines need no rounding to lie on pixels.
      y: origin.y + line.baseline - (offset.isFinite ? offset : 0))
    let color = attributes.color.flatMap { runColors[$0] } ?? color
    return DisplayItem.Text(
      fragment: fragment, position: position, color: color, layout: layout, line: line)
  }

  private func items(of fragment: TextFragment, in line: TextLine) -> [DisplayItem.Content] {
    let text = piece(fragment, in: line)
    func lines(_ frames: [CGRect]) -> [DisplayItem.Content] {
      frames.map { .fill(.rect($0), text.color) }
    }
    let attributes = fragment.attributes
    if attributes.underlineStyle == nil, attributes.strikethroughStyle == nil {
      return [.text(text)]
    }
    let metrics = layout.decorationMetrics(of: fragment)
    return lines(fragment.underlineFrames(at: text.position, metrics)) + [.text(text)]
      + lines(fragment.strikethroughFrames(at: text.position, metrics))
  }
}
