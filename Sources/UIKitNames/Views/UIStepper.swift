import CellHosting
public import CellLayout
public import Foundation

/// Two buttons that decrease and increase a value.
///
/// Like any view, it is owned by its superview.
open class UIStepper: UIControl {
  private var range = LimitedValue<Double>(maximum: 100) { didSet { stateDidChange() } }
  /// The value, limited to the range; setting it runs no actions.
  open var value: Double {
    get { range.value }
    set { range.value = newValue }
  }
  /// The smallest value; at least this is the maximum.
  open var minimumValue: Double {
    get { range.minimum }
    set { range.minimum = newValue }
  }
  /// The largest value; at most this is the minimum.
  open var maximumValue: Double {
    get { range.maximum }
    set { range.maximum = newValue }
  }
  /// The change of the value by one tap.
  open var stepValue: Double = 1
  /// Whether a step beyond one end leads to the other.
  open var wraps = false { didSet { stateDidChange() } }

  /// Whether a button that is held repeats its step, a plain value for a toolkit.
  open var autorepeat = true
  /// Whether actions run at each step of a button that is held, a plain value for a toolkit.
  open var isContinuous = true

  /// 94 by 32 points (assumed).
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CellControl.stepper().size }
  /// The size of every stepper.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  /// The two buttons; one without an effect is pale.
  open override var displayContents: [DisplayItem.Content] {
    let control = CellControl.stepper(
      canDecrease: wraps || value > minimumValue, canIncrease: wraps || value < maximumValue)
    return dimmed([drawing(of: control)])
  }

  /// Has the effect of a user's tap on a button, by default the one that increases the value.
  public func stepByUser(isIncrement: Bool = true) {
    guard isOperable else { return }
    let old = value
    let (end, other) =
      isIncrement ? (maximumValue, minimumValue) : (minimumValue, maximumValue)
    value = wraps && old == end ? other : isIncrement ? old + stepValue : old - stepValue
    if value != old { sendActions(for: .valueChanged) }
  }

  override func tap(at point: CGPoint) {
    stepByUser(isIncrement: (point.x > bounds.midX) != traitCollection.isRightToLeft)
  }
}

extension UIStepper: FixedSizeView {}

extension UIStepper: TitledView {
  package var titles: [(title: String, frame: CGRect)] {
    let half = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    return [
      ("Decrement", directed(half)), ("Increment", directed(half.offsetBy(dx: half.width, dy: 0))),
    ]
  }
}
