import CellConfiguration
import CellHosting
import Foundation
import Observation
import Testing

@Observable
private final class Mail {
  var title = "Lunch?"
}

/// The sections of the article on issues that are about registrations and reuse.
@MainActor
struct ReuseIssueTests {
  private struct Meter: ContentConfiguration, Equatable {
    var value = 0.5
    func makeContentView() -> any ContentView { MeterView(self) }
    func updated(for state: any ConfigurationState) -> Meter { self }
  }

  private final class MeterView: CellView, ContentView {
    var configuration: any ContentConfiguration
    init(_ configuration: Meter) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    func supports(_ configuration: any ContentConfiguration) -> Bool { configuration is Meter }
  }

  @Test("A registration made for each cell is reported, one that is kept is not")
  func registrationMadeCell() {
    let reports = CheckedList.reports { list in
      let pool = list.pool
      for row in 0..<100 {
        let registration = CellRegistration<ListCell, Int> { cell, _, number in
          var content = cell.defaultContentConfiguration()
          content.text = "Row \(number)"
          cell.contentConfiguration = content
        }
        let indexPath = IndexPath(indexes: [0, row])
        pool.enqueue(
          pool.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row))
      }
      #expect(pool.createdCellCount == 100)
    }
    #expect(reports.map(\.identifier) == [.registrationPerCell])
    #expect(reports.first?.summary.contains("8 cells came from 8 registrations") == true)
    #expect(reports.first?.summary.contains("at 0-7 of registration ArticleTests/Reuse") == true)

    let kept = CheckedList.issues { list in
      let pool = list.pool
      let registration = CellRegistration<ListCell, Int> { cell, _, number in
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(number)"
        cell.contentConfiguration = content
      }
      for row in 0..<100 {
        let indexPath = IndexPath(indexes: [0, row])
        pool.enqueue(
          pool.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row))
      }
      #expect(pool.createdCellCount == 1)
    }
    #expect(kept == [])
  }

  @Test("Content of several kinds from one registration is reported, from two it is not")
  func contentSeveralKinds() {
    let reports = CheckedList.reports { list in
      let pool = list.pool
      let registration = CellRegistration<ListCell, Bool> { cell, _, isMeter in
        cell.contentConfiguration = isMeter ? Meter() : cell.defaultContentConfiguration()
      }
      for row in 0..<4 {
        let indexPath = IndexPath(indexes: [0, row])
        pool.enqueue(
          pool.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: row % 2 == 1))
      }
    }
    #expect(reports.map(\.identifier) == [.mixedContentTypes])
    #expect(reports.first?.summary.contains("a MeterView replaced its ListContentView") == true)

    let separate = CheckedList.issues { list in
      let pool = list.pool
      let meters = CellRegistration<ListCell, Void> { cell, _, _ in
        cell.contentConfiguration = Meter()
      }
      let texts = CellRegistration<ListCell, Void> { cell, _, _ in
        cell.contentConfiguration = cell.defaultContentConfiguration()
      }
      for row in 0..<4 {
        let registration = row % 2 == 1 ? meters : texts
        let indexPath = IndexPath(indexes: [0, row])
        pool.enqueue(
          pool.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: ()))
      }
    }
    #expect(separate == [])
  }

  @Test("Content that changes its kind while its item is shown is not reported")
  func contentChangesKind() {
    let issues = CheckedList.issues { list in
      let registration = CellRegistration<ListCell, Void> { cell, _, _ in
        cell.contentConfiguration = Meter()
      }
      let cell = list.pool.dequeueConfiguredReusableCell(
        using: registration, for: IndexPath(indexes: [0, 0]), item: ())
      cell.contentConfiguration = cell.defaultContentConfiguration()
    }
    #expect(issues == [])
  }

  @Test("A model that only the registration reads is reported, one in a handler is not")
  func modelRegistrationReads() {
    let reports = CheckedList.reports { list in
      let (pool, scheduler) = (list.pool, list.scheduler)
      let registration = CellRegistration<ListCell, Mail> { cell, _, mail in
        var content = cell.defaultContentConfiguration()
        content.text = mail.title
        cell.contentConfiguration = content
      }
      let mail = Mail()
      let indexPath = IndexPath(indexes: [0, 0])
      let cell = pool.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: mail)
      mail.title = "Dinner?"
      scheduler.flush()
      #expect((cell.contentConfiguration as? ListContentConfiguration)?.text == "Lunch?")
    }
    #expect(reports.map(\.identifier) == [.unobservedModel])
    #expect(reports.first?.summary.contains("ListCell 1 at 0-0 of registration") == true)

    let followed = CheckedList.issues { list in
      let (pool, scheduler) = (list.pool, list.scheduler)
      let registration = CellRegistration<ListCell, Mail> { cell, _, mail in
        cell.configurationUpdateHandler = { cell, state in
          var content = ListContentConfiguration.cell().updated(for: state)
          content.text = mail.title
          cell.contentConfiguration = content
        }
      }
      let mail = Mail()
      let indexPath = IndexPath(indexes: [0, 0])
      let cell = pool.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: mail)
      mail.title = "Dinner?"
      scheduler.flush()
      #expect((cell.contentConfiguration as? ListContentConfiguration)?.text == "Dinner?")
    }
    #expect(followed == [])
  }

  @Test("A model is followed by configuring the item again, not by a pass for a state")
  func modelFollowedConfiguring() {
    func issues(_ follow: @escaping (CellReusePool, ListCell, () -> Void) -> Void)
      -> [CellIssue.Identifier]
    {
      CheckedList.issues { list in
        let registration = CellRegistration<ListCell, Mail> { cell, _, mail in
          var content = cell.defaultContentConfiguration()
          content.text = mail.title
          cell.contentConfiguration = content
        }
        let mail = Mail()
        let indexPath = IndexPath(indexes: [0, 0])
        let cell = list.pool.dequeueConfiguredReusableCell(
          using: registration, for: indexPath, item: mail)
        mail.title = "Dinner?"
        follow(list.pool, cell) {
          list.pool.reconfigure(cell, using: registration, for: indexPath, item: mail)
        }
        list.scheduler.flush()
      }
    }
    #expect(issues { _, _, reconfigure in reconfigure() } == [])
    #expect(issues { pool, cell, _ in pool.enqueue(cell) } == [])
    #expect(issues { _, cell, _ in cell.isSelected = true } == [.unobservedModel])
  }

  @Test("A pass in the closure of a registration follows its model until the next one")
  func passClosureRegistration() {
    let issues = CheckedList.issues { list in
      let registration = CellRegistration<ListCell, Mail> { cell, _, mail in
        cell.configurationUpdateHandler = { cell, state in
          var content = ListContentConfiguration.cell().updated(for: state)
          content.text = mail.title
          cell.contentConfiguration = content
        }
        cell.updateConfigurationIfNeeded()
      }
      let mail = Mail()
      let cells = (0..<3).map {
        list.pool.dequeueConfiguredReusableCell(
          using: registration, for: IndexPath(indexes: [0, $0]), item: mail)
      }
      for cell in cells { cell.isSelected = true }
      // Nothing changes in the model, but the passes no longer wait for what the first ones read.
      for _ in 1...2 { list.scheduler.flush() }
    }
    #expect(issues == [])
  }

  @Test("A handler that holds its own cell is reported when the pool takes the cell back")
  func handlerHoldsCell() {
    let reports = CheckedList.reports { list in
      let pool = list.pool
      let registration = CellRegistration<ListCell, Mail> { cell, _, mail in
        cell.configurationUpdateHandler = { _, state in
          var content = ListContentConfiguration.cell().updated(for: state)
          content.text = mail.title
          cell.contentConfiguration = content
        }
      }
      let mail = Mail()
      for row in 0..<3 {
        let indexPath = IndexPath(indexes: [0, row])
        pool.enqueue(
          pool.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: mail))
      }
    }
    #expect(reports.map(\.identifier) == [.handlerKeepsCellAlive])
    #expect(
      reports.first?.summary.hasPrefix("The update handler of ListCell 1 at 0-0 of registration ")
        == true)
  }

  /// Who holds a view, and whether its handler does.
  enum Holder: CaseIterable {
    case handler, variableInHandler
    case nobody, weakly, unowned, list, otherHandler

    var isReported: Bool { self == .handler || self == .variableInHandler }
  }

  @Test(
    "Only a view that its own handler holds is reported, whatever its kind",
    arguments: Holder.allCases)
  func viewHandlerHolds(_ holder: Holder) {
    func handler<View: ConfigurableView, State>(
      _ view: View, _ held: inout [ConfigurableView]
    ) -> @MainActor (View, State) -> Void {
      var variable: View? = view
      switch holder {
      case .handler: return { _, _ in view.tag = 1 }
      case .variableInHandler:
        return { _, _ in
          variable?.tag = 1
          variable = view
        }
      case .nobody: return { parameter, _ in parameter.tag = 1 }
      case .weakly: return { [weak view] _, _ in view?.tag = 1 }
      case .unowned: return { [unowned view] _, _ in view.tag = 1 }
      case .list, .otherHandler:
        held.append(view)
        return { parameter, _ in parameter.tag = 1 }
      }
    }
    var held: [ConfigurableView] = []
    let issues = CheckedList.issues { list in
      let other = list.cell()
      let registration = CellRegistration<ListCell, Void> { cell, _, _ in
        cell.configurationUpdateHandler = handler(cell, &held)
        if holder == .otherHandler { other.configurationUpdateHandler = { _, _ in cell.tag = 1 } }
      }
      list.pool.enqueue(
        list.pool.dequeueConfiguredReusableCell(
          using: registration, for: IndexPath(indexes: [0, 0]), item: ()))
      list.pool.register(HeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      if let header = list.pool.dequeueReusableHeaderFooterView(withIdentifier: "header") {
        header.configurationUpdateHandler = handler(header, &held)
        header.updateConfigurationIfNeeded()
        list.pool.enqueue(header)
      }
      let cell = list.pool.dequeueReusableCell(
        withIdentifier: "cell", for: IndexPath(indexes: [0, 0]))
      cell.configurationUpdateHandler = handler(cell, &held)
      cell.updateConfigurationIfNeeded()
      list.pool.enqueue(cell)
    }
    // Each of them has a reuse identifier or registration of its own.
    #expect(issues == Array(repeating: .handlerKeepsCellAlive, count: holder.isReported ? 3 : 0))
  }
}
