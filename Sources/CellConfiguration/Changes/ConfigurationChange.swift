/// The work that a view needs to show one configuration instead of another.
///
/// The cases range from nothing to everything. Each case includes those before it: a view that
/// handles ``content`` also lays out and recolors.
public enum ConfigurationChange: Int, Comparable, NamedCase, SchemaRepresentable {
  /// The configurations are equal or differ only in invisible ways.
  case nothing

  /// Colors, opacity or effects change, but no frame does.
  case appearance

  /// Frames can change, because of fonts, margins, paddings, line limits or image sizes.
  case layout

  /// Texts or images change; the view sets and measures them again.
  case content

  /// Orders changes by the amount of work.
  public static func < (a: ConfigurationChange, b: ConfigurationChange) -> Bool {
    a.rawValue < b.rawValue
  }
}
