public import CellLayout
public import Foundation

/// A slider that runs actions when the user moves its thumb.
///
/// Like any view, it is owned by its superview.
open class UISlider: UIControl {
  private var range = LimitedValue<Float>(maximum: 1) { didSet { stateDidChange() } }
  /// The value, limited to the range; setting it runs no actions.
  open var value: Float {
    get { range.value }
    set { range.value = newValue }
  }
  /// The value at the leading end; at least this is the maximum.
  open var minimumValue: Float {
    get { range.minimum }
    set { range.minimum = newValue }
  }
  /// The value at the trailing end; at most this is the minimum.
  open var maximumValue: Float {
    get { range.maximum }
    set { range.maximum = newValue }
  }
  /// The image before the track, which stands for the minimum; `nil` for none.
  open var minimumValueImage: UIImage? { didSet { stateDidChange() } }
  /// The image behind the track, which stands for the maximum; `nil` for none.
  open var maximumValueImage: UIImage? { didSet { stateDidChange() } }
  /// Whether actions run during a drag, instead of only at its end.
  open var isContinuous = true
  /// The color of the track before the thumb; `nil` for the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { stateDidChange() } }
  /// The color of the track behind the thumb; `nil` for the system's color.
  open var maximumTrackTintColor: UIColor? { didSet { stateDidChange() } }
  /// The color of the thumb; `nil` for white.
  open var thumbTintColor: UIColor? { didSet { stateDidChange() } }

  /// Sets the value without running actions; nothing is animated.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// As wide as the space, and 31 points high (assumed).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }
  /// The height of every slider, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 31)
  }
  /// Returns the area of the track with its thumb: 8 points beside the images (assumed).
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let start = size(of: minimumValueImage).map { $0.width + 8 } ?? 0
    let end = size(of: maximumValueImage).map { $0.width + 8 } ?? 0
    let width = max(0, bounds.width - start - end)
    let x = traitCollection.isRightToLeft ? end : start
    return CGRect(x: bounds.minX + x, y: bounds.minY, width: width, height: bounds.height)
  }

  /// Returns the size of an image as an image view shows it; `nil` without one.
  private func size(of image: UIImage?) -> CGSize? {
    image.map { UIImageView(image: $0).intrinsicContentSize }
  }

  /// The track with its thumb, and the images.
  open override var displayContents: [DisplayItem.Content] {
    let length = maximumValue - minimumValue
    let share = length > 0 ? CGFloat((value - minimumValue) / length) : 0
    let bounds = CGRect(origin: .zero, size: bounds.size)
    let images = [(minimumValueImage, true), (maximumValueImage, false)].compactMap {
      image, isFirst -> DisplayItem.Content? in
      guard let image, let size = size(of: image) else { return nil }
      let frame = CGRect(
        x: isFirst ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
      return .image(image, in: directed(frame), tint: tintColor, traits: traitCollection)
    }
    return dimmed(
      [
        drawing(
          of: .slider(share), in: trackRect(forBounds: bounds), tint: minimumTrackTintColor,
          [maximumTrackTintColor, nil, nil, thumbTintColor])
      ] + images)
  }

  /// Has the effect of a user's drag of the thumb through values.
  ///
  /// The event `valueChanged` occurs at each, or only at the last one if the slider is not
  /// continuous.
  public func slideByUser(to values: Float...) {
    guard isOperable else { return }
    sendActions(for: .touchDown)
    for (index, value) in values.enumerated() {
      self.value = value
      if isContinuous || index == values.count - 1 { sendActions(for: .valueChanged) }
    }
    sendActions(for: .touchUpInside)
  }
}

/// A number within limits, each of which moves the other if it has to.
struct LimitedValue<Number: BinaryFloatingPoint> {
  private var stored: Number = 0
  /// The number, limited; the minimum for NaN.
  var value: Number {
    get { stored }
    set { stored = newValue >= minimum ? min(newValue, maximum) : minimum }
  }
  var minimum: Number = 0 {
    didSet {
      if maximum < minimum { maximum = minimum }
      value = stored
    }
  }
  var maximum: Number {
    didSet {
      if minimum > maximum { minimum = maximum }
      value = stored
    }
  }

  init(maximum: Number) { self.maximum = maximum }
}
