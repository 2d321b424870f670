public import CellHosting
public import CellLayout
import CellText
public import Foundation

/// A label with a text and its size.
///
/// It measures and draws text as cells do. Like any view, it is owned by its superview.
open class UILabel: UIView {
  /// The text, with attributes if an attributed text was set.
  private var shown = AttributedString() {
    didSet { if shown != oldValue { sizeMayDiffer() } }
  }

  /// Whether a text was set, even an empty one.
  private var hasText = false

  /// The text without attributes; `nil` for none.
  ///
  /// Setting it removes attributes.
  public var text: String? {
    get { hasText ? String(shown.characters) : nil }
    set {
      hasText = newValue != nil
      shown = AttributedString(newValue ?? "")
    }
  }

  /// The text with its attributes; `nil` for none.
  public var attributedText: NSAttributedString? {
    get { hasText ? NSAttributedString(shown) : nil }
    set {
      hasText = newValue != nil
      shown = newValue.map { AttributedString($0) } ?? AttributedString()
    }
  }

  /// The font of text without a font attribute: by default, the system font in 17 points.
  public var font: UIFont = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { sizeMayDiffer() } }
  }

  /// The color of text without a color attribute.
  public var textColor: UIColor = .label

  /// The alignment of lines between the edges.
  public var textAlignment: NSTextAlignment = .natural

  /// The largest number of lines; 0 for no limit.
  public var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { sizeMayDiffer() } }
  }

  /// The way of breaking or shortening text that does not fit.
  public var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { sizeMayDiffer() } }
  }

  /// Whether the font follows the user's text size, instead of keeping its initial size.
  public var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { sizeMayDiffer() } }
  }

  /// Returns the size of the text's lines within a width; zero without a text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shown.characters.isEmpty ? .zero : measurement(inWidth: size.width).size
  }

  private func measurement(inWidth width: CGFloat) -> TextMeasurement {
    let isLimited = width.isFinite && width < CGFloat.greatestFiniteMagnitude
    return TextMeasurement(
      of: styledText, options: options,
      in: isLimited ? TextBounds(width: .atMost(width)) : .unbounded)
  }

  /// The lines of the text within the bounds, in the middle of the height.
  open override var displayContents: [DisplayItem.Content] {
    if shown.characters.isEmpty { return [] }
    let size = bounds.size
    let layout = TextLayout(
      of: styledText, options: options, in: TextBounds(width: .exactly(size.width)))
    let top = traitCollection.pixelGrid.floor((size.height - layout.measurement.size.height) / 2)
    return DisplayItem.Content.lines(
      of: layout, at: CGPoint(x: 0, y: max(0, top)), color: textColor, traits: traitCollection,
      tint: tintColor)
  }

  private var styledText: StyledText {
    let traits = traitCollection
    let adjusts = adjustsFontForContentSizeCategory
    let attributes = TextAttributes(font: font.resolved(with: traits, adjustingSize: adjusts))
    return shown.runs.count == 1 && shown.runs.first?.attributes == AttributeContainer()
      ? StyledText(String(shown.characters), attributes: attributes)
      : StyledText(shown, attributes: attributes, traits: traits, adjustingSize: adjusts)
  }

  private var options: TextLayoutOptions {
    TextLayoutOptions(
      numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, alignment: textAlignment,
      layoutDirection: traitCollection.isRightToLeft ? .rightToLeft : .leftToRight,
      displayScale: traitCollection.effectiveDisplayScale)
  }

  private func sizeMayDiffer() { invalidateIntrinsicContentSize() }

  /// The size of the text with as many lines as it has without wrapping; zero without a text.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
}

extension UILabel: TextualView {
  package var wrapsText: Bool { numberOfLines != 1 }

  package func baselines(atWidth width: CGFloat) -> (first: CGFloat, last: CGFloat)? {
    if shown.characters.isEmpty { return nil }
    let measurement = measurement(inWidth: width)
    return (measurement.firstBaseline, measurement.size.height - measurement.lastBaseline)
  }
}

/// A view with an image and its size.
///
/// Like any view, it is owned by its superview.
open class UIImageView: UIView {
  /// The size of a symbol of unknown size, in points (assumed).
  private static let symbolSize = CGSize(width: 20, height: 20)

  /// The image; `nil` for none.
  public var image: UIImage? {
    didSet { if image != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Creates a view without an image.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Creates a view in the size of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    sizeToFit()
  }

  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  /// The size of the image; 20 by 20 points for a symbol without one, zero without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image.map { $0.size ?? Self.symbolSize } ?? .zero
  }

  /// The size of the image; none without an image.
  open override var intrinsicContentSize: CGSize {
    image == nil
      ? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) : sizeThatFits(.zero)
  }

  /// The image in the bounds.
  open override var displayContents: [DisplayItem.Content] {
    guard let image else { return [] }
    return [
      .image(
        image, in: CGRect(origin: .zero, size: bounds.size), tint: tintColor,
        traits: traitCollection)
    ]
  }
}
