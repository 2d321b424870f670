import CellConfiguration
import CellHosting
import Foundation
import Testing

private final class CountingView: CellView {
  var layouts = 0
  var traitChanges = 0
  var tintChanges = 0

  override func layoutSubviews() { layouts += 1 }
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

  @Test func `layout runs once for any number of requests`() {
    for _ in 0..<5 { parent.setNeedsLayout() }
    #expect(parent.needsLayout)
    parent.layoutIfNeeded()
    parent.layoutIfNeeded()
    #expect(parent.layouts == 1)
    #expect(child.layouts == 0)
    #expect(!parent.needsLayout)
  }

  @Test func `a request deep inside is found from the top`() {
    child.setNeedsLayout()
    #expect(parent.needsLayout)
    parent.layoutIfNeeded()
    #expect(parent.layouts == 0)
    #expect(child.layouts == 1)
  }

  @Test func `another size asks for layout, another place does not`() {
    parent.frame.origin.x = 10
    #expect(!parent.needsLayout)
    parent.frame.size.width = 10
    #expect(parent.needsLayout)
  }

  @Test func `a view that was added waits for layout`() {
    let view = CountingView()
    child.addSubview(view)
    parent.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  @Test func `traits are handed down, overridden and inherited again`() {
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
    #expect(child.traitCollection == TraitCollection())
  }

  @Test func `traits that stay the same are not announced`() {
    parent.traitOverrides.userInterfaceStyle = .dark
    child.traitOverrides.userInterfaceStyle = .dark
    #expect(child.traitChanges == 1)
    parent.traitOverrides.userInterfaceStyle = .light
    #expect(child.traitChanges == 1)
  }

  @Test func `all traits can be overridden at once`() {
    let traits = TraitCollection { $0.displayScale = 2 }
    parent.traitOverrides.userInterfaceStyle = .dark
    child.traitOverrides = TraitOverrides(traits)
    #expect(child.traitCollection == traits)
  }

  @Test func `traits of one's own are handed down`() {
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

  @Test func `a colour trait alone asks for no layout, a text size does`() {
    parent.traitOverrides.userInterfaceStyle = .dark
    #expect(!parent.needsLayout)
    parent.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(parent.needsLayout)
  }

  @Test func `the tint is handed down until it is set`() {
    #expect(child.tintColor == .systemBlue)
    parent.tintColor = .systemRed
    #expect(child.tintColor == .systemRed)
    #expect(child.tintChanges == 1)
    child.tintColor = .systemGreen
    parent.tintColor = .systemPink
    #expect(child.tintColor == .systemGreen)
    #expect(child.tintChanges == 2)
    child.resetTintColor()
    #expect(child.tintColor == .systemPink)
  }

  @Test func `margins are eight until they are set`() {
    #expect(
      parent.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    parent.directionalLayoutMargins.leading = 20
    #expect(parent.directionalLayoutMargins.leading == 20)
    #expect(parent.needsLayout && child.needsLayout)
  }
}
