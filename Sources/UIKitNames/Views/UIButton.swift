public import CellConfiguration
import CellHosting
public import CellLayout
public import Foundation

/// A button with a title and an image, which runs actions on a tap; its superview owns it.
open class UIButton: UIControl {
  /// The kinds of buttons; raw values match UIKit.
  public enum ButtonType: Int, Sendable { case custom, system }

  /// The kind of the button: the title of a system button has the tint color.
  public private(set) var buttonType = ButtonType.custom
  /// Whether a tap changes ``isSelected``.
  open var changesSelectionAsPrimaryAction = false

  private var titles = ValuesByState<AttributedString>()
  private var titleColors = ValuesByState<UIColor>()
  private var images = ValuesByState<UIImage>()
  private var backgroundImages = ValuesByState<UIImage>()
  private let titleView = ButtonLabel()
  private let shownImage = UIImageView()
  private var isUpdating = false

  /// Creates a button without content, whose title has 18 points (assumed).
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    titleView.font = .systemFont(ofSize: 18)
    for view in [shownImage, titleView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    stateDidChange()
  }
  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a button of a kind with the title, the image and the closure of an action.
  ///
  /// The title of a system button has 15 points (assumed).
  public convenience init(type: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = type
    if type == .system { titleView.font = .systemFont(ofSize: 15) }
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
  }

  /// Sets the title for a state; a state without a title has the one of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    set(title.map { AttributedString($0) }, \.titles, state)
  }
  /// Sets the title with its attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(title.map { AttributedString($0) }, \.titles, state)
  }
  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { set(color, \.titleColors, state) }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { set(image, \.images, state) }
  /// Sets the image behind the content for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set(image, \.backgroundImages, state)
  }
  private func set<Value>(
    _ value: Value?, _ path: ReferenceWritableKeyPath<UIButton, ValuesByState<Value>>,
    _ state: State
  ) {
    self[keyPath: path][state] = value
    stateDidChange()
  }

  /// Returns the title for a state.
  open func title(for state: State) -> String? { titles[state].map { String($0.characters) } }
  /// Returns the color of the title for a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }
  /// Returns the image for a state.
  open func image(for state: State) -> UIImage? { images[state] }
  /// The title in the current state.
  open var currentTitle: String? { title(for: state) }
  /// The image in the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The view of the title.
  open var titleLabel: UILabel? { titleView }
  /// The view of the image.
  open var imageView: UIImageView? { shownImage }

  override func stateDidChange() {
    isUpdating = true
    let (usual, pale): (UIColor, UIColor) =
      buttonType == .system
      ? (.tintColor, .tertiaryLabel) : (.white, .white.withAlphaComponent(0.5))
    var color = titleColors[state] ?? (isEnabled ? usual : pale)
    if isHighlighted { color = color.withAlphaComponent(0.4) }  // Assumed.
    titleView.attributedText = titles[state].map { NSAttributedString($0) }
    titleView.textColor = color
    titleView.isHidden = titles[state] == nil
    var image = currentImage
    if buttonType == .system, image?.renderingMode == .automatic {
      image?.renderingMode = .alwaysTemplate
    }
    shownImage.image = image
    shownImage.tintColor = color
    shownImage.isHidden = image == nil
    isUpdating = false
    contentDidChange()
  }

  fileprivate func contentDidChange() {
    if isUpdating { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The insets of the content: 6 points at top and bottom (assumed).
  private var insets: NSDirectionalEdgeInsets { .init(top: 6, leading: 0, bottom: 6, trailing: 0) }

  /// Returns the size of the content with its insets, and the frames of its parts in a size.
  private func layout(in size: CGSize) -> (size: CGSize, image: CGRect, title: CGRect) {
    let image = shownImage.sizeThatFits(.zero)
    let taken = insets.leading + insets.trailing + image.width
    let width = size.width > 0 ? max(0, size.width - taken) : 1e6
    let title = titleView.sizeThatFits(CGSize(width: width, height: 1e6))
    let content = CGSize(
      width: image.width + title.width, height: max(image.height, title.height))
    let whole = CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
    let left: CGFloat = traitCollection.isRightToLeft ? 1 : 0
    let shares: [ContentHorizontalAlignment: CGFloat] = [
      .leading: 0, .fill: 0, .trailing: 1, .left: left, .right: 1 - left,
    ]
    let share = shares[contentHorizontalAlignment] ?? 0.5
    let x = insets.leading + max(0, size.width - whole.width) * share
    func frame(_ part: CGSize, at x: CGFloat) -> CGRect {
      let y = insets.top + (size.height - whole.height + content.height - part.height) / 2
      return directed(CGRect(origin: CGPoint(x: x, y: y), size: part))
    }
    return (whole, frame(image, at: x), frame(title, at: x + image.width))
  }

  /// Places the title and the image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    (_, shownImage.frame, titleView.frame) = layout(in: bounds.size)
  }
  /// Returns the size of the content with its insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { layout(in: size).size }
  /// The size of the content without a limit, with its insets.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The background image.
  open override var displayContents: [DisplayItem.Content] {
    guard let image = backgroundImages[state] else { return [] }
    let whole = CGRect(origin: .zero, size: bounds.size)
    return dimmed([.image(image, in: whole, tint: tintColor, traits: traitCollection)])
  }

  override func touchDidEnd() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}

extension UIButton: TextualView {
  package var wrapsText: Bool { titleView.wrapsText }

  package func baselines(atWidth width: CGFloat) -> (first: CGFloat, last: CGFloat)? {
    let height = layout(in: CGSize(width: width, height: 0)).size.height
    let frame = layout(in: CGSize(width: width, height: height)).title
    let lines = titleView.baselines(atWidth: frame.width)
    return lines.map { (frame.minY + $0.first, height - frame.maxY + $0.last) }
  }
}

/// The label of a button, which has the button laid out again.
private final class ButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() { (superview as? UIButton)?.contentDidChange() }
}
