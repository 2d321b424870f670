import Foundation

extension ListCellConfiguration: ValueDumpConvertible {
  /// The content, background and accessories, and the other properties that are not as usual.
  public var propertyList: ValueDump {
    var list = ValueDump("ListCellConfiguration")
    list.add("content", content)
    list.add("contentViewName", contentViewName?.debugDescription)
    list.add("background", background)
    list.add("accessories", accessories)
    if indentationLevel != 0 { list.add("indentationLevel", indentationLevel) }
    list.add("indentationWidth", indentationWidth)
    if !indentsAccessories { list.add("indentsAccessories", indentsAccessories) }
    if isEditing { list.add("isEditing", isEditing) }
    if isSelected { list.add("isSelected", isSelected) }
    if isDisabled { list.add("isDisabled", isDisabled) }
    if isExpanded { list.add("isExpanded", isExpanded) }
    list.add("traitOverrides", traitOverrides)
    list.add("height", height)
    list.add("leadingSwipeActions", leadingSwipeActions)
    list.add("trailingSwipeActions", trailingSwipeActions)
    if swipeOffset != 0 { list.add("swipeOffset", swipeOffset) }
    if !accessibility.isEmpty { list.add("accessibility", accessibility) }
    return list
  }
}

extension CellAccessory: ValueDumpConvertible {
  /// The kind, and the other properties that are not as usual.
  public var propertyList: ValueDump {
    var list = ValueDump("CellAccessory")
    list.add("kind", kind.name)
    list.add("displayed", displayed.name)
    if isHidden { list.add("isHidden", isHidden) }
    list.add("reservedLayoutWidth", reservedLayoutWidth)
    list.add("tintColor", tintColor)
    switch details {
    case .none: break
    case .control(let color): list.add("backgroundColor", color)
    case .reorder(let shows): list.add("showsVerticalSeparator", shows)
    case .outline(let style): list.add("outlineStyle", style.name)
    case .label(let text, let font, let adjusts):
      list.add("text", text.debugDescription)
      list.add("font", font)
      list.add("adjustsFontForContentSizeCategory", adjusts)
    case .view(let view, let edge, let position, let isFixed):
      list.add("customView", view.identifier.debugDescription)
      list.add("size", view.size)
      list.add("edge", edge.name)
      list.add("position", position)
      list.add("maintainsFixedSize", isFixed)
    }
    list.add("action", action)
    if !accessibility.isEmpty { list.add("accessibility", accessibility) }
    return list
  }
}

extension SwipeActionsConfiguration: ValueDumpConvertible {
  /// The actions, and whether a full swipe performs none of them.
  public var propertyList: ValueDump {
    var list = ValueDump("SwipeActionsConfiguration")
    list.add("actions", actions)
    if !performsFirstActionWithFullSwipe {
      list.add("performsFirstActionWithFullSwipe", performsFirstActionWithFullSwipe)
    }
    return list
  }
}

extension SwipeAction: ValueDumpConvertible {
  /// The style, and the other properties that are set.
  public var propertyList: ValueDump {
    var list = ValueDump("SwipeAction")
    list.add("style", style.name)
    list.add("title", title?.debugDescription)
    list.add("image", image)
    list.add("backgroundColor", backgroundColor)
    list.add("action", action)
    return list
  }
}

extension CellAccessory.LayoutDimension: CustomStringConvertible {
  /// The name of the case, or the width in points.
  public var description: String {
    switch self {
    case .actual: "actual"
    case .standard: "standard"
    case .custom(let width): width.exactDescription
    }
  }
}

extension CellAccessory.Position: CustomStringConvertible {
  /// The kind next to which the accessory is placed, its index, or the number of its closure.
  public var description: String {
    switch rule {
    case .nearestContent: "nearest content"
    case .before(let kind): "before \(kind.name)"
    case .after(let kind): "after \(kind.name)"
    case .index(let index): "index \(index)"
    case .chosen(let closure): "closure \(closure.number)"
    }
  }
}

extension CellAccessory.Action: CustomStringConvertible {
  /// The name of the action, or the number of its object.
  public var description: String {
    if let name { return name.debugDescription }
    return "object \(reference.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0)"
  }
}

extension ListConfiguration: ValueDumpConvertible {
  /// The appearance and the other properties of the list.
  public var propertyList: ValueDump {
    var list = ValueDump("ListConfiguration")
    list.add("appearance", appearance.name)
    list.add("container", container.name)
    list.add("showsSeparators", showsSeparators)
    list.add("separatorConfiguration", separatorConfiguration)
    list.add("itemSeparatorHandler", separatorHandler.map { "closure \($0.number)" })
    list.add(
      "leadingSwipeActionsConfigurationProvider",
      storedLeadingSwipeActionsConfigurationProvider.map { "closure \($0.number)" })
    list.add(
      "trailingSwipeActionsConfigurationProvider",
      storedTrailingSwipeActionsConfigurationProvider.map { "closure \($0.number)" })
    list.add("backgroundColor", backgroundColor)
    list.add("headerMode", headerMode.name)
    list.add("footerMode", footerMode.name)
    list.add("headerTopPadding", headerTopPadding)
    if !contentHuggingElements.isEmpty {
      list.add("contentHuggingElements", contentHuggingElements.rawValue)
    }
    return list
  }
}
