import CellConfiguration
import Foundation

/// The changed numbers of a layout that an explanation makes.
///
/// A trial is laid out like any other cell, on a grid that is so fine that rounding changes nothing
/// that matters. Numbers that belong to a configuration are changed there; a trial has the others.
/// A cell without a trial reads none of this.
struct LayoutTrial: Sendable {
  /// The metrics of style sheets, by the identity of the sheet.
  var metrics: [UInt: ListMetrics] = [:]

  /// The amount added to the leading of body text.
  var bodyLeading: CGFloat = 0

  /// The amount added to the width that a label of an accessory leaves for the content.
  var minimumContentWidth: CGFloat = 0

  /// The amount added to the factor between the scales of symbols.
  var symbolScaleStep: CGFloat = 0

  /// The amount added to the minimum space for lines beside an image, in ems.
  var leastEmsBeside: CGFloat = 0

  /// The changes to the labels of the content.
  var labels = RolePair(text: LabelTrial(), secondaryText: LabelTrial())

  /// The amounts added to the size of labels of accessories.
  var accessoryLabel = CGSize.zero

  /// Returns the metrics of a style sheet.
  func metrics(of sheet: StyleSheet) -> ListMetrics { metrics[sheet.identity] ?? sheet.metrics }

  /// Returns the changed size of a label of an accessory.
  func accessoryLabel(_ size: CGSize) -> CGSize {
    CGSize(width: size.width + accessoryLabel.width, height: size.height + accessoryLabel.height)
  }
}

/// The amounts that a trial adds to the measure of a label.
struct LabelTrial: Sendable {
  /// The amount added to the width of the text on one line.
  var width: CGFloat = 0

  /// The amount added to the end of the widest line.
  var extent: CGFloat = 0

  /// The amount added to the height of a line.
  var lineHeight: CGFloat = 0

  /// The share added to the distances between lines, and to empty lines above the first one.
  var distances: CGFloat = 0

  /// The amount added to the distance from the top of the first line to its baseline.
  var ascender: CGFloat = 0

  /// The amount added to the space for the lines.
  ///
  /// It is a part of a pixel, by which the space differs from the one on the grid of the display.
  var space: CGFloat = 0

  /// Changes a measure.
  func change(_ measure: inout LabelMeasure) {
    let top = measure.firstLineTop * distances
    let lines = measure.pitch * distances * CGFloat(max(0, measure.lineCount - 1))
    measure.naturalWidth += width
    measure.extent += extent
    measure.height += lineHeight + lines + top
    measure.firstLineTop += top
    measure.firstLineHeight += lineHeight
    measure.firstBaseline += ascender + top
    measure.lastBaseline += ascender + lines + top
    measure.pitch += measure.pitch * distances
  }
}
