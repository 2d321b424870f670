import CellTestSupport
import Foundation
import Testing
import UIKitNames

/// A delegate that records the calls and permits some of them.
@MainActor
private final class Decisions: UITextFieldDelegate {
  var log: [String] = []
  var forbidden: Set<String> = []

  private func permits(_ name: String) -> Bool {
    log.append(name)
    return !forbidden.contains(name)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { permits("begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { permits("end") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { permits("clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { permits("return") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { permits("\(range.location),\(range.length) \(string)") }
}

/// A delegate that implements nothing.
private final class Silence: UITextFieldDelegate {}

@MainActor
struct TextFieldTests {
  @Test("What a user types is the text, and each change is one event", arguments: 0..<20)
  func typing(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let field = UITextField()
    var (model, changes, events) = ("", 0, 0)
    field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
    for _ in 0..<40 {
      let string = ["", "a", "é", "👨‍👩‍👧", "bc d"].randomElement(using: &random) ?? ""
      let start = Int.random(in: 0...model.count, using: &random)
      let count = Int.random(in: 0...model.count - start, using: &random)
      let first = model.index(model.startIndex, offsetBy: start)
      let range = first..<model.index(first, offsetBy: count)
      field.typeByUser(string, replacing: NSRange(range, in: model))
      model.replaceSubrange(range, with: string)
      changes += 1
      #expect(field.text == model && events == changes)
    }
    field.typeByUser("end")
    #expect(field.text == model + "end")
    field.typeByUser("x", replacing: NSRange(location: 10_000, length: 1))
    #expect(field.text == model + "end" && events == changes + 1)
    field.text = nil
    #expect(field.text == "" && events == changes + 1)
  }

  @Test("At most one field of a hierarchy is edited, and every beginning has an end")
  func oneField() {
    var random = RandomSource(seed: 3)
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let fields = (0..<4).map { _ in UITextField() }
    var balance = Array(repeating: 0, count: 4)
    for (index, field) in fields.enumerated() {
      (index < 2 ? outer : inner).addSubview(field)
      field.addAction(UIAction { _ in balance[index] += 1 }, for: .editingDidBegin)
      field.addAction(UIAction { _ in balance[index] -= 1 }, for: .editingDidEnd)
    }
    for _ in 0..<400 {
      let index = Int.random(in: 0..<4, using: &random)
      let field = fields[index]
      switch Int.random(in: 0..<5, using: &random) {
      case 0: #expect(field.resignFirstResponder() && !field.isEditing)
      case 1:
        // The end of editing adds the field again, while it is removed.
        let action = UIAction { _ in outer.addSubview(field) }
        field.addAction(action, for: .editingDidEnd)
        field.removeFromSuperview()
        field.removeAction(action, for: .editingDidEnd)
        #expect(!field.isEditing)
        (index < 2 ? outer : inner).addSubview(field)
      case 2:
        inner.removeFromSuperview()
        #expect(!fields[2].isEditing && !fields[3].isEditing)
        outer.addSubview(inner)
      default: #expect(field.becomeFirstResponder() && field.isEditing)
      }
      #expect(fields.count { $0.isFirstResponder } <= 1)
      #expect(balance == fields.map { $0.isEditing ? 1 : 0 })
    }
    fields[3].becomeFirstResponder()
    #expect(outer.endEditing(false) && !fields[3].isEditing)
  }

  @Test("A field that is removed, also with a view around it, is no longer edited")
  func removal() {
    let (outer, inner, field, decisions) = (UIView(), UIView(), UITextField(), Decisions())
    outer.addSubview(inner)
    inner.addSubview(field)
    field.delegate = decisions
    decisions.forbidden = ["end"]
    for view in [field, inner] {
      #expect(field.becomeFirstResponder())
      decisions.log = []
      view.removeFromSuperview()
      #expect(!field.isEditing && decisions.log == ["ended"])
      outer.addSubview(inner)
      inner.addSubview(field)
    }
    #expect(field.becomeFirstResponder())
    outer.addSubview(field)
    outer.removeFromSuperview()
    #expect(field.isEditing && decisions.log.last == "began")
  }

  @Test("A delegate decides about every change of a user")
  func decisions() {
    let (field, decisions) = (UITextField(), Decisions())
    field.delegate = decisions
    field.clearButtonMode = .whileEditing
    decisions.forbidden = ["begin"]
    field.typeByUser("a")
    #expect(field.text == "" && !field.isEditing)
    decisions.forbidden = ["0,0 a", "clear", "return", "end"]
    decisions.log = []
    field.typeByUser("a")
    #expect(field.text == "" && field.isEditing)
    field.typeByUser("b")
    field.clearByUser()
    field.returnByUser()
    #expect(field.text == "b" && !field.resignFirstResponder() && field.isEditing)
    #expect(!UIView.holding(field).endEditing(false) && field.isEditing)
    #expect(decisions.log == ["begin", "began", "0,0 a", "0,0 b", "clear", "return", "end", "end"])
    decisions.forbidden = []
    field.clearByUser()
    #expect(field.text == "")
    decisions.forbidden = ["end"]
    #expect(field.endEditing(true) && decisions.log.last == "ended")
  }

  @Test("A delegate that implements nothing permits everything")
  func silence() {
    let (field, silence) = (UITextField(), Silence())
    field.delegate = silence
    field.clearButtonMode = .always
    field.typeByUser("a")
    #expect(field.text == "a")
    field.clearByUser()
    #expect(field.text == "")
    var returns = 0
    field.addAction(UIAction { _ in returns += 1 }, for: .primaryActionTriggered)
    field.returnByUser()
    #expect(returns == 1 && field.isEditing)
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    field.returnByUser()
    #expect(returns == 2 && !field.isEditing)
    field.returnByUser()
    #expect(returns == 2)
  }

  /// The texts that a field draws.
  private func texts(_ field: UITextField) -> [String] {
    ControlLawTests.items(of: field, width: 200).compactMap { item in
      if case .text(let text) = item.content { return text.fragment.string }
      return nil
    }
  }

  @Test("A field shows its text, its placeholder or dots")
  func shown() {
    let field = UITextField()
    #expect(texts(field) == [])
    field.placeholder = "Name"
    #expect(texts(field) == ["Name"])
    field.attributedPlaceholder = NSAttributedString(string: "Full name")
    #expect(field.placeholder == "Full name" && texts(field) == ["Full name"])
    #expect(field.attributedPlaceholder?.string == "Full name")
    field.text = "Anna"
    #expect(texts(field) == ["Anna"])
    field.isSecureTextEntry = true
    #expect(texts(field) == ["••••"] && field.text == "Anna")
  }

  @Test(
    "The button that clears a text is shown at its times",
    arguments: [
      (UITextField.ViewMode.never, false, false), (.whileEditing, true, false),
      (.unlessEditing, false, true), (.always, true, true),
    ])
  func clearButton(_ mode: UITextField.ViewMode, whileEditing: Bool, otherwise: Bool) {
    let field = UITextField()
    field.clearButtonMode = mode
    func isShown() -> Bool {
      field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 30)).width < 100
    }
    #expect(!isShown())
    field.text = "A"
    #expect(isShown() == otherwise)
    field.becomeFirstResponder()
    #expect(isShown() == whileEditing)
    let colors = field.displayContents.compactMap { content in
      if case .symbol(let symbol) = content { symbol.color } else { nil }
    }
    let gray = UIColor.tertiaryLabel.resolved(with: field.traitCollection)
    #expect(colors == (whileEditing ? [gray] : []))
  }

  @Test("A field is a line high with its distances, with and without a text")
  func size() {
    let field = UITextField()
    let line = UIFont.systemFont(ofSize: 17).resolved(with: .phone).lineHeight
    #expect(abs(field.intrinsicContentSize.height - line) < 0.4)
    let height = field.intrinsicContentSize.height
    field.text = "A"
    #expect(field.intrinsicContentSize.height == height)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == height + 14)
    field.borderStyle = .line
    #expect(field.intrinsicContentSize.height == height + 4)
    field.font = .preferredFont(forTextStyle: .body)
    field.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(field.intrinsicContentSize.height < height + 5)
    field.adjustsFontForContentSizeCategory = true
    #expect(field.intrinsicContentSize.height > height * 1.5)
  }

  @Test("Constraints align the baseline of a field with the one of a label")
  func baseline() throws {
    let (view, field, label) = (UIView(), UITextField(), UILabel())
    field.text = "Hello"
    field.borderStyle = .roundedRect
    label.text = "Hello"
    label.font = .systemFont(ofSize: 40)
    for part in [field, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      field.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    view.layoutIfNeeded()
    let lines = CellSteps.items(of: view).compactMap { item -> CGFloat? in
      if case .text(let text) = item.content { return text.position.y }
      return nil
    }
    try #require(lines.count == 2)
    #expect(abs(lines[0] - lines[1]) < 0.4)
  }
}

extension UIView {
  /// Returns a view around another one.
  fileprivate static func holding(_ view: UIView) -> UIView {
    let outer = UIView()
    outer.addSubview(view)
    return outer
  }
}
