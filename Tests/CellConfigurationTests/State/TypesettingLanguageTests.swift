import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// The language of text as a trait.
struct TypesettingLanguageTests {
  private func font(_ tag: String?) -> ResolvedFont {
    CellFont.preferredFont(forTextStyle: .body).resolved(
      with: TraitCollection {
        $0.typesettingLanguage = tag.map { Locale.Language(identifier: $0) }
      })
  }

  @Test("A language with any codes reads back, and is its tag in documents", arguments: 1...200)
  func roundTrip(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    func code(_ count: Int, _ symbols: String) -> String {
      String((0..<count).compactMap { _ in symbols.randomElement(using: &random) })
    }
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let language = code(Int.random(in: 2...3, using: &random), letters)
    let script = Bool.random(using: &random) ? nil : code(4, letters).capitalized
    let regions: [String?] = [nil, code(2, letters.uppercased()), code(3, "0123456789")]
    let region = regions[Int.random(in: 0...2, using: &random)]
    let value = Locale.Language(
      languageCode: Locale.LanguageCode(language), script: script.map { Locale.Script($0) },
      region: region.map { Locale.Region($0) })
    let traits = TraitCollection { $0.typesettingLanguage = value }
    #expect(traits.typesettingLanguage == value)
    let tag = [language, script, region].compactMap { $0 }.joined(separator: "-")
    #expect("\(traits)" == "<typesettingLanguage = \(tag)>")
    let data = Data(#"{"typesettingLanguage":"\#(tag)"}"#.utf8)
    #expect(try JSONEncoder().encode(traits) == data)
    #expect(try JSONDecoder().decode(TraitCollection.self, from: data) == traits)
    let loud = Data(#"{"typesettingLanguage":"\#(tag.uppercased())"}"#.utf8)
    #expect(try JSONDecoder().decode(TraitCollection.self, from: loud) == traits)
  }

  @Test(
    "A script that the language has anyway makes no difference",
    arguments: [
      ("th-Thai", "th"), ("zh-Hant-TW", "zh-TW"), ("zh-Hant", "zh-Hant"), ("sr-Latn", "sr-Latn"),
      ("hi-deva-IN", "hi-IN"),
    ])
  func usualScript(_ tag: String, _ shortest: String) throws {
    let traits = TraitCollection { $0.typesettingLanguage = Locale.Language(identifier: tag) }
    #expect("\(traits)" == "<typesettingLanguage = \(shortest)>")
    #expect(
      traits.typesettingLanguage?.isEquivalent(to: Locale.Language(identifier: tag)) == true)
    let data = Data(#"{"typesettingLanguage":"\#(tag)"}"#.utf8)
    #expect(try JSONDecoder().decode(TraitCollection.self, from: data) == traits)
  }

  @Test(
    "Anything else than a tag of a language is an error in documents",
    arguments: [
      "", "t", "thai", "th_TH", "th-", "th-T", "zh-Hant-", "zh-Hant-TW-x", "ти", "t1", "1",
    ])
  func hostileTags(_ tag: String) {
    let data = Data(#"{"typesettingLanguage":"\#(tag)"}"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TraitCollection.self, from: data)
    }
  }

  @Test(
    "A language without a code of two or three letters is unspecified",
    arguments: ["", "x-private", "qqqq", "i-klingon"])
  func unknownLanguages(_ identifier: String) {
    let traits = TraitCollection {
      $0.typesettingLanguage = Locale.Language(identifier: identifier)
    }
    #expect(traits == TraitCollection() && traits.typesettingLanguage == nil)
  }

  @Test(
    "Fonts of languages with tall letters have higher lines",
    arguments: [
      ("th", true), ("hi", true), ("ar-EG", true), ("vi", true), ("my", true), ("en", false),
      ("ja", false), ("ru", false), ("he", false), ("tr", false), ("pa-Arab", true),
      ("sr-Latn", false), ("hi-Latn", false), ("en-Thai", true),
    ])
  func tallLines(_ tag: String, _ isTall: Bool) {
    let (own, other) = (font(tag), font(nil))
    #expect(own.hasTallLines == isTall)
    #expect((own.lineHeight > other.lineHeight) == isTall)
    // Everything else of the font is the same.
    #expect(own.leading == other.leading && own.capHeight == other.capHeight)
    #expect(own.pointSize == other.pointSize && own.xHeight == other.xHeight)
  }

  @Test("A tall line of 17 points has the metrics that were measured")
  func measured() {
    let tall = font("th")
    #expect(tall.pointSize == 17)
    #expect(abs(tall.ascender - 18.36) < 1e-9 && abs(tall.descender + 5.93) < 1e-9)
    #expect(abs(tall.lineHeight - 24.29) < 1e-9)
  }

  @Test("The collection is not larger for its language than for another number")
  func size() {
    #expect(MemoryLayout<TypesettingLanguage>.size == 8)
  }
}
