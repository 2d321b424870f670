import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

@MainActor
struct TraitTrackingTests {
  private let stage = Stage()
  private let list = CellView()

  private func cell(_ handler: @escaping ListCell.ConfigurationUpdateHandler) -> ListCell {
    let cell = stage.cell { ListCell() }
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.backgroundConfiguration = .clear()
    cell.configurationUpdateHandler = handler
    list.addSubview(cell)
    list.layoutIfNeeded()
    stage.log.removeAll()
    return cell
  }

  @Test("A trait that the handler read updates the cell that read it")
  func traitHandlerRead() {
    var styles: [UserInterfaceStyle] = []
    let reader = cell { _, state in styles.append(state.traitCollection.userInterfaceStyle) }
    let bystander = cell { _, state in _ = state.traitCollection.layoutDirection }
    stage.log.removeAll()
    list.traitOverrides.userInterfaceStyle = .dark
    #expect(stage.scheduler.flush() == 1)
    #expect(styles == [.light, .dark])
    #expect(
      stage.log.operations(of: reader) == [
        .changedTraits(["userInterfaceStyle"]), .updated([.traits(["userInterfaceStyle"])]),
      ])
    #expect(stage.log.operations(of: bystander) == [.changedTraits(["userInterfaceStyle"])])
  }

  @Test("A cell that stands alone has the traits of a phone, in its handler too")
  func cellStandsAlone() {
    let cell = ListCell()
    var pixels: [CGFloat] = []
    cell.configurationUpdateHandler = { _, state in
      pixels.append(1 / state.traitCollection.displayScale)
    }
    cell.updateConfigurationIfNeeded()
    #expect(pixels == [1 / 3])
    #expect(cell.traitCollection == .phone && cell.configurationState.traitCollection == .phone)
  }

  @Test("A trait that a rule tests updates the cells with that rule")
  func traitRuleTests() throws {
    func cell(_ change: (inout ListContentConfiguration) -> Void) -> ListCell {
      let cell = stage.cell { ListCell() }
      var content = ListContentConfiguration.cell()
      change(&content)
      cell.contentConfiguration = content
      list.addSubview(cell)
      list.layoutIfNeeded()
      return cell
    }
    func color(_ cell: ListCell) throws -> CellColor {
      try #require(cell.contentConfiguration as? ListContentConfiguration).textProperties.color
    }
    let ruled = cell { $0.when(.dark) { $0.textProperties.color = .systemYellow } }
    let assigned = self.cell { cell, _ in
      var content = ListContentConfiguration.cell()
      content.when(.dark) { $0.textProperties.color = .systemOrange }
      cell.contentConfiguration = content
    }
    let other = cell { $0.when(.selected) { $0.textProperties.color = .systemYellow } }
    #expect(try color(ruled) == .label)
    list.traitOverrides.userInterfaceStyle = .dark
    #expect(ruled.needsUpdateConfiguration)
    #expect(assigned.needsUpdateConfiguration)
    #expect(!other.needsUpdateConfiguration)
    stage.scheduler.flush()
    #expect(try color(ruled) == .systemYellow)
    #expect(try color(assigned) == .systemOrange)
    list.traitOverrides.userInterfaceStyle = .light
    stage.scheduler.flush()
    #expect(try color(ruled) == .label)
    #expect(try color(assigned) == .label)
  }

  @Test("A rule added after an update follows its trait where updates are not automatic")
  func ruleAfterUpdate() {
    let reader = cell { cell, state in
      cell.automaticallyUpdatesContentConfiguration = false
      var content = ListContentConfiguration.cell().updated(for: state)
      content.when(.dark) { $0.textProperties.color = .systemOrange }
      cell.contentConfiguration = content
    }
    let background = cell { cell, state in
      var background = BackgroundConfiguration.listCell().updated(for: state)
      background.when(.dark) { $0.backgroundColor = .systemOrange }
      cell.backgroundConfiguration = background
    }
    for style in [UserInterfaceStyle.dark, .light] {
      list.traitOverrides.userInterfaceStyle = style
      #expect(reader.needsUpdateConfiguration)
      #expect(background.needsUpdateConfiguration)
      stage.scheduler.flush()
      let content = reader.contentConfiguration as? ListContentConfiguration
      #expect((content?.textProperties.color == .systemOrange) == (style == .dark))
      let color = background.backgroundConfiguration?.backgroundColor
      #expect((color == .systemOrange) == (style == .dark))
    }
  }

  @Test("A trait that nobody read updates nobody")
  func traitNobodyRead() {
    let cell = cell { _, state in _ = state.isSelected }
    list.traitOverrides.userInterfaceStyle = .dark
    list.traitOverrides.horizontalSizeClass = .regular
    list.traitOverrides.accessibilityContrast = .high
    #expect(!cell.needsUpdateConfiguration)
    #expect(stage.scheduler.flush() == 0)
    #expect(
      stage.log.operations == [
        .changedTraits(["userInterfaceStyle"]), .changedTraits(["horizontalSizeClass"]),
        .changedTraits(["accessibilityContrast"]),
      ])
  }

  @Test("Traits read from the cell or from its content view count too")
  func traitsReadCell() {
    let fromCell = cell { cell, _ in _ = cell.traitCollection.layoutDirection }
    let fromContent = cell { cell, _ in _ = cell.contentView.traitCollection.layoutDirection }
    list.traitOverrides.layoutDirection = .rightToLeft
    #expect(fromCell.needsUpdateConfiguration)
    #expect(fromContent.needsUpdateConfiguration)
  }

  @Test("Reads outside of passes do not count")
  func readsOutsidePasses() {
    let cell = cell { _, _ in }
    _ = cell.traitCollection.userInterfaceStyle
    _ = cell.configurationState.traitCollection.userInterfaceStyle
    list.traitOverrides.userInterfaceStyle = .dark
    #expect(!cell.needsUpdateConfiguration)
  }

  @Test("Only what the last pass read counts")
  func whatLastPass() {
    let cell = cell { _, state in
      if state.isSelected { _ = state.traitCollection.userInterfaceStyle }
    }
    cell.isSelected = true
    stage.scheduler.flush()
    cell.isSelected = false
    stage.scheduler.flush()
    list.traitOverrides.userInterfaceStyle = .dark
    #expect(!cell.needsUpdateConfiguration)
    cell.isSelected = true
    stage.scheduler.flush()
    list.traitOverrides.userInterfaceStyle = .light
    #expect(cell.needsUpdateConfiguration)
  }

  @Test("What updated(for:) looks up counts as read")
  func whatUpdatedLooks() {
    let cell = cell { cell, state in
      cell.contentConfiguration = content("A").updated(for: state)
    }
    list.traitOverrides.listEnvironment = .sidebar
    stage.log.removeAll()
    #expect(stage.scheduler.flush() == 1)
    #expect(
      stage.log.operations(of: cell).first == .updated([.traits(["listEnvironment"])]))
    list.traitOverrides.styleSheet = .iOS18
    #expect(stage.scheduler.flush() == 1)
    list.traitOverrides.userInterfaceStyle = .dark
    #expect(stage.scheduler.flush() == 0)
  }

  @Test("A configuration set between passes depends on what it was updated for")
  func configurationSetBetween() {
    let cell = cell { _, _ in }
    cell.contentConfiguration = content("A")
    stage.log.removeAll()
    list.traitOverrides.listEnvironment = .sidebar
    #expect(stage.scheduler.flush() == 1)
    let expected = content("A").updated(for: cell.configurationState)
    #expect(cell.contentConfiguration as? ListContentConfiguration == expected)
    #expect(expected != content("A"))
  }

  @Test("A trait that changes back before the pass updates nobody")
  func traitChangesBack() {
    let cell = cell { _, state in _ = state.traitCollection.userInterfaceStyle }
    list.traitOverrides.userInterfaceStyle = .dark
    list.traitOverrides.userInterfaceStyle = nil
    stage.log.removeAll()
    #expect(stage.scheduler.flush() == 0)
    #expect(stage.log.operations(of: cell).isEmpty)
  }

  @Test("Two changes of traits before a pass are both reasons for it")
  func twoChangesTraits() {
    let cell = cell { _, state in
      _ = state.traitCollection.userInterfaceStyle
      _ = state.traitCollection.layoutDirection
    }
    list.traitOverrides.userInterfaceStyle = .dark
    list.traitOverrides.layoutDirection = .rightToLeft
    stage.log.removeAll()
    #expect(stage.scheduler.flush() == 1)
    #expect(
      stage.log.operations(of: cell).first
        == .updated([.traits(["userInterfaceStyle", "layoutDirection"])]))
  }

  @Test("Traits that change twice before a pass are compared with those of the last pass")
  func traitsChangeTwice() {
    let cell = cell { _, state in _ = state.traitCollection.userInterfaceStyle }
    list.traitOverrides.userInterfaceStyle = .dark
    list.traitOverrides.userInterfaceStyle = .unspecified
    stage.log.removeAll()
    #expect(stage.scheduler.flush() == 1)
    #expect(
      stage.log.operations(of: cell).first == .updated([.traits(["userInterfaceStyle"])]))
  }

  @Test("A configuration that saw a passing trait is updated all the same")
  func configurationSawPassing() {
    let cell = cell { _, state in _ = state.traitCollection.listEnvironment }
    list.traitOverrides.listEnvironment = .sidebar
    cell.contentConfiguration = content("A")
    list.traitOverrides.listEnvironment = nil
    stage.scheduler.flush()
    #expect(
      cell.contentConfiguration as? ListContentConfiguration
        == content("A").updated(for: cell.configurationState))
  }

  @Test("A trait of one's own is tracked by its type")
  func traitOnesTracked() {
    enum Density: TraitDefinition { static let defaultValue = 1.0 }
    enum Depth: TraitDefinition { static let defaultValue = 0 }
    let cell = cell { _, state in _ = state.traitCollection[Density.self] }
    list.traitOverrides[Depth.self] = 1
    #expect(!cell.needsUpdateConfiguration)
    list.traitOverrides[Density.self] = 0.5
    stage.log.removeAll()
    #expect(stage.scheduler.flush() == 1)
    #expect(stage.log.operations(of: cell) == [.updated([.traits(["Density"])])])
  }

  @Test("A dynamic color that reads a trait of one's own is tracked, and resolved again")
  func dynamicColorReads() throws {
    enum Sale: TraitDefinition {
      static let defaultValue = false
      static let affectsColorAppearance = true
    }
    let color = CellColor { $0[Sale.self] ? .systemRed : .systemGreen }
    let cell = cell { cell, state in
      let resolved = color.resolved(with: state.traitCollection)
      let red = CellColor.systemRed.resolved(with: .phone)
      cell.contentConfiguration = content(resolved == red ? "red" : "green")
    }
    #expect(cell.shownText == "green")
    list.traitOverrides[Sale.self] = true
    #expect(stage.scheduler.flush() == 1)
    #expect(cell.shownText == "red")
  }

  @Test("Comparing whole collections reads all of them")
  func comparingWholeCollections() {
    let cell = cell { _, state in _ = state.traitCollection == TraitCollection() }
    list.traitOverrides.legibilityWeight = .bold
    #expect(cell.needsUpdateConfiguration)
  }

  @Test("Headers track traits like cells")
  func headersTrackTraits() {
    let header = stage.cell { HeaderFooterView(reuseIdentifier: nil) }
    header.configurationUpdateHandler = { header, state in
      header.contentConfiguration = content("\(state.traitCollection.isRightToLeft)")
    }
    list.addSubview(header)
    list.layoutIfNeeded()
    list.traitOverrides.layoutDirection = .rightToLeft
    stage.scheduler.flush()
    #expect(header.shownText == "true")
  }
}
