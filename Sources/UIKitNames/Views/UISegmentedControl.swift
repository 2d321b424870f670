public import CellLayout
import CellText
public import Foundation

/// Segments with titles or images, of which the user selects one; its superview owns it.
open class UISegmentedControl: UIControl {
  /// The index for no selected segment.
  public static let noSegment = -1

  @MainActor
  private struct Segment {
    let label = UILabel()
    let imageView = UIImageView()
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
  }

  private var segments: [Segment] = []
  private var selected = -1

  /// The index of the selected segment; ``noSegment`` for none, and for an index without a segment.
  open var selectedSegmentIndex: Int {
    get { segments.indices.contains(selected) ? selected : Self.noSegment }
    set {
      selected = newValue
      stateDidChange()
    }
  }
  /// Whether the selection is removed after the actions.
  open var isMomentary = false
  /// The color of the selected segment; `nil` for the system's color.
  open var selectedSegmentTintColor: UIColor? { didSet { stateDidChange() } }
  /// Whether a segment is as wide as its own content, instead of as the widest one.
  open var apportionsSegmentWidthsByContent = false { didSet { stateDidChange() } }
  private var fonts = ValuesByState<UIFont>()
  private var colors = ValuesByState<UIColor>()

  /// Sets the font and the color of titles for a state; other attributes have no effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    fonts[state] = attributes?[.font] as? UIFont
    colors[state] = attributes?[.foregroundColor] as? UIColor
    stateDidChange()
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Creates a control with a segment for each string or image; other values are ignored.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String {
        insert(title, nil, at: segments.count)
      } else if let image = item as? UIImage {
        insert(nil, image, at: segments.count)
      }
    }
    sizeToFit()
  }

  /// Creates a control with a segment for each action, which runs when the user selects it.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  /// Inserts a segment with a title; an index beyond the ends counts as the nearest end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(title, nil, at: segment)
  }
  /// Inserts a segment with an image; an index beyond the ends counts as the nearest end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(nil, image, at: segment)
  }
  /// Inserts a segment with the image of an action, or with its title if it has no image.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(action.image == nil ? action.title : nil, action.image, at: segment, action)
  }

  private func insert(
    _ title: String?, _ image: UIImage?, at index: Int, _ action: UIAction? = nil
  ) {
    let segment = Segment(action: action)
    let index = max(0, min(index, segments.count))
    if index <= selectedSegmentIndex { selected += 1 }
    segments.insert(segment, at: index)
    segment.label.textAlignment = .center
    for view in [segment.label, segment.imageView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    segment.label.text = title
    segment.imageView.image = image
    stateDidChange()
  }

  /// Removes a segment; the selected one leaves no selection.
  ///
  /// - Precondition: There is a segment at the index.
  open func removeSegment(at segment: Int, animated: Bool) {
    let removed = segments.remove(at: segment)
    for view in [removed.label, removed.imageView] { view.removeFromSuperview() }
    selected =
      segment == selected ? Self.noSegment : segment < selected ? selected - 1 : selected
    stateDidChange()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: 0, animated: false) }
  }

  /// Replaces a segment's content with a title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].label.text = title
    segments[segment].imageView.image = nil
    stateDidChange()
  }
  /// Returns the title of a segment; `nil` if it has an image.
  open func titleForSegment(at segment: Int) -> String? { segments[segment].label.text }
  /// Replaces a segment's content with an image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segments[segment].label.text = nil
    segments[segment].imageView.image = image
    stateDidChange()
  }
  /// Returns the image of a segment; `nil` if it has a title.
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].imageView.image }
  /// Sets whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
    stateDidChange()
  }
  /// Returns whether the user can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
  /// Sets the width of a segment in points; 0 for the width of the widest content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[segment].width = width
    stateDidChange()
  }
  /// Returns the width that was set for a segment; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }

  /// Shows the segments: titles have 13 points in every text size (assumed).
  override func stateDidChange() {
    for (index, segment) in segments.enumerated() {
      let isSelected = index == selectedSegmentIndex
      segment.label.font =
        fonts[isSelected ? .selected : .normal]
        ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
      let isEnabled = segment.isEnabled && isEnabled
      segment.label.textColor =
        colors[isEnabled ? isSelected ? .selected : .normal : .disabled]
        ?? (isEnabled ? .label : .tertiaryLabel)
      segment.label.isHidden = segment.label.text == nil
      segment.imageView.tintColor = segment.label.textColor
      segment.imageView.isHidden = segment.imageView.image == nil
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The widths without limits: the widest content with 10 points at its sides (assumed).
  ///
  /// Titles are measured as if they were selected, so that the widths stay.
  private var widths: [CGFloat] {
    let traits = traitCollection
    let bold = (fonts[.selected] ?? .systemFont(ofSize: 13, weight: .semibold))
      .resolved(with: traits)
    let contents = segments.map { segment in
      let title = StyledText(segment.label.text ?? "", font: bold)
      let width = max(
        segment.imageView.sizeThatFits(.zero).width, TextMeasurement(of: title).size.width)
      return traits.pixelGrid.ceil(width + 20)
    }
    let widest = contents.max() ?? 0
    return zip(segments, contents).map { segment, own in
      segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? own : widest
    }
  }

  /// The frames of the segments, which fill the bounds in proportion to their widths.
  private var frames: [CGRect] {
    let widths = widths
    let scale = bounds.width / max(widths.reduce(0, +), 1)
    var left: CGFloat = 0
    return widths.map { width in
      defer { left += width * scale }
      return directed(CGRect(x: left, y: 0, width: width * scale, height: bounds.height))
    }
  }

  /// Places titles and images in their segments.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (segment, frame) in zip(segments, frames) {
      segment.label.frame = frame.insetBy(dx: min(4, frame.width / 2), dy: 0)
      let size = segment.imageView.sizeThatFits(.zero)
      segment.imageView.frame = CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height)
    }
  }
  /// The widths of all segments, and 31 points high (assumed).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: widths.reduce(0, +), height: 31)
  }
  /// The size of all segments.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The background, the selected segment and the lines between others; all is assumed.
  open override var displayContents: [DisplayItem.Content] {
    func fill(_ rect: CGRect, _ radius: CGFloat, _ color: UIColor) -> DisplayItem.Content {
      .fill(
        .path(CellPath(roundedRect: rect, radii: CornerRadii(radius))),
        color.resolved(with: traitCollection, tint: tintColor))
    }
    var contents = [fill(CGRect(origin: .zero, size: bounds.size), 8, .tertiarySystemFill)]
    let current = selectedSegmentIndex
    for (index, frame) in frames.enumerated() {
      if index == current {
        let color = selectedSegmentTintColor ?? UIColor(light: .white, dark: .systemGray2)
        contents.append(fill(frame.insetBy(dx: 2, dy: 2), 6, color))
      } else if index > 0, index - 1 != current {
        let x = traitCollection.isRightToLeft ? frame.maxX : frame.minX
        let height = max(0, bounds.height - 16)
        contents.append(
          fill(CGRect(x: x - 0.5, y: 8, width: 1, height: height), 0, .separator))
      }
    }
    return dimmed(contents)
  }

  override func tap(at point: CGPoint) {
    frames.firstIndex { $0.contains(point) }.map { selectByUser(segmentAt: $0) }
  }

  /// Has the effect of a user's tap on a segment: selects it and runs actions.
  ///
  /// It does nothing for a segment that is selected already, disabled or absent.
  public func selectByUser(segmentAt segment: Int) {
    guard isOperable, segments.indices.contains(segment), segments[segment].isEnabled,
      segment != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = segment
    if let action = segments[segment].action { sendAction(action) }
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  var segmentTitles: [(title: String, frame: CGRect)] {
    zip(segments, frames).compactMap { segment, frame in segment.label.text.map { ($0, frame) } }
  }
}

extension UISegmentedControl: TitledView {
  package var titles: [(title: String, frame: CGRect)] { segmentTitles }
}
