package import CellConfiguration
import Foundation

extension TextMeasurement: ValueDumpConvertible {
  /// The size, lines and baselines, and the changes made to fit the text.
  package var valueDump: ValueDump {
    var dump = ValueDump("TextMeasurement")
    dump.add("size", size)
    dump.add("naturalWidth", naturalWidth)
    if !isNaturalWidthExact { dump.add("isNaturalWidthExact", isNaturalWidthExact) }
    dump.add("lineCount", lineCount)
    dump.add("firstBaseline", firstBaseline)
    dump.add("lastBaseline", lastBaseline)
    if firstLineTop != 0 { dump.add("firstLineTop", firstLineTop) }
    dump.add("firstLineHeight", firstLineHeight)
    if isTruncated { dump.add("isTruncated", isTruncated) }
    if fontScale != 1 { dump.add("fontScale", fontScale) }
    dump.add("obstacleFrame", obstacleFrame)
    return dump
  }
}

extension StyledText: ValueDumpConvertible {
  /// The string with its attributes, and its runs and paragraphs if it has several.
  package var valueDump: ValueDump {
    var dump = ValueDump("StyledText")
    dump.add("string", string: string)
    dump.add("attributes", attributes)
    if !runs.isEmpty { dump.add("runs", runs) }
    if !paragraphs.isEmpty { dump.add("paragraphs", paragraphs.map { "\($0)" }) }
    return dump
  }
}

extension TextRun: ValueDumpConvertible {
  /// The range of the run, and its attributes.
  package var valueDump: ValueDump {
    var dump = ValueDump("TextRun")
    dump.add("utf8Range", utf8Range)
    dump.add("attributes", attributes)
    return dump
  }
}

extension TextAttributes: ValueDumpConvertible {
  /// The font, and all other attributes that differ from the defaults.
  package var valueDump: ValueDump {
    var dump = ValueDump("TextAttributes")
    dump.add("font", font)
    if kern != 0 { dump.add("kern", kern) }
    dump.add("color", color)
    dump.add("underlineStyle", underlineStyle)
    dump.add("strikethroughStyle", strikethroughStyle)
    if baselineOffset != 0 { dump.add("baselineOffset", baselineOffset) }
    dump.add("language", language)
    return dump
  }
}

extension TextLayout: ValueDumpConvertible {
  /// The text, its measurement, and its lines.
  package var valueDump: ValueDump {
    var dump = ValueDump("TextLayout")
    dump.add("string", string: text.string)
    dump.add("measurement", measurement)
    dump.add("lines", lines)
    return dump
  }
}

extension TextLine: ValueDumpConvertible {
  /// The visible text of the line, and its position.
  package var valueDump: ValueDump {
    var dump = ValueDump("TextLine")
    dump.add("utf8Range", utf8Range)
    if shownRange != utf8Range { dump.add("shownRange", shownRange) }
    if !tailRange.isEmpty { dump.add("tailRange", tailRange) }
    if hasEllipsis { dump.add("hasEllipsis", hasEllipsis) }
    if hasHyphen { dump.add("hasHyphen", hasHyphen) }
    dump.add("x", x)
    dump.add("width", width)
    dump.add("top", top)
    dump.add("baseline", baseline)
    if wordSpacing != 0 { dump.add("wordSpacing", wordSpacing) }
    return dump
  }
}
