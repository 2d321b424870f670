package import Foundation

/// An attributed text, and its runs after something has read them.
///
/// Reading the runs of an `AttributedString` takes many times as long as laying them out, so copies
/// of a configuration share the runs that were read first. Configurations own an object of this
/// class together.
///
/// `@unchecked Sendable` because the lock guards the runs, and nothing else changes.
package final class AttributedText: Hashable, @unchecked Sendable {
  /// A stretch of the text with the same attributes; `nil` for those that it does not set.
  package struct Run: Sendable {
    /// The range in UTF-8 code units of the text's string.
    package var utf8Range: Range<Int>
    package var font: CellFont?
    package var foregroundColor: CellColor?
    package var kern: CGFloat?
    package var underlineStyle: CellUnderlineStyle?
    package var strikethroughStyle: CellUnderlineStyle?
    package var baselineOffset: CGFloat?
    package var language: String?
    /// Whether the run's language has tall letters; `nil` without a language.
    package var hasTallLetters: Bool?
    package var paragraphStyle: CellParagraphStyle?
    package var url: URL?
    package var action: CellAccessory.Action?

    /// Whether the stretch is a part of a link.
    package var isLink: Bool { url != nil || action != nil }
  }

  /// The characters and the runs of an attributed text.
  package struct Contents: Sendable {
    package private(set) var string = ""
    package private(set) var runs: [Run] = []

    /// Whether no run sets kerning, an offset or a paragraph style: only fonts change sizes.
    package private(set) var changesOnlyFonts = true

    /// Whether the text has links.
    package private(set) var hasLinks = false

    /// Reads an attributed text.
    package init(_ text: AttributedString) {
      for run in text.runs {
        let start = string.utf8.count
        string += String(text.characters[run.range])
        runs.append(
          Run(
            utf8Range: start..<string.utf8.count,
            font: run[AttributeScopes.CellAttributes.FontAttribute.self],
            foregroundColor: run[AttributeScopes.CellAttributes.ForegroundColorAttribute.self],
            kern: run[AttributeScopes.CellAttributes.KernAttribute.self],
            underlineStyle: run[AttributeScopes.CellAttributes.UnderlineStyleAttribute.self],
            strikethroughStyle:
              run[AttributeScopes.CellAttributes.StrikethroughStyleAttribute.self],
            baselineOffset: run[AttributeScopes.CellAttributes.BaselineOffsetAttribute.self],
            language: run.languageIdentifier,
            hasTallLetters: run.languageIdentifier.flatMap(TypesettingLanguage.init(tag:))?
              .hasTallLetters,
            paragraphStyle: run[AttributeScopes.CellAttributes.ParagraphStyleAttribute.self],
            url: run[AttributeScopes.FoundationAttributes.LinkAttribute.self],
            action: run[AttributeScopes.CellAttributes.ActionAttribute.self]))
      }
      hasLinks = runs.contains(where: \.isLink)
      changesOnlyFonts = runs.allSatisfy {
        $0.kern == nil && $0.baselineOffset == nil && $0.paragraphStyle == nil
      }
    }
  }

  /// The text as it was assigned.
  package let value: AttributedString

  /// Whether the text has no characters.
  let isEmpty: Bool

  private let lock = NSLock()
  private var known: Contents?

  package init(_ value: AttributedString) {
    self.value = value
    isEmpty = value.characters.isEmpty
  }

  /// The characters and the runs.
  package var contents: Contents {
    if let known = lock.withLock({ known }) { return known }
    let made = Contents(value)
    lock.withLock { known = made }
    return made
  }

  package static func == (a: AttributedText, b: AttributedText) -> Bool {
    a === b || a.value == b.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
