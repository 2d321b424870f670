import CellLayout
import CellTesting
import Foundation
import Testing
import UIKitNames

/// Changes after which a cell is measured again, and described otherwise.
@MainActor
struct ChangedSizeTests {
  /// A cell with a stack of two labels between its edges.
  private final class StackCell: UICollectionViewListCell {
    let labels = [UILabel(), UILabel()]
    let stack = UIStackView()
    var edge: NSLayoutConstraint?

    override init(frame: CGRect) {
      super.init(frame: frame)
      for label in labels {
        label.text = "Label"
        stack.addArrangedSubview(label)
      }
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      let top = stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8)
      edge = top
      NSLayoutConstraint.activate([
        top, stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private static let changes: [@MainActor (StackCell) -> Void] = [
    { $0.edge?.constant = 20 }, { $0.labels[1].isHidden = true }, { $0.stack.spacing = 5 },
    { $0.stack.setCustomSpacing(9, after: $0.labels[0]) }, { $0.stack.axis = .horizontal },
    { $0.stack.removeArrangedSubview($0.labels[1]) }, { $0.labels[1].removeFromSuperview() },
    { $0.stack.addArrangedSubview(UISwitch()) },
    { $0.stack.isLayoutMarginsRelativeArrangement = true },
    { $0.stack.heightAnchor.constraint(equalToConstant: 90).isActive = true },
  ]

  @Test("A cell is measured again after a change of constraints or a stack", arguments: 0..<10)
  func heights(_ index: Int) {
    let (cell, fresh) = (StackCell(), StackCell())
    let height = cell.preferredHeight(fitting: 300)
    Self.changes[index](cell)
    Self.changes[index](fresh)
    let changed = cell.preferredHeight(fitting: 300)
    #expect(changed == fresh.preferredHeight(fitting: 300))
    #expect(changed != height)
  }

  @Test("The image of a system button has the tint of the button")
  func buttonTint() throws {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.tintColor = .systemGreen
    #expect(button.imageView?.tintColor == .systemGreen)
  }

  @Test("A spinner that does not spin is hidden, and takes no space in a stack")
  func spinner() {
    let spinner = UIActivityIndicatorView(style: .medium)
    #expect(spinner.isHidden)
    spinner.startAnimating()
    #expect(!spinner.isHidden)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
  }

  @Test("A change in the view of an accessory changes the description")
  func accessoryViews() {
    let badge = UILabel()
    badge.text = "12"
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = [
      .customView(configuration: .init(customView: badge, placement: .trailing()))
    ]
    let before = cell.describe()
    #expect(before.contains("\"12\""))
    badge.text = "21"
    #expect(cell.describe().contains("\"21\""))
    let after = cell.describe()
    badge.textColor = .systemRed
    #expect(cell.describe() != after)
  }
}
