public import CellConfiguration
public import Foundation

/// A part of a cell or list as assistive technology presents it.
///
/// A toolkit converts it to a system element:
///
/// ```swift
/// for element in layout.accessibilityElements(of: cell) {
///   present(element.label, value: element.value, at: element.frame)
/// }
/// ```
///
/// Names match `UIAccessibility`.
public struct AccessibilityElement: Hashable, Sendable {
  /// The name of the element, usually the text and the secondary text; `nil` for none.
  public var label: String?

  /// The value of the element, usually the words of the accessories; `nil` for none.
  public var value: String?

  /// A description of the result of activating the element; `nil` for none.
  public var hint: String?

  /// The role and the state of the element.
  public var traits: AccessibilityTraits = []

  /// The actions in addition to activation, one for each accessory and swipe action that has one.
  public var customActions: [CustomAction] = []

  /// The frame of the element, in points.
  public var frame: CGRect

  /// The link that activating the element taps; `nil` for elements that are not links, and for
  /// links of a disabled cell.
  public var target: CellTarget?

  /// A name for tests, which assistive technology never speaks; `nil` for none.
  public var identifier: String?

  /// The level of the row in an outline, from 1 for a row at the top; `nil` outside of outlines.
  ///
  /// Web toolkits present it as `aria-level`.
  public var outlineLevel: Int?

  /// Creates an element without attributes.
  public init(frame: CGRect) { self.frame = frame }

  /// An action that the user can choose in addition to activating the element.
  public struct CustomAction: Hashable, Sendable {
    /// The accessory, swipe action or assigned action that an action runs.
    public enum Source: Hashable, Sendable {
      /// An accessory, by its index among the cell's accessories.
      case accessory(index: Int)

      /// A swipe action, by its edge and its index among the actions of that edge.
      case swipeAction(edge: SwipeEdge, index: Int)

      /// An action that was assigned to the view of the cell, by its index.
      case view(index: Int)
    }

    /// The spoken name.
    public var name: String

    /// The accessory, swipe action or assigned action that the toolkit runs.
    public var source: Source

    /// The index of the action's accessory among the cell's accessories; `nil` for none.
    package var accessoryIndex: Int? {
      if case .accessory(let index) = source { index } else { nil }
    }

    /// Creates an action.
    public init(name: String, source: Source) {
      self.name = name
      self.source = source
    }

    /// Creates an action that runs the action of an accessory.
    public init(name: String, accessoryIndex: Int) {
      self.init(name: name, source: .accessory(index: accessoryIndex))
    }
  }

  /// Whether the element has no words and no actions.
  package var isSilent: Bool {
    label == nil && value == nil && hint == nil && customActions.isEmpty
  }
}

extension AccessibilityElement: CustomStringConvertible {
  /// The attributes in speaking order, and the frame.
  public var description: String {
    let actions = customActions.map(\.name.debugDescription).joined(separator: ", ")
    let parts = [
      label?.debugDescription, value.map { "value \($0.debugDescription)" },
      traits.isEmpty ? nil : traits.description, outlineLevel.map { "level \($0)" },
      hint.map { "hint \($0.debugDescription)" },
      customActions.isEmpty ? nil : "actions \(actions)",
      target.map { "target \($0)" }, identifier.map { "identifier \($0.debugDescription)" },
      "\(frame.minX.shortDescription), \(frame.minY.shortDescription), "
        + "\(frame.width.shortDescription), \(frame.height.shortDescription)",
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension AccessibilityElement.CustomAction: CustomStringConvertible {
  /// The name, and the source of the action.
  public var description: String {
    "\(name.debugDescription) of \(source)"
  }
}

extension AccessibilityElement.CustomAction.Source: CustomStringConvertible {
  /// The kind of source, and its index.
  public var description: String {
    switch self {
    case .accessory(let index): "accessory \(index)"
    case .swipeAction(let edge, let index): "\(edge.name) swipe action \(index)"
    case .view(let index): "assigned action \(index)"
    }
  }
}
