public import CellConfiguration
import Foundation

extension ListContentLayout: ValueDumpConvertible {
  /// The size, and the frames of the image and the texts.
  public var propertyList: ValueDump {
    var list = ValueDump("ListContentLayout")
    list.add("size", size)
    if fittedSize != size { list.add("fittedSize", fittedSize) }
    list.add("margins", margins)
    list.add("arrangement", arrangement.rawValue)
    list.add("imageFrame", imageFrame)
    if imageSlot != imageFrame { list.add("imageSlot", imageSlot) }
    list.add("textFrame", textFrame)
    list.add("secondaryTextFrame", secondaryTextFrame)
    list.add("firstBaseline", firstBaseline)
    list.add("lastBaseline", lastBaseline)
    return list
  }
}

extension BackgroundLayout: ValueDumpConvertible {
  /// The fill, and the stroke, image and shadow if there are any.
  public var propertyList: ValueDump {
    var list = ValueDump("BackgroundLayout")
    list.add("size", size)
    list.add("fillFrame", fillFrame)
    list.add("cornerRadii", cornerRadii)
    if clipRadii != .zero { list.add("clipRadii", clipRadii) }
    list.add("strokeFrame", strokeFrame)
    if strokeFrame != nil {
      list.add("strokeRadii", strokeRadii)
      list.add("strokeWidth", strokeWidth)
    }
    list.add("imageFrame", imageFrame)
    list.add("shadowPath", shadowPath)
    return list
  }
}

extension CornerRadii: CustomStringConvertible {
  /// The radius if all corners have the same one, otherwise all four radii.
  public var description: String {
    let radii = [topLeft, topRight, bottomLeft, bottomRight]
    if radii.allSatisfy({ $0 == topLeft }) { return topLeft.exactDescription }
    return zip(["top left", "top right", "bottom left", "bottom right"], radii)
      .filter { $0.1 != 0 }
      .map { "\($0.0) \($0.1.exactDescription)" }.joined(separator: ", ")
  }
}

extension AccessoryLayout: ValueDumpConvertible {
  /// The kind of the accessory, its frame and its color.
  public var propertyList: ValueDump {
    var list = ValueDump("AccessoryLayout")
    list.add("kind", kind.name)
    list.add("index", index)
    list.add("frame", frame)
    if region != frame { list.add("region", region) }
    list.add("color", color)
    list.add("backgroundColor", backgroundColor)
    if isHidden { list.add("isHidden", isHidden) }
    return list
  }
}

extension SwipeActionLayout: ValueDumpConvertible {
  /// The action, its index at its edge, its frames and its colors.
  public var propertyList: ValueDump {
    var list = ValueDump("SwipeActionLayout")
    list.add("action", action)
    list.add("edge", edge.name)
    list.add("index", index)
    list.add("frame", frame)
    if shapeFrame != frame { list.add("shapeFrame", shapeFrame) }
    list.add("cornerRadii", cornerRadii)
    list.add("imageFrame", imageFrame)
    list.add("titleFrame", titleFrame)
    list.add("backgroundColor", backgroundColor)
    if isPerformedOnRelease { list.add("isPerformedOnRelease", isPerformedOnRelease) }
    return list
  }
}

extension SeparatorLayout: ValueDumpConvertible {
  /// The frame and the color.
  public var propertyList: ValueDump {
    var list = ValueDump("SeparatorLayout")
    list.add("frame", frame)
    list.add("color", color)
    list.add("visualEffect", visualEffect)
    return list
  }
}

extension ListCellLayout: ValueDumpConvertible {
  /// The size and margins of the cell, and the layouts of its parts.
  public var propertyList: ValueDump {
    var list = ValueDump("ListCellLayout")
    list.add("size", size)
    list.add("margins", margins)
    list.add("contentFrame", contentFrame)
    list.add("content", content)
    list.add("background", background)
    if !accessories.isEmpty { list.add("accessories", accessories) }
    list.add("reorderSeparatorFrame", reorderSeparatorFrame)
    list.add("topSeparator", topSeparator)
    list.add("bottomSeparator", bottomSeparator)
    if !swipeActions.isEmpty {
      list.add("swipeActions", swipeActions)
      list.add("swipeDistance", swipeDistance)
    }
    return list
  }
}

extension ListItemLayout: ValueDumpConvertible {
  /// The item, its frame in the list, and the layout of its cell.
  public var propertyList: ValueDump {
    var list = ValueDump("ListItemLayout")
    list.add("item", item)
    list.add("frame", frame)
    list.add("layout", layout)
    return list
  }
}

extension ListSection: ValueDumpConvertible {
  /// The number of rows, and whether there are a header and a footer.
  public var propertyList: ValueDump {
    var list = ValueDump("ListSection")
    list.add("rowCount", rowCount)
    if hasHeader { list.add("hasHeader", hasHeader) }
    if hasFooter { list.add("hasFooter", hasFooter) }
    return list
  }
}

extension ListLayout: ValueDumpConvertible {
  /// The configuration, width and content size, and the number of rows in each section.
  ///
  /// - Complexity: O(*n*) in the number of sections. Rows are not listed, because a list may have
  ///   millions.
  public var propertyList: ValueDump {
    var list = ValueDump("ListLayout")
    list.add("configuration", configuration)
    list.add("width", width)
    list.add("contentSize", contentSize)
    list.add(
      "sections",
      (0..<sectionCount).map {
        ListSection(
          rowCount: rowCount(inSection: $0), hasHeader: hasHeader(inSection: $0),
          hasFooter: hasFooter(inSection: $0))
      })
    return list
  }
}
