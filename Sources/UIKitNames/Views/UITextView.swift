public import CellHosting
import CellLayout
public import Foundation

/// Lines of text that the user edits; its superview owns it.
///
/// It does not scroll: text beyond its bounds is not displayed.
open class UITextView: UIView {
  private let label = UILabel()

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text, empty instead of `nil`; setting it calls nothing.
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      invalidateIntrinsicContentSize()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes; setting it calls nothing.
  open var attributedText: NSAttributedString! {
    get { label.attributedText }
    set {
      label.attributedText = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The font; `nil` for the system font in 12 points (assumed).
  open var font: UIFont? {
    didSet {
      label.font = font ?? .systemFont(ofSize: 12)
      invalidateIntrinsicContentSize()
    }
  }
  /// The color of the text; `nil` for the color of labels.
  open var textColor: UIColor? { didSet { label.textColor = textColor ?? .label } }
  /// The alignment of the text between the sides.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }
  /// The distances of the text from the edges; there are 5 more points at the sides (assumed).
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether the user can change the text.
  open var isEditable = true
  /// Whether the user can select the text, a plain value for a toolkit.
  open var isSelectable = true
  /// Whether the text scrolls; a view whose text does not has the size of the text in constraints.
  open var isScrollEnabled = true { didSet { invalidateIntrinsicContentSize() } }
  /// The object that is told of changes; the view does not own it.
  open weak var delegate: (any UITextViewDelegate)?

  /// Creates a view without text.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
  }
  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  private var insets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += 5
    insets.right += 5
    return insets
  }
  /// Places the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = CGRect(origin: .zero, size: bounds.size).inset(by: insets)
    let size = label.sizeThatFits(CGSize(width: area.width, height: 1e6))
    label.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: min(size.height, area.height))
  }
  /// The size of the text, with at least the height of a line, and its distances; none if the text
  /// scrolls.
  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    let font = (font ?? .systemFont(ofSize: 12)).resolved(
      with: traitCollection, adjustingSize: adjustsFontForContentSizeCategory)
    let text = label.intrinsicContentSize
    return CGSize(
      width: text.width + insets.left + insets.right,
      height: max(text.height, font.lineHeight) + insets.top + insets.bottom)
  }
  /// The width, and the height of the text with its distances.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(0, size.width - insets.left - insets.right)
    let text = label.sizeThatFits(CGSize(width: width, height: 1e6))
    return CGSize(width: size.width, height: text.height + insets.top + insets.bottom)
  }
}

/// The object that is told of changes of a text view; all methods are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: AnyObject {
  /// Called after the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}

extension UITextView: TextualView {
  package var wrapsText: Bool { !isScrollEnabled }

  package func baselines(atWidth width: CGFloat) -> (first: CGFloat, last: CGFloat)? {
    label.baselines(atWidth: max(0, width - insets.left - insets.right))
      .map { ($0.first + insets.top, $0.last + insets.bottom) }
  }
}

extension UITextView: TextInputView, DrawnView {
  package var placeholder: String? { nil }
  package func enterByUser(_ text: String) {
    guard isEditable, isUserInteractionEnabled else { return }
    self.text = text
    delegate?.textViewDidChange(self)
  }
}
