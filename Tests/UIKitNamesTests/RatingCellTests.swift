import Testing
import UIKitNames

private struct Restaurant {
  var name: String
  var cuisine: String
  var starRating: Int
}

/// Cell code as it is written for UIKit: a content configuration of one's own.
@MainActor
struct RatingCellTests {
  // MARK: - Usage in a cell registration
  private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Restaurant> {
    cell, indexPath, restaurant in

    var config = RatingContentConfiguration()
    config.title = restaurant.name
    config.subtitle = restaurant.cuisine
    config.rating = restaurant.starRating
    cell.contentConfiguration = config
  }
  private let pool = CellReusePool(updateScheduler: UpdateScheduler())

  private func dequeue(_ restaurant: Restaurant) -> UICollectionViewCell {
    pool.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(item: 0, section: 0), item: restaurant)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  @Test("The content view shows what the registration configured")
  func contentViewShows() throws {
    let cell = dequeue(Restaurant(name: "Noma", cuisine: "Nordic", starRating: 3))
    #expect(cell.contentView is RatingContentView)
    let labels = labels(in: cell.contentView)
    #expect(labels.map(\.text) == ["Noma", "Nordic", "★★★☆☆"])
    #expect(labels.map(\.textColor) == [.label, .secondaryLabel, .systemYellow])
  }

  @Test("The configuration follows the state by itself")
  func configurationFollowsState() throws {
    let cell = dequeue(Restaurant(name: "Noma", cuisine: "Nordic", starRating: 3))
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(labels(in: cell.contentView).first?.textColor == .white)
    cell.isHighlighted = false
    cell.layoutIfNeeded()
    #expect(labels(in: cell.contentView).first?.textColor == .label)
  }

  @Test("Reuse sets the configuration of the view that is there")
  func reuseSetsConfiguration() throws {
    let cell = dequeue(Restaurant(name: "Noma", cuisine: "Nordic", starRating: 3))
    let view = cell.contentView
    pool.enqueue(cell)
    let next = dequeue(Restaurant(name: "Central", cuisine: "Peruvian", starRating: 5))
    #expect(next === cell)
    #expect(next.contentView === view)
    #expect(labels(in: view).first?.text == "Central")
  }

  @Test("The cell is as high as its content asks for")
  func cellHighContent() {
    let cell = dequeue(Restaurant(name: "Noma", cuisine: "Nordic", starRating: 3))
    let height = cell.preferredHeight(fitting: 320)
    // A line of 17 and one of 12 points, 4 between them, and 8 at the top and at the bottom.
    #expect(abs(height - 164.0 / 3) < 1e-9)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds)
    let labels = labels(in: cell.contentView)
    let stars = labels[2].convert(labels[2].bounds, to: cell.contentView)
    #expect(stars.maxX == 320 - cell.contentView.directionalLayoutMargins.trailing)
    #expect(abs(labels[1].frame.minY - labels[0].frame.maxY - 4) < 1e-9)
  }

  #if DEBUG
    private final class SilentScheduler: UpdateScheduler {
      override func report(_ issue: CellIssue) {}
    }

    @Test("A configuration that is a class is reported")
    func configurationClassReported() {
      let cell = UICollectionViewCell()
      let log = OperationLog()
      cell.updateScheduler = SilentScheduler()
      cell.updateScheduler.operationLog = log
      cell.contentConfiguration = BadConfiguration()
      #expect(log.operations.contains(.issue(.referenceConfiguration("BadConfiguration"))))
    }
  #endif
}
