import CellConfiguration
import Foundation

extension ListContentLayout: ValueDumpConvertible {
  /// The size, and the frames of the image and the labels.
  package var listedProperties: Any {
    (
      size: size, fittedSize: fittedSize.unless(size), margins: margins, arrangement: arrangement,
      imageFrame: imageFrame, imageSlot: imageSlot.unless(imageFrame), textFrame: textFrame,
      secondaryTextFrame: secondaryTextFrame, firstBaseline: firstBaseline,
      lastBaseline: lastBaseline
    )
  }
}

extension ContentUnavailableLayout: ValueDumpConvertible {
  /// The size, and the frames of the image, the texts and the buttons.
  package var listedProperties: Any {
    (
      size: size, fittedSize: fittedSize.unless(size), margins: margins, imageFrame: imageFrame,
      textFrame: textFrame, secondaryTextFrame: secondaryTextFrame, buttonFrame: buttonFrame,
      secondaryButtonFrame: secondaryButtonFrame, background: background
    )
  }
}

extension BackgroundLayout: ValueDumpConvertible {
  /// The fill, and the stroke, image and shadow if there are any.
  package var listedProperties: Any {
    (
      size: size, fillFrame: fillFrame, cornerRadii: cornerRadii,
      clipRadii: clipRadii.unless(.zero), strokeFrame: strokeFrame,
      strokeRadii: strokeFrame == nil ? nil : strokeRadii,
      strokeWidth: strokeFrame == nil ? nil : strokeWidth, imageFrame: imageFrame,
      shadowPath: shadowPath
    )
  }
}

extension CornerRadii: CustomStringConvertible {
  /// The radius if all corners have the same one, otherwise all four radii.
  public var description: String { text(\.exactDescription) }
}

extension CornerRadii: ShortlyDescribed {
  /// The radii to a thousandth.
  package var shortDescription: String { text(\.shortDescription) }

  private func text(_ number: (CGFloat) -> String) -> String {
    let radii = [topLeft, topRight, bottomLeft, bottomRight]
    if radii.allSatisfy({ $0 == topLeft }) { return number(topLeft) }
    return zip(["top left", "top right", "bottom left", "bottom right"], radii)
      .filter { $0.1 != 0 }
      .map { "\($0.0) \(number($0.1))" }.joined(separator: ", ")
  }
}

extension AccessoryLayout: ValueDumpConvertible {
  /// The kind of the accessory, its frame and its color.
  package var listedProperties: Any {
    (
      kind: kind, index: index, frame: frame, region: region.unless(frame), color: color,
      backgroundColor: backgroundColor, isHidden: isHidden.unless(false)
    )
  }
}

extension SwipeActionLayout: ValueDumpConvertible {
  /// The action, its index at its edge, its frames and its colors.
  package var listedProperties: Any {
    (
      action: action, edge: edge, index: index, frame: frame, shapeFrame: shapeFrame.unless(frame),
      cornerRadii: cornerRadii, imageFrame: imageFrame, titleFrame: titleFrame,
      isTitleBelowShape: isTitleBelowShape.unless(false),
      backgroundColor: backgroundColor, isPerformedOnRelease: isPerformedOnRelease.unless(false)
    )
  }
}

extension SeparatorLayout: ValueDumpConvertible {}

extension ListCellLayout: ValueDumpConvertible {
  /// The size and margins of the cell, and the layouts of its parts.
  package var listedProperties: Any {
    (
      size: size, margins: margins, contentFrame: contentFrame, content: content,
      background: background, accessories: accessories.unless([]),
      reorderSeparatorFrame: reorderSeparatorFrame, topSeparator: topSeparator,
      bottomSeparator: bottomSeparator, swipeActions: swipeActions.unless([]),
      swipeDistance: swipeActions.isEmpty ? nil : swipeDistance
    )
  }
}

extension ListItemLayout: ValueDumpConvertible {}
extension ListSection: ValueDumpConvertible {}
extension ListLayout: ValueDumpConvertible {
  /// The configuration, width and content size, and the number of rows in each section.
  ///
  /// - Complexity: O(*n*) in the number of sections. The rows themselves are left out, because a
  ///   list may have millions.
  package var listedProperties: Any {
    (
      configuration: configuration, width: width, contentSize: contentSize,
      sections: (0..<sectionCount).map {
        ListSection(
          rowCount: rowCount(inSection: $0), hasHeader: hasHeader(inSection: $0),
          hasFooter: hasFooter(inSection: $0))
      }
    )
  }
}
