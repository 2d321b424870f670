import CellConfiguration
import Foundation
import Testing

/// The look of a list as a value that can be compared and encoded.
struct ListConfigurationTests {
  private func written(_ list: ListConfiguration) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(list), as: UTF8.self)
  }

  private func read(_ text: String) throws -> ListConfiguration {
    try JSONDecoder().decode(ListConfiguration.self, from: Data(text.utf8))
  }

  @Test(
    "Encoding a list omits defaults of its appearance",
    arguments: ListConfiguration.Appearance.allCases)
  func defaults(_ appearance: ListConfiguration.Appearance) throws {
    let list = ListConfiguration(appearance: appearance)
    #expect(try written(list) == #"{"appearance":"\#(appearance.name)"}"#)
    #expect(try read(#"{"appearance": "\#(appearance.name)"}"#) == list)
    var other = list
    other.showsSeparators.toggle()
    #expect(try written(other).contains(#""showsSeparators":\#(other.showsSeparators)"#))
  }

  @Test("Encoded members of a list have the names of its properties")
  func members() throws {
    var list = ListConfiguration(appearance: .grouped, container: .tableView)
    list.showsSeparators = false
    list.separatorConfiguration.color = .systemRed
    list.separatorConfiguration.multipleSelectionColor = .systemRed
    list.headerMode = .firstItemInSection
    list.footerMode = .supplementary
    list.headerTopPadding = 3
    list.contentHuggingElements = .supplementaryHeader
    list.backgroundColor = .systemPink
    let text = """
      {"appearance":"grouped","backgroundColor":"systemPink","container":"tableView",\
      "contentHuggingElements":["supplementaryHeader"],"footerMode":"supplementary",\
      "headerMode":"firstItemInSection","headerTopPadding":3,\
      "separatorConfiguration":{"color":"systemRed"},"showsSeparators":false}
      """
    #expect(try written(list) == text)
    #expect(try read(text) == list)
    #expect(
      try read(#"{"appearance": "plain", "headerTopPadding": null, "backgroundColor": null}"#)
        == ListConfiguration(appearance: .plain))
  }

  @Test(
    "Decoding errors for lists name the mistake",
    arguments: [
      ("{}", "appearance", "nothing"), (#"{"appearance": "card"}"#, "appearance", #""card""#),
      (#"{"appearance": "plain", "headerTopPadding": -1}"#, "headerTopPadding", "-1"),
      (#"{"appearance": "plain", "headers": 1}"#, "headers", #"unknown member "headers""#),
      (#"{"appearance": "plain", "container": null}"#, "container", "null"),
    ])
  func mistakes(_ text: String, _ path: String, _ found: String) {
    let error = #expect(throws: DecodingError.self) { try read(text) }
    let reason = error.flatMap { ConfigurationDecodingError($0) }
    #expect(reason?.path == [path])
    #expect(reason?.found == found)
  }

  @Test("Lists with a separator handler are equal only to their copies")
  func handler() {
    var list = ListConfiguration(appearance: .plain)
    let plain = list
    list.itemSeparatorHandler = { _, separators in separators }
    let copy = list
    #expect(copy == list && copy.hashValue == list.hashValue)
    #expect(list != plain)
    var other = plain
    other.itemSeparatorHandler = { _, separators in separators }
    #expect(other != list)
    list.itemSeparatorHandler = nil
    #expect(list == plain)
  }
}
