import Foundation

extension CellColor: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "a color",
    [
      Schema.Member(
        "color", .type(CellColor.self), "base color, with `alpha` or `transformer`",
        absent: "another form"),
      Schema.Member("alpha", .number(.fraction), "opacity, with `color` or `red`", absent: 1),
      Schema.Member(
        "transformer", .type(ConfigurationColorTransformer.self),
        "transformer of the color, with `color`", absent: "another form"),
      Schema.Member(
        "light", .type(CellColor.self), "color in light style, with `dark`",
        absent: "another form"),
      Schema.Member(
        "dark", .type(CellColor.self), "color in dark style, with `light`",
        absent: "another form"),
      Schema.Member(
        "normal", .type(CellColor.self), "color in normal contrast, with `highContrast`",
        absent: "another form"),
      Schema.Member(
        "highContrast", .type(CellColor.self), "color in high contrast, with `normal`",
        absent: "another form"),
      Schema.Member(
        "red", .number(.finite), "red component from 0 to 1, beyond for wide colors",
        absent: "another form"),
      Schema.Member(
        "green", .number(.finite), "green component from 0 to 1, beyond for wide colors",
        absent: "another form"),
      Schema.Member(
        "blue", .number(.finite), "blue component from 0 to 1, beyond for wide colors",
        absent: "another form"),
    ],
    variants: [
      .init("CellColorPair", ["light", "dark"]),
      .init("CellColorContrastPair", ["normal", "highContrast"]),
      .init("DerivedCellColor", ["color"], either: ["alpha", "transformer"]),
      .init("CellColorComponents", ["red", "green", "blue"], ["alpha"]),
    ])

  /// The form of a string that contains a color.
  package static let textForm = Schema.Value.choice([
    .type(Name.self),
    .named(
      "HexColor",
      .pattern("#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})", noun: "\"#RRGGBB\" or \"#RRGGBBAA\"")),
    DocumentNames.form("color"),
  ])

  package static var schemaValue: Schema.Value { .choice([textForm, .object(form)]) }

  package static let schemaNoun =
    "a color: a name, \"#RRGGBBAA\", {\"light\", \"dark\"}, {\"normal\", \"highContrast\"}, "
    + "{\"color\", \"alpha\"}, "
    + "{\"color\", \"transformer\"} or {\"red\", \"green\", \"blue\", \"alpha\"}"

  /// Reads the name of a color, `"#RRGGBB"`, `"#RRGGBBAA"`, or an object that describes a color.
  ///
  /// - Throws: `DecodingError` for anything else, and for colors nested more than 32 levels deep in
  ///   the document.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    if let string = value.string {
      if let color = try DocumentNames.value(string, \.colors, in: decoder) {
        self = color
      } else if let color = CellColor(name: string) {
        self = color
      } else if let components = Components(hex: string) {
        self.init(components)
      } else {
        throw value.mismatch(
          expected: "a color name or \"#RRGGBBAA\"", known: Name.allCases.map(\.name))
      }
      return
    }
    guard value.isObject else { throw value.mismatch(expected: Self.schemaNoun) }
    let object = try MemberDecoder(decoder, Self.form)
    if ["light", "dark", "normal", "highContrast", "color"].contains(where: object.contains) {
      try NestingLimit.check(decoder)
    }
    func checked(_ color: CellColor?) throws -> CellColor {
      guard let color else {
        throw value.mismatch(expected: "a color made in at most \(Self.largestStepCount) steps")
      }
      return color
    }
    if object.has("light", besideOnly: "dark") {
      self = try checked(
        CellColor(pairBy: .style, try object.required("light"), try object.required("dark")))
    } else if object.has("normal", besideOnly: "highContrast") {
      self = try checked(
        CellColor(
          pairBy: .contrast, try object.required("normal"), try object.required("highContrast")))
    } else if object.has("alpha", besideOnly: "color") {
      let alpha = try object.number("alpha", .fraction) ?? 1
      self = try checked(CellColor(try object.required("color"), .alpha(alpha)))
    } else if object.has("color", besideOnly: "transformer"), object.contains("transformer") {
      self = try checked(
        CellColor(
          try object.required("color"), .transformer(try object.required("transformer"))))
    } else if object.has("red", besideOnly: "green", "blue", "alpha"),
      let red = try object.number("red", .finite), let green = try object.number("green", .finite),
      let blue = try object.number("blue", .finite)
    {
      let alpha = try object.number("alpha", .fraction) ?? 1
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    } else {
      throw value.mismatch(expected: Self.schemaNoun)
    }
  }

  /// Writes the description of the color, as a string if that is exact.
  ///
  /// - Throws: `EncodingError` for a color that a closure chooses, and for colors nested too deep
  ///   for decoding.
  public func encode(to encoder: any Encoder) throws {
    switch storage {
    case .named(let name): try name.encode(to: encoder)
    case .components(let components): try components.encode(to: encoder)
    case .changed(let base, let change, _):
      try NestingLimit.check(encoder, writing: self)
      var object = MemberEncoder(encoder)
      try object.encode("color", base)
      switch change {
      case .alpha(let alpha): try object.write("alpha", alpha, .fraction)
      case .transformer(let transformer): try object.encode("transformer", transformer)
      }
    case .pair(let variation, let first, let second, _):
      try NestingLimit.check(encoder, writing: self)
      var object = MemberEncoder(encoder)
      try object.encode(variation == .style ? "light" : "normal", first)
      try object.encode(variation == .style ? "dark" : "highContrast", second)
    case .dynamic:
      throw EncodingError.unwritable(
        self, encoder,
        "a color chosen by a closure cannot be encoded; CellColor(light:dark:) can")
    }
  }
}

extension CellColor.Components {
  func encode(to encoder: any Encoder) throws {
    if Self(hex: hex) == self {
      var container = encoder.singleValueContainer()
      try container.encode(hex)
    } else {
      var object = MemberEncoder(encoder)
      try object.write("red", red, .finite)
      try object.write("green", green, .finite)
      try object.write("blue", blue, .finite)
      try object.write("alpha", alpha, .fraction)
    }
  }
}
