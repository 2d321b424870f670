extension CellVisualEffect {
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
