/// An effect that the background applies to the content behind it.
///
/// As documented for `UIBlurEffect`, the effect that backgrounds use.
public struct CellVisualEffect: Hashable, Sendable {
  /// The kind of blur.
  public var blurStyle: BlurStyle

  /// Returns a blur of a style.
  public static func blur(_ style: BlurStyle) -> CellVisualEffect {
    CellVisualEffect(blurStyle: style)
  }

  /// Creates a blur of a style.
  public init(blurStyle: BlurStyle) { self.blurStyle = blurStyle }

  /// The kinds of blur and material.
  ///
  /// Raw values match `UIBlurEffect.Style`.
  public enum BlurStyle: Int, NamedCase, SchemaRepresentable {
    /// A blur that makes the content behind it lighter.
    case extraLight = 0

    /// A blur about as light as the content behind it.
    case light = 1

    /// A blur that makes the content behind it darker.
    case dark = 2

    /// A blur that adapts to the light or dark style.
    case regular = 4

    /// A blur that makes content stand out and adapts to the light or dark style.
    case prominent = 5

    /// A material through which most of the content behind it shows.
    case systemUltraThinMaterial = 6

    /// A material through which much of the content behind it shows.
    case systemThinMaterial = 7

    /// The default material.
    case systemMaterial = 8

    /// A material through which little of the content behind it shows.
    case systemThickMaterial = 9

    /// The material of bars.
    case systemChromeMaterial = 10

    /// ``systemUltraThinMaterial``, always light.
    case systemUltraThinMaterialLight = 11

    /// ``systemThinMaterial``, always light.
    case systemThinMaterialLight = 12

    /// ``systemMaterial``, always light.
    case systemMaterialLight = 13

    /// ``systemThickMaterial``, always light.
    case systemThickMaterialLight = 14

    /// ``systemChromeMaterial``, always light.
    case systemChromeMaterialLight = 15

    /// ``systemUltraThinMaterial``, always dark.
    case systemUltraThinMaterialDark = 16

    /// ``systemThinMaterial``, always dark.
    case systemThinMaterialDark = 17

    /// ``systemMaterial``, always dark.
    case systemMaterialDark = 18

    /// ``systemThickMaterial``, always dark.
    case systemThickMaterialDark = 19

    /// ``systemChromeMaterial``, always dark.
    case systemChromeMaterialDark = 20
  }
}

extension CellVisualEffect: CustomStringConvertible, Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "a visual effect", [Schema.Member(required: "blur", .type(BlurStyle.self), "kind of blur")])

  package static var schemaValue: Schema.Value { .object(form) }

  /// The kind of blur.
  public var description: String { "blur \(blurStyle.name)" }

  /// Reads `{"blur": "systemMaterial"}`.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    blurStyle = try object.required("blur")
  }

  /// Writes `{"blur": name}`.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.write("blur", blurStyle)
  }
}
