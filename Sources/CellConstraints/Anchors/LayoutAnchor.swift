public import CellHosting
public import Foundation

/// A view or a layout guide: anything that has edges and sizes.
@preconcurrency @MainActor
public protocol LayoutItem: AnyObject {}

extension CellView: LayoutItem {}
extension LayoutGuide: LayoutItem {}

/// The edges and centers along the horizontal axis, as a type of anchors.
public enum HorizontalPosition {}

/// The edges, centers and baselines along the vertical axis, as a type of anchors.
public enum VerticalPosition {}

/// Widths and heights, as a type of anchors.
public enum LayoutLength {}

/// An edge, a center, a baseline or a size of a view or guide, which makes constraints.
///
/// ```swift
/// label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12).isActive = true
/// ```
///
/// Only anchors of the same type can be related. As documented for `NSLayoutAnchor`.
@preconcurrency @MainActor
public struct LayoutAnchor<Kind> {
  let item: any LayoutItem
  let attribute: LayoutConstraint.Attribute

  fileprivate func make(
    _ relation: LayoutConstraint.Relation, _ other: LayoutAnchor?, _ constant: CGFloat,
    multiplier: CGFloat = 1
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that makes two anchors equal, up to a constant in points.
  public func constraint(equalTo anchor: Self, constant: CGFloat = 0) -> LayoutConstraint {
    make(.equal, anchor, constant)
  }

  /// Returns a constraint with another anchor and a constant in points as the lower bound.
  public func constraint(
    greaterThanOrEqualTo anchor: Self, constant: CGFloat = 0
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, constant) }

  /// Returns a constraint with another anchor and a constant in points as the upper bound.
  public func constraint(
    lessThanOrEqualTo anchor: Self, constant: CGFloat = 0
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, constant) }
}

extension LayoutAnchor where Kind == LayoutLength {
  /// Returns a constraint that makes a size equal to a length in points.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    make(.equal, nil, constant)
  }

  /// Returns a constraint with a length in points as the lower bound.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    make(.greaterThanOrEqual, nil, constant)
  }

  /// Returns a constraint with a length in points as the upper bound.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    make(.lessThanOrEqual, nil, constant)
  }

  /// Returns a constraint that makes a size a multiple of another one, plus a constant in points.
  public func constraint(
    equalTo anchor: Self, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint { make(.equal, anchor, constant, multiplier: multiplier) }

  /// Returns a constraint with a multiple of another size as the lower bound.
  public func constraint(
    greaterThanOrEqualTo anchor: Self, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, constant, multiplier: multiplier) }

  /// Returns a constraint with a multiple of another size as the upper bound.
  public func constraint(
    lessThanOrEqualTo anchor: Self, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, constant, multiplier: multiplier) }
}

/// The space between neighboring views, in points (assumed; between baselines too).
let systemSpacing: CGFloat = 8

extension LayoutAnchor where Kind == HorizontalPosition {
  /// Returns a constraint that puts the anchor a multiple of the system's space after another one.
  public func constraint(
    equalToSystemSpacingAfter anchor: Self, multiplier: CGFloat
  ) -> LayoutConstraint { make(.equal, anchor, systemSpacing * multiplier) }

  /// Returns a constraint with a multiple of the system's space after an anchor as the lower bound.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: Self, multiplier: CGFloat
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, systemSpacing * multiplier) }

  /// Returns a constraint with a multiple of the system's space after an anchor as the upper bound.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: Self, multiplier: CGFloat
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, systemSpacing * multiplier) }
}

extension LayoutAnchor where Kind == VerticalPosition {
  /// Returns a constraint that puts the anchor a multiple of the system's space below another one.
  public func constraint(
    equalToSystemSpacingBelow anchor: Self, multiplier: CGFloat
  ) -> LayoutConstraint { make(.equal, anchor, systemSpacing * multiplier) }

  /// Returns a constraint with a multiple of the system's space below an anchor as the lower bound.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: Self, multiplier: CGFloat
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, systemSpacing * multiplier) }

  /// Returns a constraint with a multiple of the system's space below an anchor as the upper bound.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: Self, multiplier: CGFloat
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, systemSpacing * multiplier) }
}

extension LayoutItem {
  /// The edge at which lines begin: the right one in right-to-left layouts.
  public var leadingAnchor: LayoutAnchor<HorizontalPosition> {
    .init(item: self, attribute: .leading)
  }

  /// The edge at which lines end: the left one in right-to-left layouts.
  public var trailingAnchor: LayoutAnchor<HorizontalPosition> {
    .init(item: self, attribute: .trailing)
  }

  /// The left edge in every layout.
  public var leftAnchor: LayoutAnchor<HorizontalPosition> { .init(item: self, attribute: .left) }

  /// The right edge in every layout.
  public var rightAnchor: LayoutAnchor<HorizontalPosition> { .init(item: self, attribute: .right) }

  /// The middle between the left and the right edge.
  public var centerXAnchor: LayoutAnchor<HorizontalPosition> {
    .init(item: self, attribute: .centerX)
  }

  /// The top edge.
  public var topAnchor: LayoutAnchor<VerticalPosition> { .init(item: self, attribute: .top) }

  /// The bottom edge.
  public var bottomAnchor: LayoutAnchor<VerticalPosition> { .init(item: self, attribute: .bottom) }

  /// The middle between the top and the bottom edge.
  public var centerYAnchor: LayoutAnchor<VerticalPosition> {
    .init(item: self, attribute: .centerY)
  }

  /// The width in points.
  public var widthAnchor: LayoutAnchor<LayoutLength> { .init(item: self, attribute: .width) }

  /// The height in points.
  public var heightAnchor: LayoutAnchor<LayoutLength> { .init(item: self, attribute: .height) }
}

extension CellView {
  /// The baseline of the first line of text; the bottom edge of a view without text (assumed).
  public var firstBaselineAnchor: LayoutAnchor<VerticalPosition> {
    .init(item: self, attribute: .firstBaseline)
  }

  /// The baseline of the last line of text; the bottom edge of a view without text (assumed).
  public var lastBaselineAnchor: LayoutAnchor<VerticalPosition> {
    .init(item: self, attribute: .lastBaseline)
  }
}

extension LayoutAnchor: @MainActor CustomStringConvertible {
  /// The names of the item and the attribute.
  public var description: String { "\(item.name).\(attribute)" }
}
