import CellConfiguration
import CellTestSupport
import Foundation

/// Every property of a configuration as text, the way the recorded defaults are written.
enum Facts {
  static func facts(of content: ListContentConfiguration) -> [String: String] {
    var facts = [
      "directionalLayoutMargins": text(content.directionalLayoutMargins),
      "axesPreservingSuperviewLayoutMargins": text(content.axesPreservingSuperviewLayoutMargins),
      "prefersSideBySideTextAndSecondaryText": "\(content.prefersSideBySideTextAndSecondaryText)",
      "imageToTextPadding": text(content.imageToTextPadding),
      "textToSecondaryTextHorizontalPadding": text(content.textToSecondaryTextHorizontalPadding),
      "textToSecondaryTextVerticalPadding": text(content.textToSecondaryTextVerticalPadding),
      "alpha": text(content.alpha),
    ]
    let image = content.imageProperties
    let symbol = image.preferredSymbolConfiguration
    add(
      "imageProperties", to: &facts,
      [
        "preferredSymbolConfiguration.textStyle": symbol?.textStyle?.name ?? "nil",
        "preferredSymbolConfiguration.scale": symbol?.scale?.name ?? "nil",
        "tintColor": text(image.tintColor),
        "tintColorTransformer": text(image.tintColorTransformer),
        "cornerRadius": text(image.cornerRadius),
        "maximumSize": text(image.maximumSize),
        "reservedLayoutSize": text(image.reservedLayoutSize),
        "accessibilityIgnoresInvertColors": "\(image.accessibilityIgnoresInvertColors)",
        "strokeWidth": text(image.strokeWidth),
        "strokeColor": text(image.strokeColor),
        "strokeColorTransformer": text(image.strokeColorTransformer),
      ])
    add("textProperties", to: &facts, self.facts(of: content.textProperties))
    add("secondaryTextProperties", to: &facts, self.facts(of: content.secondaryTextProperties))
    return facts
  }

  static func facts(of background: BackgroundConfiguration) -> [String: String] {
    let shadow = background.shadowProperties
    return [
      "backgroundInsets": text(background.backgroundInsets),
      "edgesAddingLayoutMarginsToBackgroundInsets":
        background.edgesAddingLayoutMarginsToBackgroundInsets.isEmpty ? "[]" : "some",
      "backgroundColor": text(background.backgroundColor),
      "backgroundColorTransformer": text(background.backgroundColorTransformer),
      "cornerRadius": text(background.cornerRadius),
      "visualEffect": background.visualEffect == nil ? "nil" : "some",
      "image": background.image == nil ? "nil" : "some",
      "imageContentMode": background.imageContentMode.name,
      "strokeColor": text(background.strokeColor),
      "strokeColorTransformer": text(background.strokeColorTransformer),
      "strokeWidth": text(background.strokeWidth),
      "strokeOutset": text(background.strokeOutset),
      "customView": background.customView == nil ? "nil" : "some",
      "shadowProperties.color": text(shadow.color),
      "shadowProperties.opacity": text(shadow.opacity),
      "shadowProperties.radius": text(shadow.radius),
      "shadowProperties.offset": text(shadow.offset),
      "shadowProperties.path": shadow.path == nil ? "nil" : "some",
    ]
  }

  private static func facts(
    of properties: ListContentConfiguration.TextProperties
  ) -> [String: String] {
    let font = properties.font
    let resolved = font.resolved(with: TraitCollection())
    let distance = resolved.lineHeight + resolved.leading
    let usual = font.textStyle?.baselineDistance(at: .large) ?? distance
    return [
      "font.textStyle": font.textStyle?.name ?? "nil",
      "font.weight": text(font.weight),
      "font.pointSizeAtLarge": text(resolved.pointSize),
      "font.tightLeading": "\(abs(usual - 2 - distance) < 1e-9)",
      "color": text(properties.color),
      "colorTransformer": text(properties.colorTransformer),
      "alignment": properties.alignment.name,
      "lineBreakMode": properties.lineBreakMode.name,
      "numberOfLines": "\(properties.numberOfLines)",
      "adjustsFontSizeToFitWidth": "\(properties.adjustsFontSizeToFitWidth)",
      "minimumScaleFactor": text(properties.minimumScaleFactor),
      "allowsDefaultTighteningForTruncation":
        "\(properties.allowsDefaultTighteningForTruncation)",
      "adjustsFontForContentSizeCategory": "\(properties.adjustsFontForContentSizeCategory)",
      "showsExpansionTextWhenTruncated": "\(properties.showsExpansionTextWhenTruncated)",
      "transform": properties.transform.name,
    ]
  }

  private static func add(
    _ prefix: String, to facts: inout [String: String], _ more: [String: String]
  ) {
    for (name, value) in more { facts["\(prefix).\(name)"] = value }
  }

  private static func text(_ number: CGFloat) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private static func text(_ size: CGSize) -> String {
    "[\(text(size.width)), \(text(size.height))]"
  }

  private static func text(_ insets: DirectionalEdgeInsets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map(text).joined(separator: " ")
  }

  private static func text(_ axes: Axes) -> String {
    switch axes {
    case .horizontal: "[horizontal]"
    case .vertical: "[vertical]"
    default: axes.isEmpty ? "[]" : "[horizontal, vertical]"
    }
  }

  private static let colors = Dictionary(
    uniqueKeysWithValues: CellColor.Name.allCases.map { (CellColor($0), $0.name) }
      + [(CellColor.white.withAlphaComponent(0.8), "white alpha 0.8")])

  private static func text(_ color: CellColor?) -> String {
    color.map { colors[$0] ?? "unknown" } ?? "nil"
  }

  private static let transformers: [ConfigurationColorTransformer: String] = [
    .alpha(0.3): "30% Alpha", .alpha(0.5): "50% Alpha", .dynamicLightAlpha: "Dynamic Light Alpha",
  ]

  private static func text(_ transformer: ConfigurationColorTransformer?) -> String {
    transformer.map { transformers[$0] ?? "unknown" } ?? "nil"
  }

  private static let weights: [CellFont.Weight: String] = [
    .regular: "regular", .medium: "medium", .semibold: "semibold", .bold: "bold",
  ]

  private static func text(_ weight: CellFont.Weight) -> String { weights[weight] ?? "unknown" }

  /// Where two lists of facts differ, to be read in a failing test.
  static func differences(_ found: [String: String], _ expected: [String: String]) -> [String] {
    if found == expected { return [] }
    return Set(found.keys).union(expected.keys).sorted()
      .filter { found[$0] != expected[$0] }
      .map { "\($0): found \(found[$0] ?? "nothing"), recorded \(expected[$0] ?? "nothing")" }
  }
}

/// The defaults of the system as they were recorded, read from a file that was made independently
/// of the tables in the sources.
struct SystemDefaults: Decodable, Sendable {
  /// One style: every property by its name, its value as text.
  struct Row: Decodable, Sendable {
    let baseStyleName: String
    let confidence: String
    let properties: [String: String]
  }

  /// Rules for states, of which the first one applies whose condition holds.
  struct RuleList: Decodable, Sendable {
    struct Rule: Decodable, Sendable {
      let when: String
      let set: [String: String]
    }

    let styles: [String]
    let firstOf: [Rule]
  }

  struct Rules: Decodable, Sendable {
    let content: [RuleList]
    let background: [RuleList]
  }

  struct Sheet: Decodable, Sendable {
    let content: [String: Row]
    let background: [String: Row]
    let predicates: [String: String]
    let rules: Rules
  }

  let provenance: String
  let sheets: [String: Sheet]

  /// The row that a style-agnostic factory takes in a list environment.
  let environments: [String: [String: String]]

  static func load() throws -> SystemDefaults {
    try JSONDecoder().decode(SystemDefaults.self, from: Resource.data("defaults", in: .module))
  }
}
