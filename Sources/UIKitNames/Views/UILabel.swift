public import CellHosting
public import CellLayout
import CellText
public import Foundation

/// A label with a text and its size.
///
/// It measures and draws text as cells do. Like any view, it is owned by its superview.
open class UILabel: UIView {
  /// The values of a label that determine its size and look.
  struct Style: Equatable {
    /// The text, with attributes if an attributed text was set; `nil` for none.
    var text: AttributedString?
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var textColor = UIColor.label
    var highlightedTextColor: UIColor?
    var isHighlighted = false
    var isEnabled = true
    var textAlignment = NSTextAlignment.natural
    var numberOfLines = 1
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var adjustsFontForContentSizeCategory = false
    var adjustsFontSizeToFitWidth = false
    var minimumScaleFactor: CGFloat = 0
    var preferredMaxLayoutWidth: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false

    /// The values without those that have no effect on the size.
    fileprivate var withoutLook: Style {
      var style = self
      (style.textColor, style.textAlignment) = (.label, .natural)
      (style.highlightedTextColor, style.isHighlighted, style.isEnabled) = (nil, false, true)
      return style
    }
  }

  /// The values of the label.
  var style = Style() {
    didSet {
      if style == oldValue { return }
      if style.withoutLook != oldValue.withoutLook { invalidateIntrinsicContentSize() }
      changeHandler?()
    }
  }

  /// Called after a change of the style.
  var changeHandler: (() -> Void)?

  /// Whether a part of the text has attributes.
  var hasAttributes: Bool { shown.runs.contains { $0.attributes != AttributeContainer() } }

  private var shown: AttributedString { style.text ?? AttributedString() }

  /// The text without attributes; `nil` for none.
  ///
  /// Setting it removes attributes.
  open var text: String? {
    get { style.text.map { String($0.characters) } }
    set { style.text = newValue.map { AttributedString($0) } }
  }

  /// The text with its attributes; `nil` for none.
  open var attributedText: NSAttributedString? {
    get { style.text.map { NSAttributedString($0) } }
    set { style.text = newValue.map { AttributedString($0) } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of text without a font attribute: by default, the system font in 17 points.
  ///
  /// Setting `nil` restores the default.
  open var font: UIFont! {
    get { style.font }
    set { style.font = newValue ?? Style().font }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of text without a color attribute; setting `nil` restores the default, `label`.
  open var textColor: UIColor! {
    get { style.textColor }
    set { style.textColor = newValue ?? Style().textColor }
  }

  /// The color of text without a color attribute while the label is highlighted; `nil` for the
  /// usual one.
  open var highlightedTextColor: UIColor? {
    get { style.highlightedTextColor }
    set { style.highlightedTextColor = newValue }
  }

  /// Whether the label has its ``highlightedTextColor``.
  open var isHighlighted: Bool {
    get { style.isHighlighted }
    set { style.isHighlighted = newValue }
  }

  /// Whether the label has its usual colors; otherwise it is pale (assumed: half as opaque).
  open var isEnabled: Bool {
    get { style.isEnabled }
    set { style.isEnabled = newValue }
  }

  /// The alignment of lines between the edges.
  open var textAlignment: NSTextAlignment {
    get { style.textAlignment }
    set { style.textAlignment = newValue }
  }

  /// The largest number of lines; 0 for no limit.
  open var numberOfLines: Int {
    get { style.numberOfLines }
    set { style.numberOfLines = newValue }
  }

  /// The way of breaking or shortening text that does not fit.
  open var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode }
    set { style.lineBreakMode = newValue }
  }

  /// Whether the font follows the user's text size, instead of keeping its initial size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { style.adjustsFontForContentSizeCategory }
    set { style.adjustsFontForContentSizeCategory = newValue }
  }

  /// Whether the font of a single line shrinks to fit the width.
  open var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSizeToFitWidth }
    set { style.adjustsFontSizeToFitWidth = newValue }
  }

  /// The smallest factor for the font size of a line that shrinks.
  open var minimumScaleFactor: CGFloat {
    get { style.minimumScaleFactor }
    set { style.minimumScaleFactor = newValue }
  }

  /// Whether the letters of a single line move closer together before the line is shortened.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { style.allowsDefaultTighteningForTruncation }
    set { style.allowsDefaultTighteningForTruncation = newValue }
  }

  /// The width at which the lines of the intrinsic size end, in points; 0 for no limit.
  ///
  /// Constraints that determine the width measure the label again without it.
  open var preferredMaxLayoutWidth: CGFloat {
    get { style.preferredMaxLayoutWidth }
    set { style.preferredMaxLayoutWidth = newValue }
  }

  /// Creates a label without a text, which takes no touches, as in UIKit.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  /// Returns the size of the text's lines within a width; zero without a text.
  ///
  /// A width of 0 sets no limit (assumed), so that `sizeToFit()` sizes a new label.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : Self.unlimited
    let bounds = CGRect(x: 0, y: 0, width: width, height: size.height)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the rectangle of the text's lines in a rectangle, in whose top left corner it is.
  ///
  /// Sizes of the label are computed by it. A label with insets overrides it and
  /// ``drawText(in:)``.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    if shown.characters.isEmpty { return CGRect(origin: bounds.origin, size: .zero) }
    let size = measurement(inWidth: bounds.width, numberOfLines: numberOfLines).size
    return CGRect(origin: bounds.origin, size: size)
  }

  private func measurement(inWidth width: CGFloat, numberOfLines: Int) -> TextMeasurement {
    let isLimited = width.isFinite && width < Self.unlimited
    var options = options
    options.numberOfLines = numberOfLines
    return TextMeasurement(
      of: styledText, options: options,
      in: isLimited ? TextBounds(width: .atMost(width)) : .unbounded)
  }

  /// A width from which on lines are not limited.
  private static let unlimited: CGFloat = 1e14

  /// The rectangles of the text since drawing began.
  private var drawnRects: [CGRect] = []

  /// Draws the text in the middle of a rectangle's height.
  ///
  /// An override passes a smaller rectangle to super, for insets around the text.
  open func drawText(in rect: CGRect) { drawnRects.append(rect) }

  /// The lines of the text in the rectangle that ``drawText(in:)`` passes on, by default the
  /// bounds.
  open override var displayContents: [DisplayItem.Content] {
    if shown.characters.isEmpty { return [] }
    drawnRects = []
    drawText(in: CGRect(origin: .zero, size: bounds.size))
    let contents = drawnRects.flatMap(lines(in:))
    return isEnabled ? contents : contents.isEmpty ? [] : [contents.pale]
  }

  private func lines(in rect: CGRect) -> [DisplayItem.Content] {
    let layout = TextLayout(
      of: styledText, options: options, in: TextBounds(width: .exactly(max(0, rect.width))))
    let spare = traitCollection.pixelGrid.floor(
      (rect.height - layout.measurement.size.height) / 2)
    let color = (isHighlighted ? highlightedTextColor : nil) ?? style.textColor
    return DisplayItem.Content.lines(
      of: layout, at: CGPoint(x: rect.minX, y: rect.minY + max(0, spare)), color: color,
      traits: traitCollection, tint: tintColor)
  }

  private var styledText: StyledText {
    let traits = traitCollection
    let adjusts = adjustsFontForContentSizeCategory
    let attributes = TextAttributes(
      font: style.font.resolved(with: traits, adjustingSize: adjusts),
      language: traits.typesettingLanguageCodes.tag)
    return hasAttributes
      ? StyledText(shown, attributes: attributes, traits: traits, adjustingSize: adjusts)
      : StyledText(String(shown.characters), attributes: attributes)
  }

  private var options: TextLayoutOptions {
    TextLayoutOptions(
      numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, alignment: textAlignment,
      layoutDirection: traitCollection.isRightToLeft ? .rightToLeft : .leftToRight,
      allowsDefaultTighteningForTruncation: allowsDefaultTighteningForTruncation,
      adjustsFontSizeToFitWidth: adjustsFontSizeToFitWidth, minimumScaleFactor: minimumScaleFactor,
      displayScale: traitCollection.effectiveDisplayScale)
  }

  /// The size of the text with as many lines as it has without wrapping, or as it has at the
  /// ``preferredMaxLayoutWidth``; zero without a text.
  open override var intrinsicContentSize: CGSize {
    let limit = preferredMaxLayoutWidth
    return sizeThatFits(CGSize(width: max(0, limit), height: .greatestFiniteMagnitude))
  }
}

extension UILabel: TextualView {
  package var wrapsText: Bool { numberOfLines != 1 }

  package func baselines(atWidth width: CGFloat) -> (first: CGFloat, last: CGFloat)? {
    if shown.characters.isEmpty { return nil }
    let measurement = measurement(inWidth: width, numberOfLines: numberOfLines)
    return (measurement.firstBaseline, measurement.size.height - measurement.lastBaseline)
  }
}

extension UILabel: TitledView {
  package var titles: [(title: String, frame: CGRect)] { text.map { [($0, bounds)] } ?? [] }
}
