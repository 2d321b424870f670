public import CellConfiguration
public import CellText

extension [DisplayItem] {
  /// Returns the items with the drawing of a control instead of each view that shows one.
  ///
  /// ```swift
  /// let items = presentation.displayList.expandingViews(traits: traits)
  /// ```
  ///
  /// The drawing is a group with the identity of the view. Its members are fills, strokes, shadows,
  /// images, and groups of text, and have the same identities in every state of the control. Views
  /// in groups are replaced as well.
  ///
  /// - Parameters:
  ///   - traits: The traits of the cell, with which colors are resolved. From right to left,
  ///     progress and sliders begin at the right.
  ///   - shaper: The shaper that measures the text of badges and search fields.
  ///   - control: Returns the control that a view shows; `nil` to keep the view. By default, it is
  ///     the ``CellConfiguration/CellAccessory/CustomView/control`` of the view.
  public func expandingViews(
    traits: TraitCollection, shaper: any TextShaper = .embedded,
    _ control: (DisplayItem.View) -> CellControl? = { $0.customView.control }
  ) -> [DisplayItem] {
    expanding { item in
      guard case .view(let view) = item.content, let control = control(view) else { return nil }
      let drawing = ControlDrawing(view, traits, shaper)
      return .group(
        drawing.marks(of: control).items(item.identity.element, from: item.identity.layer + 1),
        clip: nil)
    }
  }
}
