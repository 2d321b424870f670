public import CellConfiguration

/// The words that accessories say, in the language of the reader.
///
/// ```swift
/// var german = AccessibilityVocabulary.english
/// german.delete = "Löschen"
/// ```
///
/// The texts of the cell are not translated. The English words are those of the system where they
/// are known, such as *More Info*, and assumed otherwise.
public struct AccessibilityVocabulary: Hashable, Sendable, PropertyListing {
  /// The action of a delete control, and of a destructive swipe action that has no words.
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

  /// What stands between two texts of one element.
  public var separator = ", "

  /// Creates the English words.
  public init() {}

  /// The English words.
  public static let english = AccessibilityVocabulary()
}

extension AccessibilityVocabulary {
  /// Returns the name of what a tap on an accessory does; `nil` for an accessory that is only seen.
  func action(of kind: CellAccessory.Kind, isExpanded: Bool) -> String? {
    switch kind {
    case .delete: delete
    case .insert: insert
    case .detail: moreInfo
    case .popUpMenu: showMenu
    case .outlineDisclosure: isExpanded ? collapse : expand
    case .disclosureIndicator, .checkmark, .reorder, .multiselect, .label, .customView: nil
    }
  }

  /// Returns what a swipe action is called: its title, or else what its image shows.
  ///
  /// A destructive action without either deletes. Any other says nothing, so it has no name.
  func name(of action: SwipeAction) -> String? {
    let texts = [action.title, action.image?.accessibilityLabel].compactMap(\.self)
    return texts.first { !$0.isEmpty } ?? (action.style == .destructive ? delete : nil)
  }

  /// Returns texts in a row; `nil` if there is none.
  func joined(_ texts: [String?]) -> String? {
    let texts = texts.compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: separator)
  }
}
