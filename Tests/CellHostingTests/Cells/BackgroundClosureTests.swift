import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

/// Backgrounds whose colors follow from what is outside of the configuration.
@MainActor
struct BackgroundClosureTests {
  private let stage = Stage()

  private final class Urgency: Sendable {
    @MainActor var isUrgent = false
  }

  /// A background with a transformer that is the same in all copies.
  private static func background(
    _ transform: @escaping @MainActor @Sendable (CellColor) -> CellColor
  ) -> BackgroundConfiguration {
    var background = BackgroundConfiguration.listCell()
    background.backgroundColorTransformer = ConfigurationColorTransformer { transform($0) }
    return background
  }

  private func shownFill(_ cell: ListCell) -> CellColor? {
    cell.displayedBackgroundConfiguration?.resolvedBackgroundColor(for: cell.tintColor)
  }

  @Test("A background counts as applied again where its transformer gives another color")
  func backgroundCountsApplied() {
    let urgency = Urgency()
    let background = Self.background { urgency.isUrgent ? .systemRed : $0 }
    let cell = stage.shownCell {
      $0.configurationUpdateHandler = { cell, state in
        cell.backgroundConfiguration = background.updated(for: state)
      }
    }
    cell.setNeedsUpdateConfiguration()
    stage.scheduler.flush()
    #expect(stage.log.takeAll() == [.updated([.request])])
    var changes: [ConfigurationChange] = []
    stage.scheduler.changeHandler = { changes += $0.map(\.change) }
    urgency.isUrgent = true
    cell.setNeedsUpdateConfiguration()
    stage.scheduler.flush()
    #expect(stage.log.takeAll() == [.updated([.request]), .appliedBackground(.display)])
    #expect(changes == [.display])
    #expect(shownFill(cell) == .systemRed)
  }

  @Test("A model that a transformer reads is watched, set by a handler or at once")
  func modelTransformerReads() {
    @MainActor final class Box: Sendable { let model = Model() }
    for isHandled in [true, false] {
      let box = Box()
      let background = Self.background { box.model.count > 0 ? .systemRed : $0 }
      let cell = stage.shownCell { cell in
        if isHandled {
          cell.configurationUpdateHandler = { cell, state in
            cell.backgroundConfiguration = background.updated(for: state)
          }
        }
      }
      if !isHandled { cell.backgroundConfiguration = background }
      stage.scheduler.flushUntilIdle()
      stage.log.removeAll()
      box.model.count = 1
      #expect(cell.needsUpdateConfiguration)
      stage.scheduler.flush()
      #expect(stage.log.takeAll() == [.updated([.observation]), .appliedBackground(.display)])
      box.model.title = "B"
      #expect(stage.scheduler.isIdle)
      box.model.count = 0
      stage.scheduler.flush()
      #expect(stage.log.takeAll() == [.updated([.observation]), .appliedBackground(.display)])
      cell.backgroundConfiguration = .clear()
      cell.configurationUpdateHandler = nil
      stage.scheduler.flushUntilIdle()
      box.model.count = 1
      #expect(stage.scheduler.isIdle)
    }
  }

  @Test("Content counts as applied again where its transformers give other colors")
  func contentCountsApplied() {
    @MainActor final class Box: Sendable { let model = Model() }
    let box = Box()
    let transformer = ConfigurationColorTransformer { @MainActor color in
      box.model.count > 0 ? .systemRed : color
    }
    let paths: [WritableKeyPath<ListContentConfiguration, ConfigurationColorTransformer?>] = [
      \.textProperties.colorTransformer, \.secondaryTextProperties.colorTransformer,
      \.imageProperties.tintColorTransformer, \.imageProperties.strokeColorTransformer,
    ]
    for path in paths {
      box.model.count = 0
      let cell = stage.shownCell {
        $0.configurationUpdateHandler = { cell, _ in
          var content = content("A")
          content[keyPath: path] = transformer
          cell.contentConfiguration = content
        }
      }
      cell.setNeedsUpdateConfiguration()
      stage.scheduler.flushUntilIdle()
      #expect(stage.log.operations(of: cell) == [.updated([.request]), .skipped])
      stage.log.removeAll()
      box.model.count = 1
      #expect(stage.scheduler.flush() == 1)
      #expect(
        stage.log.operations(of: cell) == [.updated([.observation]), .applied(.display)])
      cell.configurationUpdateHandler = nil
      cell.contentConfiguration = nil
      stage.scheduler.flushUntilIdle()
    }
  }

  @Test("A background animates with the state and not when it is configured")
  func backgroundAnimatesState() {
    var animated: [Bool] = []
    stage.scheduler.changeHandler = { animated += $0.map(\.animatesBackground) }
    func flushed() -> [Bool] {
      defer { animated = [] }
      stage.scheduler.flush()
      return animated
    }
    let cell = stage.shownCell { $0.contentConfiguration = content("A") }
    _ = flushed()
    cell.isSelected = true
    #expect(flushed() == [true])
    cell.isSelected = false
    #expect(flushed() == [true])
    cell.backgroundConfiguration = .clear()
    #expect(flushed() == [false])
    // Without another background there is nothing to animate.
    cell.isSelected = true
    #expect(!flushed().contains(true))
    // Configured and in another state at once.
    cell.isSelected = false
    cell.backgroundConfiguration = .listCell()
    cell.isHighlighted = true
    #expect(flushed() == [false])
    cell.configurationUpdateHandler = { cell, state in
      var background = BackgroundConfiguration.clear()
      background.cornerRadius = state.isSelected ? 10 : 5
      cell.backgroundConfiguration = background
    }
    #expect(flushed() == [false])
    cell.isSelected = true
    #expect(flushed() == [true])
  }
}
