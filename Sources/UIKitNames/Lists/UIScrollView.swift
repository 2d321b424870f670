public import CellHosting
public import Foundation

/// A view that scrolls: a table or collection view.
///
/// It scrolls rows only. The insets count as covered by bars: a list begins and ends beside them.
open class UIScrollView: HostedListView {
  /// The time at which scrolling hides the keyboard; raw values match UIKit.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  /// The time at which the insets follow the safe area; raw values match UIKit.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The distances of the rows from the top and bottom edges; other edges have no effect.
  open var contentInset = UIEdgeInsets.zero {
    didSet { coveredHeights = (contentInset.top, contentInset.bottom) }
  }
  /// The distances with those of bars, which are equal, because no bar covers a list here.
  public var adjustedContentInset: UIEdgeInsets { contentInset }
  /// The insets of the scroll indicators, a plain value for a toolkit.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the vertical scroll indicator, a plain value for a toolkit.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the user can scroll, a plain value for a toolkit.
  open var isScrollEnabled = true
  /// Whether the list springs back at its ends, a plain value for a toolkit.
  open var bounces = true
  /// Whether a list that fits springs back, a plain value for a toolkit.
  open var alwaysBounceVertical = false
  /// Whether the list shows an indicator while it scrolls, a plain value for a toolkit.
  open var showsVerticalScrollIndicator = true
  /// Whether the list shows a horizontal indicator, a plain value for a toolkit.
  open var showsHorizontalScrollIndicator = true
  /// Whether a touch of the status bar scrolls to the top, a plain value for a toolkit.
  open var scrollsToTop = true
  /// Whether a touch of a control waits for a scroll, a plain value for a toolkit.
  open var delaysContentTouches = true
  /// The time at which scrolling hides the keyboard, a plain value for a toolkit.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The time at which the insets follow the safe area, a plain value for a toolkit.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The control that begins to refresh when the user pulls the list down; `nil` for none.
  open var refreshControl: UIRefreshControl? {
    get { refreshTarget as? UIRefreshControl }
    set { refreshTarget = newValue }
  }

  /// The distance of the scrolled content, as the delegate was last told.
  private var reportedOffset: CGFloat = 0

  package init(list frame: CGRect) {
    super.init(frame: frame)
    didUpdateHandler = { [weak self] in self?.didUpdate($0) }
  }
  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  /// Scrolls to an offset, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    layoutIfNeeded()
  }

  /// The delegate of the list, as a delegate of scroll views.
  var scrollDelegate: (any UIScrollViewDelegate)? { nil }

  /// Called after editing has begun or ended.
  func editingDidChange() {}

  func didUpdate(_ update: ListUpdate) {
    let offset = hostedList.contentOffset
    guard offset != reportedOffset else { return }
    reportedOffset = offset
    scrollDelegate?.scrollViewDidScroll(self)
  }
}

/// The object that is told when a list scrolls; all methods are optional.
///
/// Scrolling by a user begins and ends in one call here, so no call reports its phases.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the list has scrolled, also by a change of rows.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A control that a user operates by pulling down a list; the list owns it.
open class UIRefreshControl: UIControl {
  /// Whether the control spins.
  public private(set) var isRefreshing = false
  /// The text below the spinner, a plain value for a toolkit; `nil` for none.
  open var attributedTitle: NSAttributedString?

  /// Starts spinning without running actions.
  open func beginRefreshing() { isRefreshing = true }
  /// Stops spinning.
  open func endRefreshing() { isRefreshing = false }

  override func tap(at point: CGPoint) {
    if isRefreshing || !isOperable { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension UIRefreshControl: RefreshTarget {}
