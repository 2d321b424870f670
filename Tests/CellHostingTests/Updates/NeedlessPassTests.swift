import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

/// A trait, with what reads it and what changes it.
private struct TraitCase: Sendable, CustomTestStringConvertible {
  let name: String
  let read: @Sendable (TraitCollection) -> Void
  let change: @Sendable (inout TraitOverrides) -> Void

  init<Value>(
    _ name: String, _ path: any KeyPath<TraitCollection, Value> & Sendable,
    _ change: @escaping @Sendable (inout TraitOverrides) -> Void
  ) {
    self.name = name
    read = { _ = $0[keyPath: path] }
    self.change = change
  }

  var testDescription: String { name }

  static let all = [
    TraitCase("userInterfaceStyle", \.userInterfaceStyle) { $0.userInterfaceStyle = .dark },
    TraitCase("userInterfaceLevel", \.userInterfaceLevel) { $0.userInterfaceLevel = .elevated },
    TraitCase("userInterfaceIdiom", \.userInterfaceIdiom) { $0.userInterfaceIdiom = .mac },
    TraitCase("horizontalSizeClass", \.horizontalSizeClass) { $0.horizontalSizeClass = .regular },
    TraitCase("verticalSizeClass", \.verticalSizeClass) { $0.verticalSizeClass = .compact },
    TraitCase("layoutDirection", \.layoutDirection) { $0.layoutDirection = .rightToLeft },
    TraitCase("preferredContentSizeCategory", \.preferredContentSizeCategory) {
      $0.preferredContentSizeCategory = .extraLarge
    },
    TraitCase("legibilityWeight", \.legibilityWeight) { $0.legibilityWeight = .bold },
    TraitCase("accessibilityContrast", \.accessibilityContrast) {
      $0.accessibilityContrast = .high
    },
    TraitCase("activeAppearance", \.activeAppearance) { $0.activeAppearance = .inactive },
    TraitCase("listEnvironment", \.listEnvironment) { $0.listEnvironment = .sidebar },
    TraitCase("displayScale", \.displayScale) { $0.displayScale = 2 },
    TraitCase("styleSheet", \.styleSheet) { $0.styleSheet = .iOS18 },
  ]
}

/// A pass runs for a trait that the last one read, and for no other.
@MainActor
struct NeedlessPassTests {
  private let stage = Stage()

  /// The names of those traits whose change makes a cell run a pass.
  private func traitsThatUpdate(_ configure: @escaping (ListCell) -> Void) -> [String] {
    TraitCase.all.filter { trait in
      let list = CellView()
      let cell = stage.cell { ListCell() }
      configure(cell)
      list.addSubview(cell)
      list.layoutIfNeeded()
      stage.scheduler.flushUntilIdle()
      trait.change(&list.traitOverrides)
      let isMarked = cell.needsUpdateConfiguration
      return stage.scheduler.flush() == 1 && isMarked
    }.map(\.name)
  }

  @Test(
    "A handler that reads one trait is called again for that one only", arguments: TraitCase.all)
  private func handlerReadsOne(
    _ trait: TraitCase
  ) {
    let updating = traitsThatUpdate { cell in
      cell.automaticallyUpdatesBackgroundConfiguration = false
      cell.backgroundConfiguration = .clear()
      cell.configurationUpdateHandler = { _, state in trait.read(state.traitCollection) }
    }
    #expect(updating == [trait.name])
  }

  @Test("The system's looks follow style sheet, list and device only")
  func systemsLooksFollow() {
    stage.tolerate(.styleOfOtherList)
    let updating = traitsThatUpdate { cell in
      cell.contentConfiguration = content("A")
      cell.backgroundConfiguration = BackgroundConfiguration(style: .listGroupedCell)
    }
    #expect(updating == ["userInterfaceIdiom", "listEnvironment", "styleSheet"])
  }

  @Test("A cell whose looks stay as they were set has no pass for any trait")
  func cellWhoseLooks() {
    let updating = traitsThatUpdate { cell in
      cell.automaticallyUpdatesContentConfiguration = false
      cell.automaticallyUpdatesBackgroundConfiguration = false
      cell.contentConfiguration = content("A")
      cell.backgroundConfiguration = .clear()
    }
    #expect(updating.isEmpty)
  }
}
