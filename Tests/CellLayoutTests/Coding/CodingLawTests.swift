import CellConfiguration
import CellLayout
import Foundation
import Testing

/// What is written comes back equal; what could not come back is not written, and the error names
/// the property.
struct CodingLawTests {
  private static let numbers: [CGFloat] = [
    0, 0.1, 16, 1e7, 1e18, .leastNonzeroMagnitude, -0.5, -1e18, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  private static let colors: [CellColor] = [
    .systemGreen, .separator, CellColor(light: .red, dark: .blue), CellColor { _ in .red },
    CellColor(red: .nan, green: 0, blue: 0), .red.withAlphaComponent(2),
  ]

  /// How many of the values could be written.
  @discardableResult
  private func check<Value: Codable & Equatable>(
    _ values: [Value], _ property: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Int {
    values.filter { value in
      do {
        let data = try JSONEncoder().encode(value)
        let read = try JSONDecoder().decode(Value.self, from: data)
        #expect(
          read == value, "\(String(decoding: data, as: UTF8.self))", sourceLocation: sourceLocation)
        return true
      } catch EncodingError.invalidValue(_, let context) {
        let path = context.codingPath.map(\.stringValue).joined(separator: ".")
        #expect(
          "\(path) \(context.debugDescription)".contains(property),
          "\(path): \(context.debugDescription)", sourceLocation: sourceLocation)
      } catch {
        Issue.record("\(value): \(error)", sourceLocation: sourceLocation)
      }
      return false
    }.count
  }

  private func checkCases<Value: Codable & Equatable & CaseIterable>(_ type: Value.Type) {
    #expect(check(Array(Value.allCases), "") == Value.allCases.count)
  }

  @Test func `enumerations come back equal`() {
    checkCases(CellAccessory.Kind.self)
    checkCases(CellAccessory.DisplayedState.self)
    checkCases(CellAccessory.Placement.Edge.self)
    checkCases(CellAccessory.OutlineDisclosureOptions.Style.self)
    checkCases(ListSeparatorConfiguration.Visibility.self)
    checkCases(ListConfiguration.Appearance.self)
    checkCases(ListConfiguration.Container.self)
    checkCases(ListConfiguration.HeaderMode.self)
    checkCases(ListConfiguration.FooterMode.self)
  }

  @Test func `sets of options come back equal, unless they have bits without a name`() {
    let bits: [UInt] = Array(0...16) + [1 << 40, .max]
    #expect(check(bits.map { RectCorners(rawValue: $0) }, "bits") == 16)
    let elements = bits.map { ListConfiguration.ContentHuggingElements(rawValue: $0) }
    #expect(check(elements, "bits") == 2)
  }

  @Test func `dimensions and positions come back equal`() {
    let dimensions = Self.numbers.map { CellAccessory.LayoutDimension.custom($0) }
    #expect(check([.actual, .standard] + dimensions, "custom") == 9)
    let indices = [Int.min, -1, 0, 3, 1 << 53 + 1, .max]
    let kinds = CellAccessory.Kind.allCases
    let positions =
      indices.map { CellAccessory.Position.index($0) } + kinds.map { .before($0) }
      + kinds.map { .after($0) } + [.nearestContent]
    #expect(check(positions, "") == positions.count)
    #expect(check([CellAccessory.Position { _ in 0 }], "position") == 0)
  }

  private typealias Separators = ListSeparatorConfiguration

  private func separators<Value>(
    _ path: WritableKeyPath<Separators, Value>, _ values: [Value]
  ) -> [Separators] {
    values.map {
      var separators = Separators(listAppearance: .plain)
      separators[keyPath: path] = $0
      return separators
    }
  }

  @Test func `separators come back equal`() {
    let visibilities = Separators.Visibility.allCases
    #expect(check(separators(\.topSeparatorVisibility, visibilities), "") == 3)
    #expect(check(separators(\.bottomSeparatorVisibility, visibilities), "") == 3)
    #expect(check(separators(\.color, Self.colors), "color") == 3)
    #expect(
      check(separators(\.multipleSelectionColor, Self.colors), "multipleSelectionColor") == 3)
    let effects = VisualEffect.BlurStyle.allCases.map { VisualEffect.blur($0) }
    #expect(check(separators(\.visualEffect, effects), "") == effects.count)
    let edges: [(WritableKeyPath<DirectionalEdgeInsets, CGFloat>, String, count: Int)] = [
      (\.leading, "leading", 10), (\.trailing, "trailing", 10), (\.top, "top", 1),
      (\.bottom, "bottom", 1),
    ]
    let lines: [(WritableKeyPath<Separators, DirectionalEdgeInsets>, String)] = [
      (\.topSeparatorInsets, "topSeparatorInsets"),
      (\.bottomSeparatorInsets, "bottomSeparatorInsets"),
    ]
    for (line, lineName) in lines {
      for (edge, name, count) in edges {
        let path: WritableKeyPath<Separators, CGFloat> = line.appending(path: edge)
        #expect(check(separators(path, Self.numbers), "\(lineName).\(name)") == count)
      }
    }
  }

  private static let accessories: [CellAccessory] =
    [
      .disclosureIndicator(), .outlineDisclosure(), .detail(), .checkmark(), .delete(), .insert(),
      .reorder(), .multiselect(), .popUpMenu(), .label(text: "3"), .label(text: ""),
      .label(
        text: "3",
        options: .init(font: .systemFont(ofSize: 10), adjustsFontForContentSizeCategory: false)),
      .delete(options: .init(backgroundColor: .systemBlue)),
      .reorder(options: .init(showsVerticalSeparator: false)),
      .outlineDisclosure(options: .init(style: .header)),
      .customView(
        .init("", size: CGSize(width: 1e18, height: 0)),
        placement: .leading(displayed: .whenEditing, at: .index(.max)), maintainsFixedSize: true),
      .customView(.init("b", size: .zero), placement: .trailing(at: .after(.label))),
    ]

  private func accessories<Value>(
    _ path: WritableKeyPath<CellAccessory, Value>, _ values: [Value]
  ) -> [CellAccessory] {
    Self.accessories.flatMap { accessory in
      values.map {
        var accessory = accessory
        accessory[keyPath: path] = $0
        return accessory
      }
    }
  }

  @Test func `every property of any accessory comes back equal`() {
    let count = Self.accessories.count
    #expect(check(Self.accessories, "") == count)
    #expect(check(accessories(\.isHidden, [true, false]), "") == 2 * count)
    let states = CellAccessory.DisplayedState.allCases
    #expect(check(accessories(\.displayed, states), "") == states.count * count)
    #expect(check(accessories(\.tintColor, Self.colors), "tintColor") == 3 * count)
    let widths = Self.numbers.map { CellAccessory.LayoutDimension.custom($0) }
    #expect(
      check(accessories(\.reservedLayoutWidth, widths), "reservedLayoutWidth") == 7 * count)
    #expect(check(accessories(\.action, [.init {}]), "actionHandler") == 0)
  }

  @Test func `what only some accessories have comes back equal`() {
    let controls = Self.colors.flatMap { color -> [CellAccessory] in
      [
        .delete(options: .init(backgroundColor: color)),
        .insert(options: .init(backgroundColor: color)),
        .multiselect(options: .init(backgroundColor: color)),
      ]
    }
    #expect(check(controls, "backgroundColor") == 9)
    let fonts = Self.numbers.map {
      CellAccessory.label(text: "3", options: .init(font: .systemFont(ofSize: $0)))
    }
    #expect(check(fonts, "font") < fonts.count)
    for (edge, other) in [(\CGSize.width, \CGSize.height), (\CGSize.height, \CGSize.width)] {
      let views = Self.numbers.map { number in
        var size = CGSize.zero
        size[keyPath: edge] = number
        size[keyPath: other] = 20
        return CellAccessory.customView(.init("v", size: size), placement: .leading())
      }
      #expect(check(views, "size") == 7)
    }
    let chosen = CellAccessory.customView(
      .init("v", size: .zero), placement: .leading(at: { _ in 0 }))
    #expect(check([chosen], "position") == 0)
  }

  @Test func `the placement of a custom view follows when it is displayed`() {
    var view = CellAccessory.customView(
      .init("v", size: .zero), placement: .trailing(at: .before(.label)))
    view.displayed = .whenEditing
    #expect(view.placement == .trailing(displayed: .whenEditing, at: .before(.label)))
  }
}
