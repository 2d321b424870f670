import CellDocuments
import CellPictures
import Foundation
import Testing

@Suite("Good screens have no findings")
struct GoodScreenTests {
  /// A screen as people know it, as members of a document in JSON.
  struct Screen: CustomTestStringConvertible {
    let name: String
    let members: String

    init(_ name: String, _ rows: String, list: String = "", section: String = "") {
      self.name = name
      let section = section.isEmpty ? "" : section + ", "
      members =
        (list.isEmpty ? "" : list + ", ") + #""sections": [{ \#(section)"rows": [\#(rows)] }]"#
    }

    var testDescription: String { name }
  }

  private static let chevron = #""accessories": ["disclosureIndicator"]"#
  private static let toggle =
    #""accessories": [{ "customView": "switch", "size": [51, 31], "edge": "trailing", "#
    + #""reservedLayoutWidth": "actual" }]"#

  static let screens = [
    Screen(
      "settings",
      #"{ "content": { "text": "Airplane Mode", "image": "airplane" }, \#(toggle) }, "#
        + #"{ "content": { "style": "valueCell", "text": "Wi-Fi", "secondaryText": "Home", "#
        + #""image": "wifi" }, \#(chevron) }, "#
        + #"{ "content": { "style": "valueCell", "text": "Bluetooth", "secondaryText": "On", "#
        + #""image": "antenna.radiowaves.left.and.right" }, \#(chevron) }"#),
    Screen(
      "display",
      #"{ "content": { "text": "Bold Text" }, \#(toggle) }, "#
        + #"{ "content": { "style": "valueCell", "text": "Auto-Lock", "secondaryText": "5 Minutes" }, "#
        + #"\#(chevron) }"#, section: #""header": "Brightness", "footer": "Applies to all apps.""#),
    Screen(
      "mail",
      #"{ "content": { "style": "subtitleCell", "text": "Hannah", "secondaryText": "Are you coming "#
        + #"to the party on Saturday? We start at eight, and everybody brings something to eat.", "#
        + #""secondaryTextProperties": { "numberOfLines": 2 } }, \#(chevron), "#
        + #""trailingSwipeActions": { "actions": [{ "title": "Delete", "style": "destructive" }, "#
        + #"{ "title": "Flag", "backgroundColor": "systemOrange" }] } }"#,
      list: #""appearance": "plain""#),
    Screen(
      "contact",
      #"{ "content": { "style": "subtitleCell", "text": "mobile", "secondaryText": "555 0123", "#
        + #""secondaryTextProperties": { "color": "systemBlue" } } }, "#
        + #"{ "content": { "text": "Send Message", "textProperties": { "color": "systemBlue" } } }, "#
        + #"{ "content": { "text": "Block Caller", "textProperties": { "color": "systemRed" } } }"#),
    Screen(
      "music",
      #"{ "content": { "style": "subtitleCell", "text": "A song", "secondaryText": "A singer", "#
        + #""image": { "name": "cover", "size": [48, 48] }, "imageProperties": "#
        + #"{ "cornerRadius": 4 } }, "accessories": ["detail"] }, "#
        + #"{ "content": { "style": "subtitleCell", "text": "Another song", "#
        + #""secondaryText": "A band", "image": { "name": "cover", "size": [48, 48] } }, "#
        + #""accessories": ["detail"] }"#, list: #""appearance": "plain""#),
    Screen(
      "store",
      #"{ "content": { "style": "subtitleCell", "text": "Calculator", "secondaryText": "Tools", "#
        + #""image": { "url": "https://example.com/a.png", "size": [60, 60] } }, "#
        + #""accessories": [{ "label": "Free" }] }"#),
    Screen(
      "files",
      #"{ "content": { "text": "Documents", "image": "folder" }, "accessories": ["outlineDisclosure"] }, "#
        + #"{ "content": { "text": "Report", "image": "doc" }, "indentationLevel": 1 }"#,
      list: #""appearance": "sidebar""#),
    Screen(
      "reminders",
      #"{ "content": { "text": "Buy milk" }, "state": { "isSelected": true }, "#
        + #""accessories": ["multiselect"] }, "#
        + #"{ "content": { "text": "Call the plumber" }, "accessories": ["multiselect", "reorder"] }"#
    ),
    Screen(
      "chat",
      #"{ "content": { "style": "subtitleCell", "text": "Kim", "secondaryText": "See you there!", "#
        + #""image": "person.crop.circle" }, "accessories": [{ "label": "9:41" }, "disclosureIndicator"] }"#
    ),
    Screen(
      "calendar",
      #"{ "content": { "style": "valueCell", "text": "Breakfast", "secondaryText": "8:00" } }, "#
        + #"{ "content": { "style": "valueCell", "text": "Dentist", "secondaryText": "15:30" } }"#,
      section: #""header": "Monday""#),
    Screen(
      "podcasts",
      #"{ "content": { "style": "subtitleCell", "text": "Stories of the Sea", "#
        + #""secondaryText": "42 minutes", "image": { "name": "cover", "size": [56, 56] } }, "#
        + #""accessories": ["detail"] }"#),
    Screen(
      "sidebar",
      #"{ "content": { "text": "Library", "image": "photo.on.rectangle" }, "#
        + #""state": { "isSelected": true } }, { "content": { "text": "For You", "image": "heart" } }"#,
      list: #""appearance": "sidebar""#, section: #""header": "Photos""#),
    Screen(
      "form",
      #"{ "content": { "style": "valueCell", "text": "Name", "secondaryText": "Anna" } }, "#
        + #"{ "content": { "text": "Notifications" }, \#(toggle) }"#,
      section: #""footer": "Your name is shown to others.""#),
    Screen(
      "languages",
      #"{ "content": { "style": "subtitleCell", "text": "Deutsch", "secondaryText": "German" }, "#
        + #""accessories": ["checkmark"] }, "#
        + #"{ "content": { "style": "subtitleCell", "text": "العربية", "secondaryText": "Arabic" } }, "#
        + #"{ "content": { "style": "subtitleCell", "text": "ไทย", "secondaryText": "Thai" } }"#),
    Screen(
      "right to left",
      #"{ "content": { "text": "الإعدادات", "image": "gear" }, \#(chevron) }"#,
      list: #""traits": { "layoutDirection": "rightToLeft" }"#),
    Screen(
      "dark", #"{ "content": { "text": "Wi-Fi", "image": "wifi" }, \#(chevron) }"#,
      list: #""traits": { "userInterfaceStyle": "dark" }"#),
    Screen(
      "a small phone", #"{ "content": { "text": "General", "image": "gear" }, \#(chevron) }"#,
      list: #""width": 320"#),
    Screen(
      "iOS 18", #"{ "content": { "text": "General", "image": "gear" }, \#(chevron) }"#,
      list: #""traits": { "styleSheet": "iOS18" }"#),
    Screen(
      "the largest text",
      #"{ "content": { "style": "valueCell", "text": "Wi-Fi", "secondaryText": "Home" } }"#,
      list: #""traits": { "preferredContentSizeCategory": "accessibilityExtraExtraExtraLarge" }"#),
    Screen(
      "an iPad", #"{ "content": { "text": "General", "image": "gear" }, \#(chevron) }"#,
      list: #""width": 700, "traits": { "userInterfaceIdiom": "pad" }"#),
    Screen(
      "editing",
      #"{ "content": { "text": "Bus" }, "state": { "isEditing": true }, "accessories": "#
        + #"["delete", "reorder"] }, { "content": { "text": "New stop" }, "#
        + #""state": { "isEditing": true }, "accessories": ["insert"] }"#),
    Screen(
      "a disabled row",
      #"{ "content": { "text": "Cellular", "textProperties": { "color": "tertiaryLabel" } }, "#
        + #""state": { "isDisabled": true } }"#),
    Screen(
      "unread messages",
      #"{ "content": { "text": "Inbox", "textProperties": { "font": "headline" } }, "#
        + #""accessories": [{ "label": "12" }] }"#),
    Screen(
      "colors that follow the style",
      ##"{ "content": { "text": "Sale", "textProperties": { "color": { "light": "#B00020", "##
        + ##""dark": "#FF8A80" } }, "when": [{ "state": "selected", "textProperties": "##
        + ##"{ "color": "label" } }] } }"##),
    Screen(
      "a background with a color for the selection",
      ##"{ "content": { "text": "Highlights" }, "background": { "style": "listCell", "##
        + ##""backgroundColor": { "light": "#FFF8E1", "dark": "#2B2413" }, "when": "##
        + ##"[{ "state": "selected", "backgroundColor": "systemGray4" }] } }"##),
    Screen(
      "a symbol with a label",
      #"{ "content": { "image": { "symbol": "plus", "accessibilityLabel": "Add a city" } } }"#),
    Screen(
      "a map with a text below",
      #"{ "content": { "style": "subtitleCell", "text": "Berlin", "secondaryText": "Cloudy", "#
        + #""image": "cloud.fill" } }, { "content": { "style": "subtitleCell", "text": "Rome", "#
        + #""secondaryText": "Sunny", "image": "sun.max.fill" } }"#),
    Screen(
      "headlines",
      #"{ "content": { "text": "Elections in three countries, and what they mean" } }"#,
      list: #""appearance": "grouped""#, section: #""header": "World""#),
    Screen(
      "a long value",
      #"{ "content": { "style": "valueCell", "text": "Model Name", "#
        + #""secondaryText": "The telephone of the year, in the color of the sea" } }"#),
    Screen(
      "two lines of a title",
      #"{ "content": { "text": "A story with a title that takes more than two lines of a row, as "#
        + #"titles of stories often do when they are told by people with time", "#
        + #""textProperties": { "numberOfLines": 2 } }, \#(chevron) }"#,
      list: #""appearance": "plain""#),
  ]

  @Test("A good screen has no findings, in light and dark style", arguments: screens)
  func clean(screen: Screen) throws {
    let document = try ListDocument(data: Data("{ \(screen.members) }".utf8), name: screen.name)
    let lint = try ConfigurationLint(document)
    #expect(lint.findings.isEmpty, "\(lint)")
  }

  @Test("There are thirty good screens")
  func count() {
    #expect(Set(Self.screens.map(\.name)).count >= 30)
  }
}
