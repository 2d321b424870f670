extension CellColor {
  /// The names of colors.
  ///
  /// System colors adapt to the traits and the style sheet; the others are fixed.
  public enum Name: Int, NamedCase, SchemaRepresentable {
    /// The system blue, which adapts to the traits.
    case systemBlue

    /// The system green, which adapts to the traits.
    case systemGreen

    /// The system indigo, which adapts to the traits.
    case systemIndigo

    /// The system orange, which adapts to the traits.
    case systemOrange

    /// The system pink, which adapts to the traits.
    case systemPink

    /// The system purple, which adapts to the traits.
    case systemPurple

    /// The system red, which adapts to the traits.
    case systemRed

    /// The system teal, which adapts to the traits.
    case systemTeal

    /// The system yellow, which adapts to the traits.
    case systemYellow

    /// The system cyan, which adapts to the traits.
    case systemCyan

    /// The system mint, which adapts to the traits.
    case systemMint

    /// The system brown, which adapts to the traits.
    case systemBrown

    /// The system gray that contrasts most with the background.
    case systemGray

    /// The system gray 2 of 6; higher numbers contrast less with the background.
    case systemGray2

    /// The system gray 3 of 6; higher numbers contrast less with the background.
    case systemGray3

    /// The system gray 4 of 6; higher numbers contrast less with the background.
    case systemGray4

    /// The system gray 5 of 6; higher numbers contrast less with the background.
    case systemGray5

    /// The system gray 6 of 6; higher numbers contrast less with the background.
    case systemGray6

    /// The color of primary text.
    case label

    /// The color of secondary text.
    case secondaryLabel

    /// The color of tertiary text, disabled text and chevrons.
    case tertiaryLabel

    /// The color of quaternary text.
    case quaternaryLabel

    /// The color of placeholders in text fields.
    case placeholderText

    /// The fill of thin and small shapes.
    case systemFill

    /// The fill of medium-size shapes.
    case secondarySystemFill

    /// The fill of large shapes.
    case tertiarySystemFill

    /// The fill of large areas with complex content.
    case quaternarySystemFill

    /// The color of thin lines that show the content below them.
    case separator

    /// The color of thin lines that hide the content below them.
    case opaqueSeparator

    /// The color of links.
    case link

    /// The background of plain lists and screens.
    case systemBackground

    /// The background of content on the main background.
    case secondarySystemBackground

    /// The background of content on the secondary background.
    case tertiarySystemBackground

    /// The background of grouped lists.
    case systemGroupedBackground

    /// The background of rows in grouped lists.
    case secondarySystemGroupedBackground

    /// The background of content on the rows of grouped lists.
    case tertiarySystemGroupedBackground

    /// A transparent color; unlike `nil`, it does not mean the tint.
    case clear

    /// Pure black, in any style.
    case black

    /// Pure white, in any style.
    case white

    /// The gray of one third white, in any style.
    case darkGray

    /// The gray of two thirds white, in any style.
    case lightGray

    /// The gray of one half white, in any style.
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

    /// The color of text on light backgrounds, in any style.
    case darkText

    /// The color of text on dark backgrounds, in any style.
    case lightText

    /// The tint of the view that shows the color.
    case tintColor
  }
}

extension CellColor {
  /// The system blue, which adapts to the traits.
  public static let systemBlue = CellColor(.systemBlue)

  /// The system green, which adapts to the traits.
  public static let systemGreen = CellColor(.systemGreen)

  /// The system indigo, which adapts to the traits.
  public static let systemIndigo = CellColor(.systemIndigo)

  /// The system orange, which adapts to the traits.
  public static let systemOrange = CellColor(.systemOrange)

  /// The system pink, which adapts to the traits.
  public static let systemPink = CellColor(.systemPink)

  /// The system purple, which adapts to the traits.
  public static let systemPurple = CellColor(.systemPurple)

  /// The system red, which adapts to the traits.
  public static let systemRed = CellColor(.systemRed)

  /// The system teal, which adapts to the traits.
  public static let systemTeal = CellColor(.systemTeal)

  /// The system yellow, which adapts to the traits.
  public static let systemYellow = CellColor(.systemYellow)

  /// The system cyan, which adapts to the traits.
  public static let systemCyan = CellColor(.systemCyan)

  /// The system mint, which adapts to the traits.
  public static let systemMint = CellColor(.systemMint)

  /// The system brown, which adapts to the traits.
  public static let systemBrown = CellColor(.systemBrown)

  /// The system gray that contrasts most with the background.
  public static let systemGray = CellColor(.systemGray)

  /// The system gray 2 of 6; higher numbers contrast less with the background.
  public static let systemGray2 = CellColor(.systemGray2)

  /// The system gray 3 of 6; higher numbers contrast less with the background.
  public static let systemGray3 = CellColor(.systemGray3)

  /// The system gray 4 of 6; higher numbers contrast less with the background.
  public static let systemGray4 = CellColor(.systemGray4)

  /// The system gray 5 of 6; higher numbers contrast less with the background.
  public static let systemGray5 = CellColor(.systemGray5)

  /// The system gray 6 of 6; higher numbers contrast less with the background.
  public static let systemGray6 = CellColor(.systemGray6)

  /// The color of primary text.
  public static let label = CellColor(.label)

  /// The color of secondary text.
  public static let secondaryLabel = CellColor(.secondaryLabel)

  /// The color of tertiary text, disabled text and chevrons.
  public static let tertiaryLabel = CellColor(.tertiaryLabel)

  /// The color of quaternary text.
  public static let quaternaryLabel = CellColor(.quaternaryLabel)

  /// The color of placeholders in text fields.
  public static let placeholderText = CellColor(.placeholderText)

  /// The fill of thin and small shapes.
  public static let systemFill = CellColor(.systemFill)

  /// The fill of medium-size shapes.
  public static let secondarySystemFill = CellColor(.secondarySystemFill)

  /// The fill of large shapes.
  public static let tertiarySystemFill = CellColor(.tertiarySystemFill)

  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = CellColor(.quaternarySystemFill)

  /// The color of thin lines that show the content below them.
  public static let separator = CellColor(.separator)

  /// The color of thin lines that hide the content below them.
  public static let opaqueSeparator = CellColor(.opaqueSeparator)

  /// The color of links.
  public static let link = CellColor(.link)

  /// The background of plain lists and screens.
  public static let systemBackground = CellColor(.systemBackground)

  /// The background of content on the main background.
  public static let secondarySystemBackground = CellColor(.secondarySystemBackground)

  /// The background of content on the secondary background.
  public static let tertiarySystemBackground = CellColor(.tertiarySystemBackground)

  /// The background of grouped lists.
  public static let systemGroupedBackground = CellColor(.systemGroupedBackground)

  /// The background of rows in grouped lists.
  public static let secondarySystemGroupedBackground = CellColor(.secondarySystemGroupedBackground)

  /// The background of content on the rows of grouped lists.
  public static let tertiarySystemGroupedBackground = CellColor(.tertiarySystemGroupedBackground)

  /// A transparent color; unlike `nil`, it does not mean the tint.
  public static let clear = CellColor(.clear)

  /// Pure black, in any style.
  public static let black = CellColor(.black)

  /// Pure white, in any style.
  public static let white = CellColor(.white)

  /// The gray of one third white, in any style.
  public static let darkGray = CellColor(.darkGray)

  /// The gray of two thirds white, in any style.
  public static let lightGray = CellColor(.lightGray)

  /// The gray of one half white, in any style.
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

  /// The color of text on light backgrounds, in any style.
  public static let darkText = CellColor(.darkText)

  /// The color of text on dark backgrounds, in any style.
  public static let lightText = CellColor(.lightText)

  /// The tint of the view that shows the color; the system blue if the tint is unknown.
  ///
  /// Code that shows a cell passes the tint to ``resolved(with:tint:)``. As documented for
  /// `UIColor.tintColor`.
  public static let tintColor = CellColor(.tintColor)
}
