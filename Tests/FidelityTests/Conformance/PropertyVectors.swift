import CellConfiguration
import CellDocuments
import CellTestSupport
import Foundation
import Testing

/// The vectors of the area `properties`: every property of every style, once for each look that its
/// states have.
struct PropertyVectors {
  private let defaults: SystemDefaults

  init() throws { defaults = try SystemDefaults.load() }

  func vectors() throws -> [Vector] {
    try StateSpace.sheets.flatMap { sheet in
      try ContentUnderTest.factories.flatMap {
        try vectors(of: $0.name, isBackground: false, sheet)
      }
        + BackgroundUnderTest.factories.flatMap {
          try vectors(of: $0.name, isBackground: true, sheet)
        }
    }
  }

  private func vectors(
    of style: String, isBackground: Bool, _ styleSheet: StyleSheet
  ) throws -> [Vector] {
    let sheet = try #require(defaults.sheets[styleSheet.name])
    let rows = isBackground ? sheet.background : sheet.content
    let rules = isBackground ? sheet.rules.background : sheet.rules.content
    return try ListEnvironment.allCases.flatMap { environment -> [Vector] in
      guard
        let mapped = defaults.environments[style]?[environment.name]
          ?? (environment == .plain ? style : nil), environment != .unspecified,
        environment != .none,
        let appearance = ListConfiguration.Appearance.allCases.first(where: {
          $0.listEnvironment == environment
        })
      else { return [] }
      let row = try #require(rows[mapped])
      let table = try TruthTable(row: row, style: mapped, ruleLists: rules, sheet: sheet)
      var looks: Set<[String: String]> = []
      // The fewest flags first: a look is shown by the simplest state that has it.
      let states = StateSpace.combinations.sorted {
        $0.rawValue.nonzeroBitCount < $1.rawValue.nonzeroBitCount
      }
      return try states.compactMap { flags -> Vector? in
        var properties = try table.properties(for: flags, onMac: false)
        if style == "valueCell" { properties["prefersSideBySideTextAndSecondaryText"] = "true" }
        guard looks.insert(properties).inserted else { return nil }
        var item = ListDocument.Row(content: .cell())
        item.cell.state = CellConfigurationState(flags, TraitCollection())
        let kind = isBackground ? "background" : "content"
        if isBackground {
          let style = try #require(BackgroundConfiguration.Style(name: style))
          item.cell.background = BackgroundConfiguration(style: style)
        } else {
          let style = try #require(ListContentConfiguration.Style(name: style))
          item.cell.content = ListContentConfiguration(style: style)
        }
        let document = ListDocument(
          [item], list: ListConfiguration(appearance: appearance),
          traits: TraitCollection { $0.styleSheet = styleSheet })
        let state = flags.isEmpty ? "normal" : flags.names
        return try Vector(
          flags.isEmpty ? "D1" : "D2",
          "\(kind) \(style) of \(styleSheet.name) in \(environment.name) lists, \(state)",
          try #require(Self.evidence[row.confidence]), document, tolerance: 1e-6,
          [
            "cells[0].resolved.\(kind)":
              .object(Dictionary(uniqueKeysWithValues: properties.map { ($0, Self.value($1)) }))
          ])
      }
    }
  }

  private static let evidence: [String: Evidence] = [
    "recorded": .recorded, "measured": .measured, "documented": .documented,
    "inferred": .inferred, "assumed": .assumed,
  ]

  /// The value of a property as JSON; the recorded defaults have it as text.
  private static func value(_ text: String) -> JSONValue {
    switch text {
    case "nil": return .null
    case "true", "some": return .bool(true)
    case "false", "none": return text == "none" ? "none" : .bool(false)
    case "[]": return .array([])
    case "30% Alpha": return .array([.number(0.3), .number(0.3)])
    case "50% Alpha": return .array([.number(0.5), .number(0.5)])
    case "Dynamic Light Alpha": return .array([.number(0.12), .number(0.4)])
    default: break
    }
    if let number = Double(text) { return .number(number) }
    let words = text.trimmingCharacters(in: ["[", "]"]).split { " ,".contains($0) }
    let numbers = words.compactMap { Double($0) }
    if numbers.count == words.count { return .array(numbers.map { .number($0) }) }
    return text.hasPrefix("[") ? .array(words.map { .string(String($0)) }) : .string(text)
  }
}

extension ConfigurationStateFlags {
  /// The names of the flags that are set.
  fileprivate var names: String {
    zip(
      ["disabled", "highlighted", "selected", "focused", "editing", "swiped", "targeted"],
      StateSpace.flagsThatMatter
    )
    .filter { contains($0.1) }.map(\.0).joined(separator: " and ")
  }
}
