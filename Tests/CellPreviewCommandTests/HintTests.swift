import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellPreviewCommand
import CellText
import Foundation
import Testing

@Suite("Hints lead to documents that are accepted")
struct HintTests {
  private static func row(_ members: String) -> String {
    #"{"sections": [{"rows": [{"# + members + "}]}]}"
  }

  private static func content(_ members: String) -> String { row(#""content": {\#(members)}"#) }

  /// Documents with one mistake that has a hint.
  static let mistakes = [
    row(#""accessories": ["switch"]"#), row(#""accessories": ["toggle"]"#),
    row(#""accessories": ["badge"]"#), row(#""accessories": ["slider"]"#),
    row(#""accessories": ["stepper"]"#),
    row(#""accessories": ["chevron"]"#), row(#""accessories": ["disclosure"]"#),
    row(#""accessories": ["info"]"#), row(#""accessories": ["checkmrk"]"#),
    #"{"traits": {"preferredContentSizeCategory": "AX3"}}"#,
    content(##""textProperties": {"color": "#FFF"}"##),
    content(##""textProperties": {"color": "#F00A"}"##),
    content(#""color": "red""#), content(#""numberOfLines": 2"#),
    content(#""maximumSize": [2, 2]"#),
    row(#""isSelected": true"#), row(#""text": "Wi-Fi""#), row(#""cornerRadius": 3"#),
    #"{"userInterfaceStyle": "dark"}"#, #"{"widht": 3}"#,
    content(#""attributedText": [{"text": "A", "color": "red"}]"#),
    content(#""attributedText": [{"text": "A", "size": 3}]"#),
    content(#""attributedText": [{"text": "A", "weight": "bold"}]"#),
    content(#""attributedText": [{"text": "A", "textStyle": "body"}]"#),
    content(#""attributedText": [{"text": "A", "alignment": "center"}]"#),
    content(#""textProperties": {"weight": "bold"}"#),
    content(#""textProperties": {"size": 3}"#), content(#""textProperties": {"style": "body"}"#),
    #"{"width": .5}"#, #"{"width": 012}"#, #"{"width": +1.}"#, #"{"width": +1e30}"#,
    #"{"width": +12345678901234567890}"#, #"{"width": None}"#, #"{"width": nil}"#,
    row(#""state": {"isSelected": yes}"#), row(#""state": {"isSelected": False}"#),
    row(#""accessories": [{"kind": checkmark}]"#), #"{"appearance": plain}"#,
  ]

  @Test("A document is accepted once its hint is followed", arguments: mistakes)
  func accepted(text: String) throws {
    let hinted = try HintedDocument(text)
    for corrected in hinted.corrected {
      #expect(throws: Never.self, "\(hinted.message)\n\(corrected)") {
        try ListDocument(data: Data(corrected.utf8), name: "list.json")
      }
    }
  }

  @Test(
    "Common mistakes have a hint",
    arguments: [
      (row(#""accessories": ["switch"]"#), 1), (content(#""color": "red""#), 2),
      (content(#""attributedText": [{"text": "A", "color": "red"}]"#), 1),
      (#"{"width": +1e30}"#, 1),
      (#"{"width": .5}"#, 1), (#"{"appearance": plain}"#, 1),
      (row(#""state": {"isSelected": yes}"#), 1),
    ])
  func hasHint(text: String, alternatives: Int) throws {
    let hinted = try HintedDocument(text)
    #expect(hinted.corrected.count == alternatives, "\(hinted.message)")
  }

  @Test("The color of a run is called foregroundColor")
  func runColor() throws {
    let hinted = try HintedDocument(
      Self.content(#""attributedText": [{"text": "A", "color": "red"}]"#))
    #expect(hinted.message.hasSuffix("(did you mean \"foregroundColor\"?)"), "\(hinted.message)")
  }

  @Test("A word without quotation marks has no hint where a text is not accepted")
  func words() throws {
    #expect(try HintedDocument(#"{"width": wide}"#).corrected.isEmpty)
    #expect(try HintedDocument(#"{"width": yes}"#).corrected.isEmpty)
    #expect(try HintedDocument(#"{"width": None}"#).corrected.isEmpty)
  }

  @Test("The switch of the hint stands inside its card, as far from its edge as a chevron")
  func switchInCard() throws {
    let text = try #require(
      HintedDocument(Self.row(#""accessories": ["switch"]"#)).corrected.first)
    let document = try ListDocument(data: Data(text.utf8), name: "list.json")
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var directed = document
      directed.traits.layoutDirection = direction
      let cell = try #require(DocumentLayout(directed, shaper: .embedded).cells.first)
      let frame = try #require(cell.layout.accessories.first?.frame)
      let card = try #require(cell.layout.background?.fillFrame)
      let distance =
        direction == .leftToRight ? card.maxX - frame.maxX : frame.minX - card.minX
      #expect(frame.width == 51 && distance >= 8, "\(frame) in \(card)")
    }
  }

  @Test("No accessory of the gallery is drawn outside its cell, unless it is swiped away")
  func gallery() {
    var count = 0
    for (name, document) in ListDocument.ofGallery {
      for cell in DocumentLayout(document, shaper: .embedded).cells
      where cell.layout.swipeDistance == 0 {
        let bounds = CGRect(origin: .zero, size: cell.layout.size)
        for accessory in cell.layout.accessories where !accessory.isHidden {
          count += 1
          #expect(
            accessory.frame.minX >= bounds.minX && accessory.frame.maxX <= bounds.maxX,
            "\(name): \(accessory.frame) in \(bounds)")
        }
      }
    }
    #expect(count > 50)
  }
}

/// A document on one line with one mistake, and the documents that its hint makes of it.
struct HintedDocument {
  /// The documents with the hint applied, one for each alternative; empty if there is no hint.
  let corrected: [String]

  /// The message about the mistake.
  let message: String

  /// Reads a document and applies the hint as a person would, by editing the text.
  init(_ text: String) throws {
    let error = #expect(throws: DocumentError.self) {
      try ListDocument(data: Data(text.utf8), name: "list.json")
    }
    let problems = try #require(error).problems
    try #require(problems.count == 1, "\(problems)")
    message = problems[0].message
    let excerpt = try #require(problems[0].excerpt?.split(separator: "\n").last)
    let column = try #require(problems[0].position?.column)
    let start = text.index(text.startIndex, offsetBy: column - 1)
    let end = text.index(start, offsetBy: excerpt.trimming(" ").count)
    func replaced(_ value: some StringProtocol) -> String {
      String(text[..<start] + value + text[end...])
    }
    if let places = message.wholeMatch(of: /.*\. Write it into (.+)/)?.1 {
      let member = try #require(
        text[start...].prefixMatch(of: /"\w+": ("[^"]*"|\[[^\]]*\]|[\w.]+)/))
      corrected = places.split(separator: " or ").map { place in
        let written = place.replacing("…", with: member.1)
        return String(text[..<start] + written + text[member.range.upperBound...])
      }
    } else if let value = message.wholeMatch(of: /.*\(did you mean ("\w+")\?\)/)?.1 {
      corrected = [replaced(value)]
    } else if let value = message.wholeMatch(of: /.*\. Write (.+)/)?.1 {
      corrected = [replaced(value)]
    } else if let value = message.wholeMatch(of: /.*\. A switch is [^{]*(\{.*\})/)?.1 {
      corrected = [replaced(value)]
    } else if let value = message.wholeMatch(of: /.*\. The .* is ("\w+")/)?.1 {
      corrected = [replaced(value)]
    } else {
      corrected = []
    }
  }
}

extension Substring {
  fileprivate func trimming(_ character: Character) -> Substring {
    drop { $0 == character }
  }
}
