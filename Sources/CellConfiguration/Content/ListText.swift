package import Foundation

/// A text of a configuration: plain, or with attributes of its own.
package enum ListText: Hashable, Sendable {
  case plain(String)
  case attributed(AttributedString)

  package var plain: String? {
    if case .plain(let text) = self { text } else { nil }
  }

  package var attributed: AttributedString? {
    if case .attributed(let text) = self { text } else { nil }
  }

  /// Whether there are no characters; an empty text takes part in nothing.
  package var isEmpty: Bool {
    switch self {
    case .plain(let text): text.isEmpty
    case .attributed(let text): text.characters.isEmpty
    }
  }

  /// The text unless it has no characters.
  package var nonEmpty: ListText? { isEmpty ? nil : self }

  /// The characters without attributes.
  package var string: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): String(text.characters)
    }
  }
}

extension ListText? {
  /// Takes a plain text's place, or leaves only an attributed one where the plain text is `nil`.
  mutating func setPlain(_ text: String?) {
    if let text {
      self = .plain(text)
    } else if case .plain = self {
      self = nil
    }
  }

  /// Takes an attributed text's place, or leaves only a plain one where the attributed text is `nil`.
  mutating func setAttributed(_ text: AttributedString?) {
    if let text {
      self = .attributed(text)
    } else if case .attributed = self {
      self = nil
    }
  }
}
