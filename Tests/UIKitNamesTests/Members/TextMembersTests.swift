import CellConfiguration
import CellHosting
import CellLayout
import Foundation
import Testing
import UIKitNames

/// Labels, fields, buttons and pickers as cell code sets them up.
@MainActor
struct TextMembersTests {
  /// A label with space around its text.
  private final class Badge: UILabel {
    var insets = UIEdgeInsets(top: 2, left: 10, bottom: 4, right: 20)

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let inner = super.textRect(
        forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return CGRect(
        x: bounds.minX, y: bounds.minY, width: inner.width + 30, height: inner.height + 6)
    }
  }

  /// The origins of the lines that views draw.
  private func origins(_ view: UIView) -> [CGPoint] {
    view.displayContents.compactMap {
      if case .text(let line) = $0 { line.position } else { nil }
    }
  }

  @Test("A label with insets is larger by them, and its text lies inside")
  func insets() {
    let (badge, label) = (Badge(), UILabel())
    for view in [badge, label] {
      view.text = "New"
      view.sizeToFit()
    }
    #expect(badge.bounds.width == label.bounds.width + 30)
    #expect(badge.bounds.height == label.bounds.height + 6)
    let (inner, plain) = (origins(badge), origins(label))
    #expect(!plain.isEmpty)
    #expect(inner == plain.map { CGPoint(x: $0.x + 10, y: $0.y + 2) })
    badge.text = "A text that wraps into several lines"
    badge.numberOfLines = 0
    #expect(
      badge.sizeThatFits(CGSize(width: 130, height: 0)).height
        == label.withText(badge.text).sizeThatFits(CGSize(width: 100, height: 0)).height + 6)
  }

  @Test("Highlighted and disabled labels have another look and the same size")
  func looks() {
    let label = UILabel()
    label.text = "Title"
    label.sizeToFit()
    let (size, usual) = (label.bounds.size, label.displayContents)
    label.highlightedTextColor = .white
    #expect(label.displayContents == usual)
    label.isHighlighted = true
    #expect(label.displayContents != usual)
    label.isHighlighted = false
    label.isEnabled = false
    #expect(label.displayContents != usual)
    #expect(label.intrinsicContentSize == size)
  }

  @Test("The preferred width limits the intrinsic size only")
  func preferredWidth() {
    let label = UILabel()
    label.text = "A text that wraps into several lines"
    label.numberOfLines = 0
    let wide = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 100, height: 0)))
    #expect(label.intrinsicContentSize.height > wide.height)
    #expect(label.sizeThatFits(CGSize(width: 1000, height: 0)) == wide)
  }

  @Test("Strings are as large as labels with them")
  func stringSizes() {
    let font = UIFont.systemFont(ofSize: 17)
    let text = "A text that wraps into several lines"
    let label = UILabel().withText(text)
    let string = NSAttributedString(string: text, attributes: [.font: font])
    let native = NSString(string: text)
    #expect(string.size() == label.intrinsicContentSize)
    #expect(native.size(withAttributes: [.font: font]) == string.size())
    label.numberOfLines = 0
    let limit = CGSize(width: 100, height: 1000)
    let lines = string.boundingRect(
      with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    #expect(lines == CGRect(origin: .zero, size: label.sizeThatFits(limit)))
    let line = string.boundingRect(with: limit, options: [], context: nil)
    #expect(line.size == string.size())
    let same = native.boundingRect(
      with: limit, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(same == lines)
    let cut = string.boundingRect(
      with: CGSize(width: 100, height: 45),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    label.numberOfLines = 2
    #expect(cut.size == label.sizeThatFits(limit))
    let letters = NSAttributedString(string: "A\nB\nC", attributes: [.font: font])
    let two = letters.boundingRect(
      with: CGSize(width: 0, height: 45),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    #expect(two.height < letters.size().height && two.width >= letters.size().width)
  }

  @Test("Views at the ends of a field take space, in both directions", arguments: [false, true])
  func endViews(isRightToLeft: Bool) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    if isRightToLeft { field.traitOverrides.layoutDirection = .rightToLeft }
    field.text = "Text"
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 60))
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    (field.leftView, field.leftViewMode) = (icon, .always)
    (field.rightView, field.rightViewMode) = (button, .whileEditing)
    func mirrored(_ rect: CGRect) -> CGRect {
      isRightToLeft
        ? CGRect(x: 200 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    field.layoutIfNeeded()
    #expect(icon.frame == mirrored(CGRect(x: 0, y: -10, width: 24, height: 60)))
    #expect(button.isHidden)
    let whole = CGRect(x: 0, y: 0, width: 200, height: 40)
    #expect(field.leftViewRect(forBounds: whole) == icon.frame)
    #expect(field.rightViewRect(forBounds: whole) == .zero)
    let text = mirrored(CGRect(x: 24, y: 0, width: 176, height: 40))
    #expect(field.textRect(forBounds: whole) == text)
    #expect(field.editingRect(forBounds: whole) == text)
    #expect(field.placeholderRect(forBounds: whole) == text)
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(!button.isHidden)
    #expect(button.frame == mirrored(CGRect(x: 170, y: 10, width: 30, height: 20)))
    #expect(field.intrinsicContentSize.height == 60)
    field.leftView = nil
    #expect(icon.superview == nil)
    #expect(
      field.textRect(forBounds: whole) == mirrored(CGRect(x: 0, y: 0, width: 170, height: 40)))
  }

  @Test("A field that clears its text does so when editing begins")
  func clearing() {
    let field = UITextField()
    field.text = "Text"
    field.clearsOnBeginEditing = true
    #expect(field.text == "Text")
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test("Traits of input are plain values with UIKit's defaults")
  func inputTraits() {
    let field = UITextField()
    #expect(field.spellCheckingType == .default && field.smartQuotesType == .default)
    #expect(field.smartDashesType == .default && field.keyboardAppearance == .default)
    #expect(!field.enablesReturnKeyAutomatically && field.textContentType == nil)
    field.textContentType = .oneTimeCode
    #expect(field.textContentType == UITextContentType(rawValue: "oneTimeCode"))
    #expect(UIKeyboardAppearance.alert == .dark)
  }

  @Test("A transformer of a button's title changes its font, and text with attributes keeps them")
  func titleTransformer() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Save"
    configuration.subtitle = "All changes"
    let plain = UIButton(configuration: configuration)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = .boldSystemFont(ofSize: 30)
      attributes.foregroundColor = .systemRed
      attributes.kern = 1
      attributes.underlineStyle = .single
      attributes.strikethroughStyle = nil
      attributes.baselineOffset = 0
      return attributes
    }
    let large = UIButton(configuration: configuration)
    #expect(large.intrinsicContentSize.height > plain.intrinsicContentSize.height + 10)
    configuration.subtitleTextAttributesTransformer = configuration.titleTextAttributesTransformer
    let larger = UIButton(configuration: configuration)
    #expect(larger.intrinsicContentSize.height > large.intrinsicContentSize.height + 10)
    var title = AttributedString("Save")
    title.cell.font = .systemFont(ofSize: 17)
    title.cell.kern = 0
    configuration.attributedTitle = title
    #expect(
      UIButton(configuration: configuration).intrinsicContentSize.height
        < larger.intrinsicContentSize.height)
  }

  @Test("A button has the symbol configuration of its state")
  func symbolConfiguration() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let small = button.intrinsicContentSize
    button.setPreferredSymbolConfiguration(.init(pointSize: 40), forImageIn: .normal)
    #expect(button.intrinsicContentSize.width > small.width)
  }

  @Test("Segments are as wide as their own titles, in their own font")
  func segments() {
    let control = UISegmentedControl(items: ["A", "A long title"])
    let equal = control.intrinsicContentSize.width
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < equal)
    let narrow = control.intrinsicContentSize.width
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.systemRed,
    ]
    control.setTitleTextAttributes(attributes, for: .selected)
    #expect(control.intrinsicContentSize.width > narrow)
    control.sizeToFit()
    let unselected = control.subviews.compactMap { ($0 as? UILabel)?.textColor }
    control.selectedSegmentIndex = 0
    #expect(unselected == [.label, .label])
    #expect(control.subviews.compactMap { ($0 as? UILabel)?.textColor } == [.systemRed, .label])
  }

  @Test("The images of a slider are beside its track", arguments: [false, true])
  func sliderImages(isRightToLeft: Bool) {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    if isRightToLeft { slider.traitOverrides.layoutDirection = .rightToLeft }
    let bounds = slider.bounds
    #expect(slider.trackRect(forBounds: bounds) == bounds)
    var image = UIImage()
    image.size = CGSize(width: 20, height: 20)
    slider.minimumValueImage = image
    let track = CGRect(x: isRightToLeft ? 0 : 28, y: 0, width: 172, height: 31)
    #expect(slider.trackRect(forBounds: bounds) == track)
    slider.maximumValueImage = image
    #expect(slider.trackRect(forBounds: bounds) == CGRect(x: 28, y: 0, width: 144, height: 31))
    #expect(slider.displayContents.count == 3)
    let stepper = UIStepper()
    #expect(stepper.autorepeat && stepper.isContinuous)
  }
}

extension UILabel {
  fileprivate func withText(_ text: String?) -> UILabel {
    self.text = text
    numberOfLines = 0
    return self
  }
}
