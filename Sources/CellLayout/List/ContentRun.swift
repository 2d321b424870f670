import CellConfiguration
import CellText
import Foundation

/// The height of the content that was measured last in a list, for rows of the same style.
///
/// Most rows of a list share their style, and their labels fit on one line each. Such a row has the
/// same height as the row before it, whatever its text, so only the widths of its labels are
/// measured.
///
/// One pass over the rows of a list owns the run. It is a class because a value would be copied for
/// each row.
final class ContentRun {
  /// The style of the kept content, or `nil` if none is kept.
  ///
  /// The strong reference keeps any other style from having the same address.
  private var style: ResolvedContentStyle?

  /// The space of the content view, and the part of it that the labels may use.
  private var width: CGFloat = 0
  private var margins = DirectionalEdgeInsets.zero
  private var available = RolePair<CGFloat>(text: 0, secondaryText: 0)

  private var hasText = RolePair(text: false, secondaryText: false)
  private var image: ListContentConfiguration.ImageBox?

  /// The height of the content, and the part of it between the margins.
  private var height: CGFloat = 0
  private var areaHeight: CGFloat = 0

  /// A row with the kept content; `nil` until it is measured.
  private var row: Row?

  /// The size of a row, and what else determines it.
  private struct Row {
    let size: MeasuredItem
    let indentationLevel: Int
    let indentationWidth: CGFloat?

    /// Whether the row has no accessories and overrides no traits.
    let isPlain: Bool
  }

  /// Returns the height that content needs if it certainly equals the height of the kept content.
  func height(
    of content: ListContentConfiguration, width: CGFloat, inheriting margins: DirectionalEdgeInsets,
    _ context: ResolvedContext
  ) -> CGFloat? {
    if width != self.width || margins != self.margins { return nil }
    return includes(content, context) ? height : nil
  }

  /// Returns the size of a row if it certainly equals the size of the kept row.
  func size(
    of cell: borrowing ListCellConfiguration, _ content: borrowing ListContentConfiguration?,
    _ context: ResolvedContext
  ) -> MeasuredItem? {
    guard let row, row.isPlain, cell.isPlain, row.indentationLevel == cell.indentationLevel,
      row.indentationWidth == cell.indentationWidth
    else { return nil }
    return content?.isIncluded(in: self, context) == true ? row.size : nil
  }

  /// Returns the size of a row with other content if it certainly equals the size of the kept row.
  func size(of content: borrowing ListRowContent, _ context: ResolvedContext) -> MeasuredItem? {
    guard let row, let style,
      fits(content.image?.size, content.image?.takesSymbolSpace, style.image, context),
      fits(content.text, style.texts.text, hasText.text, available.text),
      fits(
        content.secondaryText, style.texts.secondaryText, hasText.secondaryText,
        available.secondaryText)
    else { return nil }
    return row.size
  }

  /// Keeps the size of a row whose content was just kept.
  func keep(_ size: MeasuredItem, of cell: borrowing ListCellConfiguration) {
    if row != nil || style == nil { return }
    row = Row(
      size: size, indentationLevel: cell.indentationLevel, indentationWidth: cell.indentationWidth,
      isPlain: cell.isPlain)
  }

  /// Returns whether content in the same space has the height of the kept content.
  fileprivate func includes(_ content: ListContentConfiguration, _ context: ResolvedContext) -> Bool
  {
    if style == nil { return false }
    return context.withStyle(of: content) { style, hasOwnLengths in
      !hasOwnLengths && style === self.style
        && fits(content.imageBox?.size, content.imageBox?.isSymbol, style.image, context)
        && fits(content.content, style.texts.text, hasText.text, available.text)
        && fits(
          content.secondaryContent, style.texts.secondaryText, hasText.secondaryText,
          available.secondaryText)
    }
  }

  /// Returns whether an image of a size takes the same space as the one of the kept content.
  ///
  /// - Parameter isSymbol: Whether the image is a symbol; `nil` for no image.
  private func fits(
    _ size: CGSize?, _ isSymbol: Bool?, _ style: ResolvedImageStyle, _ context: ResolvedContext
  ) -> Bool {
    if isSymbol == image?.isSymbol, size == image?.size { return true }
    guard isSymbol == true, image?.isSymbol == true else { return false }
    // The slot of a symbol does not depend on its size, unless the symbol is too tall.
    guard let own = size?.lengths else { return false }
    let size = context.grownSize(ofSymbol: own)
    let input = ImageInput(size, isSymbol: true, style, context.grid)
    return input.size.height <= areaHeight
  }

  /// Returns whether a text needs one line in its width, or is absent as in the kept content.
  private func fits(
    _ text: ListText?, _ style: ResolvedTextStyle, _ isPresent: Bool, _ available: CGFloat
  ) -> Bool {
    switch text {
    case .plain(let text): style.needsOneLine(text, isPresent, in: available)
    case .attributed: false
    case nil: !isPresent
    }
  }

  /// Returns whether a text needs one line in its width, or is absent as in the kept content.
  private func fits(
    _ text: borrowing String?, _ style: ResolvedTextStyle, _ isPresent: Bool, _ available: CGFloat
  ) -> Bool {
    switch text {
    case .some(let text): style.needsOneLine(text, isPresent, in: available)
    case .none: !isPresent
    }
  }

  /// Keeps the height of content if content with other text has the same height.
  func remember(
    _ content: ListContentConfiguration, _ measurement: ListContentMeasurement,
    inheriting margins: DirectionalEdgeInsets, _ context: ResolvedContext
  ) {
    let input = measurement.input
    // The widths of labels must not affect the arrangement, and the image's height must not affect
    // the widths.
    if input.wrapsAroundImage || input.lengths.prefersSideBySide { return }
    let areaHeight = measurement.fittedSize.height - input.margins.top - input.margins.bottom
    if let image = input.image, image.size.height > areaHeight { return }
    let image = content.imageBox
    // The size of a symbol without one depends on its configuration.
    if let image, image.size == nil { return }
    let isKept = context.withStyle(of: content) { style, hasOwnLengths in
      if hasOwnLengths || !style.texts.haveOneLine(measurement.labels) { return false }
      self.style = style
      return true
    }
    if !isKept { return }
    (width, self.margins) = (measurement.width, margins)
    (hasText, self.image) = (input.hasText, image)
    (height, self.areaHeight, row) = (measurement.fittedSize.height, areaHeight, nil)
    available.text = measurement.area.availableWidth
    // G11: without a text, the secondary text leaves the padding between texts free.
    available.secondaryText =
      hasText.text
      ? available.text
      : input.grid.floor(available.text - input.lengths.horizontalPadding).length
  }
}

extension ListContentConfiguration {
  /// Returns whether the content has the height of the kept content; see `includes(_:_:)`.
  fileprivate func isIncluded(in run: ContentRun, _ context: ResolvedContext) -> Bool {
    run.includes(self, context)
  }
}

extension ListCellConfiguration {
  /// Whether the cell has no accessories and overrides no traits.
  fileprivate var isPlain: Bool {
    // Comparing the traits with `nil` would copy them.
    if case .some = traitOverrides { return false }
    return accessories.isEmpty
  }
}

extension RolePair<ResolvedTextStyle> {
  /// Returns whether all labels are as high as one line.
  fileprivate func haveOneLine(_ labels: RolePair<LabelMeasure?>) -> Bool {
    if let label = labels.text, label.height != text.line.height { return false }
    if let label = labels.secondaryText, label.height != secondaryText.line.height { return false }
    return true
  }
}

extension ResolvedTextStyle {
  /// Returns whether a plain text needs one line in a width, or is absent as in the kept content.
  fileprivate func needsOneLine(
    _ text: String, _ isPresent: Bool, in available: CGFloat
  ) -> Bool {
    if !isPresent || text.isEmpty { return !isPresent && text.isEmpty }
    return transform == .none && font.widthOfLine(text, atMost: available) != nil
  }
}
