import CellDocuments
import CellPictures
import CellTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Texts of documents that try to become markup.
struct InjectionTests {
  private static let markup =
    #""'></text><script>alert(1)</script><a onclick="x" href="javascript:x""#

  /// What a picture contains that could run or load something.
  private final class Finder: NSObject, XMLParserDelegate {
    private(set) var findings: [String] = []
    private(set) var elements = 0

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements += 1
      let drawn: Set = [
        "svg", "title", "g", "defs", "use", "rect", "path", "text", "tspan", "circle", "ellipse",
        "line", "mask", "clipPath", "linearGradient", "stop", "filter", "feGaussianBlur",
        "feDropShadow", "feOffset", "symbol", "image", "style", "desc",
      ]
      if !drawn.contains(name) { findings.append("<\(name)>") }
      for (attribute, value) in attributes {
        let isReference = attribute.hasSuffix("href") || value.contains("url(")
        let isInside =
          value.hasPrefix("#") || value.hasPrefix("url(#")
          || name == "image" && value.hasPrefix("data:image/")
        if attribute.lowercased().hasPrefix("on") || isReference && !isInside {
          findings.append("\(attribute)=\(value)")
        }
      }
    }
  }

  /// Returns the documents in which one text each is replaced by markup, as far as they are valid.
  private static func documents(_ text: String) throws -> [ListDocument] {
    let node = try JSONNode(text)
    return node.paths.compactMap { path in
      guard case .string? = node[path] else { return nil }
      let changed = node.replacing(path, by: [.string(markup)])
      return try? ListDocument(data: Data(changed.text.utf8), name: "list.json")
    }
  }

  @Test(
    "No text of a document becomes an element, a script or a reference of a picture",
    arguments: DocumentCorpus.documents.indices)
  func pictures(index: Int) throws {
    var document = try JSONNode(DocumentCorpus.documents[index].text)
    document = document.replacing([.member("shaper")], by: [])
    for document in try Self.documents(document.text) {
      let layout = try DocumentLayout(document)
      for picture in [true, false].map({ layout.picture(showsLayoutGuides: $0) }) {
        let finder = Finder()
        let parser = XMLParser(data: Data(picture.utf8))
        parser.delegate = finder
        #expect(parser.parse() && parser.parserError == nil)
        #expect(finder.findings == [] && finder.elements > 1)
      }
      #expect(!layout.describe().unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }

  @Test("Labels, font names and names of symbols are tried")
  func coverage() throws {
    let text = #"""
      { "sections": [{ "rows": [
          { "content": { "text": "A", "image": { "symbol": "b", "accessibilityLabel": "c" },
              "textProperties": { "font": { "name": "d", "size": 17 } } },
            "accessibility": { "label": "e", "hint": "f", "identifier": "g" },
            "accessories": [{ "label": "h" },
                            { "customView": "i", "size": [9, 9], "edge": "trailing" }],
            "action": "j" } ] }] }
      """#
    let documents = try Self.documents(text)
    #expect(documents.count == 10)
    for document in documents {
      let finder = Finder()
      let picture = try DocumentLayout(document).picture(showsLayoutGuides: false)
      let parser = XMLParser(data: Data(picture.utf8))
      parser.delegate = finder
      #expect(parser.parse() && parser.parserError == nil)
      #expect(finder.findings == [])
    }
  }
}
