public import CellConfiguration
import Foundation

extension PreviewDocument: ValueDumpConvertible {
  /// The list, its width and traits, and every row.
  public var propertyList: ValueDump {
    var list = ValueDump("PreviewDocument")
    list.add("width", width)
    list.add("screenWidth", screenWidth)
    list.add("traits", traits)
    list.add("list", self.list)
    list.add("inheritedMargins", inheritedMargins)
    if shaper != .embedded { list.add("shaper", shaper) }
    for (name, symbol) in symbols.sorted(by: { $0.key < $1.key }) {
      list.add("symbols.\(name)", "\(symbol)")
    }
    list.add("sections", sections)
    return list
  }
}

extension PreviewDocument.Section: ValueDumpConvertible {
  /// Header, rows and footer.
  public var propertyList: ValueDump {
    var list = ValueDump("Section")
    list.add("header", header)
    list.add("rows", rows)
    list.add("footer", footer)
    return list
  }
}

extension PreviewDocument.Supplementary: ValueDumpConvertible {
  /// Content, background and state.
  public var propertyList: ValueDump {
    var list = ValueDump("Supplementary")
    list.add("content", content)
    list.add("contentViewName", contentViewName?.debugDescription)
    list.add("background", background)
    list.add("state", state)
    if !accessibility.isEmpty { list.add("accessibility", accessibility) }
    return list
  }
}

extension PreviewDocument.Row: ValueDumpConvertible {
  /// Content, background, state and accessories, and the other properties that are not default.
  public var propertyList: ValueDump {
    var list = ValueDump("Row")
    list.add("content", content)
    list.add("contentViewName", contentViewName?.debugDescription)
    list.add("background", background)
    list.add("state", state)
    list.add("accessories", accessories)
    list.add("height", height)
    if indentationLevel != 0 { list.add("indentationLevel", indentationLevel) }
    list.add("indentationWidth", indentationWidth)
    if !indentsAccessories { list.add("indentsAccessories", indentsAccessories) }
    list.add("separatorConfiguration", separatorConfiguration)
    list.add("leadingSwipeActions", leadingSwipeActions)
    list.add("trailingSwipeActions", trailingSwipeActions)
    if swipeOffset != 0 { list.add("swipeOffset", swipeOffset) }
    if !accessibility.isEmpty { list.add("accessibility", accessibility) }
    return list
  }
}
