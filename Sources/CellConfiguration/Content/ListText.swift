package import Foundation

/// A plain or attributed text of a configuration.
package enum ListText: Hashable, Sendable {
  case plain(String)
  case attributed(AttributedText)

  package var plain: String? {
    if case .plain(let text) = self { text } else { nil }
  }

  package var attributed: AttributedString? {
    if case .attributed(let text) = self { text.value } else { nil }
  }

  /// Whether the text has no characters; layout ignores an empty text.
  package var isEmpty: Bool {
    switch self {
    case .plain(let text): text.isEmpty
    case .attributed(let text): text.isEmpty
    }
  }

  /// The text, or `nil` if it is empty.
  package var nonEmpty: ListText? { isEmpty ? nil : self }

  /// The characters of the text without attributes.
  package var string: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): String(text.value.characters)
    }
  }
}

extension ListText? {
  /// Replaces the text with a plain one; `nil` removes a plain text and keeps an attributed one.
  mutating func setPlain(_ text: String?) {
    if let text {
      self = .plain(text)
    } else if case .plain = self {
      self = nil
    }
  }

  /// Replaces the text with an attributed one; `nil` removes an attributed text only.
  mutating func setAttributed(_ text: AttributedString?) {
    if let text {
      self = .attributed(AttributedText(text))
    } else if case .attributed = self {
      self = nil
    }
  }
}

/// A role of text in list content: the text or the secondary text.
public enum TextRole: Hashable, CaseIterable, Sendable {
  /// The primary text.
  case text

  /// The secondary text.
  case secondaryText
}
