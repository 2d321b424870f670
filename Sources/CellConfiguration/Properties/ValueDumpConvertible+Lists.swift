import Foundation

extension ListCellConfiguration: ValueDumpConvertible {
  /// The content, background and accessories, and the other properties that are not as usual.
  package var valueDump: ValueDump {
    var dump = ValueDump("ListCellConfiguration")
    for property in ValueDump(state).without(["traitCollection"]).properties {
      dump.add("state.\(property.name)", printed: property.value)
    }
    dump.add("content", content)
    dump.add("contentViewName", string: contentViewName)
    dump.add("background", background)
    dump.add("accessories", accessories)
    if indentationLevel != 0 { dump.add("indentationLevel", indentationLevel) }
    dump.add("indentationWidth", indentationWidth)
    if !indentsAccessories { dump.add("indentsAccessories", indentsAccessories) }
    dump.add("traitOverrides", traitOverrides)
    dump.add("height", height)
    dump.add("leadingSwipeActions", leadingSwipeActions)
    dump.add("trailingSwipeActions", trailingSwipeActions)
    if swipeOffset != 0 { dump.add("swipeOffset", swipeOffset) }
    if !accessibility.isEmpty { dump.add("accessibility", accessibility) }
    return dump
  }
}

extension CellAccessory: ValueDumpConvertible {
  /// The kind, and the other properties that are not as usual.
  package var valueDump: ValueDump {
    var dump = ValueDump("CellAccessory")
    dump.add("kind", kind.name)
    dump.add("displayed", displayed.name)
    if isHidden { dump.add("isHidden", isHidden) }
    dump.add("reservedLayoutWidth", reservedLayoutWidth)
    dump.add("tintColor", tintColor)
    switch details {
    case .none: break
    case .control(let color): dump.add("backgroundColor", color)
    case .reorder(let shows): dump.add("showsVerticalSeparator", shows)
    case .outline(let style): dump.add("outlineStyle", style.name)
    case .label(let text, let font, let adjusts):
      dump.add("text", string: text)
      dump.add("font", font)
      dump.add("adjustsFontForContentSizeCategory", adjusts)
    case .view(let view, let edge, let position, let isFixed):
      dump.add("customView", string: view.identifier)
      dump.add("size", view.size)
      dump.add("edge", edge.name)
      dump.add("position", position)
      dump.add("maintainsFixedSize", isFixed)
    }
    dump.add("action", action)
    if !accessibility.isEmpty { dump.add("accessibility", accessibility) }
    return dump
  }
}

extension SwipeActionsConfiguration: ValueDumpConvertible {
  /// The actions, and whether a full swipe performs none of them.
  package var valueDump: ValueDump {
    var dump = ValueDump("SwipeActionsConfiguration")
    dump.add("actions", actions)
    if !performsFirstActionWithFullSwipe {
      dump.add("performsFirstActionWithFullSwipe", performsFirstActionWithFullSwipe)
    }
    return dump
  }
}

extension SwipeAction: ValueDumpConvertible {
  /// The style, and the other properties that are set.
  package var valueDump: ValueDump {
    var dump = ValueDump("SwipeAction")
    dump.add("style", style.name)
    dump.add("title", string: title)
    dump.add("image", image)
    dump.add("backgroundColor", backgroundColor)
    dump.add("action", action)
    return dump
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
  package var valueDump: ValueDump {
    var dump = ValueDump("ListConfiguration")
    dump.add("appearance", appearance.name)
    dump.add("container", container.name)
    dump.add("showsSeparators", showsSeparators)
    dump.add("separatorConfiguration", separatorConfiguration)
    dump.add("itemSeparatorHandler", separatorHandler.map { "closure \($0.number)" })
    dump.add(
      "leadingSwipeActionsConfigurationProvider",
      storedLeadingSwipeActionsConfigurationProvider.map { "closure \($0.number)" })
    dump.add(
      "trailingSwipeActionsConfigurationProvider",
      storedTrailingSwipeActionsConfigurationProvider.map { "closure \($0.number)" })
    dump.add("backgroundColor", backgroundColor)
    dump.add("headerMode", headerMode.name)
    dump.add("footerMode", footerMode.name)
    dump.add("headerTopPadding", headerTopPadding)
    if !contentHuggingElements.isEmpty {
      dump.add("contentHuggingElements", contentHuggingElements.rawValue)
    }
    return dump
  }
}
