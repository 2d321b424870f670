package import CellConfiguration
import Foundation

extension ListContentLayout: ValueDumpConvertible {
  /// The size, and the frames of the image and the texts.
  package var valueDump: ValueDump {
    var dump = ValueDump("ListContentLayout")
    dump.add("size", size)
    if fittedSize != size { dump.add("fittedSize", fittedSize) }
    dump.add("margins", margins)
    dump.add("arrangement", arrangement.rawValue)
    dump.add("imageFrame", imageFrame)
    if imageSlot != imageFrame { dump.add("imageSlot", imageSlot) }
    dump.add("textFrame", textFrame)
    dump.add("secondaryTextFrame", secondaryTextFrame)
    dump.add("firstBaseline", firstBaseline)
    dump.add("lastBaseline", lastBaseline)
    return dump
  }
}

extension BackgroundLayout: ValueDumpConvertible {
  /// The fill, and the stroke, image and shadow if there are any.
  package var valueDump: ValueDump {
    var dump = ValueDump("BackgroundLayout")
    dump.add("size", size)
    dump.add("fillFrame", fillFrame)
    dump.add("cornerRadii", cornerRadii)
    if clipRadii != .zero { dump.add("clipRadii", clipRadii) }
    dump.add("strokeFrame", strokeFrame)
    if strokeFrame != nil {
      dump.add("strokeRadii", strokeRadii)
      dump.add("strokeWidth", strokeWidth)
    }
    dump.add("imageFrame", imageFrame)
    dump.add("shadowPath", shadowPath)
    return dump
  }
}

extension CornerRadii: CustomStringConvertible {
  /// The radius if all corners have the same one, otherwise all four radii.
  public var description: String { text(\.exactDescription) }
}

extension CornerRadii: ShortlyDescribed {
  /// The radii to a thousandth.
  package var shortDescription: String { text(\.shortDescription) }

  private func text(_ number: (CGFloat) -> String) -> String {
    let radii = [topLeft, topRight, bottomLeft, bottomRight]
    if radii.allSatisfy({ $0 == topLeft }) { return number(topLeft) }
    return zip(["top left", "top right", "bottom left", "bottom right"], radii)
      .filter { $0.1 != 0 }
      .map { "\($0.0) \(number($0.1))" }.joined(separator: ", ")
  }
}

extension AccessoryLayout: ValueDumpConvertible {
  /// The kind of the accessory, its frame and its color.
  package var valueDump: ValueDump {
    var dump = ValueDump("AccessoryLayout")
    dump.add("kind", kind.name)
    dump.add("index", index)
    dump.add("frame", frame)
    if region != frame { dump.add("region", region) }
    dump.add("color", color)
    dump.add("backgroundColor", backgroundColor)
    if isHidden { dump.add("isHidden", isHidden) }
    return dump
  }
}

extension SwipeActionLayout: ValueDumpConvertible {
  /// The action, its index at its edge, its frames and its colors.
  package var valueDump: ValueDump {
    var dump = ValueDump("SwipeActionLayout")
    dump.add("action", action)
    dump.add("edge", edge.name)
    dump.add("index", index)
    dump.add("frame", frame)
    if shapeFrame != frame { dump.add("shapeFrame", shapeFrame) }
    dump.add("cornerRadii", cornerRadii)
    dump.add("imageFrame", imageFrame)
    dump.add("titleFrame", titleFrame)
    dump.add("backgroundColor", backgroundColor)
    if isPerformedOnRelease { dump.add("isPerformedOnRelease", isPerformedOnRelease) }
    return dump
  }
}

extension SeparatorLayout: ValueDumpConvertible {
  /// The frame and the color.
  package var valueDump: ValueDump {
    var dump = ValueDump("SeparatorLayout")
    dump.add("frame", frame)
    dump.add("color", color)
    dump.add("visualEffect", visualEffect)
    return dump
  }
}

extension ListCellLayout: ValueDumpConvertible {
  /// The size and margins of the cell, and the layouts of its parts.
  package var valueDump: ValueDump {
    var dump = ValueDump("ListCellLayout")
    dump.add("size", size)
    dump.add("margins", margins)
    dump.add("contentFrame", contentFrame)
    dump.add("content", content)
    dump.add("background", background)
    if !accessories.isEmpty { dump.add("accessories", accessories) }
    dump.add("reorderSeparatorFrame", reorderSeparatorFrame)
    dump.add("topSeparator", topSeparator)
    dump.add("bottomSeparator", bottomSeparator)
    if !swipeActions.isEmpty {
      dump.add("swipeActions", swipeActions)
      dump.add("swipeDistance", swipeDistance)
    }
    return dump
  }
}

extension ListItemLayout: ValueDumpConvertible {
  /// The item, its frame in the list, and the layout of its cell.
  package var valueDump: ValueDump {
    var dump = ValueDump("ListItemLayout")
    dump.add("item", item)
    dump.add("frame", frame)
    dump.add("layout", layout)
    return dump
  }
}

extension ListSection: ValueDumpConvertible {
  /// The number of rows, and whether there are a header and a footer.
  package var valueDump: ValueDump {
    var dump = ValueDump("ListSection")
    dump.add("rowCount", rowCount)
    if hasHeader { dump.add("hasHeader", hasHeader) }
    if hasFooter { dump.add("hasFooter", hasFooter) }
    return dump
  }
}

extension ListLayout: ValueDumpConvertible {
  /// The configuration, width and content size, and the number of rows in each section.
  ///
  /// - Complexity: O(*n*) in the number of sections. Rows are not listed, because a list may have
  ///   millions.
  package var valueDump: ValueDump {
    var dump = ValueDump("ListLayout")
    dump.add("configuration", configuration)
    dump.add("width", width)
    dump.add("contentSize", contentSize)
    dump.add(
      "sections",
      (0..<sectionCount).map {
        ListSection(
          rowCount: rowCount(inSection: $0), hasHeader: hasHeader(inSection: $0),
          hasFooter: hasFooter(inSection: $0))
      })
    return dump
  }
}
