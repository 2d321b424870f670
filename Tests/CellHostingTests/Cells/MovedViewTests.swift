import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// Views that came from one cell to another belong to the one that has them.
@MainActor
struct MovedViewTests {
  private let stage = Stage()
  private let view = CellView()

  private func background() -> BackgroundConfiguration {
    var background = BackgroundConfiguration.clear()
    background.customView = view
    return background
  }

  @Test("A custom view of a background stays with the cell that took it last")
  func customViewBackground() {
    let first = stage.shownCell { $0.backgroundConfiguration = background() }
    #expect(view.superview === first)
    let second = stage.shownCell { $0.backgroundConfiguration = background() }
    second.frame.size = CGSize(width: 100, height: 40)
    second.layoutIfNeeded()
    #expect(view.superview === second)
    first.frame.size = CGSize(width: 300, height: 90)
    first.layoutIfNeeded()
    #expect(view.frame == second.bounds)
    first.backgroundConfiguration = nil
    #expect(view.superview === second)
    second.backgroundConfiguration = nil
    #expect(view.superview == nil)
  }

  @Test("A background view stays with the cell that took it last")
  func backgroundViewStays() {
    let first = stage.shownCell { $0.backgroundView = view }
    let second = stage.shownCell { $0.backgroundView = view }
    second.layoutIfNeeded()
    first.backgroundView = nil
    #expect(view.superview === second)
  }

  @Test("A view of an accessory stays with the cell that took it last")
  func viewAccessoryStays() {
    let first = stage.shownCell { $0.accessoryViews = ["a": view] }
    let second = stage.shownCell()
    second.accessories = [
      .customView(.init("a", size: CGSize(width: 20, height: 20)), placement: .trailing())
    ]
    second.accessoryViews = ["a": view]
    second.layoutIfNeeded()
    let frame = view.frame
    #expect(!frame.isEmpty)
    first.setNeedsLayout()
    first.layoutIfNeeded()
    #expect(!view.isHidden && view.frame == frame)
    first.accessoryViews = [:]
    #expect(view.superview === second)
    second.accessoryViews = [:]
    #expect(view.superview == nil)
  }

  @Test("A content view stays with the cell that took it last")
  func contentViewStays() {
    struct Shared: ContentConfiguration {
      let view: RatingContentView
      func makeContentView() -> any ContentView { view }
      func updated(for state: any ConfigurationState) -> Shared { self }
    }
    let rating = RatingContentView(RatingContentConfiguration())
    let first = stage.shownCell { $0.contentConfiguration = Shared(view: rating) }
    let second = stage.shownCell { $0.contentConfiguration = Shared(view: rating) }
    #expect(rating.superview === second)
    first.contentConfiguration = nil
    #expect(rating.superview === second)
    second.contentConfiguration = nil
    #expect(rating.superview == nil)
  }

  @Test("A cell given back lets go of its views, and takes them again")
  func cellGivenBack() {
    let pool = CellReusePool(updateScheduler: stage.scheduler)
    let registration = CellRegistration<ListCell, BackgroundConfiguration> {
      $0.backgroundConfiguration = $2
    }
    let path = IndexPath(indexes: [0, 0])
    let cell = pool.dequeueConfiguredReusableCell(
      using: registration, for: path, item: background())
    #expect(view.superview === cell)
    pool.enqueue(cell)
    #expect(view.superview == nil)
    let again = pool.dequeueConfiguredReusableCell(
      using: registration, for: path, item: background())
    #expect(again === cell && view.superview === cell)
  }
}
