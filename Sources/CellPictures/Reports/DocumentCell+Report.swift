import CellConfiguration
import CellLayout
import CellText
import Foundation

extension DocumentCell {
  /// Everything that the cell displays, and why.
  ///
  /// It has four parts: the layout, the presentation, from which pictures are drawn, the elements
  /// that assistive technology presents, and the properties that your app has set. The frame of the
  /// cell is in the list. All other frames are in points from the top left corner of the cell. A
  /// cell that is drawn in several appearances has all of their colors, with bars between them.
  var report: ValueDump {
    var dump = ValueDump("Cell")
    dump.add("path", string: path)
    dump.add("kind", kind.rawValue)
    dump.add("frame", frame)
    dump.add("layout", layoutReport)
    dump.add(
      (appearances ?? [traits]).map(presentation(in:)), ownAccessibilityElements, propertiesOf: cell
    )
    return dump.forReport
  }

  /// The values that determine the frames of the parts and are not drawn.
  private var layoutReport: ValueDump {
    ValueDump(
      "Layout",
      reflecting: (
        margins: layout.margins, contentFrame: layout.contentFrame,
        arrangement: layout.content?.arrangement, imageSlot: layout.imageSlot,
        separatorGuide: layout.separatorGuide
      ))
  }

}

extension DocumentPart {
  /// Everything that the part displays, and the properties that your app has set.
  var report: ValueDump {
    var dump = ValueDump("Part")
    dump.add("frame", frame)
    dump.add(appearances.map(presentation), ownElements, propertiesOf: properties)
    return dump.forReport
  }
}

extension ValueDump {
  /// Adds the drawn parts in each appearance, the accessibility elements and the properties of a
  /// cell.
  fileprivate mutating func add(
    _ presentations: [CellPresentation], _ elements: [AccessibilityElement],
    propertiesOf configuration: any ValueDumpConvertible
  ) {
    let presentation = presentations[0]
    // Only hosted cells have views.
    let absent =
      ["size", "accessoryViews"]
      + (presentation.backgroundViews.isEmpty ? ["backgroundViews"] : [])
      + (presentation.contentViews.isEmpty ? ["contentViews"] : [])
    let dumps = presentations.map { ValueDump($0).without(Set(absent)) }
    add(contentsOf: dumps[0].joined(with: Array(dumps.dropFirst())))
    let views = presentation.accessories.compactMap { $0.accessory.customView?.identifier }
      .flatMap { presentation.accessoryViews[$0] ?? [] }
    if !views.isEmpty { add("accessoryViews", views) }
    add("accessibility", elements.map(\.report))
    add("properties", Self.properties(of: configuration))
  }

  /// The properties that your app has set, by their names in code: everything but the defaults
  /// of styles.
  private static func properties(of configuration: any ValueDumpConvertible) -> ValueDump {
    var dump = ValueDump("Properties")
    func add(_ list: ValueDump, _ prefix: String) {
      for property in list.properties where property.name != "updated for" {
        // Properties with a condition are also listed below it.
        if let source = property.source, source != .assigned { continue }
        let name = prefix + property.name
        switch property.value {
        case .list(let list, _): add(list, "\(name).")
        case .elements(let elements):
          for (index, element) in elements.enumerated() {
            if case .list(let list, _) = element {
              add(list, "\(name)[\(index)].")
            } else {
              dump.add("\(name)[\(index)]", printed: element)
            }
          }
        default: dump.add(name, printed: property.value)
        }
      }
    }
    add(ValueDump(configuration), "")
    return dump
  }
}

extension ValueDump {
  /// Returns the properties with the colors of other appearances.
  fileprivate func joined(with others: [ValueDump]) -> ValueDump {
    if others.isEmpty { return self }
    let values = Value.joined(properties.map(\.value), others.map { $0.properties.map(\.value) })
    return zip(properties, values).reduce(into: ValueDump(kind)) { dump, property in
      dump.add(property.0.name, printed: property.1)
    }
  }
}

extension ValueDump.Value {
  /// Returns values with the colors of other appearances.
  ///
  /// - Precondition: All of them have the same number of values.
  fileprivate static func joined(_ values: [Self], _ others: [[Self]]) -> [Self] {
    if others.contains(where: { $0.count != values.count }) {
      trap("found other values in another appearance, expected other colors")
    }
    return values.enumerated().map { index, value in value.joined(with: others.map { $0[index] }) }
  }

  /// Returns the value with the colors of other appearances, with bars between them.
  private func joined(with others: [Self]) -> Self {
    switch self {
    case .list(let list, let text):
      let lists = others.compactMap { if case .list(let list, _) = $0 { list } else { nil } }
      return .list(list.joined(with: lists), text)
    case .elements(let elements):
      let others = others.compactMap { if case .elements(let all) = $0 { all } else { nil } }
      return .elements(Self.joined(elements, others))
    case .text(let text, _) where others.contains { $0 != self }:
      let texts = ([text] + others.map(\.text)).joined(separator: "|")
      return .text(texts, exact: texts)
    case .text, .string, .numbers: return self
    }
  }
}

extension AccessibilityElement {
  /// The attributes that the element has.
  fileprivate var report: ValueDump {
    var dump = ValueDump(
      "Element",
      reflecting: (
        label: label, value: value, hint: hint, identifier: identifier, outlineLevel: outlineLevel,
        frame: frame
      ))
    if !traits.isEmpty { dump.add("traits", traits.presentNames.joined(separator: ", ")) }
    dump.add("target", target?.description)
    if !customActions.isEmpty {
      dump.add("customActions", customActions.map(\.description).joined(separator: ", "))
    }
    return dump
  }
}

extension ValueDump {
  /// The properties without the numbers of closures and objects, which differ from run to run, and
  /// without the identity of drawing steps, which is not displayed.
  fileprivate var forReport: ValueDump {
    without(["part", "layer"]).properties.reduce(into: ValueDump(kind)) { dump, property in
      dump.add(property.name, printed: property.value.forReport)
    }
  }
}

extension ValueDump.Value {
  fileprivate var forReport: Self {
    switch self {
    case .list(let list, let text): .list(list.forReport, text)
    case .elements(let elements): .elements(elements.map(\.forReport))
    case .text(let text, let exact): .text(text.withoutObjectNumbers, exact: exact)
    case .string(let string):
      .string(
        string.hasPrefix("view ") && string.wholeMatch(of: /view [0-9]{11,}/) != nil
          ? "view" : string)
    case .numbers: self
    }
  }
}

extension String {
  /// The text without the numbers by which closures, objects and views are printed.
  var withoutObjectNumbers: String {
    // Few texts have such a number, and a search by a pattern takes much longer than this one.
    let digits = utf8.split(whereSeparator: { !(0x30...0x39).contains($0) })
    guard digits.contains(where: { $0.count >= 11 }) else { return self }
    return replacingOccurrences(
      of: "\\b([A-Za-z]+) [0-9]{11,}\\b", with: "$1", options: .regularExpression)
  }
}
