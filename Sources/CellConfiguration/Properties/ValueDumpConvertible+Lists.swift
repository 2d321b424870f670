import Foundation

extension ListCellConfiguration: ValueDumpConvertible {
  /// The content, background and accessories, and all other properties with unusual values.
  package var valueDump: ValueDump {
    var dump = ValueDump("ListCellConfiguration")
    for property in ValueDump(state).without(["traitCollection"]).properties {
      dump.add("state.\(property.name)", printed: property.value)
    }
    dump.add(
      reflecting: (
        content: content, customContent: customContent, contentViewName: contentViewName,
        background: background,
        accessories: accessories, indentationLevel: indentationLevel.unless(0),
        indentationWidth: indentationWidth, indentsAccessories: indentsAccessories.unless(true),
        traitOverrides: traitOverrides, height: height, action: action,
        leadingSwipeActions: leadingSwipeActions, trailingSwipeActions: trailingSwipeActions,
        swipeOffset: swipeOffset.unless(0), accessibility: accessibility
      ))
    return dump
  }
}

extension CellAccessory: ValueDumpConvertible {
  /// The kind, and all other properties with unusual values.
  package var valueDump: ValueDump {
    var dump = ValueDump(
      "CellAccessory",
      reflecting: (
        kind: kind, displayed: displayed.unless(.always), isHidden: isHidden.unless(false),
        reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor
      ))
    switch details {
    case .none: break
    case .control(let color): dump.add("backgroundColor", color)
    case .reorder(let shows): dump.add("showsVerticalSeparator", shows)
    case .outline(let style): dump.add("outlineStyle", style)
    case .label(let text, let font, let adjusts):
      dump.add(reflecting: (text: text, font: font, adjustsFontForContentSizeCategory: adjusts))
    case .view(let view, let edge, let position, let isFixed):
      dump.add(
        reflecting: (
          customView: view.identifier, control: view.control, size: view.size, edge: edge,
          position: position, maintainsFixedSize: isFixed
        ))
    }
    dump.add(reflecting: (action: action, accessibility: accessibility))
    return dump
  }
}

extension SwipeAction: ValueDumpConvertible {}

extension SwipeActionsConfiguration: ValueDumpConvertible {
  /// The actions, and whether a full swipe performs none of them.
  package var listedProperties: Any {
    (
      actions: actions,
      performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe.unless(true)
    )
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
  /// The name of the action with its parameters, such as `"open" {"id":3}`, or the number of its
  /// object.
  public var description: String {
    if let name { return name.debugDescription + (parametersJSON.map { " \($0)" } ?? "") }
    return "object \(reference.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0)"
  }
}

extension ListConfiguration: ValueDumpConvertible {}
