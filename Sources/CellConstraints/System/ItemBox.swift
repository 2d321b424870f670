import CellHosting

/// The rectangle of a view or guide as sums of variables, in the coordinates of the root.
struct ItemBox {
  var left: LinearExpression
  var top: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  var right: LinearExpression { left + width }
  var bottom: LinearExpression { top + height }
  var centerX: LinearExpression { left + width * 0.5 }
  var centerY: LinearExpression { top + height * 0.5 }

  /// Returns the box without a part at each side.
  func inset(left: Double, top: Double, right: Double, bottom: Double) -> ItemBox {
    ItemBox(
      left: self.left + left, top: self.top + top, width: width - left - right,
      height: height - top - bottom)
  }
}

/// The origin of a constraint in a system.
@MainActor
enum ConstraintSource {
  case constraint(LayoutConstraint)

  /// A rule of a stack.
  case stack(StackView)

  /// A rule about an item, which the text describes.
  case rule(any LayoutItem, String)

  var description: String {
    switch self {
    case .constraint(let constraint): constraint.description
    case .stack(let stack): "arrangement of \(stack.name)"
    case .rule(let item, let rule): "\(item.name)\(rule)"
    }
  }
}
