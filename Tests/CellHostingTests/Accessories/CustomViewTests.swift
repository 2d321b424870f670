import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// A view that is best as large as its number.
private final class BadgeView: CellView {
  var number = 20

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: number, height: number)
  }
}

/// Views that accessories bring with them.
@MainActor
struct CustomViewTests {
  private let stage = Stage()

  private func accessory(
    _ view: CellView, displayed: CellAccessory.DisplayedState = .always, isFixed: Bool = false
  ) -> CellAccessory {
    .customView(
      configuration: .init(
        customView: view, placement: .trailing(displayed: displayed),
        reservedLayoutWidth: .actual, maintainsFixedSize: isFixed))
  }

  @Test("A cell places the view of an accessory where the layout has it")
  func cellPlacesView() {
    let view = BadgeView()
    let cell = stage.shownCell()
    cell.accessories = [accessory(view), .disclosureIndicator()]
    cell.layoutIfNeeded()
    #expect(view.superview === cell && !view.isHidden)
    #expect(view.frame == cell.accessoryLayouts.first?.frame)
    #expect(view.frame.size == CGSize(width: 20, height: 20))
  }

  @Test("An accessory has the fixed size of its view, or the one that suits that")
  func accessoryFixedSize() {
    let view = BadgeView(frame: CGRect(x: 0, y: 0, width: 7, height: 9))
    #expect(accessory(view).customView?.size == CGSize(width: 20, height: 20))
    #expect(accessory(view, isFixed: true).customView?.size == CGSize(width: 7, height: 9))
    #expect(accessory(view, isFixed: true).maintainsFixedSize)
  }

  @Test("A view that is not displayed is hidden, and one that is replaced is taken out")
  func viewDisplayedHidden() {
    let (view, other) = (BadgeView(), BadgeView())
    let cell = stage.shownCell()
    cell.accessories = [accessory(view, displayed: .whenEditing)]
    cell.layoutIfNeeded()
    #expect(view.superview === cell && view.isHidden)
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(!view.isHidden)
    cell.accessories = [accessory(other)]
    #expect(view.superview == nil && other.superview === cell)
    cell.accessories = []
    #expect(other.superview == nil)
  }

  @Test("Accessories are equal that say the same about the same view")
  func accessoriesEqualSay() {
    let view = BadgeView()
    #expect(accessory(view) == accessory(view))
    #expect(accessory(view) != accessory(BadgeView()))
    let configuration = CellAccessory.CustomViewConfiguration(
      customView: view, placement: .leading(), isHidden: true, tintColor: .systemRed)
    #expect(configuration == configuration)
    #expect(CellAccessory.customView(configuration: configuration).isHidden)
    #expect(CellAccessory.customView(configuration: configuration).tintColor == .systemRed)
  }

  @Test("Configurations of a view are equal only if all properties are")
  func configurationsViewEqual() {
    let view = BadgeView()
    let configuration = CellAccessory.CustomViewConfiguration(
      customView: view, placement: .leading(), tintColor: .systemRed)
    #expect(configuration == configuration)
    var others = Array(repeating: configuration, count: 4)
    others[0].isHidden = true
    others[1].reservedLayoutWidth = .actual
    others[2].tintColor = .systemBlue
    others[3].maintainsFixedSize = true
    others += [
      .init(customView: BadgeView(), placement: .leading(), tintColor: .systemRed),
      .init(customView: view, placement: .trailing(), tintColor: .systemRed),
    ]
    for other in others { #expect(configuration != other && other != configuration) }
  }

  @Test("A cell that is used again has let go of the views of accessories")
  func cellUsedAgain() {
    let pool = CellReusePool(updateScheduler: stage.scheduler)
    let view = BadgeView()
    let registration = CellRegistration<ListCell, Bool> { cell, _, hasBadge in
      if hasBadge { cell.accessories = [accessory(view)] }
    }
    let path = IndexPath(indexes: [0, 0])
    let cell = pool.dequeueConfiguredReusableCell(using: registration, for: path, item: true)
    #expect(view.superview === cell)
    pool.enqueue(cell)
    #expect(view.superview == nil)
    #expect(
      pool.dequeueConfiguredReusableCell(using: registration, for: path, item: false) === cell)
    #expect(view.superview == nil)
  }
}
