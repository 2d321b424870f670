import CellConfiguration
import Foundation

extension TextMeasurement: ValueDumpConvertible {
  /// The size, lines and baselines, and the changes made to fit the text.
  package var listedProperties: Any {
    (
      size: size, naturalWidth: naturalWidth,
      isNaturalWidthExact: isNaturalWidthExact.unless(true), lineCount: lineCount,
      firstBaseline: firstBaseline, lastBaseline: lastBaseline,
      firstLineTop: firstLineTop.unless(0), firstLineHeight: firstLineHeight,
      isTruncated: isTruncated.unless(false), fontScale: fontScale.unless(1),
      exclusionFrame: exclusionFrame
    )
  }
}

extension StyledText: ValueDumpConvertible {
  /// The string with its attributes, and its runs and paragraphs if it has several.
  package var listedProperties: Any {
    (
      string: string, attributes: attributes, runs: runs.unless([]),
      paragraphs: paragraphs.unless([])
    )
  }
}

extension TextRun: ValueDumpConvertible {}

extension TextAttributes: ValueDumpConvertible {
  /// The font, and all other attributes that differ from the defaults.
  package var listedProperties: Any {
    (
      font: font, kern: kern.unless(0), color: color, underlineStyle: underlineStyle,
      strikethroughStyle: strikethroughStyle, baselineOffset: baselineOffset.unless(0),
      language: language
    )
  }
}

extension TextLayout: ValueDumpConvertible {
  /// The text, its measurement, and its lines.
  package var listedProperties: Any {
    (
      string: text.string, measurement: measurement, lines: lines
    )
  }
}

extension TextLine: ValueDumpConvertible {
  /// The visible text of the line, and its position.
  package var listedProperties: Any {
    (
      utf8Range: utf8Range, shownRange: shownRange.unless(utf8Range),
      tailRange: tailRange.isEmpty ? nil : tailRange, hasEllipsis: hasEllipsis.unless(false),
      hasHyphen: hasHyphen.unless(false), x: x, width: width, top: top, baseline: baseline,
      wordSpacing: wordSpacing.unless(0)
    )
  }
}
