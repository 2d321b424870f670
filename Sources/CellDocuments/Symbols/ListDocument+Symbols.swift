import CellConfiguration

extension ListDocument {
  /// The maximum number of custom drawings in a document.
  private static let symbolLimit = 500

  /// The maximum size of a custom drawing's name, in bytes, which leaves room for modifiers.
  private static let symbolNameLimit = 100

  static let symbolsForm = Schema.Value.dictionary(
    .type(CustomSymbol.self), noun: "symbols by their names", nameLength: 1...symbolNameLimit,
    count: symbolLimit)

  private static let symbolNameForm = "a name of 1 to \(symbolNameLimit) bytes"

  private static var tooManySymbols: String { "at most \(symbolLimit) symbols" }

  private static func isSymbolName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= symbolNameLimit
  }

  /// Reads the custom drawings of a document; the members are named after the symbols.
  static func symbols(_ decoder: any Decoder) throws -> [String: CustomSymbol] {
    guard let container = try? decoder.container(keyedBy: AnyKey.self) else {
      throw AnyValue(decoder).mismatch(expected: "an object: symbols by their names")
    }
    let path = AnyValue(decoder).path
    guard container.allKeys.count <= symbolLimit else {
      throw DecodingError(
        path: path, found: "an object of \(container.allKeys.count)", expected: tooManySymbols)
    }
    var symbols: [String: CustomSymbol] = [:]
    for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      guard isSymbolName(key.stringValue) else {
        throw DecodingError(
          path: path, found: "the name \"\(key.stringValue.shortenedForMessages)\"",
          expected: symbolNameForm)
      }
      symbols[key.stringValue] = try CustomSymbol(from: container.superDecoder(forKey: key))
    }
    return symbols
  }

  /// Writes the custom drawings, if there are any.
  func encodeSymbols(to object: inout MemberEncoder) throws {
    if symbols.isEmpty { return }
    guard symbols.count <= Self.symbolLimit else {
      throw object.unwritable("symbols", symbols.count, expected: Self.tooManySymbols)
    }
    if let name = symbols.keys.first(where: { !Self.isSymbolName($0) }) {
      throw object.unwritable("symbols", name, expected: Self.symbolNameForm)
    }
    var members = object.nested("symbols")
    for (name, symbol) in symbols.sorted(by: { $0.key < $1.key }) {
      try members.write(name, symbol)
    }
  }
}
