import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// Links in the texts of a cell, and their form in documents.
struct LinkTests {
  private static let terms = URL(string: "https://example.com/terms")

  private static func piece(
    _ string: String, _ url: URL? = nil, _ action: CellAccessory.Action? = nil
  ) -> AttributedString {
    var text = AttributedString(string)
    text.link = url
    text.cell.action = action
    return text
  }

  @Test("Adjacent runs with the same URL and action are one link, in reading order")
  func merging() throws {
    var bold = Self.piece("and conditions", Self.terms)
    bold.cell.font = .boldSystemFont(ofSize: 17)
    let reset = CellAccessory.Action(named: "reset")
    let numbered = try CellAccessory.Action(named: "reset", parameters: ["id": 7])
    var content = ListContentConfiguration.cell()
    content.attributedText =
      Self.piece("Ä ") + Self.piece("terms ", Self.terms) + bold + Self.piece("|")
      + Self.piece("more", Self.terms) + Self.piece("reset", nil, reset)
      + Self.piece("seven", nil, numbered) + Self.piece("both", Self.terms, numbered)
    content.secondaryAttributedText = Self.piece("again", Self.terms)
    let links = content.links
    #expect(
      links.map(\.title) == ["terms and conditions", "more", "reset", "seven", "both", "again"])
    #expect(links.map(\.role) == Array(repeating: .text, count: 5) + [.secondaryText])
    #expect(links.map(\.url) == [Self.terms, Self.terms, nil, nil, Self.terms, Self.terms])
    #expect(links.map(\.action) == [nil, nil, reset, numbered, numbered, nil])
    #expect(links.map(\.utf8Range) == [3..<23, 24..<28, 28..<33, 33..<38, 38..<42, 0..<5])
    #expect(ListCellConfiguration(content: content).links == links)
    #expect(
      links[4].description
        == #"link "both" of text to https://example.com/terms with "reset" {"id":7}"#)
  }

  @Test("Finding a link takes time in proportion to its runs, and does not repeat its title")
  func longLink() {
    expectGrowth(.linear, from: 250, to: 4_000) { count in
      var text = AttributedString()
      for index in 0..<count {
        var piece = Self.piece(String(repeating: "terms ", count: 100), Self.terms)
        piece.cell.kern = CGFloat(index)
        text += piece
      }
      var content = ListContentConfiguration.cell()
      content.attributedText = text
      return { #expect(content.links.count == 1) }
    }
  }

  @Test("Plain and empty texts, and cells without list content, have no links")
  func none() {
    var content = ListContentConfiguration.cell()
    #expect(content.links.isEmpty)
    content.text = "https://example.com"
    content.secondaryAttributedText = Self.piece("", Self.terms)
    #expect(content.links.isEmpty)
    #expect(ListCellConfiguration().links.isEmpty)
  }

  @Test("The links of random texts are the runs that have any, and survive coding")
  func random() throws {
    var generator = TextGenerator(seed: 91)
    let actions = [nil, CellAccessory.Action(named: "a"), CellAccessory.Action(named: "b")]
    let urls = [nil, Self.terms, URL(string: "mailto:a@example.com?subject=%20x#y")]
    for _ in 0..<200 {
      var content = ListContentConfiguration.subtitleCell()
      var titles: [[String]] = [[], []]
      for role in 0...1 {
        var text = AttributedString()
        for _ in 0..<generator.number(0...5) {
          // A space between links keeps them apart.
          let word = generator.pick(["Wi-Fi", "ü", "日本", "אבג"])
          let piece = Self.piece(word, generator.pick(urls), generator.pick(actions))
          if piece.link != nil || piece.cell.action != nil { titles[role].append(word) }
          text += piece + Self.piece(" ")
        }
        if role == 0 {
          content.attributedText = text
        } else {
          content.secondaryAttributedText = text
        }
      }
      #expect(content.links.map(\.title) == titles[0] + titles[1])
      let data = try JSONEncoder().encode(content)
      let read = try JSONDecoder().decode(ListContentConfiguration.self, from: data)
      #expect(read == content && read.links == content.links)
    }
  }

  @Test(
    "A document has only links with a scheme, written without characters to encode",
    arguments: [
      ("https://example.com/terms?a=b&c#d", true), ("mailto:help@example.com", true),
      ("app:room/3", true), ("HTTPS://EXAMPLE.COM", true), ("tel:+1-555", true),
      ("https://example.com/%C3%A4", true), ("example.com/terms", false), ("", false),
      ("https:", false), ("https://example.com/a b", false), ("https://example.com/ä", false),
      ("https://example.com/%zz", false), ("https://example.com\n", false), ("//x", false),
      ("a:b#c#d", false), ("1:b", false), (" https://example.com", false),
      ("https://example.com:port", false),
    ])
  func addresses(_ address: String, isValid: Bool) throws {
    let json = String(decoding: try JSONEncoder().encode(address), as: UTF8.self)
    let text = #"{"attributedText":[{"text":"x","link":\#(json)}]}"#
    func read() throws -> ListContentConfiguration {
      try JSONDecoder().decode(ListContentConfiguration.self, from: Data(text.utf8))
    }
    if isValid {
      #expect(try read().links.map(\.url) == [URL(string: address)])
      #expect(try JSONEncoder().encode(read()).isEmpty == false)
    } else {
      let error = #expect(throws: DecodingError.self) { try read() }
      let reason = error.flatMap { ConfigurationDecodingError($0) }.map { "\($0)" } ?? ""
      #expect(reason.contains("attributedText[0].link"), "\(reason)")
      #expect(reason.contains("a URL with a scheme"), "\(reason)")
    }
  }

  @Test(
    "A link that a document cannot have is not written",
    arguments: ["terms", "/terms", "#top", "https:", "http://[::1]/"])
  func unwritable(_ address: String) {
    var content = ListContentConfiguration.cell()
    content.attributedText = Self.piece("x", URL(string: address))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(content) }
    content.attributedText = Self.piece("x", URL(string: "b", relativeTo: Self.terms))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(content) }
    content.attributedText = Self.piece(
      "x", nil, CellAccessory.Action(reference: Reference()))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(content) }
  }

  private final class Reference: Sendable {}
}
