import CellConfiguration
import CellHosting
import CellLayout
import Foundation

/// Values of one property of a control by its state.
struct ValuesByState<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value for a state, or else for the normal state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }
}

extension UIView {
  /// Returns the step that draws a control of the system in a rectangle, by default the bounds.
  ///
  /// - Parameter colors: Other colors for its parts, in their order; `nil` keeps a color.
  func drawing(
    of control: CellControl, in rect: CGRect? = nil, tint: UIColor? = nil,
    _ colors: [UIColor?] = []
  ) -> DisplayItem.Content {
    DisplayItem.Content.control(
      control, in: rect ?? CGRect(origin: .zero, size: bounds.size), tint: tint ?? tintColor,
      traits: traitCollection,
      colors: colors.map { $0?.resolved(with: traitCollection, tint: tintColor) })
  }

  /// Returns a rectangle, mirrored in the bounds if the direction is from right to left.
  func directed(_ rect: CGRect) -> CGRect {
    let x = traitCollection.isRightToLeft ? bounds.width - rect.maxX : rect.minX
    return CGRect(origin: CGPoint(x: x, y: rect.minY), size: rect.size)
  }
}
