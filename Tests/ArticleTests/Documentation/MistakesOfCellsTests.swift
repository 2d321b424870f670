import CellConfiguration
import CellHosting
import Foundation
import Testing

@MainActor
@Suite("Mistakes with cells")
struct MistakesOfCellsTests {
  /// A list that makes a registration for every cell.
  @MainActor
  private struct WastefulList {
    let pool: CellReusePool

    func cell(for post: Post, at indexPath: IndexPath) -> ListCell {
      let registration = CellRegistration<ListCell, Post> { cell, _, post in
        cell.contentConfiguration = ListContentConfiguration(style: .cell, text: post.title)
      }
      return pool.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: post)
    }
  }

  /// A list with one registration.
  @MainActor
  private struct ThriftyList {
    private let registration = CellRegistration<ListCell, Post> { cell, _, post in
      cell.contentConfiguration = ListContentConfiguration(style: .cell, text: post.title)
    }
    let pool: CellReusePool

    init(pool: CellReusePool) { self.pool = pool }

    func cell(for post: Post, at indexPath: IndexPath) -> ListCell {
      pool.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: post)
    }
  }

  private let scheduler = MistakeScheduler()
  private let log = OperationLog()
  private let pool: CellReusePool

  init() {
    scheduler.operationLog = log
    pool = CellReusePool(updateScheduler: scheduler)
  }

  private func indexPath(_ row: Int) -> IndexPath { IndexPath(indexes: [0, row]) }

  private func content(_ cell: ListCell) -> ListContentConfiguration? {
    cell.contentConfiguration as? ListContentConfiguration
  }

  @Test("A registration for every cell makes a hundred cells, one registration makes one")
  func registrations() {
    let wasteful = WastefulList(pool: pool)
    for row in 0..<100 {
      pool.enqueue(wasteful.cell(for: Post(title: "\(row)"), at: indexPath(row)))
    }
    #expect(pool.createdCellCount == 100)
    let other = CellReusePool(updateScheduler: scheduler)
    let thrifty = ThriftyList(pool: other)
    for row in 0..<100 {
      other.enqueue(thrifty.cell(for: Post(title: "\(row)"), at: indexPath(row)))
    }
    #expect(other.createdCellCount == 1)
  }

  private let posts = [
    Post(title: "Minutes"), Post(title: "Buy", isAdvertisement: true),
    Post(title: "Agenda"), Post(title: "Sell", isAdvertisement: true),
  ]

  /// How often a content view was replaced.
  private var replacements: Int {
    log.operations.count { if case .replacedContentView = $0 { true } else { false } }
  }

  @Test("One registration for several kinds of content replaces content views")
  func mixedContent() {
    let registration = CellRegistration<ListCell, Post> { cell, _, post in
      if post.isAdvertisement {
        cell.contentConfiguration = AdvertisementConfiguration(title: post.title)
      } else {
        cell.contentConfiguration = ListContentConfiguration(style: .cell, text: post.title)
      }
    }
    for (row, post) in posts.enumerated() {
      let cell = pool.dequeueConfiguredReusableCell(
        using: registration, for: indexPath(row), item: post)
      cell.layoutIfNeeded()
      pool.enqueue(cell)
    }
    #expect(replacements == 3)
  }

  @Test("A registration for each kind of content keeps content views")
  func separateContent() {
    let advertisements = CellRegistration<ListCell, Post> { cell, _, post in
      cell.contentConfiguration = AdvertisementConfiguration(title: post.title)
    }
    let posts = CellRegistration<ListCell, Post> { cell, _, post in
      cell.contentConfiguration = ListContentConfiguration(style: .cell, text: post.title)
    }
    for (row, post) in self.posts.enumerated() {
      let indexPath = indexPath(row)
      let registration = post.isAdvertisement ? advertisements : posts
      let cell = pool.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: post)
      cell.layoutIfNeeded()
      pool.enqueue(cell)
    }
    #expect(replacements == 0)
  }

  @Test("A model that a registration's closure read is not followed")
  func unobservedModel() {
    let registration = CellRegistration<ListCell, Upload> { cell, _, upload in
      var content = ListContentConfiguration.valueCell()
      content.text = upload.title
      content.secondaryText = "\(upload.percent) %"
      cell.contentConfiguration = content
    }
    #expect(text(registration) == "0 %")
  }

  @Test("A model that an update handler read is followed")
  func followedModel() {
    let registration = CellRegistration<ListCell, Upload> { cell, _, upload in
      cell.configurationUpdateHandler = { cell, state in
        var content = ListContentConfiguration.valueCell().updated(for: state)
        content.text = upload.title
        content.secondaryText = "\(upload.percent) %"
        cell.contentConfiguration = content
      }
    }
    #expect(text(registration) == "40 %")
  }

  /// The secondary text of a cell after its model has changed to 40 percent.
  private func text(_ registration: CellRegistration<ListCell, Upload>) -> String? {
    let upload = Upload()
    let cell = pool.dequeueConfiguredReusableCell(
      using: registration, for: indexPath(0), item: upload)
    scheduler.flush()
    upload.percent = 40
    scheduler.flush()
    return content(cell)?.secondaryText
  }

  @Test("A custom state that is not announced appears late, one that is announced at once")
  func states() {
    let (silent, flagged) = (SilentCell(), FlaggedCell())
    for cell in [silent, flagged] as [ListCell] {
      cell.updateScheduler = scheduler
      cell.configurationUpdateHandler = { cell, state in
        var content = ListContentConfiguration.cell().updated(for: state)
        content.text = state[IsFlagged.self] ? "Flagged" : "Not flagged"
        cell.contentConfiguration = content
      }
    }
    scheduler.flush()
    silent.isFlagged = true
    flagged.isFlagged = true
    scheduler.flush()
    #expect(content(silent)?.text == "Not flagged")
    #expect(content(flagged)?.text == "Flagged")
    silent.isSelected = true
    scheduler.flush()
    #expect(content(silent)?.text == "Flagged")
  }

  @Test("Content that nobody updates looks normal in every state")
  func factories() {
    let cell = ListCell()
    cell.updateScheduler = scheduler
    cell.isUserInteractionEnabled = false
    cell.automaticallyUpdatesContentConfiguration = false
    cell.configurationUpdateHandler = { cell, state in
      var content = ListContentConfiguration.cell()
      content.text = "Archive"
      cell.contentConfiguration = content
    }
    scheduler.flush()
    #expect(content(cell)?.textProperties.color == .label)
    cell.configurationUpdateHandler = { cell, state in
      var content = ListContentConfiguration.cell().updated(for: state)
      content.text = "Archive"
      cell.contentConfiguration = content
    }
    scheduler.flush()
    #expect(content(cell)?.textProperties.color == .tertiaryLabel)
  }

  @Test("A handler that uses its own cell keeps it, one that uses its parameter does not")
  func owners() {
    weak var kept: ListCell?
    weak var freed: ListCell?
    do {
      let cell = ListCell()
      cell.configurationUpdateHandler = { _, state in
        cell.contentConfiguration = ListContentConfiguration(style: .cell, text: "Archive")
          .updated(for: state)
      }
      kept = cell
    }
    do {
      let cell = ListCell()
      cell.configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = ListContentConfiguration(style: .cell, text: "Archive")
          .updated(for: state)
      }
      freed = cell
    }
    #expect(kept != nil)
    #expect(freed == nil)
    kept?.configurationUpdateHandler = nil
    #expect(kept == nil)
  }

  @Test("A handler that uses its own cell is reported when the cell goes back to its pool")
  func reportedOwner() {
    scheduler.checkedIssues = Set(CellIssue.Identifier.allCases)
    let registration = CellRegistration<ListCell, Void> { cell, _, _ in
      cell.configurationUpdateHandler = { _, state in
        cell.contentConfiguration = ListContentConfiguration(style: .cell, text: "Archive")
          .updated(for: state)
      }
    }
    pool.enqueue(
      pool.dequeueConfiguredReusableCell(using: registration, for: indexPath(0), item: ()))
    #expect(scheduler.issues.map(\.identifier) == [.handlerKeepsCellAlive])
  }
}
