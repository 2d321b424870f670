import CellConfiguration
import CellHosting
public import Foundation

/// A relation between edges or sizes of two views or guides.
///
/// ```diagram
///   first attribute   relation   second attribute · multiplier + constant
///   label.leading        =         card.leading   ·     1      +    12
/// ```
///
/// An active constraint belongs to the view that contains both items most closely, as documented
/// for `NSLayoutConstraint`. The view owns the constraint, which refers to its items weakly.
@preconcurrency @MainActor
public final class LayoutConstraint {
  /// A direction.
  public enum Axis: Int, Hashable, Sendable {
    /// From side to side.
    case horizontal = 0

    /// From top to bottom.
    case vertical = 1
  }

  /// The comparison of the two sides; raw values match UIKit.
  public enum Relation: Int, Hashable, Sendable {
    /// At most the second side.
    case lessThanOrEqual = -1

    /// Exactly the second side.
    case equal = 0

    /// At least the second side.
    case greaterThanOrEqual = 1
  }

  /// A part of a view; raw values match UIKit, and names the anchors.
  public enum Attribute: Int, Hashable, Sendable {
    /// No part: the side is a number.
    case notAnAttribute = 0

    /// Parts of a view, each with an anchor that documents it.
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline

    var isMirrored: Bool { self == .leading || self == .trailing }
  }

  /// The item of the first side; `nil` if it no longer exists.
  public private(set) weak var firstItem: (any LayoutItem)?

  /// The item of the second side; `nil` for a number.
  public private(set) weak var secondItem: (any LayoutItem)?

  /// The part on the first side.
  public let firstAttribute: Attribute

  /// The part on the second side.
  public let secondAttribute: Attribute

  /// The comparison of the two sides.
  public let relation: Relation

  /// The factor of the second side.
  public let multiplier: CGFloat

  /// The length that is added to the second side, in points.
  public var constant: CGFloat { didSet { if constant != oldValue { layoutChanged() } } }

  /// The importance; required by default.
  public var priority = LayoutPriority.required {
    didSet { if priority != oldValue { layoutChanged() } }
  }

  /// A name for messages; `nil` by default.
  public var identifier: String?

  weak var holder: CellView?

  /// Creates a constraint that is not active.
  public init(
    item first: any LayoutItem, attribute firstAttribute: Attribute,
    relatedBy relation: Relation, toItem second: (any LayoutItem)?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = first
    secondItem = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Whether the constraint takes part in layout.
  ///
  /// - Precondition: Before it is activated, one view contains both items.
  public var isActive: Bool {
    get { holder.map(isIn) ?? false }
    set {
      if newValue == isActive { return }
      layoutChanged()
      holder?.constraintStorage.constraints.removeAll { $0 === self }
      holder = nil
      if newValue { activate() }
    }
  }

  /// Activates constraints in order.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let holder = firstItem?.view?.nearestView(containing: secondItem?.view) else {
      trap("found \(description), expected items in one view")
    }
    self.holder = holder
    holder.constraintStorage.constraints.append(self)
    // The view whose layout places the items needs storage too.
    _ = holder.constraintRoot.constraintStorage
    layoutChanged()
  }

  /// Whether all items are still in the view that holds the constraint.
  func isIn(_ view: CellView) -> Bool {
    guard let first = firstItem?.view, first.isDescendant(of: view) else { return false }
    if secondAttribute == .notAnAttribute { return true }
    return secondItem?.view?.isDescendant(of: view) ?? false
  }

  /// Whether an item is a view, or is in it.
  func refers(to view: CellView) -> Bool {
    [firstItem, secondItem].contains { $0?.view?.isDescendant(of: view) == true }
  }

  private func layoutChanged() { holder?.sizeMayDiffer() }
}

extension LayoutConstraint: @MainActor CustomStringConvertible {
  /// The constraint as an equation or inequality, with names of types or accessibility identifiers.
  public var description: String {
    let first = "\(firstItem?.name ?? "removed view").\(firstAttribute)"
    let comparison = ["<=", "==", ">="][relation.rawValue + 1]
    let name = identifier.map { " (\($0))" } ?? ""
    let end = priority == .required ? name : " @\(priority.rawValue)\(name)"
    if secondAttribute == .notAnAttribute { return "\(first) \(comparison) \(constant)\(end)" }
    let factor = multiplier == 1 ? "" : " * \(multiplier)"
    let sum = constant == 0 ? "" : constant < 0 ? " - \(-constant)" : " + \(constant)"
    let second = "\(secondItem?.name ?? "removed view").\(secondAttribute)"
    return "\(first) \(comparison) \(second)\(factor)\(sum)\(end)"
  }
}

extension LayoutItem {
  /// The view itself, or the view that owns the guide.
  var view: CellView? { self as? CellView ?? (self as? LayoutGuide)?.owningView }

  /// The name in messages.
  var name: String {
    if let guide = self as? LayoutGuide {
      return guide.identifier.isEmpty ? "\(guide.role) guide" : guide.identifier
    }
    return (self as? CellView)?.accessibilityIdentifier ?? "\(type(of: self))"
  }
}

extension CellView {
  /// Returns the closest view that contains this one and another one; `nil` without one.
  fileprivate func nearestView(containing other: CellView?) -> CellView? {
    sequence(first: self, next: \.superview).first { other?.isDescendant(of: $0) ?? true }
  }
}
