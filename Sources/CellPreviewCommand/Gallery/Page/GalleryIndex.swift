import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

/// The words by which the search of the gallery finds pictures, of all pages.
struct GalleryIndex: Encodable {
  /// A scene.
  struct Entry: Encodable {
    let id: String
    let title: String

    /// The scene with the picture, if it is another one, which looks the same.
    var shown: String?

    /// The words in lower case, separated by spaces, without the words of the shown scene.
    let words: String
  }

  /// A page with its pictures.
  struct Page: Encodable {
    let file: String
    let title: String
    let entries: [Entry]
  }

  let pages: [Page]

  /// Creates the index of pages with their drawn pictures.
  init(_ sections: [GallerySection]) {
    pages = sections.map { section in
      let entries = section.groups.flatMap { group in
        group.looks.flatMap { Self.entries(of: $0, group, section.chapter.chapter) }
      }
      return Page(file: section.file, title: section.title, entries: entries)
    }
  }

  /// The entries of a look: the shown scene, and the others with the words that only they have.
  private static func entries(
    of look: DrawnChapter.Look, _ group: DrawnChapter.Group, _ chapter: Chapter
  ) -> [Entry] {
    func words(_ drawn: DrawnScene) -> [Substring] {
      Self.words(of: drawn, "\(chapter.title) \(group.title) \(drawn.scene.title)", chapter)
    }
    func entry(_ drawn: DrawnScene, shown: String?, _ words: [Substring]) -> Entry {
      Entry(
        id: drawn.id, title: drawn.scene.title, shown: shown, words: words.joined(separator: " "))
    }
    let own = words(look.shown)
    let known = Set(own)
    return [entry(look.shown, shown: nil, own)]
      + (look.others + look.inOtherGroups).map { drawn in
        entry(drawn, shown: look.shown.id, words(drawn).filter { !known.contains($0) })
      }
  }

  /// The script that stores the index; pages load it, because pages on a disk cannot load data.
  var script: String { "const galleryPages = \(GalleryPage.json(pages));\n" }

  private static func words(of drawn: DrawnScene, _ titles: String, _ chapter: Chapter)
    -> [Substring]
  {
    let generations = Set(drawn.pictures.map { $0.variant.traits.styleSheet.generation })
      .map { $0 == .iOS18 ? "iOS 18" : "iOS 26" }.sorted()
    let text =
      ([titles, drawn.label, drawn.id.replacing("-", with: ""), drawn.scene.note ?? ""]
      + generations + heights(of: drawn) + paths(in: drawn.json)
      + [chapter.namesInUIKit]).joined(separator: " ").lowercased()
    let everyday = everydayWords.filter { text.contains($0.key) }.map(\.value).sorted()
    return (text + " " + everyday.joined(separator: " ")).split(whereSeparator: \.isWhitespace)
  }

  /// The heights of the rows, which designers search for.
  private static func heights(of drawn: DrawnScene) -> [String] {
    let rows = drawn.pictures.first?.picture.values.matches(
      of: /(?m)^sections\[\d+\]\.\S+ \w+ [-\d.]+, [-\d.]+, [-\d.]+, ([-\d.]+)$/)
    return Set((rows ?? []).map { String($0.output.1) }).sorted()
  }

  /// The members that a document contains, as paths, with their values: `content.text Wi-Fi`.
  private static func paths(in json: String) -> [String] {
    guard let value = try? JSONSerialization.jsonObject(with: Data(json.utf8)) else { return [] }
    var found: Set<String> = []
    func add(_ value: Any, _ path: String) {
      switch value {
      case let object as [String: Any]:
        for (name, member) in object { add(member, path + "." + name) }
      case let array as [Any]: for member in array { add(member, path) }
      default: found.formUnion([path, "\(value)"])
      }
    }
    add(value, "")
    return found.sorted()
  }

  /// Everyday words for what is named differently in code, by a part of its name.
  private static let everydayWords = [
    "disclosureindicator": "chevron arrow", "outlinedisclosure": "chevron triangle expand",
    "multiselect": "check circle", "checkmark": "tick", "\"label\"": "badge count unread",
    ".label": "badge count unread", "mail": "unread inbox", "tintcolor": "tinted",
    "colortransformer": "tinted", "customview": "toggle control", "reorder": "drag handle move",
    "delete": "remove minus", "insert": "add plus", "isdisabled": "inactive grayed out",
    "isselected": "chosen active", "isediting": "edit mode", "backgroundcolor": "fill",
    "cornerradius": "rounded", "secondarytext": "subtitle detail", "separator": "line divider",
    "directionallayoutmargins": "padding spacing inset", "righttoleft": "arabic hebrew mirrored",
    "preferredcontentsizecategory": "dynamic type accessibility large text",
    "swipeactions": "swipe delete archive", "unavailable": "empty no results placeholder",
    "image": "icon picture photo", "strokecolor": "border outline", "shadow": "elevation",
  ]
}
