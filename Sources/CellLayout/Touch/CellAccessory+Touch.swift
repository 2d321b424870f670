import CellConfiguration

extension CellAccessory {
  /// Whether a touch on the accessory affects the accessory rather than its cell.
  ///
  /// 1. Buttons and the handle take touches, even without an action from the caller, so that a tap
  ///    on a button without an action does not select the row.
  /// 2. An indicator takes touches if the caller assigned an action.
  /// 3. A custom view also takes touches if it has the accessibility traits of a control.
  /// 4. A hidden accessory takes none (A8).
  ///
  /// Documented for hidden accessories, assumed for buttons.
  var takesTouches: Bool {
    if isHidden { return false }
    switch kind.style.touches {
    case .always: return true
    case .withAction: return action != nil
    case .withActionOrTraits:
      return action != nil || !(accessibility.traits ?? []).isDisjoint(with: .operable)
    }
  }

  /// Whether the accessory can have keyboard focus: it takes touches, and a tap has an effect.
  ///
  /// The handle is only dragged.
  var takesFocus: Bool { takesTouches && kind != .reorder }
}

extension AccessibilityTraits {
  /// The traits of elements that the user operates.
  fileprivate static let operable: AccessibilityTraits = [
    .button, .link, .adjustable, .searchField,
  ]
}
