import Foundation
import UIKitNames

/// A day of a month, laid out by hand: a number in a circle, and dots for the events below it.
final class CalendarDayCell: UICollectionViewCell {
  struct Day {
    var number: Int
    var eventColors: [UIColor]
    var isToday = false
    var isInMonth = true
  }

  private static let insets = UIEdgeInsets(top: 6, left: 4, bottom: 6, right: 4)

  private let circleView = UIView()
  private let numberLabel = UILabel()
  private var dotViews: [UIView] = []
  private var day: Day?

  override init(frame: CGRect) {
    super.init(frame: frame)
    numberLabel.textAlignment = .center
    numberLabel.font = .monospacedDigitSystemFont(ofSize: 18, weight: .regular)
    circleView.isUserInteractionEnabled = false
    contentView.addSubview(circleView)
    contentView.addSubview(numberLabel)
    contentView.heightAnchor.constraint(equalToConstant: 58).isActive = true
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { updateAppearance() }
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
  }

  func configure(with day: Day) {
    self.day = day
    numberLabel.text = "\(day.number)"
    accessibilityLabel = "\(day.number), \(day.eventColors.count) events"
    dotViews.forEach { $0.removeFromSuperview() }
    dotViews = day.eventColors.prefix(3).map { color in
      let dot = UIView()
      dot.backgroundColor = color
      dot.layer.cornerRadius = 3
      contentView.addSubview(dot)
      return dot
    }
    updateAppearance()
    setNeedsLayout()
  }

  private func updateAppearance() {
    guard let day = day else { return }
    circleView.backgroundColor = isSelected ? tintColor : (day.isToday ? .systemRed : .clear)
    numberLabel.textColor =
      isSelected || day.isToday ? .white : day.isInMonth ? .label : .tertiaryLabel
    numberLabel.font = .systemFont(ofSize: 18, weight: isSelected ? .semibold : .regular)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateAppearance()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds.inset(by: Self.insets)
    let diameter: CGFloat = 36
    circleView.frame = CGRect(
      x: area.midX - diameter / 2, y: area.minY, width: diameter, height: diameter)
    circleView.layer.cornerRadius = diameter / 2
    numberLabel.frame = circleView.frame

    let dotSize: CGFloat = 6
    let spacing: CGFloat = 4
    let total = CGFloat(dotViews.count) * (dotSize + spacing) - spacing
    var x = area.midX - total / 2
    for dot in dotViews {
      dot.frame = CGRect(x: x, y: circleView.frame.maxY + 4, width: dotSize, height: dotSize)
      x += dotSize + spacing
    }
  }
}
