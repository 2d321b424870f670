public import CellConfiguration
import Foundation

extension TextMeasurement: ValueDumpConvertible {
  /// The size, lines and baselines, and the changes made to fit the text.
  public var propertyList: ValueDump {
    var list = ValueDump("TextMeasurement")
    list.add("size", size)
    list.add("naturalWidth", naturalWidth)
    if !isNaturalWidthExact { list.add("isNaturalWidthExact", isNaturalWidthExact) }
    list.add("lineCount", lineCount)
    list.add("firstBaseline", firstBaseline)
    list.add("lastBaseline", lastBaseline)
    if firstLineTop != 0 { list.add("firstLineTop", firstLineTop) }
    list.add("firstLineHeight", firstLineHeight)
    if isTruncated { list.add("isTruncated", isTruncated) }
    if fontScale != 1 { list.add("fontScale", fontScale) }
    list.add("obstacleFrame", obstacleFrame)
    return list
  }
}

extension StyledText: ValueDumpConvertible {
  /// The string with its attributes, and its runs and paragraphs if it has several.
  public var propertyList: ValueDump {
    var list = ValueDump("StyledText")
    list.add("string", string.debugDescription)
    list.add("attributes", attributes)
    if !runs.isEmpty { list.add("runs", runs) }
    if !paragraphs.isEmpty { list.add("paragraphs", paragraphs.map { "\($0)" }) }
    return list
  }
}

extension TextRun: ValueDumpConvertible {
  /// The range of the run, and its attributes.
  public var propertyList: ValueDump {
    var list = ValueDump("TextRun")
    list.add("utf8Range", utf8Range)
    list.add("attributes", attributes)
    return list
  }
}

extension TextAttributes: ValueDumpConvertible {
  /// The font, and all other attributes that differ from the defaults.
  public var propertyList: ValueDump {
    var list = ValueDump("TextAttributes")
    list.add("font", font)
    if kern != 0 { list.add("kern", kern) }
    list.add("color", color)
    list.add("underlineStyle", underlineStyle)
    list.add("strikethroughStyle", strikethroughStyle)
    if baselineOffset != 0 { list.add("baselineOffset", baselineOffset) }
    list.add("language", language)
    return list
  }
}

extension TextLayout: ValueDumpConvertible {
  /// The text, its measurement, and its lines.
  public var propertyList: ValueDump {
    var list = ValueDump("TextLayout")
    list.add("string", text.string.debugDescription)
    list.add("measurement", measurement)
    list.add("lines", lines)
    return list
  }
}

extension TextLine: ValueDumpConvertible {
  /// The visible text of the line, and its position.
  public var propertyList: ValueDump {
    var list = ValueDump("TextLine")
    list.add("utf8Range", utf8Range)
    if shownRange != utf8Range { list.add("shownRange", shownRange) }
    if !tailRange.isEmpty { list.add("tailRange", tailRange) }
    if hasEllipsis { list.add("hasEllipsis", hasEllipsis) }
    if hasHyphen { list.add("hasHyphen", hasHyphen) }
    list.add("x", x)
    list.add("width", width)
    list.add("top", top)
    list.add("baseline", baseline)
    if wordSpacing != 0 { list.add("wordSpacing", wordSpacing) }
    return list
  }
}
