import Testing
import UIKitNames

/// Every member of the background types and of states that the table of members says is there.
@MainActor
struct BackgroundMembersTests {
  @Test("Backgrounds have glass as their effect")
  func glass() {
    var background = UIBackgroundConfiguration.clear()
    background.visualEffect = UIGlassEffect()
    #expect(background.visualEffect == .glass(.regular))
    var glass = UIGlassEffect(style: .clear)
    glass.tintColor = .systemBlue
    background.visualEffect = glass
    #expect(background.visualEffect == .glass(.clear, tintColor: .systemBlue))
    glass.isInteractive = true
    let effect: UIVisualEffect = glass
    background.visualEffect = effect
    #expect(
      background.visualEffect == .glass(.clear, tintColor: .systemBlue, isInteractive: true))
  }

  @Test("Backgrounds come from all factories")
  func backgroundsComeAll() {
    let all: [UIBackgroundConfiguration] = [
      .clear(), .listCell(), .listHeader(), .listFooter(), .listPlainCell(), .listGroupedCell(),
      .listSidebarCell(), .listAccompaniedSidebarCell(),
      .listPlainHeaderFooter(), .listGroupedHeaderFooter(), .listSidebarHeader(),
    ]
    #expect(Set(all).count == 11)
  }

  @Test("A background keeps what is set")
  func backgroundKeepsWhat() {
    var background = UIBackgroundConfiguration.listCell()
    background.cornerRadius = 4
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .trailing]
    background.backgroundColor = nil
    background.backgroundColorTransformer = .grayscale
    background.image = UIImage(systemName: "star")
    background.imageContentMode = UIView.ContentMode.center
    background.strokeColor = .systemRed
    background.strokeColorTransformer = .monochromeTint
    background.strokeWidth = 2
    background.strokeOutset = 1
    var shadow: UIShadowProperties = background.shadowProperties
    shadow.color = .systemGray
    shadow.opacity = 0.5
    shadow.radius = 3
    shadow.offset = CGSize(width: 1, height: 2)
    background.shadowProperties = shadow
    let updated = background.updated(for: UICellConfigurationState())
    #expect(updated.cornerRadius == 4 && updated.backgroundInsets.trailing == 4)
    #expect(updated.edgesAddingLayoutMarginsToBackgroundInsets == [.leading, .trailing])
    #expect(updated.backgroundColor == nil && updated.backgroundColorTransformer == .grayscale)
    #expect(updated.resolvedBackgroundColor(for: .systemBlue) != .systemBlue)
    #expect(updated.resolvedStrokeColor(for: .systemBlue) != .systemRed)
    #expect(updated.image != nil && updated.imageContentMode == .center)
    #expect(updated.strokeColor == .systemRed && updated.strokeColorTransformer == .monochromeTint)
    #expect(updated.strokeWidth == 2 && updated.strokeOutset == 1)
    #expect(updated.shadowProperties == shadow)
  }

  @Test("A transformer is a function")
  func transformerFunction() {
    let transformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    let half = UIColor.systemRed.withAlphaComponent(0.5)
    #expect(transformer(.systemRed) == half)
    #expect(transformer.transform(.systemRed) == half)
    #expect(transformer.callAsFunction(.systemRed) == half)
  }

  @Test("View states keep what is set")
  func viewStatesKeep() {
    func check<State: UIConfigurationState>(
      _ type: State.Type, _ flags: [WritableKeyPath<State, Bool>]
    ) {
      for flag in flags {
        var state = State(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
        #expect(state.traitCollection.userInterfaceStyle == .dark)
        #expect(!state[keyPath: flag])
        state[keyPath: flag] = true
        #expect(flags.filter { state[keyPath: $0] } == [flag])
      }
    }
    let types: [any UIConfigurationState.Type] = [
      UIViewConfigurationState.self, UICellConfigurationState.self,
    ]
    for type in types {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(type.init(traitCollection: dark).traitCollection == dark)
    }
    check(
      UIViewConfigurationState.self,
      [\.isDisabled, \.isHighlighted, \.isSelected, \.isFocused, \.isPinned])
    check(
      UICellConfigurationState.self,
      [
        \.isDisabled, \.isHighlighted, \.isSelected, \.isFocused, \.isPinned,
        \.isEditing, \.isExpanded, \.isSwiped, \.isReordering,
      ])
  }

  @Test("A cell state knows drag and drop")
  func cellStateKnows() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    for drag in [UICellConfigurationState.DragState.none, .lifting, .dragging] {
      state.cellDragState = drag
      #expect(state.cellDragState == drag)
    }
    for drop in [UICellConfigurationState.DropState.none, .notTargeted, .targeted] {
      state.cellDropState = drop
      #expect(state.cellDropState == drop)
    }
  }

  @Test("A custom key is its name")
  func customKeyName() {
    let key = UIConfigurationStateCustomKey("a")
    #expect(key == UIConfigurationStateCustomKey(rawValue: "a"))
    #expect(key.rawValue == "a")
  }
}
