public import CellLayout
public import Foundation

/// A bar that shows the progress of a task.
///
/// Like any view, it is owned by its superview.
open class UIProgressView: UIView {
  /// The kinds of bars; raw values match UIKit.
  public enum Style: Int, Sendable { case `default`, bar }
  /// The kind of the bar, which determines its height.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }

  /// Creates a bar of a kind, of which nothing is done.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The fraction that is done, from 0 to 1; setting it limits it.
  open var progress: Float {
    get { fraction }
    set { fraction = newValue > 0 ? min(newValue, 1) : 0 }
  }
  private var fraction: Float = 0 { didSet { setNeedsLayout() } }
  /// The color of the part that is done; `nil` for the tint color.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the rest; `nil` for the system's color.
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Sets the fraction that is done; nothing is animated.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// As wide as the space, and 4 points high, or 2.5 in a bar (both assumed).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle == .bar ? 2.5 : 4)
  }
  /// The height of the bar, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }
  /// A bar as the system draws it.
  open override var displayContents: [DisplayItem.Content] {
    [drawing(of: .progress(CGFloat(progress)), tint: progressTintColor, [trackTintColor])]
  }
}
