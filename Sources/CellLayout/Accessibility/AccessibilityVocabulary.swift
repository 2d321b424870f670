public import CellConfiguration

/// The words for accessories, in the language of the user.
///
/// ```swift
/// var german = AccessibilityVocabulary.english
/// german.delete = "Löschen"
/// ```
///
/// The text and secondary text of the cell are not translated. The English words match the system's
/// if those are known, such as *More Info*; the others are assumed.
public struct AccessibilityVocabulary: Hashable, Sendable, ValueDumpConvertible {
  /// The action of a delete control, and of a destructive swipe action without words.
  public var delete = "Delete"

  /// The action of an insert control.
  public var insert = "Insert"

  /// The action of a detail button.
  public var moreInfo = "More Info"

  /// The action of a pop-up menu indicator.
  public var showMenu = "Show Menu"

  /// The action of an outline disclosure whose item is collapsed.
  public var expand = "Expand"

  /// The action of an outline disclosure whose item is expanded.
  public var collapse = "Collapse"

  /// The value of an outline item that shows its children.
  public var expanded = "Expanded"

  /// The value of an outline item that hides its children.
  public var collapsed = "Collapsed"

  /// The value of a switch that is on.
  public var on = "On"

  /// The value of a switch that is off.
  public var off = "Off"

  /// The separator between two parts of a label or value.
  public var separator = ", "

  /// Creates the English words.
  public init() {}

  /// The English words.
  public static let english = AccessibilityVocabulary()
}

extension AccessibilityVocabulary {
  /// Returns the name of a swipe action: its title, or else the label of its image.
  ///
  /// A destructive action without either is named *Delete*. Other actions without either have no
  /// name.
  func name(of action: SwipeAction) -> String? {
    let texts = [action.title, action.image?.accessibilityLabel].compactMap(\.self)
    return texts.first { !$0.isEmpty } ?? (action.style == .destructive ? delete : nil)
  }

  /// Returns the nonempty texts, joined by the separator; `nil` if all of them are empty.
  func joined(_ texts: [String?]) -> String? {
    let texts = texts.compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: separator)
  }
}
