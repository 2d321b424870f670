import CellConfiguration
import CellDocuments
import CellLayout
import Foundation

extension ContentExample {
  /// The example as a cell without background; `nil` if it expects nothing that answers have.
  func vector() throws -> Vector? {
    var traits = TraitCollection(sheet, scale, category)
    traits.layoutDirection = direction
    var configuration = ListContentConfiguration(style: style)
    content(&configuration)
    var row = ListDocument.Row(content: configuration)
    row.cell.height = height
    var document = ListDocument(
      [row], width: width, traits: traits, characterWidth: characterWidth)
    document.inheritedMargins = DirectionalEdgeInsets(
      top: inherited, leading: inherited, bottom: inherited, trailing: inherited)
    var expected: [String: JSONValue] = [:]
    expected["cells[0].image.frame"] = image.map { JSONValue($0) }
    expected["cells[0].layout.imageSlot"] = slot.map { JSONValue($0) }
    expected["cells[0].text.frame"] = text.map { JSONValue($0) }
    expected["cells[0].secondaryText.frame"] = secondaryText.map { JSONValue($0) }
    expected["cells[0].frame[3]"] = fittedHeight.map { JSONValue($0) }
    expected["cells[0].layout.arrangement"] = arrangement.map { .string("\($0)") }
    return expected.isEmpty ? nil : try Vector(rule, name, evidence, document, expected)
  }
}

extension AccessorySize {
  func vector() throws -> Vector {
    var row = ListDocument.Row(content: .cell(), accessories: [accessory], height: 60)
    row.content.text = "four"
    let document = ListDocument(
      [row], width: 350, traits: TraitCollection { $0.displayScale = 2 }, characterWidth: 10)
    let options = accessory.reservedLayoutWidth.map { ", reserved \($0)" } ?? ""
    return try Vector(
      "G20", "\(accessory.kind), \(size.width) wide\(options)", evidence, document,
      [
        "cells[0].accessories[0].frame[2]": JSONValue(size.width),
        "cells[0].accessories[0].frame[3]": JSONValue(size.height),
      ])
  }
}

extension SeparatorFrame {
  /// The line below the first of two rows; `nil` if the row has no list content.
  func vector() throws -> Vector? {
    var traits = TraitCollection(sheet, scale, category)
    traits.userInterfaceIdiom = idiom
    var cell = ListCellConfiguration(content: .cell(), background: .listCell())
    cell.content?.text = "four"
    self.cell(&cell)
    guard let content = cell.content else { return nil }
    var row = ListDocument.Row(content: content)
    row.cell = cell
    let document = ListDocument(
      [row, row], list: ListConfiguration(appearance: appearance), width: width, traits: traits,
      characterWidth: 10)
    return try Vector(
      "G29", name, evidence, document, ["cells[0].bottomSeparator.frame": JSONValue(expected)])
  }
}

extension DeviceFact {
  /// The frames, and the width of the text, which is known less exactly.
  func vectors() throws -> [Vector] {
    var traits = traits
    traits.preferredContentSizeCategory = category
    var content = ListContentConfiguration(style: style)
    self.content(&content)
    var row = ListDocument.Row(content: content, background: .listCell())
    row.cell.accessories = accessories
    var document = ListDocument(
      [row, row], list: ListConfiguration(appearance: appearance, container: container),
      width: width, traits: traits)
    var cell = "cells[0]"
    switch item {
    case .header:
      document.list?.headerMode = .supplementary
      document.sections[0].header = ListDocument.HeaderFooter(content: content)
    case .footer:
      document.list?.footerMode = .supplementary
      document.sections[0].footer = ListDocument.HeaderFooter(content: content)
      cell = "cells[2]"
    case .row: break
    }
    var frames: [String: JSONValue] = [:]
    frames["\(cell).frame[0]"] = left.map { JSONValue($0) }
    frames["\(cell).frame[2]"] = cellWidth.map { JSONValue($0) }
    frames["\(cell).frame[3]"] = height.map { JSONValue($0) }
    if let text {
      frames["\(cell).text.frame[1]"] = JSONValue(text.minY)
      frames["\(cell).text.frame[3]"] = JSONValue(text.height)
    }
    if let left {
      // Parts are placed in their cell, and were read in the list.
      frames["\(cell).text.frame[0]"] = text.map { JSONValue($0.minX - left) }
      frames["\(cell).bottomSeparator.frame[0]"] = separator.map {
        JSONValue($0.lowerBound - left)
      }
      frames["\(cell).bottomSeparator.frame[2]"] = separator.map {
        JSONValue($0.upperBound - $0.lowerBound)
      }
    }
    var vectors: [Vector] = []
    // Frames were read to a tenth of a point.
    if !frames.isEmpty {
      vectors.append(try Vector(rule, name, evidence, document, tolerance: 0.05, frames))
    }
    if let text {
      vectors.append(
        try Vector(
          rule, "\(name): the width of the text", evidence, document, tolerance: 0.5,
          ["\(cell).text.frame[2]": JSONValue(text.width)]))
    }
    return vectors
  }
}

extension TraitCollection {
  /// The traits in which facts differ.
  fileprivate init(
    _ sheet: StyleSheet, _ scale: CGFloat, _ category: CellContentSizeCategory
  ) {
    self.init {
      $0.styleSheet = sheet
      $0.displayScale = scale
      $0.preferredContentSizeCategory = category
    }
  }
}
