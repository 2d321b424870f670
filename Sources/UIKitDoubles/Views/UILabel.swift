import CellText
public import Foundation
public import UIKitNames

/// A label that knows its text and the size that suits it, and draws nothing.
///
/// Text is measured as that of cells is. Owned like any view by its superview.
open class UILabel: UIView {
  /// The text; with attributes if it was set with some.
  private var shown = AttributedString() {
    didSet { if shown != oldValue { sizeMayDiffer() } }
  }

  /// Whether there is a text at all, if only an empty one.
  private var hasText = false

  /// The text without attributes; `nil` for none.
  ///
  /// Setting one removes attributes.
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

  /// The font of what has none of its own: the system's in 17 points until it is set.
  public var font: UIFont = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { sizeMayDiffer() } }
  }

  /// The color of what has none of its own.
  public var textColor: UIColor = .label

  /// How lines are placed between the edges.
  public var textAlignment: NSTextAlignment = .natural

  /// The largest number of lines; 0 for no limit.
  public var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { sizeMayDiffer() } }
  }

  /// How text that does not fit is broken or shortened.
  public var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { sizeMayDiffer() } }
  }

  /// Whether the font follows the reader's text size; otherwise it has the size that it was made
  /// with.
  public var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { sizeMayDiffer() } }
  }

  /// The size of the lines that the text takes within a width; zero without a text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if shown.characters.isEmpty { return .zero }
    let traits = traitCollection
    let adjusts = adjustsFontForContentSizeCategory
    let attributes = TextAttributes(font: font.resolved(with: traits, adjustingSize: adjusts))
    let styled =
      shown.runs.count == 1 && shown.runs.first?.attributes == AttributeContainer()
      ? StyledText(String(shown.characters), attributes: attributes)
      : StyledText(shown, attributes: attributes, traits: traits, adjustingSize: adjusts)
    let options = TextLayoutOptions(
      numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
      displayScale: traits.effectiveDisplayScale)
    let isLimited = size.width.isFinite && size.width < CGFloat.greatestFiniteMagnitude
    return TextMeasurement(
      of: styled, options: options,
      in: isLimited ? TextBounds(width: .atMost(size.width)) : .unbounded
    ).size
  }

  private func sizeMayDiffer() { superview?.setNeedsLayout() }
}
