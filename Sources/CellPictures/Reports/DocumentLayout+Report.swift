import CellConfiguration
import CellDocuments
import CellLayout
import Foundation

extension DocumentLayout {
  /// Returns everything that the cells display as JSON, with members sorted by name.
  ///
  /// It has the same parts as ``describe()``.
  public func report() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding cannot fail: all numbers are finite and all strings are valid.
    guard let data = try? encoder.encode(ReportValue(.list(dump, ""))) else { return "" }
    return Self.escape(String(decoding: data, as: UTF8.self)) + "\n"
  }

  /// Returns everything that the cells display as text, for snapshots and for reading.
  ///
  /// ```text
  /// list 390 x 107 #F2F2F7FF
  /// sections[0].rows[0] row 16, 35, 358, 52
  ///   layout: margins 8, 16, 8, 16; contentFrame 0, 0, 358, 52; …
  ///   background: frame 0, 0, 358, 52; cornerRadii 26; color #FFFFFFFF
  ///   text: frame 16, 16, 40.667, 20.333; color #000000FF
  ///     pieces[0]: string "Wi-Fi"; position 16, 32.333; width 40.667; pointSize 17; …
  ///   accessibility[0]: label "Wi-Fi"; frame 0, 0, 358, 52
  ///   content.text = "Wi-Fi"
  /// ```
  ///
  /// A cell has its layout, the parts that are drawn, the accessibility elements, and the
  /// properties that your app has set. If a picture of the list changes, the text changes. Frames
  /// are in points from the cell's top left corner. A hosted list with a pinned header also has its
  /// scrim. Properties with a usual value are left out,
  /// such as an `alpha` of 1. Control characters and characters that change text direction are
  /// written as in Swift: `\u{1B}`.
  public func describe() -> String {
    let size = "\(contentSize.width.shortDescription) x \(contentSize.height.shortDescription)"
    let scrim = scrim.map { ValueDump.Value.list($0.valueDump, "").partLines("scrim") } ?? []
    return
      (["list \(size) \(backgroundPaint.hex)"] + scrim
      + parts.flatMap(\.lines) + cells.flatMap { $0.report.cellLines })
      .joined(separator: "\n") + "\n"
  }

  private var dump: ValueDump {
    var dump = ValueDump("List")
    dump.add("contentSize", contentSize)
    dump.add("backgroundColor", backgroundPaint.hex)
    for part in parts { dump.add(part.name, part.report) }
    if let scrim { dump.add("scrim", scrim) }
    dump.add("cells", cells.map(\.report))
    return dump
  }

  /// Returns the JSON with escapes for the characters that control terminals.
  ///
  /// Outside strings, only line endings are such characters.
  static func escape(_ json: String) -> String {
    json.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.controlsTerminals, scalar != "\n" {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}

// MARK: Text

extension DocumentPart {
  /// The lines of the part, like those of a cell.
  fileprivate var lines: [String] {
    var dump = ValueDump("Part")
    dump.add("path", string: name)
    dump.add(contentsOf: report)
    return dump.cellLines
  }
}

extension ValueDump {

  /// The lines of a cell: its place, its parts, and its properties with one line each.
  fileprivate var cellLines: [String] {
    let values = Dictionary(properties.map { ($0.name, $0.value) }) { first, _ in first }
    let title = ["path", "kind", "frame"].compactMap { name -> String? in
      if case .string(let text)? = values[name] { text } else { values[name]?.text }
    }
    let flags = properties.filter(\.isFlag).map(\.name)
    var lines = [(title + flags).joined(separator: " ")]
    for property in properties where property.name != "properties" {
      lines += property.value.partLines(property.name).map { "  \($0)" }
    }
    if case .list(let list, _)? = values["properties"] {
      lines += list.properties.map { "  \($0.name) = \($0.value.text.escapedForTerminals)" }
    }
    return lines
  }
}

extension ValueDump.Property {
  /// Whether the property is a condition that holds.
  fileprivate var isFlag: Bool { value.text == "true" }

  /// Whether the value is so usual that it is left out.
  fileprivate var isUsual: Bool {
    switch name {
    case "alpha": value.text == "1"
    case "design": value.text == "default"
    default: ["0", "false", "[]"].contains(value.text)
    }
  }

  /// Returns the property in the line of a part; `nil` for one that is usual or has its own lines.
  fileprivate func phrase(in part: String) -> String? {
    switch value {
    case .list, .elements: nil
    default:
      if isUsual {
        nil
      } else if isFlag {
        name
      } else {
        (name == part ? "" : "\(name) ") + value.text.escapedForTerminals
      }
    }
  }
}

extension ValueDump.Value {
  /// The lines of a part of a cell; none for a value that is not a part.
  fileprivate func partLines(_ name: String) -> [String] {
    switch self {
    case .text, .string, .numbers: return []
    case .list(let list, _):
      // A part that is named for its first property, such as an image, does not repeat the name.
      let phrases = list.properties.enumerated().compactMap { index, property in
        property.phrase(in: index == 0 ? name : "")
      }.joined(separator: "; ")
      return ["\(name): \(phrases)"]
        + list.properties.flatMap { $0.value.partLines($0.name) }.map { "  \($0)" }
    case .elements(let elements):
      return elements.enumerated().flatMap { $1.partLines("\(name)[\($0)]") }
    }
  }
}

// MARK: JSON

/// A value as JSON: an object for properties, an array or a number for numbers.
private struct ReportValue: Encodable {
  private let value: ValueDump.Value

  init(_ value: ValueDump.Value) { self.value = value }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    switch value {
    case .list(let list, _):
      var container = encoder.container(keyedBy: Key.self)
      for property in list.properties {
        try container.encode(ReportValue(property.value), forKey: Key(stringValue: property.name))
      }
    case .elements(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(ReportValue(element)) }
    case .numbers(let numbers, _):
      var container = encoder.singleValueContainer()
      let rounded = numbers.map(\.thousandths)
      if rounded.count == 1 {
        try container.encode(rounded[0])
      } else {
        try container.encode(rounded)
      }
    case .string(let text): try text.encode(to: encoder)
    case .text("true", _): try true.encode(to: encoder)
    case .text("false", _): try false.encode(to: encoder)
    case .text(let text, _): try text.encode(to: encoder)
    }
  }
}

extension CGFloat {
  /// The number rounded to a thousandth.
  var thousandths: CGFloat {
    guard isFinite else { return 0 }
    // Larger numbers have no thousandths.
    return magnitude < 0x1p50 ? (self * 1000).rounded() / 1000 : self
  }
}
