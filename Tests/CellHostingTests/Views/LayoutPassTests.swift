import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

private final class CountingView: CellView {
  var layouts = 0
  var traitChanges = 0
  var tintChanges = 0

  /// Called by every layout, after it was counted.
  var whileLayingOut: @MainActor () -> Void = {}

  override func layoutSubviews() {
    layouts += 1
    whileLayingOut()
  }
  override func traitCollectionDidChange(_ previous: TraitCollection?) { traitChanges += 1 }
  override func tintColorDidChange() { tintChanges += 1 }
}

@MainActor
struct LayoutPassTests {
  private let parent = CountingView()
  private let child = CountingView()

  init() {
    parent.addSubview(child)
    parent.layoutIfNeeded()
    parent.layouts = 0
    child.layouts = 0
    child.tintChanges = 0
  }

  @Test("Layout runs once for any number of requests")
  func layoutRunsOnce() {
    for _ in 0..<5 { parent.setNeedsLayout() }
    #expect(parent.needsLayout)
    parent.layoutIfNeeded()
    parent.layoutIfNeeded()
    #expect(parent.layouts == 1)
    #expect(child.layouts == 0)
    #expect(!parent.needsLayout)
  }

  @Test("A request deep inside is found from the top")
  func requestDeepInside() {
    child.setNeedsLayout()
    #expect(parent.needsLayout)
    parent.layoutIfNeeded()
    #expect(parent.layouts == 0)
    #expect(child.layouts == 1)
  }

  @Test("Views that ask each other for layout without end get it eight times in a pass")
  func viewsAskOther() {
    parent.whileLayingOut = { [weak child] in child?.setNeedsLayout() }
    child.whileLayingOut = { [weak parent] in parent?.setNeedsLayout() }
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(parent.layouts == 8 && child.layouts == 8)
  }

  @Test("Another size asks for layout, another place does not")
  func anotherSizeAsks() {
    parent.frame.origin.x = 10
    #expect(!parent.needsLayout)
    parent.frame.size.width = 10
    #expect(parent.needsLayout)
  }

  @Test("A view that was added waits for layout")
  func viewAddedWaits() {
    let view = CountingView()
    child.addSubview(view)
    parent.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  @Test("Traits are handed down, overridden and inherited again")
  func traitsHandedDown() {
    parent.traitOverrides.userInterfaceStyle = .dark
    #expect(child.traitCollection.isDark)
    #expect(child.traitChanges == 1)
    child.traitOverrides.userInterfaceStyle = .light
    #expect(!child.traitCollection.isDark)
    parent.traitOverrides.layoutDirection = .rightToLeft
    #expect(child.traitCollection.isRightToLeft)
    #expect(child.traitOverrides.userInterfaceStyle == .light)
    child.traitOverrides.userInterfaceStyle = nil
    #expect(child.traitOverrides.isEmpty)
    #expect(child.traitCollection.isDark)
    child.removeFromSuperview()
    #expect(child.traitCollection == .phone)
  }

  @Test("Traits that stay the same are not announced")
  func traitsStaySame() {
    parent.traitOverrides.userInterfaceStyle = .dark
    child.traitOverrides.userInterfaceStyle = .dark
    #expect(child.traitChanges == 1)
    parent.traitOverrides.userInterfaceStyle = .light
    #expect(child.traitChanges == 1)
  }

  @Test("All traits can be overridden at once")
  func allTraitsCan() {
    let traits = TraitCollection { $0.displayScale = 2 }
    parent.traitOverrides.userInterfaceStyle = .dark
    child.traitOverrides = TraitOverrides(traits)
    #expect(child.traitCollection == traits)
  }

  @Test("Traits of one's own are handed down")
  func traitsOnesHanded() {
    enum Density: TraitDefinition { static let defaultValue = 1.0 }
    enum Depth: TraitDefinition { static let defaultValue = 0 }
    parent.traitOverrides[Density.self] = 0.8
    parent.traitOverrides[Depth.self] = 3
    #expect(child.traitCollection[Density.self] == 0.8)
    #expect(child.traitCollection[Depth.self] == 3)
    #expect(parent.traitOverrides[Density.self] == 0.8)
    parent.traitOverrides[Density.self] = nil
    #expect(child.traitCollection[Density.self] == 1)
    #expect(child.traitCollection[Depth.self] == 3)
  }

  @Test("A color trait alone asks for no layout, a text size does")
  func colorTraitAlone() {
    parent.traitOverrides.userInterfaceStyle = .dark
    #expect(!parent.needsLayout)
    parent.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(parent.needsLayout)
  }

  @Test("The tint is handed down until it is set")
  func tintHandedDown() {
    #expect(child.tintColor == .systemBlue)
    parent.tintColor = .systemRed
    #expect(child.tintColor == .systemRed)
    #expect(child.tintChanges == 1)
    child.tintColor = .systemGreen
    parent.tintColor = .systemPink
    #expect(child.tintColor == .systemGreen)
    #expect(child.tintChanges == 2)
    child.tintColor = nil
    #expect(child.tintColor == .systemPink)
  }

  @Test("Margins are eight until they are set")
  func marginsEightThey() {
    #expect(
      parent.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    parent.directionalLayoutMargins.leading = 20
    #expect(parent.directionalLayoutMargins.leading == 20)
    #expect(parent.needsLayout && child.needsLayout)
  }

  // MARK: What is left to do after a pass

  private func isDone(_ view: CellView) -> Bool {
    !view.needsLayout && view.subviews.allSatisfy { isDone($0) }
  }

  @Test("Nothing is left to lay out once fresh cells were laid out")
  func nothingLeftLay() {
    let root = CellView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cells: [ConfigurableView] = [ListCell(), CollectionCell(), TableCell(), HeaderFooterView()]
    for cell in cells {
      cell.contentConfiguration = content("A")
      cell.frame.size = CGSize(width: 320, height: 52)
      root.addSubview(cell)
    }
    let custom = ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    custom.contentConfiguration = RatingContentConfiguration(title: "A", rating: 3)
    custom.accessories = [
      .customView(.init("badge", size: CGSize(width: 20, height: 20)), placement: .leading())
    ]
    custom.accessoryViews = ["badge": CountingView()]
    root.addSubview(custom)
    root.layoutIfNeeded()
    #expect(isDone(root))
    for cell in cells { cell.contentConfiguration = content("B") }
    custom.isSelected = true
    root.layoutIfNeeded()
    #expect(isDone(root))
  }

  @Test("What views ask of one another while they are laid out is done at once")
  func whatViewsAsk() {
    let sibling = CountingView()
    parent.addSubview(sibling)
    parent.layoutIfNeeded()
    parent.layouts = 0
    sibling.whileLayingOut = { [unowned parent, unowned child] in
      child.frame.size.width += 1
      if parent.layouts == 0 { parent.setNeedsLayout() }
    }
    sibling.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(isDone(parent))
    #expect(parent.layouts == 1)
    #expect(child.layouts == 1)
  }

  @Test("A view that asks for its own layout again has it in the next pass")
  func viewAsksLayout() {
    child.whileLayingOut = { [unowned child] in if child.layouts < 3 { child.setNeedsLayout() } }
    child.setNeedsLayout()
    for layouts in 1...3 {
      parent.layoutIfNeeded()
      #expect(child.layouts == layouts)
      #expect(parent.needsLayout == (layouts < 3))
      #expect(child.needsLayout == (layouts < 3))
    }
  }

  @Test("Views that ask for one another's layout forever are laid out a few times")
  func viewsAskOne() {
    let sibling = CountingView()
    parent.addSubview(sibling)
    sibling.whileLayingOut = { [unowned child] in child.setNeedsLayout() }
    child.whileLayingOut = { [unowned sibling] in sibling.setNeedsLayout() }
    child.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect((1...20).contains(child.layouts))
    #expect(parent.needsLayout)
    child.whileLayingOut = {}
    sibling.whileLayingOut = {}
    parent.layoutIfNeeded()
    #expect(isDone(parent))
  }

  @Test("What a cell on display asks for itself is done by the next flush")
  func whatCellDisplay() {
    let stage = Stage()
    let cell = stage.shownCell()
    let view = CountingView()
    cell.contentView.addSubview(view)
    view.whileLayingOut = { [unowned view] in if view.layouts < 3 { view.setNeedsLayout() } }
    cell.layoutIfNeeded()
    #expect(view.layouts == 1)
    stage.scheduler.flush()
    #expect(view.layouts == 2)
    stage.scheduler.flushUntilIdle()
    #expect(view.layouts == 3)
    #expect(isDone(cell))
  }
}
