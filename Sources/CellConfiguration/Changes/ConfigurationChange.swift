/// What a view has to do to show one configuration instead of another, from nothing to everything.
///
/// Each kind includes those before it: a view that handles ``content`` also lays out and recolors.
public enum ConfigurationChange: Int, Comparable, NamedCase, WrittenForm {
  /// The two are equal, or differ in what is never seen.
  case nothing

  /// Colors, opacity and effects change, no frame does.
  case appearance

  /// Frames can change: fonts, margins, paddings, line limits, image sizes.
  case layout

  /// Texts or images change, which have to be set and measured anew.
  case content

  /// Orders changes by the work they make.
  public static func < (a: ConfigurationChange, b: ConfigurationChange) -> Bool {
    a.rawValue < b.rawValue
  }
}
