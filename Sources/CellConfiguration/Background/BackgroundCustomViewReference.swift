/// A toolkit view that a background displays inside its insets.
///
/// Conform your own view class to this protocol; it has no requirements. A configuration keeps a
/// strong reference to the view. Two configurations are equal only if they have the same view.
public protocol BackgroundCustomView: AnyObject, Sendable {}

/// A custom view, compared by identity.
package struct BackgroundCustomViewReference: Hashable, Sendable {
  package let view: any BackgroundCustomView

  package init(_ view: any BackgroundCustomView) { self.view = view }

  package static func == (a: Self, b: Self) -> Bool { a.view === b.view }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(view)) }
}

extension BackgroundCustomViewReference: CustomStringConvertible {
  /// The view, with a number that no other object has during the view's lifetime.
  package var description: String { "\(view) \(UInt(bitPattern: ObjectIdentifier(view)))" }
}

extension BackgroundCustomViewReference: Codable, SchemaRepresentable {
  /// No form: a view cannot be encoded.
  package static var schemaValue: Schema.Value { .choice([]) }
  package static var schemaName: String? { nil }

  package init(from decoder: any Decoder) throws {
    throw AnyValue(decoder).mismatch(expected: "nothing: a custom view cannot be written down")
  }

  package func encode(to encoder: any Encoder) throws {
    throw EncodingError.unwritable(
      view, encoder, "customView: a view cannot be written down")
  }
}
