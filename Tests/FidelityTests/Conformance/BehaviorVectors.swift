import CellConfiguration
import CellDocuments
import CellTestSupport
import Foundation
import Testing

/// The vectors about lines, accessibility and laws.
enum BehaviorVectors {
  // MARK: Lines

  /// A text in an area of ten characters, and the lines that it takes.
  private struct Lines: Sendable {
    var rule: String
    var name: String
    var text: String
    var lines: [String]
    var change: @Sendable (inout ListContentConfiguration) -> Void = { _ in }
  }

  static let rulesOfLines = [
    "L1": "lines break where UAX #14 allows, and spaces at the end of a line take no room",
    "L2": "a word longer than a line breaks between extended grapheme clusters of UAX #29",
    "L3": "a text that exceeds its lines ends, begins or is divided with an ellipsis",
    "L5": "the last line of a text does not have one word if the line before can give it another",
    "L4": "a text transform follows Unicode's case mapping",
  ]

  private static let examples: [Lines] = [
    Lines(
      rule: "L1", name: "at a space", text: "abcdefgh ijkl mnop", lines: ["abcdefgh", "ijkl mnop"]),
    Lines(
      rule: "L1", name: "after a hyphen", text: "four long-term", lines: ["four long-", "term"]),
    Lines(
      rule: "L1", name: "not at a no-break space", text: "abc four\u{A0}four",
      lines: ["abc", "four\u{A0}four"]),
    Lines(
      rule: "L1", name: "between ideographs", text: "你好世界你好世界你好世界",
      lines: ["你好世界你好世界你好", "世界"]),
    Lines(
      rule: "L1", name: "not before a closing mark", text: "你好世界你好世界你好。世",
      lines: ["你好世界你好世界你", "好。世"]),
    Lines(rule: "L1", name: "at a line feed", text: "one\ntwo", lines: ["one", "two"]),
    Lines(
      rule: "L1", name: "at a zero-width space", text: "fourfour\u{200B}four",
      lines: ["fourfour\u{200B}", "four"]),
    Lines(
      rule: "L2", name: "in a long word", text: "abcdefghijklm", lines: ["abcdefghij", "klm"]),
    Lines(
      rule: "L2", name: "not in an emoji of several scalars",
      text: "abcdefghi👨‍👩‍👧👨‍👩‍👧", lines: ["abcdefghi👨‍👩‍👧", "👨‍👩‍👧"]),
    Lines(
      rule: "L3", name: "at the end", text: "four four four", lines: ["four four…"],
      change: { $0.textProperties.numberOfLines = 1 }),
    Lines(
      rule: "L3", name: "at the beginning", text: "abcdefghijklm", lines: ["…efghijklm"],
      change: {
        $0.textProperties.numberOfLines = 1
        $0.textProperties.lineBreakMode = .byTruncatingHead
      }),
    Lines(
      rule: "L5", name: "two words for one", text: "four four four", lines: ["four", "four four"]),
    Lines(
      rule: "L4", name: "one letter that becomes two", text: "straße", lines: ["STRASSE"],
      change: { $0.textProperties.transform = .uppercase }),
  ]

  static func lines() throws -> [Vector] {
    try examples.map { example in
      var content = ListContentConfiguration.cell()
      content.text = example.text
      example.change(&content)
      // The margins are 16 and 8.
      var document = ListDocument(
        [ListDocument.Row(content: content)], width: 124, characterWidth: 10)
      document.inheritedMargins = .zero
      var expected = Dictionary(
        uniqueKeysWithValues: example.lines.enumerated().map {
          ("cells[0].text.pieces[\($0)].string", JSONValue.string($1))
        })
      expected["cells[0].text.pieces[\(example.lines.count)]"] = .null
      return try Vector(
        example.rule, example.name, example.rule == "L5" ? .assumed : .documented, document,
        expected)
    }
  }

  // MARK: Accessibility

  static let rulesOfAccessibility = [
    "S1": "a cell is one element whose label is its text and secondary text",
    "S2": "an accessory that is displayed adds a value, a trait or an action to the cell",
    "S3": "a cell has the traits of its state and of the style of its content",
  ]

  static func accessibility() throws -> [Vector] {
    let accessories: [(CellAccessory, value: String?, traits: String?)] = [
      (.disclosureIndicator(), nil, "button"), (.checkmark(), nil, "selected"),
      (.label(text: "3"), "3", nil), (.reorder(displayed: .always), nil, nil),
      (.popUpMenu(), nil, "button"), (.outlineDisclosure(), "Collapsed", nil),
    ]
    let element = "cells[0].accessibility[0]"
    var vectors = try accessories.map { accessory, value, traits in
      try Vector(
        "S2", "\(accessory.kind)", .assumed, twoTexts { $0.cell.accessories = [accessory] },
        [
          "\(element).label": "Text, More", "\(element).value": value.map { .string($0) } ?? .null,
          "\(element).traits": traits.map { .string($0) } ?? .null,
        ])
    }
    vectors.append(
      try Vector("S1", "two texts", .assumed, twoTexts(), ["\(element).label": "Text, More"]))
    let states: [(String, String, (inout ListDocument.Row) -> Void)] = [
      ("a selected cell", "selected", { $0.cell.state.isSelected = true }),
      ("a disabled cell", "notEnabled", { $0.cell.state.isDisabled = true }),
      (
        "content of a header", "header",
        {
          $0.content = ListContentConfiguration(style: .header, text: "Text", secondaryText: "More")
        }
      ),
    ]
    return try vectors
      + states.map { name, traits, change in
        try Vector(
          "S3", name, .documented, twoTexts(change), ["\(element).traits": .string(traits)])
      }
  }

  private static func twoTexts(
    _ change: (inout ListDocument.Row) -> Void = { _ in }
  ) -> ListDocument {
    var row = ListDocument.Row(
      content: ListContentConfiguration(style: .valueCell, text: "Text", secondaryText: "More"))
    change(&row)
    return ListDocument([row])
  }

  // MARK: Laws

  static let rulesOfLaws = [
    "T3": "no row is shorter at a larger text size",
    "D3": "a state that no style reacts to has no effect on frames",
  ]

  static func laws() throws -> [Vector] {
    try mirrored() + growing() + unaffected()
  }

  private static func mirrored() throws -> [Vector] {
    try ContentExample.all.filter { $0.direction == .leftToRight }.compactMap { example in
      guard let vector = try example.vector() else { return nil }
      var mirrored = example
      mirrored.direction = .rightToLeft
      guard let other = try mirrored.vector() else { return nil }
      let frames = vector.expected?.keys.filter { $0.hasSuffix(".frame") } ?? []
      if frames.isEmpty { return nil }
      return Vector(
        name: "right to left: \(example.name)", rule: "G15", provenance: .inferred,
        // The origin is rounded from the other side.
        tolerance: Double(1 / example.scale) + 0.002, document: other.document,
        law: Law(relation: .mirrors, document: vector.document, paths: frames.sorted()))
    }
  }

  private static func growing() throws -> [Vector] {
    try ListContentConfiguration.Style.allCases.flatMap { style in
      try zip(CellContentSizeCategory.sizes.dropFirst(), CellContentSizeCategory.sizes).map {
        larger, smaller in
        func document(_ category: CellContentSizeCategory) -> ListDocument {
          let content = ListContentConfiguration(
            style: style, text: "Text", secondaryText: "More")
          return ListDocument(
            [ListDocument.Row(content: content)],
            traits: TraitCollection { $0.preferredContentSizeCategory = category })
        }
        return try Vector(
          "T3", "\(style.name), \(larger.name)", document(larger), .isAtLeast, document(smaller),
          ["cells[0].frame[3]"])
      }
    }
  }

  private static func unaffected() throws -> [Vector] {
    let names = ["pinned", "expanded", "reordering", "lifting", "dragging", "not targeted"]
    return try zip(names, StateSpace.flagsWithoutEffect).map { name, flags in
      try Vector(
        "D3", name,
        twoTexts { $0.cell.state = CellConfigurationState(flags, TraitCollection()) }, .equals,
        twoTexts(), ["cells[0].frame", "cells[0].text.frame", "cells[0].secondaryText.frame"])
    }
  }
}
