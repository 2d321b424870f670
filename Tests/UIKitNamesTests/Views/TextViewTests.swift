import Foundation
import Testing
import UIKitNames

@MainActor
@Suite("Text views")
struct TextViewTests {
  private static func textView(_ text: String) throws -> (view: UITextView, label: UIView) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.text = text
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutIfNeeded()
    return (view, try #require(view.subviews.first))
  }

  @Test("The text lies within the insets and 5 more points at both sides, and is cut off below")
  func insets() throws {
    let (view, label) = try Self.textView("One line")
    #expect(label.frame.origin == CGPoint(x: 7, y: 1))
    #expect(label.frame.width == 184)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 184, height: 1e6)).height)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == label.frame.height + 4)

    let long = try Self.textView(String(repeating: "words ", count: 100)).label
    #expect(long.frame == CGRect(x: 7, y: 1, width: 184, height: 56))
  }

  @Test("Constraints give a view that does not scroll the height of its text")
  func constraints() {
    let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 500)), UITextView())
    outer.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.isScrollEnabled = false
    for text in [String(repeating: "words ", count: 60), "One line", ""] {
      view.text = text
      outer.layoutIfNeeded()
      let needed = text.isEmpty ? 28 : view.sizeThatFits(CGSize(width: 200, height: 0)).height
      #expect(view.frame.width == 200 && abs(view.frame.height - needed) < 3)
    }
    let short = view.frame.height
    view.font = .systemFont(ofSize: 30)
    outer.layoutIfNeeded()
    #expect(view.frame.height > short + 10)
  }

  @Test("A font changes the height, and no font is the one that a new view has")
  func font() throws {
    let (view, _) = try Self.textView("One line")
    let space = CGSize(width: 200, height: 0)
    let original = view.sizeThatFits(space)
    view.font = .systemFont(ofSize: 30)
    #expect(view.sizeThatFits(space).height > original.height)
    view.font = nil
    #expect(view.sizeThatFits(space) == original)
  }
}
