import CellConfiguration
import Foundation

/// A value that nobody would write on purpose, and the property that it has it in.
struct HostileValue: Sendable, CustomStringConvertible {
  /// The ways of writing a value down.
  enum Coder: CaseIterable {
    case json
    case jsonWithWordsForNumbers
    case xml
    case binary

    func recode<Value: Codable>(_ value: Value) throws -> Value {
      switch self {
      case .json, .jsonWithWordsForNumbers:
        let encoder = JSONEncoder()
        let decoder = JSONDecoder()
        if self == .jsonWithWordsForNumbers {
          encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
          decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        }
        return try decoder.decode(Value.self, from: encoder.encode(value))
      case .xml, .binary:
        let encoder = PropertyListEncoder()
        encoder.outputFormat = self == .xml ? .xml : .binary
        return try PropertyListDecoder().decode(Value.self, from: encoder.encode(value))
      }
    }
  }

  /// The name of the type, with those around it: `CellFont.Weight`.
  let type: String

  /// The names of which an error has to have one, separated by spaces; empty where there must be
  /// no error.
  let property: String

  let description: String

  /// What is wrong with the value in a coder: neither refused by name nor read back equal.
  let complaint: @Sendable (Coder) -> String?

  init<Value: Codable & Equatable & Sendable>(_ property: String, _ value: Value) {
    type = String(reflecting: Value.self).replacing("CellConfiguration.", with: "")
    self.property = property
    description = "\(type) \(property)"
    complaint = { coder in
      do {
        // Not all coders take a value that is neither an array nor an object.
        let read = try coder.recode([value])
        return read == [value] ? nil : "\(value) is read as \(read)"
      } catch let error as EncodingError {
        let names = Self.names(in: error)
        let isNamed = property.split(separator: " ").contains { property in
          names.contains { $0.contains(property) }
        }
        return isNamed ? nil : "the error names only \(names)"
      } catch {
        return "\(value) is written but not read: \(error)"
      }
    }
  }

  /// The path and the text of an error, which property lists put into an error of their own.
  private static func names(in error: EncodingError) -> [String] {
    guard case .invalidValue(_, let context) = error else { return [] }
    if let inner = context.underlyingError as? EncodingError { return names(in: inner) }
    return context.codingPath.map(\.stringValue) + [context.debugDescription]
  }

  /// A value with each of some properties set to each of some others.
  static func each<Value: Codable & Equatable & Sendable, Part>(
    _ parts: [Part], in value: Value,
    _ properties: (String, any WritableKeyPath<Value, Part> & Sendable)...
  ) -> [HostileValue] {
    properties.flatMap { name, path in
      parts.map { part in
        var changed = value
        changed[keyPath: path] = part
        return HostileValue(name, changed)
      }
    }
  }

  /// Every value of an enumeration.
  static func cases<Value: CaseIterable & Codable & Equatable & Sendable>(
    _ type: Value.Type
  ) -> [HostileValue] {
    type.allCases.map { HostileValue("", $0) }
  }
}

extension HostileValue {
  static let swipeActions: [HostileValue] = {
    let action = SwipeAction(style: .destructive, title: "Delete")
    let strings: [String?] = HostilePart.strings.map(Optional.some) + [nil]
    let colors: [CellColor?] = HostilePart.colors.map(Optional.some)
    let parameters: [any Encodable & Sendable] = [
      HostilePart.strings, Int.min, -0.0, Double.greatestFiniteMagnitude, [String?.none],
      ["": ["": true]],
    ]
    let names: [CellAccessory.Action?] =
      HostilePart.strings.map { .init(named: $0) }
      + parameters.map { try? .init(named: "open", parameters: $0) }
    let configuration = SwipeActionsConfiguration(actions: [action, SwipeAction()])
    let tables: [[HostileValue]] = [
      [HostileValue("", action), HostileValue("", SwipeAction())], cases(SwipeEdge.self),
      cases(SwipeAction.Style.self),
      each(SwipeAction.Style.allCases, in: action, ("", \.style)),
      each(strings, in: action, ("", \.title)),
      each(colors, in: action, ("backgroundColor", \.backgroundColor)),
      each(names, in: action, ("", \.action)),
      each(
        [CellAccessory.Action(reference: SwipeOwner())], in: action, ("action", \.action)),
      each(HostilePart.images, in: action, ("image", \.image)),
      each([true, false], in: configuration, ("", \.performsFirstActionWithFullSwipe)),
      each([[], [action], [action, action]], in: configuration, ("", \.actions)),
    ]
    return tables.flatMap(\.self)
  }()

  private final class SwipeOwner: Sendable {}
}

extension HostileValue {
  static let accessories: [HostileValue] = {
    var tables: [[HostileValue]] = [
      actions.map { HostileValue($0.name == nil ? "action" : "", $0) },
      dimensions.map { HostileValue("custom", $0) }, [HostileValue("position", chosen)],
      positions.map { HostileValue("", $0) },
      HostilePart.sizes.map { HostileValue("size", view($0)) },
      HostilePart.sizes.map { size in
        let view = CellAccessory.CustomView("view", showing: .badge("3"), size: size)
        return HostileValue("size", CellAccessory.customView(view, placement: .trailing()))
      },
      HostilePart.colors.flatMap { color in
        let options = CellAccessory.ControlOptions(backgroundColor: color)
        let controls: [CellAccessory] = [
          .delete(options: options), .insert(options: options), .multiselect(options: options),
        ]
        return controls.map { HostileValue("backgroundColor", $0) }
      },
      HostilePart.fonts.map {
        HostileValue("font", CellAccessory.label(text: "3", options: .init(font: $0)))
      },
      HostilePart.strings.map { HostileValue("", CellAccessory.label(text: $0)) },
      positions.map { HostileValue("", view(at: $0)) },
      [HostileValue("position", view(at: chosen))],
    ]
    for accessory in kinds {
      tables += [
        [HostileValue("", accessory)],
        each([true, false], in: accessory, ("", \.isHidden)),
        each(CellAccessory.DisplayedState.allCases, in: accessory, ("", \.displayed)),
        each([nil, .actual, .standard], in: accessory, ("", \.reservedLayoutWidth)),
        each(dimensions, in: accessory, ("reservedLayoutWidth", \.reservedLayoutWidth)),
        each(HostilePart.colors, in: accessory, ("tintColor", \.tintColor)),
        each(actions.filter { $0.name == nil }, in: accessory, ("action", \.action)),
        each(actions.filter { $0.name != nil }, in: accessory, ("", \.action)),
      ]
    }
    return tables.flatMap(\.self)
  }()

  private final class Owner: Sendable {}

  private static let actions =
    HostilePart.strings.map { CellAccessory.Action(named: $0) }
    + [CellAccessory.Action(reference: Owner())]

  private static let dimensions = HostilePart.numbers.map {
    CellAccessory.LayoutDimension.custom($0)
  }

  private static let positions: [CellAccessory.Position] = {
    let kinds = CellAccessory.Kind.allCases
    return [.nearestContent] + HostilePart.integers.map { .index($0) } + kinds.map { .before($0) }
      + kinds.map { .after($0) }
  }()

  private static let chosen = CellAccessory.Position { _ in 0 }

  private static func view(
    _ size: CGSize = .zero, at position: CellAccessory.Position = .nearestContent
  ) -> CellAccessory {
    .customView(.init("view", size: size), placement: .trailing(at: position))
  }

  /// An accessory of every kind, with what only its kind has.
  private static let kinds: [CellAccessory] = [
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

  static let separators: [HostileValue] = {
    let separators = ListSeparatorConfiguration(listAppearance: .plain)
    let visibilities = ListSeparatorConfiguration.Visibility.allCases
    let effects = HostilePart.effects.map { Optional($0) } + [nil]
    let tables: [[HostileValue]] = [
      each(
        visibilities, in: separators, ("", \.topSeparatorVisibility),
        ("", \.bottomSeparatorVisibility)),
      each(
        HostilePart.colors, in: separators, ("color", \.color),
        ("multipleSelectionColor", \.multipleSelectionColor)),
      each(
        effects, in: separators,
        ("custom tintColor color red alpha", \.visualEffect)),
      each(
        HostilePart.numbers, in: separators, ("leading", \.topSeparatorInsets.leading),
        ("trailing", \.topSeparatorInsets.trailing), ("top", \.topSeparatorInsets.top),
        ("bottom", \.topSeparatorInsets.bottom), ("leading", \.bottomSeparatorInsets.leading),
        ("trailing", \.bottomSeparatorInsets.trailing), ("top", \.bottomSeparatorInsets.top),
        ("bottom", \.bottomSeparatorInsets.bottom)),
      each(
        [-1e18, -0.5, 0, 16], in: separators, ("", \.topSeparatorInsets.leading),
        ("", \.topSeparatorInsets.trailing), ("", \.bottomSeparatorInsets.leading),
        ("", \.bottomSeparatorInsets.trailing)),
    ]
    return tables.flatMap(\.self)
  }()

  static let lists = ListConfiguration.Appearance.allCases.flatMap {
    values(of: ListConfiguration(appearance: $0))
  }

  static let selections: [HostileValue] =
    [HostileValue("", ListSelectionRules())]
    + each(
      [true, false], in: ListSelectionRules(), ("", \.allowsSelection),
      ("", \.allowsMultipleSelection), ("", \.allowsSelectionDuringEditing),
      ("", \.allowsMultipleSelectionDuringEditing), ("", \.selectionFollowsFocus))

  private static func values(of list: ListConfiguration) -> [HostileValue] {
    let paddings: [CGFloat?] = HostilePart.numbers.map(Optional.some)
    let usualPaddings: [CGFloat?] = [nil, 0, 0.1, 1e300]
    let colors: [CellColor?] = HostilePart.colors.map(Optional.some) + [nil]
    let handler: ListConfiguration.SeparatorHandler? = { _, separators in separators }
    let unknown = ListConfiguration.ContentHuggingElements(rawValue: 2)
    let tables: [[HostileValue]] = [
      [HostileValue("", list)],
      each(ListConfiguration.Container.allCases, in: list, ("", \.container)),
      each([true, false], in: list, ("", \.showsSeparators)),
      each(ListConfiguration.HeaderMode.allCases, in: list, ("", \.headerMode)),
      each(ListConfiguration.FooterMode.allCases, in: list, ("", \.footerMode)),
      each(usualPaddings, in: list, ("", \.headerTopPadding)),
      each(paddings, in: list, ("headerTopPadding", \.headerTopPadding)),
      each([.supplementaryHeader], in: list, ("", \.contentHuggingElements)),
      each([unknown], in: list, ("bits", \.contentHuggingElements)),
      each(colors, in: list, ("backgroundColor", \.backgroundColor)),
      each(HostilePart.colors, in: list, ("color", \.separatorConfiguration.color)),
      each([handler], in: list, ("itemSeparatorHandler", \.itemSeparatorHandler)),
    ]
    return tables.flatMap(\.self)
  }
}
