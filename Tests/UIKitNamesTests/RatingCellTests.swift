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
  private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Restaurant> {
    cell, indexPath, restaurant in

    var config = RatingContentConfiguration()
    config.title = restaurant.name
    config.subtitle = restaurant.cuisine
    config.rating = restaurant.starRating
    cell.contentConfiguration = config
  }
  private let pool = UICollectionView(updateScheduler: UpdateScheduler())

  private func dequeue(_ restaurant: Restaurant) -> UICollectionViewCell {
    pool.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(item: 0, section: 0), item: restaurant)
  }

  @Test func `the content view shows what the registration configured`() throws {
    let cell = dequeue(Restaurant(name: "Noma", cuisine: "Nordic", starRating: 3))
    let view = try #require(cell.contentView as? RatingContentView)
    #expect(view.titleLabel.text == "Noma")
    #expect(view.subtitleLabel.text == "Nordic")
    #expect(view.starsLabel.text == "★★★☆☆")
    #expect(view.starsLabel.textColor == .systemYellow)
  }

  @Test func `the configuration follows the state by itself`() throws {
    let cell = dequeue(Restaurant(name: "Noma", cuisine: "Nordic", starRating: 3))
    let view = try #require(cell.contentView as? RatingContentView)
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(view.titleLabel.textColor == .white)
    cell.isHighlighted = false
    cell.layoutIfNeeded()
    #expect(view.titleLabel.textColor == .label)
  }

  @Test func `reuse sets the configuration of the view that is there`() throws {
    let cell = dequeue(Restaurant(name: "Noma", cuisine: "Nordic", starRating: 3))
    let view = cell.contentView
    pool.enqueue(cell)
    let next = dequeue(Restaurant(name: "Central", cuisine: "Peruvian", starRating: 5))
    #expect(next === cell)
    #expect(next.contentView === view)
    #expect(try #require(view as? RatingContentView).titleLabel.text == "Central")
  }

  @Test func `the cell is as high as its content asks for`() {
    let cell = dequeue(Restaurant(name: "Noma", cuisine: "Nordic", starRating: 3))
    let height = cell.preferredHeight(fitting: 320)
    #expect(height == 56.25)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds)
  }
}
