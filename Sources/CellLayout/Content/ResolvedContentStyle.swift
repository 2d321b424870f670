import CellConfiguration
import CellText
import Foundation

/// The values that determine frames of list content, except labels, image and the size of the view.
///
/// A style is a record of defaults under a context, with resolved fonts and sanitized lengths. It
/// is a class, so reading one copies nothing. It never changes. Its owner is the context that
/// resolved it, or the layout of a single configuration.
final class ResolvedContentStyle: Sendable {
  /// The input of this style, without image and labels.
  let input: ContentInput
  let image: ResolvedImageStyle
  let texts: RolePair<ResolvedTextStyle>

  /// Resolves the defaults of a configuration.
  init(
    _ values: borrowing ListContentValues, _ purpose: ListContentConfiguration.Style.Purpose,
    _ context: ResolvedContext
  ) {
    image = ResolvedImageStyle(values.image, purpose, context)
    texts = RolePair(
      text: ResolvedTextStyle(values.text, .text, lineLimitIsAssigned: false, context),
      secondaryText: ResolvedTextStyle(
        values.secondaryText, .secondaryText, lineLimitIsAssigned: false, context))
    input = ContentInput(
      ContentLengths(values.own), texts,
      minimumHeight: context.growth.minimumHeight(of: purpose, context.metrics, context.grid),
      context)
  }

  /// Resolves the assigned parts of a configuration above the style of its defaults.
  ///
  /// Assigned margins and paddings are not part of a style.
  init(
    _ configuration: borrowing ListContentConfiguration,
    _ assigned: ListContentConfiguration.AssignedGroups, above defaults: ResolvedContentStyle,
    _ context: ResolvedContext
  ) {
    image =
      assigned.contains(.image)
      ? ResolvedImageStyle(configuration.imageValues, configuration.row.use.purpose, context)
      : defaults.image
    texts = RolePair(
      text: assigned.contains(.text)
        ? ResolvedTextStyle(configuration.textProperties, .text, context) : defaults.texts.text,
      secondaryText: assigned.contains(.secondaryText)
        ? ResolvedTextStyle(configuration.secondaryTextProperties, .secondaryText, context)
        : defaults.texts.secondaryText)
    var input = defaults.input
    input.setAlignment(of: texts)
    self.input = input
  }
}

/// The sizes of images and their slots in a style.
struct ResolvedImageStyle: Sendable {
  /// The maximum size; 0 for a dimension without a limit.
  let maximumSize: CGSize

  /// Whether the maximum size limits a dimension.
  let isLimited: Bool

  /// The slot of pictures, which the reserved size determines.
  let pictureSlot: ImageSlot

  /// The slot of symbols; without a reserved size, this is the standard slot (G4).
  let symbolSlot: ImageSlot

  /// The box of symbols of unknown size without a configuration.
  let symbolSize: CGSize

  let symbolConfiguration: CellImage.SymbolConfiguration?

  init(
    _ values: borrowing ImageValues, _ purpose: ListContentConfiguration.Style.Purpose,
    _ context: ResolvedContext
  ) {
    let symbolSlot = context.growth.symbolSlot(of: purpose, context.metrics, context.grid)
    func slot(_ reserved: CGFloat, _ standard: CGFloat) -> CGFloat? {
      if reserved == ListContentConfiguration.ImageProperties.standardDimension { return standard }
      return reserved.length > 0 ? reserved.length : nil
    }
    let reserved = values.reservedLayoutSize
    // G5: at accessibility sizes the reserved width counts as 0.
    let width = slot(context.isAccessibilitySize ? 0 : reserved.width, symbolSlot.width)
    let height = slot(reserved.height, symbolSlot.height)
    pictureSlot = ImageSlot(width: width, height: height)
    self.symbolSlot = ImageSlot(
      width: width ?? symbolSlot.width, height: height ?? symbolSlot.height)
    maximumSize = values.maximumSize.lengths
    isLimited = maximumSize != .zero
    symbolConfiguration = values.preferredSymbolConfiguration
    symbolSize = context.growth.symbolSize(symbolConfiguration, context.metrics, context.grid)
  }
}

/// The space reserved for an image.
///
/// A dimension that is not reserved is as large as the displayed image. The size and the flags are
/// separate, because reading and storing optional numbers takes many more instructions.
struct ImageSlot: Equatable, Sendable {
  private let size: CGSize
  private let reservesWidth: Bool
  private let reservesHeight: Bool

  /// Creates a slot; `nil` for a dimension that is not reserved.
  init(width: CGFloat?, height: CGFloat?) {
    size = CGSize(width: width ?? 0, height: height ?? 0)
    reservesWidth = width != nil
    reservesHeight = height != nil
  }

  /// Returns the width of the slot of an image.
  func width(of image: CGSize) -> CGFloat { reservesWidth ? size.width : image.width }

  /// Returns the height of the slot of an image.
  func height(of image: CGSize) -> CGFloat { reservesHeight ? size.height : image.height }
}

/// Measures and lays out a text of a style.
///
/// It is a class for the same reason as the style.
final class ResolvedTextStyle: Sendable {
  let font: PreparedFont
  let options: TextLayoutOptions
  let transform: TextTransform
  let adjustsFont: Bool

  /// The language of text without a language attribute; `nil` if it is unspecified.
  let language: String?

  /// The measure of one line without width.
  let line: LabelMeasure

  /// The changes to measures in a trial; `nil` in all other layouts.
  let trial: LabelTrial?

  /// Resolves the properties of a text.
  convenience init(
    _ properties: ListContentConfiguration.TextProperties, _ role: TextRole,
    _ context: ResolvedContext
  ) {
    self.init(
      properties.currentValues, role, lineLimitIsAssigned: properties.isLineLimitAssigned, context)
  }

  /// Resolves the values of a text.
  ///
  /// - Parameter lineLimitIsAssigned: Whether the number of lines was assigned. At accessibility
  ///   sizes, the default of a style has no effect: at the largest one, a row of a sidebar was
  ///   measured to have two lines. Everything else about this limit is assumed.
  init(
    _ values: borrowing TextValues, _ role: TextRole, lineLimitIsAssigned: Bool,
    _ context: ResolvedContext
  ) {
    let isLimited = lineLimitIsAssigned || !context.isAccessibilitySize
    adjustsFont = values.adjustsFontForContentSizeCategory
    font = PreparedFont(
      values.font.resolved(with: context.traits, adjustingSize: adjustsFont), context.shaper)
    options = TextLayoutOptions(
      numberOfLines: isLimited ? values.numberOfLines : 0, lineBreakMode: values.lineBreakMode,
      alignment: CellTextAlignment(values.alignment),
      layoutDirection: context.isRightToLeft ? .rightToLeft : .leftToRight,
      allowsDefaultTighteningForTruncation: values.allowsDefaultTighteningForTruncation,
      adjustsFontSizeToFitWidth: values.adjustsFontSizeToFitWidth,
      minimumScaleFactor: values.minimumScaleFactor, displayScale: context.grid.scale)
    transform = values.transform
    language = context.traits.typesettingLanguageCodes.tag
    line = LabelMeasure(lineOf: font.metrics, context.grid)
    trial = context.trial?.labels[role]
  }
}
