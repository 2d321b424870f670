public import CellConfiguration
public import Foundation

/// A part of a cell or list as assistive technology presents it.
///
/// A toolkit makes an element of the system's own from it:
///
/// ```swift
/// for element in layout.accessibilityElements(of: cell) {
///   present(element.label, value: element.value, at: element.frame)
/// }
/// ```
///
/// The names are those of `UIAccessibility`.
public struct AccessibilityElement: Hashable, Sendable {
  /// What the element is: usually the texts; `nil` for nothing.
  public var label: String?

  /// The value of the element: usually what the accessories say; `nil` for nothing.
  public var value: String?

  /// What happens when the element is activated; `nil` for nothing.
  public var hint: String?

  /// The role and the state of the element.
  public var traits: AccessibilityTraits = []

  /// The actions beside activation, one for each accessory and swipe action that has one.
  public var customActions: [CustomAction] = []

  /// The frame of the element, in points.
  public var frame: CGRect

  /// A name for tests, which is never spoken; `nil` for none.
  public var identifier: String?

  /// Creates an element without attributes.
  public init(frame: CGRect) { self.frame = frame }

  /// An action that a reader can choose beside activating the element.
  public struct CustomAction: Hashable, Sendable {
    /// What an action stands for.
    public enum Source: Hashable, Sendable {
      /// An accessory, by its index among the cell's accessories.
      case accessory(index: Int)

      /// A swipe action, by its edge and its index among the actions of that edge.
      case swipeAction(edge: SwipeEdge, index: Int)
    }

    /// The name that is spoken.
    public var name: String

    /// What the action stands for; a toolkit runs the action of that.
    public var source: Source

    /// The index of the accessory that it stands for, among the cell's accessories; `nil` for none.
    public var accessoryIndex: Int? {
      if case .accessory(let index) = source { index } else { nil }
    }

    /// Creates an action.
    public init(name: String, source: Source) {
      self.name = name
      self.source = source
    }

    /// Creates an action that stands for an accessory.
    public init(name: String, accessoryIndex: Int) {
      self.init(name: name, source: .accessory(index: accessoryIndex))
    }
  }

  /// Whether the element has nothing to say and nothing to offer.
  public var isSilent: Bool {
    label == nil && value == nil && hint == nil && customActions.isEmpty
  }
}

extension AccessibilityElement: CustomStringConvertible {
  /// The attributes in the order in which they are spoken, and the frame.
  public var description: String {
    let actions = customActions.map(\.name.debugDescription).joined(separator: ", ")
    let parts = [
      label?.debugDescription, value.map { "value \($0.debugDescription)" },
      traits.isEmpty ? nil : traits.description, hint.map { "hint \($0.debugDescription)" },
      customActions.isEmpty ? nil : "actions \(actions)",
      identifier.map { "identifier \($0.debugDescription)" },
      "\(frame.minX.shortDescription), \(frame.minY.shortDescription), "
        + "\(frame.width.shortDescription), \(frame.height.shortDescription)",
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension AccessibilityElement.CustomAction: CustomStringConvertible {
  /// The name, and what the action stands for.
  public var description: String {
    "\(name.debugDescription) of \(source)"
  }
}

extension AccessibilityElement.CustomAction.Source: CustomStringConvertible {
  /// The index, and what it is an index of.
  public var description: String {
    switch self {
    case .accessory(let index): "accessory \(index)"
    case .swipeAction(let edge, let index): "\(edge.name) swipe action \(index)"
    }
  }
}
