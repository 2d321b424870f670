import CellHosting
public import CellLayout
public import Foundation

/// A spinner that shows that a task is in progress; its superview owns it.
open class UIActivityIndicatorView: UIView {
  /// The sizes of spinners; raw values match UIKit.
  public enum Style: Int, Sendable { case medium = 100, large }
  /// The size of the spinner.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// The color of the lines; `nil` for the system's color.
  open var color: UIColor? { didSet { setNeedsLayout() } }
  /// Whether the spinner is hidden when it does not spin.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether the spinner spins; it is drawn at the start of a turn.
  public private(set) var isAnimating = false {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Creates a spinner that does not spin, and is hidden.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isHidden = true
  }
  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a spinner of a size, which does not spin.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }

  /// Begins to spin.
  open func startAnimating() { isAnimating = true }
  /// Stops spinning.
  open func stopAnimating() { isAnimating = false }

  /// 20 by 20 points; 37 by 37 if it is large (both assumed).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  /// The size of every spinner of the style.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  /// The lines of the spinner.
  open override var displayContents: [DisplayItem.Content] {
    [drawing(of: .activityIndicator(), Array(repeating: color, count: 8))]
  }
}

extension UIActivityIndicatorView: FixedSizeView {}
