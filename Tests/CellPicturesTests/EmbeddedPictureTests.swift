import CellDocuments
import CellLayout
import CellPictures
import CellTestSupport
import Foundation
import Testing

/// The pictures that SVG documents contain.
struct EmbeddedPictureTests {
  private static func png(_ width: UInt32, _ height: UInt32) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    data += Data("IHDR".utf8)
    for number in [width, height] { withUnsafeBytes(of: number.bigEndian) { data += Data($0) } }
    return data
  }

  private static let gif = Data("GIF89a".utf8) + Data([3, 1, 2, 1])

  /// An application segment, fill bytes, a table, and a progressive frame of 2 by 259 pixels.
  private static let jpeg = Data([
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 9, 9, 0xFF, 0xFF, 0xC4, 0, 2, 0xFF, 0xC2, 0, 11, 8, 1, 3, 0, 2,
  ])

  @Test("The size of a picture is read from its header")
  func sizes() throws {
    #expect(try EmbeddedPicture(Self.png(300, 2)).size == CGSize(width: 300, height: 2))
    #expect(try EmbeddedPicture(Self.gif).size == CGSize(width: 259, height: 258))
    #expect(try EmbeddedPicture(Self.jpeg).size == CGSize(width: 2, height: 259))
  }

  @Test("Scripts, other formats, and pictures that are too large are refused")
  func refusals() {
    let large = Data(count: EmbeddedPicture.byteLimit + 1)
    let refused: [(Data, String)] = [
      (Data("<svg onload=\"alert(1)\"/>".utf8), "another format"), (Data(), "another format"),
      (Data("GIF89a".utf8), "another format"), (Self.png(5, 5).dropLast(), "another format"),
      (Self.jpeg.dropLast(), "another format"), (Self.png(0, 5), "0 × 5 pixels"),
      (Self.png(.max, .max), "pixels"), (Self.png(5_000, 5_000), "5000 × 5000 pixels"),
      (large, "more than"),
    ]
    for (data, found) in refused {
      let problem = #expect(throws: EmbeddedPicture.Problem.self) { try EmbeddedPicture(data) }
      #expect(problem?.found.contains(found) == true)
    }
  }

  @Test("Every beginning and every change of a picture is read or refused")
  func damage() {
    var random = RandomSource(seed: 1)
    var count = 0
    for picture in [Self.png(20, 30), Self.gif, Self.jpeg] {
      for length in 0...picture.count {
        for _ in 0..<40 {
          var data = Data(picture.prefix(length))
          if let index = data.indices.randomElement(using: &random) {
            data[index] = UInt8.random(in: 0...255, using: &random)
          }
          if (try? EmbeddedPicture(data)) != nil { count += 1 }
        }
      }
    }
    #expect(count > 0)
  }

  private func layout(_ image: String, picture: EmbeddedPicture?) throws -> DocumentLayout {
    let text =
      #"{ "sections": [{ "rows": [{ "content": { "text": "A", "image": \#(image) } }] }] }"#
    let document = try ListDocument(data: Data(text.utf8), name: "list.json")
    return try DocumentLayout(document, name: "list.json", pango: nil) { _ in picture }
  }

  @Test("With a reserved size, loading moves no frame; without one, the picture has its own size")
  func frames() throws {
    let picture = try EmbeddedPicture(Self.png(300, 100))
    let reserved = #"{ "url": "a.png", "size": [40, 40] }"#
    let loaded = try layout(reserved, picture: picture)
    let missing = try layout(reserved, picture: nil)
    #expect(loaded.report() == missing.report())
    let own = try layout(#"{ "url": "a.png" }"#, picture: picture)
    #expect(own.cells[0].layout.imageFrame?.size == CGSize(width: 300, height: 100))
    #expect(
      try layout(#"{ "url": "a.png" }"#, picture: nil).cells[0].layout.imageFrame == nil)
  }

  @Test("A document contains a picture once, and as a mask for a stencil")
  func drawing() throws {
    let picture = try EmbeddedPicture(Self.png(30, 10))
    let row = #"{ "content": { "text": "A", "image": { "url": "a.png", "size": [40, 40] } } }"#
    let stencil = row.replacing("[40, 40]", with: #"[40, 40], "renderingMode": "alwaysTemplate""#)
    let text = #"{ "sections": [{ "rows": [\#(row), \#(row), \#(stencil)] }] }"#
    let document = try ListDocument(data: Data(text.utf8), name: "list.json")
    let drawn = try DocumentLayout(document, name: "list.json", pango: nil) { _ in picture }
      .picture(showsLayoutGuides: false)
    #expect(drawn.ranges(of: "data:image/png;base64,").count == 1)
    #expect(drawn.ranges(of: ##"<use href="#picture"##).count == 3)
    #expect(drawn.contains(#"mask-type="alpha""#))
    #expect(XMLProblem(in: drawn)?.description == nil)
  }
}
