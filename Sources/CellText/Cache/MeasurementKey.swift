import CellConfiguration
import Foundation

/// The input of a measurement, except the shaper.
///
/// Colors and lines are not part of a key, because they do not change the size. A key therefore
/// keeps nothing of the caller's but characters and names.
struct MeasurementKey: Hashable {
  private var text: ExactText
  private var attributes: TextAttributes
  private var runs: [TextRun]
  private var paragraphs: [TextParagraph]
  private var options: TextLayoutOptions
  private var bounds: TextBounds

  init(_ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds) {
    self.text = ExactText(string: text.string)
    attributes = text.attributes.measured
    runs = text.runs.map { TextRun(utf8Range: $0.utf8Range, attributes: $0.attributes.measured) }
    paragraphs = text.paragraphs.map {
      TextParagraph(utf8Range: $0.utf8Range, style: $0.style.measured)
    }
    self.options = options
    self.options.numberOfLines = max(0, options.numberOfLines)
    self.options.minimumScaleFactor = options.minimumScaleFactor.comparable
    self.options.displayScale = options.displayScale.comparable
    self.bounds = TextBounds(
      width: bounds.width.measured, height: bounds.height.measured,
      exclusion: bounds.effectiveExclusion)
  }

  /// Hashes the parts that usually distinguish measurements; the other parts are only compared.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(attributes.font.pointSize)
    hasher.combine(options.numberOfLines)
    hasher.combine(bounds.width)
  }

  /// The size of the key's text in memory, in bytes.
  var size: Int { text.string.utf8.count }
}

/// A text that equals another only if both have the same bytes.
///
/// Strings are equal if they have the same characters, even if their clusters differ.
private struct ExactText: Hashable {
  var string: String

  static func == (a: ExactText, b: ExactText) -> Bool {
    a.string.utf8.count == b.string.utf8.count
      && (a.isSameMemory(as: b) ?? a.string.utf8.elementsEqual(b.string.utf8))
  }

  /// Compares texts of equal length at once; `nil` if one of them is not in contiguous memory.
  private func isSameMemory(as other: ExactText) -> Bool? {
    let isSame = string.utf8.withContiguousStorageIfAvailable { own in
      other.string.utf8.withContiguousStorageIfAvailable { other in
        guard let start = own.baseAddress, let otherStart = other.baseAddress else { return true }
        return memcmp(start, otherStart, own.count) == 0
      }
    }
    return isSame ?? nil
  }

  func hash(into hasher: inout Hasher) {
    let isDone: Void? = string.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isDone == nil { for byte in string.utf8 { hasher.combine(byte) } }
    hasher.combine(0xFF as UInt8)
  }
}

extension TextAttributes {
  /// The attributes that affect a measurement.
  fileprivate var measured: TextAttributes {
    var font = font
    font.pointSize = font.pointSize.comparable
    font.leading = font.leading.comparable
    font.weight = CellFont.Weight(rawValue: font.weight.rawValue.comparable)
    return TextAttributes(
      font: font, kern: kern.comparable, baselineOffset: baselineOffset.comparable,
      language: language)
  }
}

extension CellParagraphStyle {
  /// The style with comparable numbers instead of NaN.
  fileprivate var measured: CellParagraphStyle {
    var style = self
    for number in Self.numbers {
      style[keyPath: number.path] = style[keyPath: number.path].comparable
    }
    for index in style.tabStops.indices {
      style.tabStops[index].location = style.tabStops[index].location.comparable
    }
    return style
  }
}

extension TextBounds.Length {
  /// The extent in the normalized form used for comparison.
  fileprivate var measured: TextBounds.Length {
    if let fixed { return .exactly(fixed) }
    return limit < .infinity ? .atMost(limit) : .unbounded
  }
}

extension CGFloat {
  /// The number, or negative infinity for NaN.
  ///
  /// No length is negative infinity; NaN does not equal itself.
  fileprivate var comparable: CGFloat { isNaN ? -.infinity : self }
}
