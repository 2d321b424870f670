import CellConfiguration
import CellText
import Foundation

/// All that frames of list content depend on besides its texts, its image and the size of the view:
/// a record of defaults under a context, fonts resolved and lengths cleaned.
///
/// A class, so that reading one copies nothing. Owned by the context that resolved it, or by
/// whoever lays a single configuration out; it never changes.
final class ContentLook: Sendable {
  /// The input of this look, without an image and texts.
  let input: ContentInput
  let image: ImageLook
  let texts: RolePair<TextLook>

  /// Resolves the values of a configuration.
  ///
  /// - Parameters:
  ///   - values: The defaults, or what the configuration reads as.
  ///   - shared: The look of the defaults, whose parts are taken where nothing was assigned.
  ///   - assigned: The parts in which something was assigned.
  init(
    _ values: borrowing ListContentValues, _ group: ListContentStyleGroup,
    _ context: ResolvedContext,
    above shared: ContentLook? = nil,
    _ assigned: ListContentConfiguration.AssignedParts = ListContentConfiguration.AssignedParts()
  ) {
    let kept = (
      image: assigned.image ? nil : shared?.image, text: assigned.text ? nil : shared?.texts.text,
      secondaryText: assigned.secondaryText ? nil : shared?.texts.secondaryText
    )
    image = kept.image ?? ImageLook(values.image, group, context)
    texts = RolePair(
      text: kept.text ?? TextLook(values.text, context),
      secondaryText: kept.secondaryText ?? TextLook(values.secondaryText, context))
    input = ContentInput(
      ContentLengths(values.own), texts,
      minimumHeight: context.growth.minimumHeight(of: group, context.metrics, context.grid),
      context)
  }
}

/// How large images of a look are, and their slots.
struct ImageLook: Sendable {
  /// The largest size; 0 in a dimension without a limit.
  let maximumSize: CGSize

  /// The slot that the reserved size says; `nil` in a dimension about which it says nothing.
  let slotWidth: CGFloat?
  let slotHeight: CGFloat?

  /// The slot of symbols about which the reserved size says nothing (G4).
  let symbolSlot: CGSize

  /// The box of symbols whose size is not known, unless they have a configuration of their own.
  let symbolSize: CGSize

  let symbolConfiguration: CellImage.SymbolConfiguration?

  init(_ values: borrowing ImageValues, _ group: ListContentStyleGroup, _ context: ResolvedContext)
  {
    let symbolSlot = context.growth.symbolSlot(of: group, context.metrics, context.grid)
    func slot(_ reserved: CGFloat, _ standard: CGFloat) -> CGFloat? {
      if reserved == ListContentConfiguration.ImageProperties.standardDimension { return standard }
      return reserved.length > 0 ? reserved.length : nil
    }
    let reserved = values.reservedLayoutSize
    // G5: at accessibility sizes the reserved width counts as 0.
    slotWidth = slot(context.isAccessibilitySize ? 0 : reserved.width, symbolSlot.width)
    slotHeight = slot(reserved.height, symbolSlot.height)
    maximumSize = values.maximumSize.lengths
    symbolConfiguration = values.preferredSymbolConfiguration
    symbolSize = context.growth.symbolSize(symbolConfiguration, context.metrics, context.grid)
    self.symbolSlot = symbolSlot
  }
}

/// How a text of a look is measured and its lines are laid out.
///
/// A class for the same reason as the look.
final class TextLook: Sendable {
  let font: PreparedFont
  let options: TextLayoutOptions
  let transform: TextTransform
  let adjustsFont: Bool

  /// One line of no width.
  let line: LabelMeasure

  init(_ values: borrowing TextValues, _ context: ResolvedContext) {
    adjustsFont = values.adjustsFontForContentSizeCategory
    font = PreparedFont(
      values.font.resolved(with: context.traits, adjustingSize: adjustsFont), context.shaper)
    options = TextLayoutOptions(
      numberOfLines: values.numberOfLines, lineBreakMode: values.lineBreakMode,
      alignment: values.alignment,
      layoutDirection: context.isRightToLeft ? .rightToLeft : .leftToRight,
      allowsDefaultTighteningForTruncation: values.allowsDefaultTighteningForTruncation,
      adjustsFontSizeToFitWidth: values.adjustsFontSizeToFitWidth,
      minimumScaleFactor: values.minimumScaleFactor, displayScale: context.grid.scale)
    transform = values.transform
    line = LabelMeasure(lineOf: font.metrics, context.grid)
  }
}
