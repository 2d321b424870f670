import CellPictures
import CellPreviewCommand
import Foundation
import Testing

@Suite("The command explains documents that it cannot use")
struct BadDocumentTests {
  /// A document and the message that it gets.
  struct Case: CustomTestStringConvertible {
    let text: String
    let parts: [String]

    init(_ text: String, _ parts: String...) {
      self.text = text
      self.parts = parts
    }

    var testDescription: String { String(text.prefix(60)) }
  }

  private static func row(_ members: String) -> String {
    #"{"sections": [{"rows": [{"# + members + "}]}]}"
  }

  private static func content(_ members: String) -> String { row(#""content": {\#(members)}"#) }

  static let cases: [Case] = [
    // No JSON at all.
    Case("", "list.json:1:1: (top level): found nothing, expected an object: a list document"),
    Case("{", "list.json:1:2: (top level): found the end of the text, expected \"}\""),
    Case("{\"width\": 390,}x", "list.json:1:16: (top level): found \"x\", expected the end"),
    Case("nonsense", "list.json:1:1: (top level): found nonsense, expected a value"),
    // Wrong types.
    Case("[]", "(top level)", "found an array", "expected an object: a list document"),
    Case("3", "found 3", "an object"),
    Case(#"{"sections": {}}"#, "sections", "found an object"),
    Case(#"{"sections": [{"rows": 3}]}"#, "sections[0].rows", "found 3"),
    Case(row(#""height": "tall""#), "sections[0].rows[0].height", "found \"tall\""),
    Case(content(#""text": 3"#), "sections[0].rows[0].content.text", "found 3", "a string"),
    Case(
      content(#""prefersSideBySideTextAndSecondaryText": "yes""#),
      "content.prefersSideBySideTextAndSecondaryText", "found \"yes\"", "true or false"),
    Case(content(#""textProperties": []"#), "content.textProperties", "found an array"),
    Case(content(#""directionalLayoutMargins": [1, 2, 3]"#), "directionalLayoutMargins", "top"),
    Case(row(#""state": {"isSelected": 1}"#), "state.isSelected", "found 1", "true or false"),
    // Unknown members and names.
    Case(#"{"color": 3}"#, "color", "unknown member", "width"),
    Case(#"{"widht": 3}"#, "did you mean \"width\"?"),
    Case(content(#""txet": "A""#), "content.txet", "did you mean \"text\"?"),
    Case(content(#""style": "subtitelCell""#), "did you mean \"subtitleCell\"?"),
    Case(
      content(#""textProperties": {"color": "systemBlu"}"#),
      "sections[0].rows[0].content.textProperties.color: found \"systemBlu\"",
      "did you mean \"systemBlue\"?"),
    Case(content(##""textProperties": {"color": "#12345"}"##), "found \"#12345\"", "#RRGGBBAA"),
    Case(#"{"appearance": "fancy"}"#, "appearance", "found \"fancy\"", "insetGrouped"),
    Case(#"{"container": "tabelView"}"#, "container", "did you mean \"tableView\"?"),
    Case(#"{"headerMode": "first"}"#, "headerMode", "found \"first\"", "firstItemInSection"),
    Case(#"{"contentHuggingElements": ["header"]}"#, "contentHuggingElements", "\"header\""),
    Case(#"{"headerTopPadding": -1}"#, "headerTopPadding", "found -1", "not negative"),
    Case(#"{"showsSeparators": 1}"#, "showsSeparators", "found 1", "true or false"),
    Case(
      #"{"separatorConfiguration": {"topSeparatorVisibility": "seen"}}"#,
      "separatorConfiguration.topSeparatorVisibility", "found \"seen\""),
    Case(
      row(#""separatorConfiguration": {"colr": "red"}"#), "rows[0].separatorConfiguration",
      "unknown member"),
    Case(row(#""indentationWidth": -1"#), "indentationWidth", "found -1"),
    Case(#"{"traits": {"styleSheet": "iOS62"}}"#, "traits.styleSheet", "iOS26"),
    Case(row(#""accessories": ["chevron"]"#), "accessories[0]", "found \"chevron\""),
    Case(
      row(#""accessories": ["detail", "checkmark", {"kind": "checkmark"}]"#),
      "rows[0].accessories[2]: found an object, expected at most one", "checkmark"),
    // A label accessory needs a text (A2).
    Case(
      row(#""accessories": ["detail", {"label": ""}]"#),
      "rows[0].accessories[1].label: found \"\", expected a text"),
    Case(
      row(#""accessories": [{"kind": "label", "text": "3"}]"#),
      "rows[0].accessories[0].kind: found \"label\", expected a \"label\" with the text, instead"),
    Case(
      row(#""accessories": [{"kind": "customView", "size": [20, 20]}]"#),
      "accessories[0].kind: found \"customView\", expected a \"customView\" with a name, instead"),
    // An accessory is of one kind, and a position is one.
    Case(
      row(#""accessories": [{"isHidden": true}]"#),
      "rows[0].accessories[0]: found an object, expected an accessory with a \"kind\""),
    Case(
      row(#""accessories": [{"kind": "detail", "label": "3"}]"#),
      "rows[0].accessories[0].kind: found \"detail\", expected \"label\""),
    Case(
      row(
        #""accessories": [{"customView": "a", "size": [1, 1], "edge": "leading", "#
          + #""position": {"before": "delete", "after": "insert"}}]"#),
      "accessories[0].position.after: found \"insert\", expected no such member with"),
    Case(
      row(
        #""accessories": [{"customView": "a", "size": [1, 1], "edge": "leading", "position": {}}]"#),
      "accessories[0].position: found an object, expected \"nearestContent\""),
    // The element of an array is named.
    Case(content(#""image": {"size": [3, -1]}"#), "content.image.size[1]: found -1, expected"),
    Case(content(#""image": {"size": [3, "x"]}"#), "content.image.size[1]: found \"x\", expected"),
    Case(
      content(#""image": {"size": [3]}"#), "content.image.size: found an array, expected [width"),
    Case(
      content(#""directionalLayoutMargins": [0, 0, null, 0]"#),
      "content.directionalLayoutMargins[2]: found null, expected a finite number"),
    Case(
      content(#""imageProperties": {"maximumSize": [-1, 3]}"#),
      "content.imageProperties.maximumSize[0]: found -1, expected"),
    Case(
      content(#""imageProperties": {"reservedLayoutSize": ["standard", "wide"]}"#),
      "content.imageProperties.reservedLayoutSize[1]: found \"wide\", expected", "\"standard\""),
    Case(
      content(#""axesPreservingSuperviewLayoutMargins": ["horizontal", 3]"#),
      "content.axesPreservingSuperviewLayoutMargins[1]: found 3, expected a name among"),
    Case(
      #"{"inheritedMargins": [0, 0, -1, 0]}"#,
      "inheritedMargins[2]: found -1, expected a finite number that is not negative"),
    // Of a value with several forms none is guessed.
    Case(
      content(#""textProperties": {"color": {"color": "red"}}"#),
      "textProperties.color: found an object, expected a color"),
    Case(
      content(#""textProperties": {"colorTransformer": {}}"#),
      "textProperties.colorTransformer: found an object, expected a color transformer"),
    // What belongs into an object that stands beside it.
    Case(
      content(#""color": "red""#), "content.color",
      "Write it into \"textProperties\": { \"color\": … }",
      "or \"secondaryTextProperties\": { \"color\": … }"),
    Case(
      row(#""isSelected": true"#), "rows[0].isSelected",
      "Write it into \"state\": { \"isSelected\": …"),
    Case(
      #"{"userInterfaceStyle": "dark"}"#, "Write it into \"traits\": { \"userInterfaceStyle\": … }"),
    Case(
      row(#""accessories": [{"customView": "a", "edge": "leading"}]"#),
      "accessories[0].size: found nothing, expected an array of 2, each a finite number that is not"
    ),
    // Numbers that make no sense.
    Case(#"{"width": -1}"#, "width", "found -1", "not negative"),
    Case(#"{"width": 1e999}"#, "width"),
    Case(#"{"width": 1e-400}"#, "width"),
    Case(row(#""height": -44"#), "rows[0].height", "found -44"),
    Case(row(#""indentationLevel": -1"#), "indentationLevel", "found -1"),
    Case(content(#""textProperties": {"numberOfLines": -2}"#), "numberOfLines", "found -2"),
    Case(content(#""textProperties": {"numberOfLines": 1.5}"#), "numberOfLines", "whole number"),
    Case(content(#""alpha": 2"#), "content.alpha", "found 2", "from 0 to 1"),
    Case(content(#""image": {"size": [-1, 3]}"#), "content.image.size[0]: found -1"),
    Case(row(#""background": {"cornerRadius": -3}"#), "background.cornerRadius", "found -3"),
    Case(#"{"traits": {"displayScale": -2}}"#, "traits.displayScale", "found -2"),
    Case(#"{"shaper": {"fixedAdvance": -1}}"#, "shaper.fixedAdvance", "found -1"),
    Case(#"{"inheritedMargins": [1e999, 0, 0, 0]}"#, "inheritedMargins"),
    // Half a surrogate pair is no text.
    Case(content(#""text": "\ud800""#), "list.json"),
  ]

  @Test(
    "The command explains a bad document, prints nothing else and ends with status 1",
    arguments: cases)
  func explains(document: Case) throws {
    for command in ["render", "layout", "describe"] {
      let fixture = try CommandFixture()
      try fixture.write(document.text)
      #expect(fixture.run(command, "list.json").rawValue == 1)
      #expect(fixture.output.isEmpty)
      #expect(fixture.errors.hasPrefix("cellpreview: list.json:1:"))
      for part in document.parts { #expect(fixture.errors.contains(part), "\(fixture.errors)") }
      #expect(fixture.files == ["list.json"])
    }
  }

  @Test("The command explains a document that is nested too deeply")
  func deepNesting() throws {
    let fixture = try CommandFixture()
    try fixture.write(
      String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000))
    #expect(fixture.run("layout", "list.json").rawValue == 1)
    #expect(fixture.errors.hasPrefix("cellpreview: list.json:1:"))
  }
}
