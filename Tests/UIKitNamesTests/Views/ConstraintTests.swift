import Foundation
import Testing
import UIKitNames

/// A view whose content has a size.
class SizedView: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// A label that is pinned to the margins of its view.
final class NoteView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
struct ConstraintTests {
  @Test("A label is pinned to the margins of its view")
  func pinnedLabel() {
    let view = NoteView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 12, bottom: 8, trailing: 16)
    view.layoutIfNeeded()
    #expect(view.label.frame == CGRect(x: 12, y: 8, width: 72, height: 44))
    view.traitOverrides.layoutDirection = .rightToLeft
    view.layoutIfNeeded()
    #expect(view.label.frame == CGRect(x: 16, y: 8, width: 72, height: 44))
  }
}
