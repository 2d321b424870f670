public import CellConfiguration
import Foundation

extension PreviewDocument: PropertyListing {
  /// The list, its width and traits, and every row.
  public var propertyList: PropertyList {
    var list = PropertyList("PreviewDocument")
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

extension PreviewDocument.Section: PropertyListing {
  /// Header, rows and footer.
  public var propertyList: PropertyList {
    var list = PropertyList("Section")
    list.add("header", header)
    list.add("rows", rows)
    list.add("footer", footer)
    return list
  }
}

extension PreviewDocument.Supplementary: PropertyListing {
  /// Content, background and state.
  public var propertyList: PropertyList {
    var list = PropertyList("Supplementary")
    list.add("content", content)
    list.add("contentViewName", contentViewName?.debugDescription)
    list.add("background", background)
    list.add("state", state)
    if !accessibility.isEmpty { list.add("accessibility", accessibility) }
    return list
  }
}

extension PreviewDocument.Row: PropertyListing {
  /// Content, background, state and accessories, and the other properties that are not default.
  public var propertyList: PropertyList {
    var list = PropertyList("Row")
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
