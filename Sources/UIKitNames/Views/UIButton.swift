public import CellConfiguration
import CellHosting
public import CellLayout
public import Foundation

/// A button with a title and an image, which runs actions on a tap; its superview owns it.
open class UIButton: UIControl {
  /// The kinds of buttons; raw values match UIKit.
  public enum ButtonType: Int, Sendable { case custom, system }
  /// A closure that changes the configuration of a button.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// The kind of the button: the title of a system button has the tint color.
  public private(set) var buttonType = ButtonType.custom
  /// The purpose of the button: a destructive one is red instead of tinted (assumed).
  open var role = Role.normal { didSet { setNeedsUpdateConfiguration() } }
  /// The content and look; `nil` for the values that were set by state.
  open var configuration: Configuration? { didSet { setNeedsUpdateConfiguration() } }
  /// Changes the configuration after a change of the state, before the button is next measured,
  /// laid out or drawn.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a tap changes `isSelected`.
  open var changesSelectionAsPrimaryAction = false

  private var stateTitles = ValuesByState<AttributedString>()
  private var titleColors = ValuesByState<UIColor>()
  private var images = ValuesByState<UIImage>()
  private var symbols = ValuesByState<UIImage.SymbolConfiguration>()
  private var backgroundImages = ValuesByState<UIImage>()
  private let titleView = ButtonLabel()
  private let shownImage = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var needsUpdate = true
  private var isUpdating = false

  /// Creates a button without content, whose title has 18 points (assumed).
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    titleView.font = .systemFont(ofSize: 18)
    for view in [shownImage, spinner, titleView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
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

  /// Creates a button with a configuration, and with what it lacks from an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Sets the title for a state; a state without a title has the one of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    set(title.map { AttributedString($0) }, \.stateTitles, state)
  }
  /// Sets the title with its attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(title.map { AttributedString($0) }, \.stateTitles, state)
  }
  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { set(color, \.titleColors, state) }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { set(image, \.images, state) }
  /// Sets the image behind the content for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set(image, \.backgroundImages, state)
  }
  /// Sets the changes to a symbol for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    set(configuration, \.symbols, state)
  }
  private func set<Value>(
    _ value: Value?, _ path: ReferenceWritableKeyPath<UIButton, ValuesByState<Value>>,
    _ state: State
  ) {
    self[keyPath: path][state] = value
    setNeedsUpdateConfiguration()
  }

  /// Returns the title for a state.
  open func title(for state: State) -> String? { stateTitles[state].map { String($0.characters) } }
  /// Returns the color of the title for a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }
  /// Returns the image for a state.
  open func image(for state: State) -> UIImage? { images[state] }
  /// The title in the current state.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The image in the current state.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The view of the title; a configuration determines its font, lines and color.
  open var titleLabel: UILabel? { updated().titleView }
  /// The view of the image.
  open var imageView: UIImageView? { updated().shownImage }

  /// Requests a call of ``updateConfiguration()``.
  open func setNeedsUpdateConfiguration() {
    if isUpdating { return }
    needsUpdate = true
    contentDidChange()
  }

  /// Changes the configuration for the state: calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func stateDidChange() { setNeedsUpdateConfiguration() }

  fileprivate func contentDidChange() {
    if isUpdating { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func updated() -> UIButton {
    guard needsUpdate, !isUpdating else { return self }
    (needsUpdate, isUpdating) = (false, true)
    updateConfiguration()
    showTitle()
    showImage()
    isUpdating = false
    return self
  }

  /// The color in place of the tint.
  private var baseColor: UIColor { role.tint }

  /// The color of title and image; a touched button is pale (assumed).
  private var contentColor: UIColor {
    let (usual, pale): (UIColor, UIColor) =
      buttonType == .system
      ? (baseColor, .tertiaryLabel) : (.white, .white.withAlphaComponent(0.5))
    let color =
      configuration?.foreground(baseColor, isEnabled: isEnabled)
      ?? titleColors[state] ?? (isEnabled ? usual : pale)
    return isHighlighted ? color.withAlphaComponent(0.4) : color
  }

  private func showTitle() {
    let title = configuration?.texts(stateTitles[state]) ?? stateTitles[state]
    titleView.attributedText = title.map { NSAttributedString($0) }
    titleView.textColor = contentColor
    titleView.isHidden = title == nil
    guard let configuration else { return }
    titleView.font = configuration.font
    titleView.adjustsFontForContentSizeCategory = true
    titleView.numberOfLines = configuration.subtitle == nil ? 1 : 0
    titleView.textAlignment = configuration.textAlignment
  }

  private func showImage() {
    var image = currentImage
    if let symbols = configuration?.preferredSymbolConfigurationForImage ?? symbols[state] {
      image = image?.applyingSymbolConfiguration(symbols)
    }
    if buttonType == .system, image?.renderingMode == .automatic {
      image?.renderingMode = .alwaysTemplate
    }
    shownImage.image = image
    // A view whose own tint is the tint would not inherit it.
    shownImage.tintColor = contentColor == .tintColor ? nil : contentColor
    spinner.color = contentColor
    let isSpinning = configuration?.showsActivityIndicator ?? false
    if isSpinning { spinner.startAnimating() } else { spinner.stopAnimating() }
    shownImage.isHidden = isSpinning || image == nil
    spinner.isHidden = !isSpinning
  }

  /// The insets of the content: 6 points at top and bottom without a configuration (assumed).
  private var insets: NSDirectionalEdgeInsets {
    configuration?.contentInsets ?? .init(top: 6, leading: 0, bottom: 6, trailing: 0)
  }

  /// Returns the size of the content with its insets, and the frames of its parts in a size.
  private func layout(in size: CGSize) -> ButtonLayout {
    let button = updated()
    return ButtonLayout(
      image: spinner.isHidden
        ? button.shownImage.sizeThatFits(.zero) : spinner.sizeThatFits(.zero),
      .init(
        placement: configuration?.imagePlacement ?? .leading,
        padding: configuration?.imagePadding ?? 0, insets: insets),
      in: size, leadingShare: shareOfSpareWidth, isRightToLeft: traitCollection.isRightToLeft,
      title: titleView.isHidden
        ? nil : { self.titleView.sizeThatFits(CGSize(width: $0, height: 1e6)) })
  }

  /// The part of the space that the content leaves which is before the content.
  private var shareOfSpareWidth: CGFloat {
    let left: CGFloat = traitCollection.isRightToLeft ? 1 : 0
    return switch contentHorizontalAlignment {
    case .leading, .fill: 0
    case .center: 0.5
    case .trailing: 1
    case .left: left
    case .right: 1 - left
    }
  }

  /// Places the title and the image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(in: bounds.size)
    (shownImage.frame, titleView.frame) = (layout.imageFrame, layout.titleFrame)
    spinner.frame = shownImage.frame
  }
  /// Returns the size of the content with its insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { layout(in: size).fittedSize }
  /// The size of the content without a limit, with its insets.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The background of the configuration, or the background image.
  open override var displayContents: [DisplayItem.Content] {
    let traits = traitCollection
    guard let configuration = updated().configuration else {
      guard let image = backgroundImages[state] else { return [] }
      let whole = CGRect(origin: .zero, size: bounds.size)
      return dimmed([.image(image, in: whole, tint: tintColor, traits: traits)])
    }
    let background = configuration.background(
      baseColor, isEnabled: isEnabled, height: bounds.height)
    let layout = BackgroundLayout(
      background, size: bounds.size, context: LayoutContext(traits: traits))
    var fill = background.resolvedBackgroundColor(for: tintColor)
      .resolved(with: traits, tint: tintColor)
    if isHighlighted { fill.alpha *= 0.75 }  // Assumed.
    let stroke = background.resolvedStrokeColor(for: tintColor)
      .resolved(with: traits, tint: tintColor)
    return [.fill(.path(layout.fillPath), fill)]
      + (layout.strokePath.map {
        [.stroke(.path($0), .init(width: layout.strokeWidth), stroke)]
      } ?? [])
  }

  override func touchDidEnd() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}

extension UIButton: TextualView {
  package var wrapsText: Bool { titleView.wrapsText }

  package func baselines(atWidth width: CGFloat) -> (first: CGFloat, last: CGFloat)? {
    let height = layout(in: CGSize(width: width, height: 0)).fittedSize.height
    let frame = layout(in: CGSize(width: width, height: height)).titleFrame
    let lines = titleView.baselines(atWidth: frame.width)
    return lines.map { (frame.minY + $0.first, height - frame.maxY + $0.last) }
  }
}

/// The label of a button, which has the button laid out again.
private final class ButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() { (superview as? UIButton)?.contentDidChange() }
}

extension UIButton: TitledView {
  package var titles: [(title: String, frame: CGRect)] { currentTitle.map { [($0, bounds)] } ?? [] }
}
