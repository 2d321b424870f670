import CellHosting
public import CellLayout
public import Foundation

/// A control for a date, a time or both; its superview owns it.
///
/// All lengths and colors are assumed.
open class UIDatePicker: UIControl {
  /// The parts of the date; raw values match UIKit.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime
    @available(*, unavailable, message: "date pickers have no durations: show one in a `UILabel`")
    case countDownTimer
  }

  /// The mode; a picker has date and time by default.
  open var datePickerMode = Mode.dateAndTime { didSet { showDate() } }
  /// The style: compact, unless wheels are preferred.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { showDate() } }
  /// The style on display.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .wheels ? .wheels : .compact
  }

  private var chosen = Date()
  private let labels = [UILabel(), UILabel()]

  /// The date within the limits; setting it runs no actions.
  ///
  /// The default is the time of creation.
  open var date: Date {
    get { limited(chosen) }
    set {
      chosen = newValue
      showDate()
    }
  }
  /// The earliest date; `nil` for none.
  ///
  /// An empty range limits nothing.
  open var minimumDate: Date? { didSet { showDate() } }
  /// The latest date; `nil` for none.
  open var maximumDate: Date? { didSet { showDate() } }
  /// The minutes between two times: a divisor of 60, at most 30; other numbers count as 1.
  ///
  /// Times between two of these are the earlier one.
  open var minuteInterval = 1 { didSet { showDate() } }
  /// The language and the format; `nil` for the current ones.
  open var locale: Locale? { didSet { showDate() } }
  /// The time zone; `nil` for the current one.
  open var timeZone: TimeZone? { didSet { showDate() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar; `nil` for the current one.
  open var calendar: Calendar! { didSet { showDate() } }

  /// Creates a picker with the current date.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    for label in labels {
      label.textAlignment = .center
      label.isUserInteractionEnabled = false
      addSubview(label)
    }
    showDate()
  }
  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Has the effect of a user who chooses a date.
  public func pickByUser(_ date: Date) {
    let old = self.date
    guard isOperable else { return }
    self.date = date
    if self.date != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func limited(_ date: Date) -> Date {
    let isRange = minimumDate.flatMap { first in maximumDate.map { first <= $0 } } ?? true
    guard isRange else { return date }
    let inRange = min(max(date, minimumDate ?? date), maximumDate ?? date)
    guard minuteInterval > 1, minuteInterval <= 30, 60 % minuteInterval == 0,
      datePickerMode != .date
    else { return inRange }
    let parts = zonedCalendar.dateComponents([.minute, .second], from: inRange)
    let minutes = (parts.minute ?? 0) % minuteInterval
    let earlier = inRange.addingTimeInterval(TimeInterval(-60 * minutes - (parts.second ?? 0)))
    return max(earlier, minimumDate ?? earlier)
  }

  /// The calendar in the time zone of the picker.
  private var zonedCalendar: Calendar {
    var calendar = calendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  private func text(_ mode: Mode) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale ?? .current
    formatter.calendar = zonedCalendar
    formatter.timeZone = zonedCalendar.timeZone
    formatter.dateStyle = mode == .time ? .none : .medium
    formatter.timeStyle = mode == .date ? .none : .short
    return formatter.string(from: date)
  }

  private func showDate() {
    let isCompact = datePickerStyle == .compact
    let parts = [Mode.date, .time].filter { datePickerMode == .dateAndTime || datePickerMode == $0 }
    let texts = isCompact ? parts.map(text) : [text(datePickerMode)]
    for (index, label) in labels.enumerated() {
      label.text = index < texts.count ? texts[index] : nil
      label.isHidden = index >= texts.count
      label.isEnabled = isEnabled
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() { showDate() }

  /// The frames of the labels with the areas around them, from the leading edge.
  private var areas: [CGRect] {
    if datePickerStyle == .wheels {
      return [CGRect(x: 0, y: bounds.midY - 17, width: bounds.width, height: 34)]
    }
    var x: CGFloat = 0
    return labels.filter { !$0.isHidden }.map { label in
      let width = label.intrinsicContentSize.width + 24
      defer { x += width + 8 }
      return directed(CGRect(x: x, y: (bounds.height - 34) / 2, width: width, height: 34))
    }
  }

  /// Places the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (label, area) in zip(labels, areas) { label.frame = area.insetBy(dx: 12, dy: 0) }
  }
  /// Wheels of 320 by 216 points, or texts 34 points high with 12 points at their sides.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if datePickerStyle == .wheels { return CGSize(width: 320, height: 216) }
    let areas = areas
    let width = areas.reduce(0) { $0 + $1.width } + 8 * CGFloat(max(0, areas.count - 1))
    return CGSize(width: width, height: 34)
  }
  /// The size of the texts or wheels.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The areas behind the texts; of wheels, the row of the date.
  open override var displayContents: [DisplayItem.Content] {
    let color = UIColor.tertiarySystemFill.resolved(with: traitCollection)
    return dimmed(
      areas.map { area in
        .fill(.path(CGPath(roundedRect: area, radii: CornerRadii(8))), color)
      })
  }
}

/// The styles of date pickers; raw values match UIKit.
public enum UIDatePickerStyle: Int, Sendable {
  /// Compact here.
  case automatic
  /// Wheels, of which the row of the date is drawn.
  case wheels
  /// Texts that open a calendar.
  case compact
  @available(*, unavailable, message: "calendars are not drawn here: use `compact`")
  case inline
}

extension UIDatePicker: FixedSizeView {}
