public import Foundation

/// The part of a list that is on display.
struct ListViewport {
  /// The heights at the top and the bottom that bars or a keyboard cover.
  var insets: (top: CGFloat, bottom: CGFloat) = (0, 0)

  /// The rectangle of the content that nothing covers.
  var visible = CGRect.zero

  /// The rectangle of the content that is on display, covered or not.
  var bounds: CGRect {
    CGRect(
      x: visible.minX, y: visible.minY - insets.top, width: visible.width,
      height: visible.height + insets.top + insets.bottom)
  }

  /// Changes the size and the insets; the top of the uncovered rectangle stays the same.
  mutating func resize(to size: CGSize, _ insets: (top: CGFloat, bottom: CGFloat)) {
    let top = min(insets.top, size.height)
    self.insets = (top, min(insets.bottom, size.height - top))
    visible.size = CGSize(
      width: size.width, height: size.height - self.insets.top - self.insets.bottom)
  }
}

extension HostedList {
  /// The height at the top of the list that a bar covers, in points, from the next ``update()`` on.
  ///
  /// The list shows rows behind the bar, too. At its top, the first row is below the bar, and the
  /// ``contentOffset`` is the negative height. Headers are pinned below the bar, and rows that are
  /// scrolled into view are not behind it. If the user pulls the list, a larger inset takes its
  /// part of the ``overscroll``, so that the content stays where it is. Negative heights count
  /// as 0.
  public var topInset: CGFloat {
    get { appliedInsets.top }
    set { apply(insets: (newValue, appliedInsets.bottom)) }
  }

  /// The height at the bottom of the list that a bar or a keyboard covers, in points, from the next
  /// ``update()`` on.
  ///
  /// The list shows rows behind it, too, and scrolls until the last row is above it. A visible row
  /// with keyboard focus is scrolled into view, and so is the end of a list that
  /// ``keepsEndInView``. Negative heights count as 0.
  public var bottomInset: CGFloat {
    get { appliedInsets.bottom }
    set { apply(insets: (appliedInsets.top, newValue)) }
  }

  /// The rectangle of the content that nothing covers, and the one that is on display.
  var visible: CGRect { viewport.visible }
  var bounds: CGRect { viewport.bounds }

  private func apply(insets: (top: CGFloat, bottom: CGFloat)) {
    func height(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
    let new = (top: height(insets.top), bottom: height(insets.bottom))
    guard new != appliedInsets else { return }
    // A list that is pulled down by that height already shows its top at the new inset.
    pointerInput.pull.takeOverscroll(new.top - appliedInsets.top, height: bounds.height)
    appliedInsets = new
    environmentChanged()
  }
}
