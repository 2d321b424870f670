import Foundation
import Testing
import UIKitNames

final class SaveCell: UICollectionViewListCell {
  private let button = UIButton(type: .system)
  var save: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.setTitle("Save", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { fatalError("cells are created in code") }

  override func updateConfiguration(using state: UICellConfigurationState) {
    button.isEnabled = !state.isDisabled
  }
}

@MainActor
struct SaveCellTests {
  @Test("A button in a cell runs its action unless the cell is disabled")
  func saves() throws {
    let cell = SaveCell()
    var count = 0
    cell.save = { count += 1 }
    let button = try #require(cell.contentView.subviews.first as? UIButton)
    button.tapByUser()
    #expect(count == 1)
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    button.tapByUser()
    #expect(count == 1 && !button.isEnabled)
  }
}
