import CellConfiguration

extension CellAccessory {
  /// Whether a touch on the accessory is one on the accessory rather than on its cell.
  ///
  /// 1. Buttons and the handle take touches, also those without an action of the caller's: a button
  ///    whose tap is ignored does not select the row.
  /// 2. What only shows something takes touches if the caller gave it an action.
  /// 3. So does a custom view that assistive technology is told to operate.
  /// 4. A hidden accessory takes none (A8).
  ///
  /// Documented for hidden ones, for buttons assumed.
  var takesTouches: Bool {
    if isHidden { return false }
    switch kind {
    case .delete, .insert, .detail, .popUpMenu, .outlineDisclosure, .reorder: return true
    case .disclosureIndicator, .checkmark, .multiselect, .label: return action != nil
    case .customView:
      let traits = accessibility.traits ?? []
      return action != nil || !traits.isDisjoint(with: .operable)
    }
  }

  /// Whether the keyboard can have the accessory: it takes touches, and a tap does something.
  ///
  /// The handle is only dragged.
  var takesFocus: Bool { takesTouches && kind != .reorder }
}

extension AccessibilityTraits {
  /// The traits of what the user operates.
  fileprivate static let operable: AccessibilityTraits = [
    .button, .link, .adjustable, .searchField,
  ]
}
