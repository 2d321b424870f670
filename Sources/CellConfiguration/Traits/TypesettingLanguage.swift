import Foundation

/// A language, with a script and a region if they matter, in one number.
///
/// Traits are copied for each cell, and a number is copied without counting references. The number
/// contains ten symbols of six bits: three of the language, four of the script and three of the
/// region. A bit above them states whether the language has tall letters.
package struct TypesettingLanguage: Hashable, Sendable {
  /// 0 for an unspecified language.
  private var number: UInt64 = 0

  /// No language.
  package static let unspecified = TypesettingLanguage()

  private init() {}

  /// Creates a language from codes in any letter case; `nil` if they are not codes of BCP 47.
  ///
  /// A script that text in the language has anyway is left out, because Foundation adds it when a
  /// language is read.
  init?(language: String, script: String?, region: String?) {
    var script = script
    if script?.capitalized == Self.usualScript(of: language, in: region) { script = nil }
    guard 2...3 ~= language.utf8.count, script.map({ $0.utf8.count == 4 }) ?? true,
      region.map({ 2...3 ~= $0.utf8.count }) ?? true
    else { return nil }
    for (code, count) in [(language, 3), (script ?? "", 4), (region ?? "", 3)] {
      for symbol in code.utf8 {
        guard let symbol = Self.symbol(symbol), symbol <= 26 || count == 3 else { return nil }
        number = number << 6 | symbol
      }
      number <<= 6 * UInt64(count - code.utf8.count)
    }
    guard let tag, Self.isTag(tag) else { return nil }
    if hasScriptOfTallLetters { number |= Self.tallBit }
  }

  /// Creates a language from a tag such as `"th"` or `"sr-Latn-RS"`; `nil` for anything else.
  init?(tag: String) {
    guard Self.isTag(tag) else { return nil }
    var parts = tag.split(separator: "-").map(String.init)[...]
    let language = parts.removeFirst()
    let script = parts.first.flatMap { $0.utf8.count == 4 ? $0 : nil }
    if script != nil { parts.removeFirst() }
    self.init(language: language, script: script, region: parts.first)
  }

  /// Creates a language from Foundation's; unspecified if that is `nil` or has no code of two or
  /// three letters.
  init(_ language: Locale.Language?) {
    guard let parts = language.map(Locale.Language.Components.init(language:)),
      let code = parts.languageCode?.identifier,
      let language = TypesettingLanguage(
        language: code, script: parts.script?.identifier, region: parts.region?.identifier)
    else { return }
    self = language
  }

  /// Whether lines of the language need more space than the system font gives them.
  var hasTallLetters: Bool { number & Self.tallBit != 0 }

  /// The language in Foundation's type; `nil` if it is unspecified.
  var language: Locale.Language? {
    if self == .unspecified { return nil }
    return Locale.Language(
      languageCode: .init(code(at: 7, count: 3)),
      script: script.isEmpty ? nil : Locale.Script(script),
      region: region.isEmpty ? nil : Locale.Region(region))
  }

  /// The tag, such as `"sr-Latn-RS"`; `nil` if the language is unspecified.
  package var tag: String? {
    if self == .unspecified { return nil }
    return [code(at: 7, count: 3), script, region].filter { !$0.isEmpty }.joined(separator: "-")
  }

  private var script: String { code(at: 3, count: 4).capitalized }
  private var region: String { code(at: 0, count: 3).uppercased() }

  // MARK: Symbols

  private static let tallBit: UInt64 = 1 << 63

  /// The form of tags, without variants and extensions.
  private static let pattern = "[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?"

  private static func isTag(_ tag: String) -> Bool {
    tag.range(of: "^(?:\(pattern))$", options: .regularExpression) == tag.startIndex..<tag.endIndex
  }

  private static func usualScript(of language: String, in region: String?) -> String? {
    let language = Locale.Language(
      languageCode: Locale.LanguageCode(language.lowercased()),
      region: region.map { Locale.Region($0.uppercased()) })
    return language.script?.identifier
  }

  /// Returns the number of a letter, from 1 to 26, or of a digit, from 27 to 36.
  private static func symbol(_ byte: UInt8) -> UInt64? {
    switch byte {
    case 0x30...0x39: UInt64(byte - 0x30) + 27
    case 0x41...0x5A: UInt64(byte - 0x41) + 1
    case 0x61...0x7A: UInt64(byte - 0x61) + 1
    default: nil
    }
  }

  /// Returns the symbols from one place on, counted from the right, in lowercase.
  private func code(at place: Int, count: Int) -> String {
    var code = ""
    for index in (place..<place + count).reversed() {
      let symbol = UInt8(number >> (6 * UInt64(index)) & 0x3F)
      if symbol == 0 { break }
      code.unicodeScalars.append(Unicode.Scalar(symbol <= 26 ? symbol + 0x60 : symbol + 0x15))
    }
    return code
  }

  // MARK: Tall letters

  /// Whether the script has tall letters; without a script, the usual script of the language.
  private var hasScriptOfTallLetters: Bool {
    script.isEmpty
      ? Self.tallLanguages.contains(code(at: 7, count: 3)) : Self.tallScripts.contains(script)
  }

  /// The scripts with marks or letters far above or below those of Latin (assumed).
  private static let tallScripts: Set = [
    "Arab", "Aran", "Beng", "Deva", "Gujr", "Guru", "Khmr", "Knda", "Laoo", "Mlym", "Mymr", "Orya",
    "Sinh", "Taml", "Telu", "Thai", "Tibt",
  ]

  /// The languages that are usually written in these scripts, and Vietnamese, which stacks its
  /// marks (assumed).
  private static let tallLanguages: Set = [
    "ar", "as", "bho", "bn", "bo", "ckb", "doi", "dz", "fa", "gu", "hi", "km", "kn", "kok", "ks",
    "lo", "mai", "ml", "mni", "mr", "my", "ne", "or", "pa", "ps", "sa", "sd", "si", "ta", "te",
    "th", "ug", "ur", "vi",
  ]
}

extension TypesettingLanguage: Codable, SchemaRepresentable, CustomStringConvertible {
  package static var schemaValue: Schema.Value {
    .pattern(pattern, noun: "a language, such as \"th\" or \"sr-Latn\"")
  }

  package static var schemaName: String? { nil }

  package var description: String { tag ?? "unspecified" }

  package init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    guard let language = value.string.flatMap(TypesettingLanguage.init(tag:)) else {
      throw value.mismatch(expected: Self.schemaNoun)
    }
    self = language
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
