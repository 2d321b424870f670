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

private struct TallConfiguration: UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView { TallView(self) }
  func updated(for state: UIConfigurationState) -> TallConfiguration { self }
}

private final class TallView: UIView, UIContentView {
  var configuration: UIContentConfiguration

  init(_ configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 64)
  }
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

  @Test("A cell is as high as the content of a view without constraints")
  func intrinsicHeight() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 52))
    cell.contentConfiguration = TallConfiguration()
    #expect(cell.preferredHeight(fitting: 390) == 64)
  }

  private nonisolated static let spinning: @MainActor @Sendable () -> UIView = {
    let spinner = UIActivityIndicatorView()
    spinner.startAnimating()
    return spinner
  }

  @Test(
    "A field beside a control of one size takes the rest of a stack",
    arguments: [{ UISwitch() }, { UIStepper() }, spinning]
      as [@MainActor @Sendable () -> UIView])
  func fixedSize(_ make: @MainActor @Sendable () -> UIView) {
    let (field, control) = (UITextField(), make())
    let stack = UIStackView(arrangedSubviews: [field, control])
    stack.spacing = 8
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    stack.layoutIfNeeded()
    #expect(control.frame.width == control.intrinsicContentSize.width)
    #expect(field.frame.maxX == control.frame.minX - 8 && control.frame.maxX == 300)
  }

  @Test(
    "A field keeps its width beside a label that wraps, and before one that does not",
    arguments: [0, 1])
  func fieldBesideLabel(_ numberOfLines: Int) {
    let (field, label) = (UITextField(), UILabel())
    field.text = "someone@example.com"
    label.text = "Address of the account"
    label.numberOfLines = numberOfLines
    let views = numberOfLines == 0 ? [label, field] : [field, label]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 8
    // Both resist with the same priority, and 60 points are missing.
    let (needed, other) = (field.intrinsicContentSize.width, label.intrinsicContentSize.width)
    let width = (needed + other + 8 - 60).rounded()
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 60)
    stack.layoutIfNeeded()
    #expect(abs(field.frame.width - needed) < 0.5)
    #expect(abs(label.frame.width - (width - 8 - needed)) < 0.5)
  }

  @Test("A label wraps beside a switch, and the cell grows")
  func wrappedLabel() {
    let cell = UITableViewCell()
    let (label, toggle) = (UILabel(), UISwitch())
    for view in [label, toggle] {
      cell.contentView.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    label.numberOfLines = 0
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
      toggle.leadingAnchor.constraint(
        equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
      toggle.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
      toggle.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
      toggle.topAnchor.constraint(greaterThanOrEqualTo: cell.contentView.topAnchor),
    ])
    label.text = "Wi-Fi"
    let low = cell.preferredHeight(fitting: 320)
    label.text = "Ask before this device joins a network that it does not know"
    let high = cell.preferredHeight(fitting: 320)
    let text = label.sizeThatFits(CGSize(width: 229, height: CGFloat.greatestFiniteMagnitude))
    #expect(abs(high - text.height - 20) < 0.34 && high > low + 15)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: high)
    cell.layoutIfNeeded()
    #expect(toggle.frame.size == CGSize(width: 51, height: 31) && toggle.frame.maxX == 304)
    #expect(label.frame.width == 229 && abs(label.frame.height - text.height) < 0.34)
  }
}
