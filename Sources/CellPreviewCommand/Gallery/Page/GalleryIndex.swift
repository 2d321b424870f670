import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

/// The words by which the search of the gallery finds pictures, of all pages.
struct GalleryIndex: Encodable {
  /// A picture.
  struct Entry: Encodable {
    let id: String
    let title: String

    /// The words in lower case, separated by spaces.
    let words: String
  }

  /// A page with its pictures.
  struct Page: Encodable {
    let file: String
    let title: String
    let entries: [Entry]
  }

  let pages: [Page]

  /// Creates the index of pages and their drawn pictures.
  init(_ sections: [GallerySection], _ scenes: [String: DrawnScene]) {
    pages = sections.map { section in
      let chapter = section.chapter
      let entries = section.groups.flatMap { group in
        group.scenes.compactMap { scene -> Entry? in
          guard let drawn = scenes[chapter.id(of: scene, in: group)] else { return nil }
          return Entry(
            id: drawn.id, title: scene.title,
            words: Self.words(of: drawn, "\(chapter.title) \(group.title) \(scene.title)", chapter))
        }
      }
      return Page(file: section.file, title: section.title, entries: entries)
    }
  }

  /// The script that stores the index; pages load it, because pages on a disk cannot load data.
  var script: String { "const galleryPages = \(GalleryPage.json(pages));\n" }

  private static func words(of drawn: DrawnScene, _ titles: String, _ chapter: Chapter) -> String {
    let generations = Set(drawn.pictures.map { $0.variant.traits.styleSheet.generation })
      .map { $0 == .iOS18 ? "iOS 18" : "iOS 26" }.sorted()
    let text =
      ([titles, drawn.label, drawn.id.replacing("-", with: ""), drawn.scene.note ?? ""]
      + generations + heights(of: drawn) + paths(in: drawn.json)
      + [chapter.namesInUIKit]).joined(separator: " ").lowercased()
    let everyday = everydayWords.filter { text.contains($0.key) }.map(\.value).sorted()
    return (text + " " + everyday.joined(separator: " ")).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
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
