import Foundation

/// An effect on the content behind a background or a separator.
///
/// ```swift
/// background.visualEffect = .blur(.systemMaterial)
/// background.visualEffect = .glass(.clear, tintColor: .systemBlue)
/// separators.visualEffect = .vibrancy(.separator, over: .systemMaterial)
/// ```
///
/// An effect is a value that a toolkit carries out: the display list of a cell contains it.
/// ``fallbackColor`` replaces it where nothing can be blurred.
///
/// As documented for `UIBlurEffect`, `UIVibrancyEffect` and `UIGlassEffect`.
public enum CellVisualEffect: Hashable, Sendable {
  /// A blur or material.
  case blur(BlurStyle)

  /// Content whose colors the content behind a blur brightens or darkens.
  case vibrancy(VibrancyStyle, over: BlurStyle)

  /// Glass (iOS 26), with the color that it is tinted with, if any, and whether it reacts to
  /// touches.
  indirect case glass(
    GlassStyle = .regular, tintColor: CellColor? = nil, isInteractive: Bool = false)

  /// An effect of your toolkit, by its name.
  ///
  /// An empty name cannot be encoded.
  indirect case custom(String)
}

extension CellVisualEffect {
  /// The kinds of vibrancy.
  ///
  /// Raw values match `UIVibrancyEffectStyle`.
  public enum VibrancyStyle: Int, NamedCase, SchemaRepresentable {
    /// For primary labels.
    case label = 0

    /// For secondary labels.
    case secondaryLabel = 1

    /// For tertiary labels.
    case tertiaryLabel = 2

    /// For quaternary labels.
    case quaternaryLabel = 3

    /// For filled areas.
    case fill = 4

    /// For less prominent filled areas.
    case secondaryFill = 5

    /// For the least prominent filled areas.
    case tertiaryFill = 6

    /// For separators.
    case separator = 7
  }

  /// The kinds of glass.
  ///
  /// Raw values match `UIGlassEffect.Style`.
  public enum GlassStyle: Int, NamedCase, SchemaRepresentable {
    /// Glass that blurs the content behind it and adapts to the content.
    case regular = 0

    /// Glass through which most of the content behind it shows.
    case clear = 1
  }
}

extension CellVisualEffect {
  /// The style of a blur, or of the blur under vibrancy; `nil` for other effects.
  public var blurStyle: BlurStyle? {
    switch self {
    case .blur(let style), .vibrancy(_, let style): style
    case .glass, .custom: nil
    }
  }

  /// The color that glass is tinted with.
  ///
  /// It is `nil` for glass without a tint and for other effects, on which setting it has no effect.
  public var tintColor: CellColor? {
    get { if case .glass(_, let color, _) = self { color } else { nil } }
    set {
      guard case .glass(let style, _, let isInteractive) = self else { return }
      self = .glass(style, tintColor: newValue, isInteractive: isInteractive)
    }
  }

  /// Whether glass reacts to touches.
  ///
  /// It is `false` for other effects, on which setting it has no effect.
  public var isInteractive: Bool {
    get { if case .glass(_, _, let isInteractive) = self { isInteractive } else { false } }
    set {
      guard case .glass(let style, let color, _) = self else { return }
      self = .glass(style, tintColor: color, isInteractive: newValue)
    }
  }

  /// The color that approximates the effect where nothing can be blurred, as in a picture.
  ///
  /// A blur, glass or custom effect becomes a translucent white, or black in dark style, or the
  /// tint of glass. Vibrancy becomes clear: it changes the color of the content in it only. All
  /// opacities are assumed.
  public var fallbackColor: CellColor { row.fallback }
}

// MARK: Coding and printing

extension CellVisualEffect: CustomStringConvertible, Codable, SchemaRepresentable {
  /// Everything about an effect that is encoded, printed or drawn.
  private struct Row {
    /// The members of the encoded object; the first one marks the kind of effect.
    let members: [(name: String, value: any Encodable & Sendable)]
    let fallback: CellColor
  }

  /// The row of the effect: one for each kind.
  private var row: Row {
    switch self {
    case .blur(let style): Row(members: [("blur", style)], fallback: style.fallbackColor)
    case .vibrancy(let style, let blur):
      Row(members: [("vibrancy", style), ("blur", blur)], fallback: .clear)
    case .glass(let style, let tintColor, let isInteractive):
      Row(
        members: [("glass", style)] + (tintColor.map { [("tintColor", $0)] } ?? [])
          + (isInteractive ? [("isInteractive", true)] : []),
        fallback: style.fallbackColor(tintColor))
    case .custom(let name):
      Row(members: [("custom", name)], fallback: BlurStyle.regular.fallbackColor)
    }
  }

  private static let form = Schema.Object(
    "a visual effect",
    [
      Schema.Member(
        "blur", .type(BlurStyle.self), "kind of blur, alone or with `vibrancy`",
        absent: "another effect"),
      Schema.Member(
        "vibrancy", .type(VibrancyStyle.self), "kind of vibrancy over `blur`",
        absent: "no vibrancy"),
      Schema.Member("glass", .type(GlassStyle.self), "kind of glass", absent: "another effect"),
      Schema.Member("tintColor", .of(CellColor.self), "color of `glass`", absent: "no tint"),
      Schema.Member(
        "isInteractive", .boolean, "whether `glass` reacts to touches", absent: false),
      Schema.Member("custom", .name, "name of an effect of your toolkit", absent: "another effect"),
    ],
    variants: [
      Schema.Object.Variant("BlurEffect", ["blur"], ["vibrancy"]),
      Schema.Object.Variant("GlassEffect", ["glass"], ["tintColor", "isInteractive"]),
      Schema.Object.Variant("CustomEffect", ["custom"]),
    ])

  package static var schemaValue: Schema.Value { .object(form) }

  /// The kind of effect with its style, such as `blur systemMaterial`.
  public var description: String {
    row.members.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
  }

  /// Reads an effect from an object.
  ///
  /// Examples are `{"blur": "systemMaterial"}`, `{"vibrancy": "separator", "blur": "regular"}`,
  /// `{"glass": "clear", "tintColor": "systemBlue", "isInteractive": true}` and
  /// `{"custom": "frost"}`.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    if object.has("glass", besideOnly: "tintColor", "isInteractive") {
      self = .glass(
        try object.required("glass"), tintColor: try object.decode("tintColor"),
        isInteractive: try object.decode("isInteractive") ?? false)
    } else if object.has("vibrancy", besideOnly: "blur") {
      self = .vibrancy(try object.required("vibrancy"), over: try object.required("blur"))
    } else if object.has("custom") {
      let name: String = try object.required("custom")
      if name.isEmpty {
        throw object.unusable("custom", expected: Schema.Value.name.noun)
      }
      self = .custom(name)
    } else if object.has("blur") {
      self = .blur(try object.required("blur"))
    } else {
      throw AnyValue(decoder).mismatch(
        expected: "an effect with either \"blur\", \"glass\" or \"custom\"")
    }
  }

  /// Writes the effect in the form that ``init(from:)`` reads.
  ///
  /// - Throws: `EncodingError` for a tint that cannot be encoded, and for an empty name.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    if case .custom("") = self {
      throw object.unwritable("custom", "\"\"", expected: Schema.Value.name.noun)
    }
    for member in row.members { try object.write(member.name, member.value) }
  }
}

// MARK: Approximations

extension CellVisualEffect {
  /// White in light style, black in dark style.
  fileprivate static var adaptive: CellColor { CellColor(light: .white, dark: .black) }
}

extension CellVisualEffect.BlurStyle {
  /// A translucent color of the same lightness; all opacities are assumed.
  fileprivate var fallbackColor: CellColor {
    let adaptive = CellVisualEffect.adaptive
    let (color, opacity): (CellColor, CGFloat) =
      switch self {
      case .extraLight: (.white, 0.75)
      case .light: (.white, 0.6)
      case .dark: (.black, 0.6)
      case .regular, .systemMaterial: (adaptive, 0.6)
      case .prominent, .systemThickMaterial: (adaptive, 0.75)
      case .systemUltraThinMaterial: (adaptive, 0.4)
      case .systemThinMaterial: (adaptive, 0.5)
      case .systemChromeMaterial: (adaptive, 0.85)
      case .systemUltraThinMaterialLight: (.white, 0.4)
      case .systemThinMaterialLight: (.white, 0.5)
      case .systemMaterialLight: (.white, 0.6)
      case .systemThickMaterialLight: (.white, 0.75)
      case .systemChromeMaterialLight: (.white, 0.85)
      case .systemUltraThinMaterialDark: (.black, 0.4)
      case .systemThinMaterialDark: (.black, 0.5)
      case .systemMaterialDark: (.black, 0.6)
      case .systemThickMaterialDark: (.black, 0.75)
      case .systemChromeMaterialDark: (.black, 0.85)
      }
    return color.withAlphaComponent(opacity)
  }
}

extension CellVisualEffect.GlassStyle {
  /// Returns a translucent color of a tint; all opacities are assumed.
  fileprivate func fallbackColor(_ tintColor: CellColor?) -> CellColor {
    (tintColor ?? CellVisualEffect.adaptive).withAlphaComponent(self == .regular ? 0.6 : 0.2)
  }
}
