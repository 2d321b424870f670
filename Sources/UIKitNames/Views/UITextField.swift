public import CellConfiguration
public import CellHosting
public import CellLayout
import CellText
public import Foundation

/// A line of text that the user edits; its superview owns it.
open class UITextField: UIControl {
  /// The frame around a text field; raw values match UIKit.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The time when a part of a text field is shown; raw values match UIKit.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  private var content = "" { didSet { showText() } }
  private var hint: AttributedString? { didSet { showText() } }
  private let line = UILabel()

  /// The text, empty instead of `nil`; setting it runs no actions.
  open var text: String? {
    get { content }
    set { content = newValue ?? "" }
  }
  /// Whether there is a text.
  public var hasText: Bool { !content.isEmpty }
  /// The text that is shown instead of no text; `nil` for none.
  open var placeholder: String? {
    get { hint.map { String($0.characters) } }
    set { hint = newValue.map { AttributedString($0) } }
  }
  /// The placeholder with its attributes; `nil` for none.
  open var attributedPlaceholder: NSAttributedString? {
    get { hint.map { NSAttributedString($0) } }
    set { hint = newValue.map { AttributedString($0) } }
  }
  /// The font; `nil` for the system font in 17 points.
  open var font: UIFont? { didSet { showText() } }
  /// The color of the text; `nil` for the color of labels.
  open var textColor: UIColor? { didSet { showText() } }
  /// The alignment of the text between the sides.
  open var textAlignment = NSTextAlignment.natural { didSet { showText() } }
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false { didSet { showText() } }
  /// Whether the field shows a dot instead of each character.
  open var isSecureTextEntry = false { didSet { showText() } }
  /// The frame around the field.
  open var borderStyle = BorderStyle.none { didSet { showText() } }
  /// The time when the button that clears a text is shown.
  open var clearButtonMode = ViewMode.never { didSet { showText() } }
  /// The view at the leading end; `nil` for none.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// The view at the trailing end; `nil` for none.
  ///
  /// It takes the place of the button that clears the text.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// The time when the view at the leading end is shown.
  open var leftViewMode = ViewMode.never { didSet { showText() } }
  /// The time when the view at the trailing end is shown.
  open var rightViewMode = ViewMode.never { didSet { showText() } }
  /// Whether the text is removed when editing begins, if the delegate permits it.
  open var clearsOnBeginEditing = false
  /// The object that decides about changes; the field does not own it.
  public weak var delegate: (any UITextFieldDelegate)?
  /// The kind of keyboard, a plain value for a toolkit.
  open var keyboardType = UIKeyboardType.default
  /// The title of the Return key, a plain value for a toolkit.
  open var returnKeyType = UIReturnKeyType.default
  /// The letters that a keyboard capitalizes, a plain value for a toolkit.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether a keyboard corrects words, a plain value for a toolkit.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether a keyboard marks misspelled words, a plain value for a toolkit.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether a keyboard replaces straight quotation marks, a plain value for a toolkit.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether a keyboard replaces two hyphens, a plain value for a toolkit.
  open var smartDashesType = UITextSmartDashesType.default
  /// The colors of a keyboard, a plain value for a toolkit.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the Return key needs text, a plain value for a toolkit.
  open var enablesReturnKeyAutomatically = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text, by which a system completes it; a plain value for a toolkit.
  open var textContentType: UITextContentType!
  /// Whether the user is editing the text.
  public private(set) var isEditing = false {
    didSet {
      // A field that is removed is no longer edited, as in UIKit.
      removalHandler = isEditing ? { [weak self] in _ = self?.end() } : nil
      showText()
    }
  }
  /// Whether the user is editing the text.
  open var isFirstResponder: Bool { isEditing }

  /// Creates a field without text.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    line.isUserInteractionEnabled = false
    addSubview(line)
    showText()
  }
  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  private func showText() {
    let shown = isSecureTextEntry ? String(repeating: "•", count: content.count) : content
    let hint = hint.map { NSAttributedString($0) }
    line.attributedText = content.isEmpty ? hint : NSAttributedString(string: shown)
    line.font = font ?? .systemFont(ofSize: 17)
    line.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    line.textColor = content.isEmpty ? .placeholderText : textColor ?? .label
    line.textAlignment = textAlignment
    line.alpha = isEnabled ? 1 : 0.5  // As `dimmed(_:)`.
    line.isHidden = (line.text ?? "").isEmpty
    leftView?.isHidden = !isTime(leftViewMode)
    rightView?.isHidden = !isTime(rightViewMode)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() { showText() }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old === new { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    showText()
  }

  private func isTime(_ mode: ViewMode) -> Bool {
    mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
  }

  private var isClearButtonShown: Bool {
    !content.isEmpty && isTime(clearButtonMode) && endView(rightView, rightViewMode) == nil
  }

  /// Returns a view at an end, if it is shown.
  private func endView(_ view: UIView?, _ mode: ViewMode) -> UIView? {
    isTime(mode) ? view : nil
  }

  /// Returns the size of a view at an end: the size of its frame, or else its fitting size.
  private func sizeOfEndView(_ view: UIView) -> CGSize {
    view.frame.size == .zero ? view.sizeThatFits(.zero) : view.frame.size
  }

  /// Returns the area of the view at the leading end; empty if it is not shown.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let view = endView(leftView, leftViewMode) else { return .zero }
    let size = sizeOfEndView(view)
    return inBounds(bounds, x: 0, size)
  }

  /// Returns the area of the view at the trailing end; empty if it is not shown.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let view = endView(rightView, rightViewMode) else { return .zero }
    let size = sizeOfEndView(view)
    return inBounds(bounds, x: bounds.width - size.width, size)
  }

  /// Returns the area of a part in the middle of the height, at a distance from the leading edge.
  private func inBounds(_ bounds: CGRect, x: CGFloat, _ size: CGSize) -> CGRect {
    let x = traitCollection.isRightToLeft ? bounds.width - x - size.width : x
    return CGRect(
      x: bounds.minX + x, y: bounds.minY + (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// The distance of text from the frame: 7 points in a rounded frame, 2 in others (assumed).
  private var inset: CGFloat { borderStyle == .none ? 0 : borderStyle == .roundedRect ? 7 : 2 }

  /// Returns the area of the text, between the views at the ends.
  ///
  /// It ends 29 points before the end if the text can be cleared (assumed).
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let start = leftViewRect(forBounds: bounds).width + inset
    let end = rightViewRect(forBounds: bounds).width + (isClearButtonShown ? 29 : inset)
    let width = max(0, bounds.width - start - end)
    return inBounds(bounds, x: start, CGSize(width: width, height: bounds.height))
  }

  /// Returns the area of the text while the user edits it; the same area by default.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the area of the placeholder; the area of the text by default.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Places the text, and the views at the ends.
  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame =
      isEditing
      ? editingRect(forBounds: bounds)
      : content.isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    endView(leftView, leftViewMode)?.frame = leftViewRect(forBounds: bounds)
    endView(rightView, rightViewMode)?.frame = rightViewRect(forBounds: bounds)
  }

  /// The size of the text, with at least the height of a line, and its distances from the edges.
  open override var intrinsicContentSize: CGSize {
    let wide = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let font = (font ?? .systemFont(ofSize: 17)).resolved(
      with: traitCollection, adjustingSize: adjustsFontForContentSizeCategory)
    let text = line.intrinsicContentSize
    let height = traitCollection.pixelGrid.ceil(max(text.height, font.lineHeight)) + 2 * inset
    return CGSize(
      width: text.width + 1000 - textRect(forBounds: wide).width,
      height: max(
        height, leftViewRect(forBounds: wide).height, rightViewRect(forBounds: wide).height))
  }
  /// The intrinsic size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The frame, and the button that clears the text: a symbol of 19 points (assumed).
  open override var displayContents: [DisplayItem.Content] {
    let color = UIColor.separator.resolved(with: traitCollection)
    let radius: CGFloat = borderStyle == .roundedRect ? 5 : 0
    let frame = CGRect(origin: .zero, size: bounds.size).insetBy(dx: 0.5, dy: 0.5)
    let path = CellPath(roundedRect: frame, radii: CornerRadii(radius))
    var contents: [DisplayItem.Content] =
      borderStyle == .none ? [] : [.stroke(.path(path), .init(width: 1), color)]
    if isClearButtonShown, let image = UIImage(systemName: "xmark.circle.fill") {
      let frame = CGRect(x: bounds.width - 24, y: bounds.height / 2 - 9.5, width: 19, height: 19)
      contents.append(
        .image(image, in: directed(frame), tint: .tertiaryLabel, traits: traitCollection))
    }
    return dimmed(contents)
  }

  /// Begins editing, after editing of another field in the hierarchy ended.
  ///
  /// - Returns: Whether the field is edited: it is enabled, and the delegates permit it.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isEditing { return true }
    let views = Array(sequence(first: self as UIView, next: \.superview))
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
      views[views.count - 1].endEditing(false)
    else { return false }
    isEditing = true
    if clearsOnBeginEditing, !content.isEmpty, delegate?.textFieldShouldClear(self) ?? true {
      text = ""
    }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// Ends editing, if the delegate permits it.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    isEditing && delegate?.textFieldShouldEndEditing(self) == false ? false : end()
  }

  fileprivate func end() -> Bool {
    if !isEditing { return true }
    isEditing = false
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    return true
  }

  /// Has the effect of a user who taps the field and types.
  ///
  /// - Parameters:
  ///   - string: The characters that appear.
  ///   - range: The selected characters, in UTF-16 units, which `string` replaces; `nil` to type
  ///     at the end of the text.
  public func typeByUser(_ string: String, replacing range: NSRange? = nil) {
    guard isOperable, becomeFirstResponder() else { return }
    let old = text ?? ""
    let range = range ?? NSRange(location: old.utf16.count, length: 0)
    guard let place = Range(range, in: old) else { return }
    let isAllowed = delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: string)
    guard isAllowed ?? true else { return }
    text = old.replacingCharacters(in: place, with: string)
    sendActions(for: .editingChanged)
  }

  /// Has the effect of a user's tap on the button that clears the text, if it is shown.
  public func clearByUser() {
    guard isOperable, isClearButtonShown, delegate?.textFieldShouldClear(self) ?? true else {
      return
    }
    text = ""
    sendActions(for: .editingChanged)
  }

  override func tap(at point: CGPoint) {
    let isAtEnd = directed(CGRect(origin: point, size: .zero)).minX > bounds.width - 29
    if isClearButtonShown && isAtEnd { clearByUser() } else { becomeFirstResponder() }
  }

  /// Has the effect of a user who presses Return: an action for `editingDidEndOnExit` ends editing.
  public func returnByUser() {
    guard isOperable, isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }
}

extension UITextField: TextInputView, TitledView {
  package var titles: [(title: String, frame: CGRect)] { [(text ?? "", bounds)] }

  package func enterByUser(_ text: String) {
    guard isOperable, becomeFirstResponder() else { return }
    let all = NSRange(location: 0, length: (self.text ?? "").utf16.count)
    typeByUser(text.first.map { "\($0)" } ?? "", replacing: all)
    for character in text.dropFirst() { typeByUser("\(character)") }
    returnByUser()
  }
}

extension UITextField: TextualView {
  package var wrapsText: Bool { false }
  package var centersText: Bool { true }

  package func baselines(atWidth width: CGFloat) -> (first: CGFloat, last: CGFloat)? {
    line.baselines(atWidth: width).map { ($0.first + inset, $0.last + inset) }
  }
}

extension UIView {
  /// Ends editing of a text field in the view; returns whether no field is edited any more.
  ///
  /// - Parameter force: Whether to end without the permission of a delegate.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    let field = self as? UITextField
    let own = force ? field?.end() : field?.resignFirstResponder()
    return subviews.reduce(own ?? true) { $1.endEditing(force) && $0 }
  }
}
