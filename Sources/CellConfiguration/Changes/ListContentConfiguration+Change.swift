import Foundation

extension ListContentConfiguration {
  /// What a view that shows an older configuration has to do to show this one.
  ///
  /// Configurations on the same defaults with nothing customised, such as those of two rows, differ
  /// in their content only and are compared in a few nanoseconds.
  ///
  /// Traits are no part of a configuration: when text size, style, direction, scale or style sheet
  /// change, lay out and recolour whatever this says.
  ///
  /// - Complexity: proportional to the length of the texts; the number of properties is fixed.
  public func change(from old: ListContentConfiguration) -> ConfigurationChange {
    if image != old.image || texts != old.texts { return .content }
    if layers.isSame(as: old.layers) { return .nothing }
    return withValues { new in old.withValues { new.change(from: $0) } }
  }
}

extension ListContentValues {
  /// Everything that does not lie in this list is appearance.
  private func hasSameLayout(as other: ListContentValues) -> Bool {
    own.hasSameLayout(as: other.own) && image.hasSameLayout(as: other.image)
      && text.hasSameLayout(as: other.text)
      && secondaryText.hasSameLayout(as: other.secondaryText)
  }

  func change(from old: ListContentValues) -> ConfigurationChange {
    if !hasSameLayout(as: old) { return .layout }
    return self == old ? .nothing : .appearance
  }
}

extension ListContentOwnValues {
  fileprivate func hasSameLayout(as other: ListContentOwnValues) -> Bool {
    directionalLayoutMargins == other.directionalLayoutMargins
      && axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
      && prefersSideBySideTextAndSecondaryText == other.prefersSideBySideTextAndSecondaryText
      && imageToTextPadding == other.imageToTextPadding
      && textToSecondaryTextHorizontalPadding == other.textToSecondaryTextHorizontalPadding
      && textToSecondaryTextVerticalPadding == other.textToSecondaryTextVerticalPadding
  }
}

extension ImageValues {
  fileprivate func hasSameLayout(as other: ImageValues) -> Bool {
    preferredSymbolConfiguration == other.preferredSymbolConfiguration
      && maximumSize == other.maximumSize && reservedLayoutSize == other.reservedLayoutSize
  }
}

extension TextValues {
  fileprivate func hasSameLayout(as other: TextValues) -> Bool {
    font == other.font && alignment == other.alignment && lineBreakMode == other.lineBreakMode
      && numberOfLines == other.numberOfLines
      && adjustsFontSizeToFitWidth == other.adjustsFontSizeToFitWidth
      && minimumScaleFactor == other.minimumScaleFactor
      && allowsDefaultTighteningForTruncation == other.allowsDefaultTighteningForTruncation
      && adjustsFontForContentSizeCategory == other.adjustsFontForContentSizeCategory
      && transform == other.transform
  }
}
