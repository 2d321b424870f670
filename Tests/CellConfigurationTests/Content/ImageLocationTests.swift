import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// The locations of pictures in documents.
struct ImageLocationTests {
  static let allowed = [
    "https://example.com/a.png", "http://example.com:8080/a%20b.png?size=2&x=%2F#top",
    "a.png", "pictures/cat.png", "a-b_c~d/e.f.g", "%20a.png", "b%C3%A4r.png", "a..b/c...png",
    "data:image/png;base64,AAAA", "data:;base64,", "data:image/svg+xml;base64,AAA=",
  ]

  static let refused = [
    "", " ", "/etc/passwd", "//example.com/a.png", "../a.png", "a/../b.png", "a/./b.png", ".a.png",
    "a/.b/c.png", "a/", "a//b.png", "%2e%2e/a.png", "a/%2E%2E/b.png", "..%2fa.png", "a%2Fb.png",
    "a%00.png", "a%5C..%5Cb.png", "..\\a.png", "a\\b.png", "a.png?x=1", "a.png#x", "C:/a.png",
    "file:///etc/passwd", "FILE:a.png", "javascript:alert(1)", "ftp://example.com/a.png",
    "https://", "https:a.png", "https://exa mple.com/", "https://example.com/\"onload=", "a b.png",
    "https://example.com/<svg>", "https://example.com/%zz", "%a", "a%", "bär.png", "a\nb.png",
    "data:image/png,AAAA", "data:image/png;base64,AA", "data:image/png;base64,A*AA",
    "data:text/html;charset=x;base64,AAAA", "data:image/png;base64,AA==AA==",
  ]

  private func decoded(_ location: String) throws -> CellImage {
    let text = String(decoding: try JSONEncoder().encode(["url": location]), as: UTF8.self)
    return try JSONDecoder().decode(CellImage.self, from: Data(text.utf8))
  }

  @Test("URLs of networks, contents and files below the document are read and written")
  func allowed() throws {
    for location in Self.allowed {
      let image = try decoded(location)
      #expect(image.url?.absoluteString == location)
      let written = try JSONEncoder().encode(image)
      #expect(try JSONDecoder().decode(CellImage.self, from: written) == image)
    }
  }

  @Test("Other URLs are neither read nor written")
  func refused() throws {
    for location in Self.refused {
      #expect(throws: DecodingError.self, "\(location)") { try decoded(location) }
      if let url = URL(string: location), url.absoluteString == location {
        #expect(throws: EncodingError.self, "\(location)") {
          try JSONEncoder().encode(CellImage(url: url))
        }
      }
    }
  }

  /// Law: reading accepts the locations that match the pattern of the schema, except texts that are
  /// not URLs at all.
  @Test("The schema and the reader accept the same locations", arguments: 0..<8 as Range<UInt64>)
  func schema(seed: UInt64) throws {
    guard case .named(_, .pattern(let pattern, _)) = ImageLocation.schemaValue else {
      Issue.record("the form is no pattern")
      return
    }
    let expression = try Regex(pattern)
    var random = RandomSource(seed: seed)
    let parts = [
      "https://", "http:", "data:", ";base64,", "AAAA", "A=", "=", "..", ".", "/", "%20", "%2e",
      "%",
      "%c3%A4", "a", "Z9", "?", "#", ":", "\\", " ", "é", "~", "-", "_", "@", "file:",
    ]
    var accepted = 0
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 1...5, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let isRead = (try? decoded(text)) != nil
      let matches = text.wholeMatch(of: expression) != nil
      #expect(isRead == (matches && URL(string: text)?.absoluteString == text), "\(text)")
      if isRead { accepted += 1 }
    }
    #expect(accepted > 20)
  }

  @Test("A URL that is relative to another is stored as an absolute one")
  func relative() throws {
    let base = try #require(URL(string: "https://example.com/lists/"))
    let image = CellImage(url: try #require(URL(string: "a.png", relativeTo: base)))
    #expect(image.url?.absoluteString == "https://example.com/lists/a.png")
    let written = try JSONEncoder().encode(image)
    #expect(try JSONDecoder().decode(CellImage.self, from: written) == image)
  }

  @Test("An image from a URL takes its reserved size, or the space of its placeholder")
  func space() throws {
    let url = try #require(URL(string: "https://example.com/a.png"))
    let size = CGSize(width: 40, height: 40)
    let reserved = CellImage(url: url, size: size, placeholder: "photo")
    #expect(!reserved.isSymbol && !reserved.takesSymbolSpace && !reserved.usesTint)
    #expect(reserved.url == url && reserved.placeholder == "photo" && reserved.name == nil)
    #expect("\(reserved)" == "image at https://example.com/a.png 40 x 40 placeholder photo")
    #expect(CellImage(url: url, placeholder: "photo").takesSymbolSpace)
    #expect(!CellImage(url: url, placeholder: "").takesSymbolSpace)
    #expect(CellImage(url: url, placeholder: "") == CellImage(url: url))
    var labeled = CellImage(url: url)
    labeled.accessibilityLabel = "A cat"
    labeled.accessibilityLabel = nil
    #expect(labeled == CellImage(url: url))
  }
}
