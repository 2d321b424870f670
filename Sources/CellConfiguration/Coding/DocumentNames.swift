import Foundation

/// The colors and fonts to which a document gives names, for places that refer to them: `"$brand"`.
///
/// The decoder of the document has them in its `userInfo`.
package struct DocumentNames: Sendable {
  /// The key of the names in a decoder's `userInfo`.
  package static let key = CodingUserInfoKey(rawValue: "CellConfiguration.DocumentNames")

  package var colors: [String: CellColor]
  package var fonts: [String: CellFont]

  package init(colors: [String: CellColor] = [:], fonts: [String: CellFont] = [:]) {
    self.colors = colors
    self.fonts = fonts
  }

  /// Returns the form of a reference.
  ///
  /// - Parameter noun: The kind of value, as a noun.
  static func form(_ noun: String) -> Schema.Value {
    .named(
      "\(noun.capitalized)Reference",
      .pattern(#"\$.+"#, noun: "`$` with the name of a \(noun) of the document"))
  }

  /// Returns the value for a reference; `nil` for a string without the mark of one.
  ///
  /// - Throws: `DecodingError` for a name that the document does not define.
  static func value<Value>(
    _ reference: String, _ values: KeyPath<DocumentNames, [String: Value]>,
    in decoder: any Decoder
  ) throws -> Value? {
    guard reference.hasPrefix("$") else { return nil }
    let names = key.flatMap { decoder.userInfo[$0] as? DocumentNames } ?? DocumentNames()
    let known = names[keyPath: values]
    if let value = known[String(reference.dropFirst())] { return value }
    throw AnyValue(decoder).mismatch(
      expected: "a name that the document defines", known: known.keys.sorted().map { "$\($0)" })
  }
}
