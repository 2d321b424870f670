import CellConfiguration
import Foundation

/// The words and actions of an image, a text, a link or an accessory.
///
/// It is a part of the cell's element, or a separate element if the cell is not an element.
struct AccessibilityFragment {
  var element: AccessibilityElement

  /// The place of the part's words in the element of the cell.
  enum Place {
    /// The label.
    case label

    /// The value.
    case value

    /// None, because the part is a separate element in any case.
    case none
  }

  var place: Place

  /// Creates the part of an image or a text, or `nil` without words.
  init?(_ label: String?, _ traits: AccessibilityTraits, _ frame: CGRect?) {
    guard let label, !label.isEmpty, let frame else { return nil }
    element = AccessibilityElement(frame: frame)
    element.label = label
    element.traits = traits
    place = .label
  }

  /// Creates the part of a link, which is a separate element.
  init(_ layout: LinkLayout, isDisabled: Bool) {
    element = AccessibilityElement(frame: layout.frame)
    element.label = layout.link.title
    element.traits = isDisabled ? [.link, .notEnabled] : .link
    element.target = isDisabled ? nil : .link(index: layout.index)
    place = .none
  }

  /// Creates the part of an accessory, or `nil` for an accessory that is hidden or not an element.
  ///
  /// 1. A hidden accessory contributes nothing. Accessories that are not displayed have no layout.
  /// 2. Attributes that the caller set for the accessory replace the defaults.
  /// 3. A label contributes its text, a checkmark the trait of a selected cell, an outline
  ///    disclosure whether the item is expanded, and a custom view the value of its control.
  /// 4. A control contributes a named action. A disclosure indicator makes the cell a button (G44).
  ///    A handle and the circle of a multiple selection contribute nothing; a selected cell has its
  ///    trait from the state.
  init?(_ layout: AccessoryLayout, isExpanded: Bool, _ words: AccessibilityVocabulary) {
    let accessory = layout.accessory
    let own = accessory.accessibility
    if layout.isHidden || own.isElement == false { return nil }
    let style = accessory.kind.style
    var action = style.action?(words, isExpanded)
    if action != nil || accessory.action != nil {
      action = own.label ?? action ?? accessory.text
    }
    element = AccessibilityElement(frame: layout.frame)
    element.label = action == nil ? own.label ?? accessory.text : accessory.text
    element.value =
      own.value ?? style.value?(words, isExpanded) ?? accessory.customView?.control?.value(words)
    element.hint = own.hint
    element.identifier = own.identifier
    element.traits = own.traits ?? style.traits
    element.customActions = action.map { [.init(name: $0, accessoryIndex: layout.index)] } ?? []
    place = .value
  }

  /// Creates the part of a control that is the content of a cell, or `nil` without words.
  init?(_ control: CellControl, _ frame: CGRect, _ words: AccessibilityVocabulary) {
    guard let value = control.value(words) else { return nil }
    element = AccessibilityElement(frame: frame)
    element.value = value
    switch control {
    case .slider, .stepper: element.traits = .adjustable
    case .searchField: element.traits = .searchField
    case .switch: element.traits = .button
    case .progress, .activityIndicator, .badge, .image: break
    }
    place = .value
  }

  /// The part as a separate element; `nil` without words and actions.
  var own: AccessibilityElement? {
    var element = element
    if let action = element.customActions.first {
      element.label = element.label ?? action.name
      element.traits.insert(.button)
    } else if place == .value, element.label != nil, element.traits.isEmpty {
      element.traits = .staticText
    }
    return element.isSilent ? nil : element
  }
}

extension CellControl {
  /// The words for the state of the control; `nil` for none (assumed).
  fileprivate func value(_ words: AccessibilityVocabulary) -> String? {
    switch self {
    case .switch(let isOn, _): isOn ? words.on : words.off
    case .progress(let value), .slider(let value):
      "\(Int((value.isNaN ? 0 : min(max(value, 0), 1) * 100).rounded()))%"
    case .badge(let text, _): text.isEmpty ? nil : text
    case .searchField(let placeholder, let text): text.isEmpty ? placeholder : text
    case .image(let image): image.accessibilityLabel
    case .activityIndicator, .stepper: nil
    }
  }
}
