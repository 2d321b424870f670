import CellConfiguration
import Testing

/// Custom states under string keys, as the system has them, and under typed keys.
struct CustomStateTests {
  private enum UnreadCount: ConfigurationStateKey {
    static let defaultValue = 0
  }

  private enum Flagged: ConfigurationStateKey {
    static let defaultValue = false
  }

  private enum Draft: ConfigurationStateKey {
    static let defaultValue: String? = nil
  }

  @Test("A custom state stores a value, and nil removes it")
  func stringKeys() {
    var state = CellConfigurationState()
    state[.number] = 12
    #expect(state[.number] as? Int == 12)
    #expect(state[.number] as? String == nil)
    state[.number] = "twelve"
    #expect(state[.number] as? String == "twelve")
    state[.number] = nil
    #expect(state[.number] == nil)
    #expect(state == CellConfigurationState())
    #expect(state.hashValue == CellConfigurationState().hashValue)
  }

  @Test("Custom state keys with equal strings are equal")
  func keyEquality() {
    #expect(ConfigurationStateCustomKey("a") == ConfigurationStateCustomKey(rawValue: "a"))
    #expect(ConfigurationStateCustomKey("a") != ConfigurationStateCustomKey("b"))
    var state = ViewConfigurationState()
    state[ConfigurationStateCustomKey("a")] = 1
    #expect(state[ConfigurationStateCustomKey(rawValue: "a")] as? Int == 1)
  }

  @Test("A typed state key has a type and a default")
  func typedKeys() {
    var state = CellConfigurationState()
    #expect(state[UnreadCount.self] == 0)
    state[UnreadCount.self] += 3
    state[Flagged.self] = true
    #expect(state[UnreadCount.self] == 3)
    #expect(state[Flagged.self])
    #expect(state[Draft.self] == nil)
    state[Draft.self] = "Hello"
    #expect(state[Draft.self] == "Hello")
    #expect(state != CellConfigurationState())
  }

  @Test("Setting a custom state to its default equals never setting it")
  func defaultValue() {
    var state = ViewConfigurationState()
    state[UnreadCount.self] = 3
    state[UnreadCount.self] = 0
    state[Draft.self] = nil
    #expect(state == ViewConfigurationState())
  }

  @Test("Typed keys and string keys of the same name are separate")
  func separateKeys() {
    var state = CellConfigurationState()
    state[ConfigurationStateCustomKey("UnreadCount")] = 5
    #expect(state[UnreadCount.self] == 0)
    state[UnreadCount.self] = 7
    #expect(state[ConfigurationStateCustomKey("UnreadCount")] as? Int == 5)
  }

  @Test("Custom states do not affect the system's configurations")
  func noInfluence() {
    var state = CellConfigurationState()
    state.isSelected = true
    let plain = state
    state[UnreadCount.self] = 7
    state[.number] = "many"
    #expect(
      ListContentConfiguration.sidebarCell().updated(for: state)
        == ListContentConfiguration.sidebarCell().updated(for: plain))
    #expect(
      BackgroundConfiguration(style: .listSidebarCell).updated(for: state)
        == BackgroundConfiguration(style: .listSidebarCell).updated(for: plain))
  }

  @Test("Typed traits behave like typed states")
  func typedTraits() {
    enum Density: TraitDefinition {
      static let defaultValue = 1.0
    }
    var traits = TraitCollection()
    #expect(traits[Density.self] == 1)
    traits[Density.self] = 0.8
    #expect(traits[Density.self] == 0.8)
    #expect(traits != TraitCollection())
    #expect("\(traits)" == "<Density = 0.8>")
    traits[Density.self] = 1
    #expect(traits == TraitCollection())
  }
}
