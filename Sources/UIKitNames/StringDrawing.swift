public import CellConfiguration
import CellText
public import Foundation

/// The way in which texts are measured; raw values match UIKit.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines wrap at the width; otherwise there is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The leading of fonts counts; it always does here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits is shortened.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The context of drawing a text, which has no effect here.
public final class NSStringDrawingContext {
  /// Creates a context.
  public init() {}
}

extension NSAttributedString {
  /// Returns the rectangle of the lines in a size, for the traits of a phone.
  ///
  /// Text without a font attribute has the system font in 12 points. Unlike in UIKit, lengths are
  /// whole pixels (assumed).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let font = UIFont.systemFont(ofSize: 12).resolved(with: .phone)
    let text = StyledText(
      AttributedString(self), attributes: TextAttributes(font: font), traits: .phone,
      adjustingSize: false)
    let wraps = options.contains(.usesLineFragmentOrigin)
    let isLimited = size.width > 0 && size.width < 1e15
    let bounds = wraps && isLimited ? TextBounds(width: .atMost(size.width)) : .unbounded
    var measurement = TextMeasurement(
      of: text,
      options: TextLayoutOptions(numberOfLines: wraps ? 0 : 1, displayScale: 3), in: bounds)
    if options.contains(.truncatesLastVisibleLine), size.height > 0,
      measurement.size.height > size.height, measurement.lineCount > 1
    {
      let line = measurement.size.height / CGFloat(measurement.lineCount)
      measurement = TextMeasurement(
        of: text,
        options: TextLayoutOptions(
          numberOfLines: max(1, Int(size.height / line)), displayScale: 3),
        in: bounds)
    }
    return CGRect(origin: .zero, size: measurement.size)
  }

  /// Returns the size of the text, whose lines end at line breaks only.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }
}

extension NSString {
  /// Returns the rectangle of the lines in a size, for the traits of a phone.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: "\(self)", attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Returns the size of the text, whose lines end at line breaks only.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: "\(self)", attributes: attributes).size()
  }
}

extension AttributeContainer {
  /// The font; `nil` for the font of the text around it.
  public var font: UIFont? {
    get { self.cell.font }
    set { self.cell.font = newValue }
  }
  /// The color; `nil` for the color of the text around it.
  public var foregroundColor: UIColor? {
    get { self.cell.foregroundColor }
    set { self.cell.foregroundColor = newValue }
  }
  /// The space added after every character, in points.
  public var kern: CGFloat? {
    get { self.cell.kern }
    set { self.cell.kern = newValue }
  }
  /// The line under the text.
  public var underlineStyle: NSUnderlineStyle? {
    get { self.cell.underlineStyle }
    set { self.cell.underlineStyle = newValue }
  }
  /// The line through the text.
  public var strikethroughStyle: NSUnderlineStyle? {
    get { self.cell.strikethroughStyle }
    set { self.cell.strikethroughStyle = newValue }
  }
  /// The distance above the baseline, in points.
  public var baselineOffset: CGFloat? {
    get { self.cell.baselineOffset }
    set { self.cell.baselineOffset = newValue }
  }
}
