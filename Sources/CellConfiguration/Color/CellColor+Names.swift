extension CellColor {
  /// The colours that have a name: those of the system, which adapt to traits and style sheet, and
  /// fixed ones.
  public enum Name: Int, NamedCase, WrittenForm {
    /// The blue of the system, which adapts to the traits.
    case systemBlue

    /// The green of the system, which adapts to the traits.
    case systemGreen

    /// The indigo of the system, which adapts to the traits.
    case systemIndigo

    /// The orange of the system, which adapts to the traits.
    case systemOrange

    /// The pink of the system, which adapts to the traits.
    case systemPink

    /// The purple of the system, which adapts to the traits.
    case systemPurple

    /// The red of the system, which adapts to the traits.
    case systemRed

    /// The teal of the system, which adapts to the traits.
    case systemTeal

    /// The yellow of the system, which adapts to the traits.
    case systemYellow

    /// The cyan of the system, which adapts to the traits.
    case systemCyan

    /// The mint of the system, which adapts to the traits.
    case systemMint

    /// The brown of the system, which adapts to the traits.
    case systemBrown

    /// The grey that stands out most from the background.
    case systemGray

    /// Grey number 2 of six; higher numbers stand out less from the background.
    case systemGray2

    /// Grey number 3 of six; higher numbers stand out less from the background.
    case systemGray3

    /// Grey number 4 of six; higher numbers stand out less from the background.
    case systemGray4

    /// Grey number 5 of six; higher numbers stand out less from the background.
    case systemGray5

    /// Grey number 6 of six; higher numbers stand out less from the background.
    case systemGray6

    /// Primary text.
    case label

    /// Secondary text.
    case secondaryLabel

    /// Text of the third rank, disabled text and chevrons.
    case tertiaryLabel

    /// Text of the fourth rank.
    case quaternaryLabel

    /// Placeholders in text fields.
    case placeholderText

    /// Fill of thin and small shapes.
    case systemFill

    /// Fill of shapes of medium size.
    case secondarySystemFill

    /// Fill of large shapes.
    case tertiarySystemFill

    /// Fill of large areas with complex content.
    case quaternarySystemFill

    /// Thin lines that let what is below shine through.
    case separator

    /// Thin lines that hide what is below.
    case opaqueSeparator

    /// Links.
    case link

    /// The background of plain lists and screens.
    case systemBackground

    /// Content laid on the main background.
    case secondarySystemBackground

    /// Content laid on the secondary background.
    case tertiarySystemBackground

    /// The background of grouped lists.
    case systemGroupedBackground

    /// The rows of grouped lists.
    case secondarySystemGroupedBackground

    /// Content laid on the rows of grouped lists.
    case tertiarySystemGroupedBackground

    /// No colour at all; not the same as nil, which stands for the tint.
    case clear

    /// Pure black, in any style.
    case black

    /// Pure white, in any style.
    case white

    /// One third white, in any style.
    case darkGray

    /// Two thirds white, in any style.
    case lightGray

    /// Half white, in any style.
    case gray

    /// Pure red, in any style.
    case red

    /// Pure green, in any style.
    case green

    /// Pure blue, in any style.
    case blue

    /// Pure cyan, in any style.
    case cyan

    /// Pure yellow, in any style.
    case yellow

    /// Pure magenta, in any style.
    case magenta

    /// Pure orange, in any style.
    case orange

    /// Pure purple, in any style.
    case purple

    /// Pure brown, in any style.
    case brown

    /// Text on light backgrounds, in any style.
    case darkText

    /// Text on dark backgrounds, in any style.
    case lightText

    /// The tint of the view that shows the colour.
    case tintColor
  }
}

extension CellColor {
  /// The blue of the system, which adapts to the traits.
  public static let systemBlue = CellColor(.systemBlue)

  /// The green of the system, which adapts to the traits.
  public static let systemGreen = CellColor(.systemGreen)

  /// The indigo of the system, which adapts to the traits.
  public static let systemIndigo = CellColor(.systemIndigo)

  /// The orange of the system, which adapts to the traits.
  public static let systemOrange = CellColor(.systemOrange)

  /// The pink of the system, which adapts to the traits.
  public static let systemPink = CellColor(.systemPink)

  /// The purple of the system, which adapts to the traits.
  public static let systemPurple = CellColor(.systemPurple)

  /// The red of the system, which adapts to the traits.
  public static let systemRed = CellColor(.systemRed)

  /// The teal of the system, which adapts to the traits.
  public static let systemTeal = CellColor(.systemTeal)

  /// The yellow of the system, which adapts to the traits.
  public static let systemYellow = CellColor(.systemYellow)

  /// The cyan of the system, which adapts to the traits.
  public static let systemCyan = CellColor(.systemCyan)

  /// The mint of the system, which adapts to the traits.
  public static let systemMint = CellColor(.systemMint)

  /// The brown of the system, which adapts to the traits.
  public static let systemBrown = CellColor(.systemBrown)

  /// The grey that stands out most from the background.
  public static let systemGray = CellColor(.systemGray)

  /// Grey number 2 of six; higher numbers stand out less from the background.
  public static let systemGray2 = CellColor(.systemGray2)

  /// Grey number 3 of six; higher numbers stand out less from the background.
  public static let systemGray3 = CellColor(.systemGray3)

  /// Grey number 4 of six; higher numbers stand out less from the background.
  public static let systemGray4 = CellColor(.systemGray4)

  /// Grey number 5 of six; higher numbers stand out less from the background.
  public static let systemGray5 = CellColor(.systemGray5)

  /// Grey number 6 of six; higher numbers stand out less from the background.
  public static let systemGray6 = CellColor(.systemGray6)

  /// Primary text.
  public static let label = CellColor(.label)

  /// Secondary text.
  public static let secondaryLabel = CellColor(.secondaryLabel)

  /// Text of the third rank, disabled text and chevrons.
  public static let tertiaryLabel = CellColor(.tertiaryLabel)

  /// Text of the fourth rank.
  public static let quaternaryLabel = CellColor(.quaternaryLabel)

  /// Placeholders in text fields.
  public static let placeholderText = CellColor(.placeholderText)

  /// Fill of thin and small shapes.
  public static let systemFill = CellColor(.systemFill)

  /// Fill of shapes of medium size.
  public static let secondarySystemFill = CellColor(.secondarySystemFill)

  /// Fill of large shapes.
  public static let tertiarySystemFill = CellColor(.tertiarySystemFill)

  /// Fill of large areas with complex content.
  public static let quaternarySystemFill = CellColor(.quaternarySystemFill)

  /// Thin lines that let what is below shine through.
  public static let separator = CellColor(.separator)

  /// Thin lines that hide what is below.
  public static let opaqueSeparator = CellColor(.opaqueSeparator)

  /// Links.
  public static let link = CellColor(.link)

  /// The background of plain lists and screens.
  public static let systemBackground = CellColor(.systemBackground)

  /// Content laid on the main background.
  public static let secondarySystemBackground = CellColor(.secondarySystemBackground)

  /// Content laid on the secondary background.
  public static let tertiarySystemBackground = CellColor(.tertiarySystemBackground)

  /// The background of grouped lists.
  public static let systemGroupedBackground = CellColor(.systemGroupedBackground)

  /// The rows of grouped lists.
  public static let secondarySystemGroupedBackground = CellColor(.secondarySystemGroupedBackground)

  /// Content laid on the rows of grouped lists.
  public static let tertiarySystemGroupedBackground = CellColor(.tertiarySystemGroupedBackground)

  /// No colour at all; not the same as nil, which stands for the tint.
  public static let clear = CellColor(.clear)

  /// Pure black, in any style.
  public static let black = CellColor(.black)

  /// Pure white, in any style.
  public static let white = CellColor(.white)

  /// One third white, in any style.
  public static let darkGray = CellColor(.darkGray)

  /// Two thirds white, in any style.
  public static let lightGray = CellColor(.lightGray)

  /// Half white, in any style.
  public static let gray = CellColor(.gray)

  /// Pure red, in any style.
  public static let red = CellColor(.red)

  /// Pure green, in any style.
  public static let green = CellColor(.green)

  /// Pure blue, in any style.
  public static let blue = CellColor(.blue)

  /// Pure cyan, in any style.
  public static let cyan = CellColor(.cyan)

  /// Pure yellow, in any style.
  public static let yellow = CellColor(.yellow)

  /// Pure magenta, in any style.
  public static let magenta = CellColor(.magenta)

  /// Pure orange, in any style.
  public static let orange = CellColor(.orange)

  /// Pure purple, in any style.
  public static let purple = CellColor(.purple)

  /// Pure brown, in any style.
  public static let brown = CellColor(.brown)

  /// Text on light backgrounds, in any style.
  public static let darkText = CellColor(.darkText)

  /// Text on dark backgrounds, in any style.
  public static let lightText = CellColor(.lightText)

  /// The tint of the view that shows the colour; the blue of the system where none is known.
  ///
  /// Whoever shows a cell gives the tint to ``resolved(with:tint:)``. As documented for
  /// `UIColor.tintColor`.
  public static let tintColor = CellColor(.tintColor)
}
