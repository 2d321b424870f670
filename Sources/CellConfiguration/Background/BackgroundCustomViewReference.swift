/// A view of a toolkit that a background can show, laid out inside the background's insets.
///
/// Conform your own view class to it; nothing is demanded. A configuration holds the view strongly,
/// and two configurations are equal only if they hold the same one.
public protocol BackgroundCustomView: AnyObject, Sendable {}

/// A custom view, compared by identity.
package struct BackgroundCustomViewReference: Hashable, Sendable {
  package let view: any BackgroundCustomView

  package init(_ view: any BackgroundCustomView) { self.view = view }

  package static func == (a: Self, b: Self) -> Bool { a.view === b.view }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(view)) }
}

extension BackgroundCustomViewReference: CustomStringConvertible {
  /// The view, with a number that no other object has as long as it is there.
  package var description: String { "\(view) \(UInt(bitPattern: ObjectIdentifier(view)))" }
}

extension BackgroundCustomViewReference: Codable, WrittenForm {
  /// Nothing: a view cannot be written down.
  package static var valueForm: ValueForm { .choice([]) }
  package static var formName: String? { nil }

  package init(from decoder: any Decoder) throws {
    throw AnyValue(decoder).mismatch(expected: "nothing: a custom view cannot be written down")
  }

  package func encode(to encoder: any Encoder) throws {
    throw EncodingError.unwritable(
      view, encoder, "customView: a view cannot be written down")
  }
}
