import Testing
import UIKitNames

/// A cell that is kept to measure others by.
private let sizingCell = UICollectionViewListCell()

/// A helper as programs have them that are older than actors: it says nothing of the main actor.
private func title(of cell: UICollectionViewListCell) -> String? {
  (cell.contentConfiguration as? UIListContentConfiguration)?.text
}

/// Another one, for views and content views.
private func isPlain(_ view: UIContentView, in cell: UIView) -> Bool {
  view.configuration is UIListContentConfiguration && cell.subviews.count == 1
}

@MainActor
struct UnisolatedHelpersTests {
  @Test("Cells at file scope and helpers without an actor compile")
  func cellsFileScope() throws {
    var content = sizingCell.defaultContentConfiguration()
    content.text = "A"
    sizingCell.contentConfiguration = content
    sizingCell.layoutIfNeeded()
    #expect(title(of: sizingCell) == "A")
    let view = try #require(sizingCell.contentView as? UIListContentView)
    #expect(isPlain(view, in: sizingCell))
  }
}
