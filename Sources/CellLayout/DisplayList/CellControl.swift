public import CellConfiguration
public import Foundation

/// A control of the system in a state, which the library draws instead of a view of your app.
///
/// ```swift
/// let view = CellAccessory.CustomView("wifi", size: CellControl.switch(isOn: true).size)
/// cell.accessories = [.customView(view, placement: .trailing())]
/// ```
///
/// Your app states which view shows which control when it draws the cell:
///
/// ```swift
/// let items = presentation.displayList.expandingViews(traits: traits) { view in
///   view.customView.identifier == "wifi" ? .switch(isOn: true) : nil
/// }
/// ```
///
/// Shapes and colors are similar to those of the system's controls (assumed); no effects of iOS 26
/// are drawn. A control fills the frame of its view, even if that differs from ``size``.
public enum CellControl: Hashable, Sendable {
  /// A switch; the color is the color of its track while it is on.
  case `switch`(isOn: Bool, onColor: CellColor = .systemGreen)

  /// A progress bar with a fraction from 0 to 1.
  case progress(CGFloat)

  /// A spinning activity indicator, at a fraction of its turn from 0 to 1.
  ///
  /// A turn of the system's indicator takes a second (assumed).
  case activityIndicator(turn: CGFloat = 0)

  /// A slider with its thumb at a fraction from 0 to 1.
  case slider(CGFloat)

  /// Two buttons that decrease and increase a value; a button without an effect is pale.
  case stepper(canDecrease: Bool = true, canIncrease: Bool = true)

  /// The size of the system's control in points, before iOS 26.
  ///
  /// The size of a switch is documented; the others are assumed. A progress bar and a slider can be
  /// wider.
  public var size: CGSize {
    switch self {
    case .switch: CGSize(width: 51, height: 31)
    case .progress: CGSize(width: 100, height: 4)
    case .activityIndicator: CGSize(width: 20, height: 20)
    case .slider: CGSize(width: 100, height: 31)
    case .stepper: CGSize(width: 94, height: 32)
    }
  }
}

extension [DisplayItem] {
  /// Returns the items with the drawing of a control instead of each view that shows one.
  ///
  /// The drawing is a group with the identity of the view. Its members are fills, strokes and
  /// shadows, and have the same identities in every state of the control. Views in groups are
  /// replaced as well.
  ///
  /// - Parameters:
  ///   - traits: The traits of the cell, with which colors are resolved. From right to left,
  ///     progress and sliders begin at the right.
  ///   - control: Returns the control that a view shows; `nil` to keep the view.
  public func expandingViews(
    traits: TraitCollection, _ control: (DisplayItem.View) -> CellControl?
  ) -> [DisplayItem] {
    expanding { item in
      guard case .view(let view) = item.content, let control = control(view) else { return nil }
      let drawing = ControlDrawing(view, traits)
      return .group(
        drawing.marks(of: control).items(item.identity.element, from: item.identity.layer + 1),
        clip: nil)
    }
  }
}
