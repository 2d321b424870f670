import CellConfiguration
import Foundation
import Testing

enum IsArchived: ConfigurationStateKey {
  static let defaultValue = false
}

extension CellConfigurationState {
  var isArchived: Bool {
    get { self[IsArchived.self] }
    set { self[IsArchived.self] = newValue }
  }
}

extension ConfigurationStateCustomKey {
  static let unreadCount = ConfigurationStateCustomKey("com.example.unreadCount")
}

enum Density: TraitDefinition {
  static let defaultValue = 1.0
}

struct Message {
  var subject = "Minutes of the meeting"
}

@Suite("Custom state")
struct CustomStateTests {
  func content(
    for message: Message, in state: CellConfigurationState
  ) -> ListContentConfiguration {
    var content = ListContentConfiguration.cell().updated(for: state)
    content.text = message.subject
    if state.isArchived {
      content.textProperties.color = .secondaryLabel
      content.image = CellImage(systemName: "archivebox")
    }
    return content
  }

  @Test("A state has a value of its own, and the default before")
  func typedKey() {
    let message = Message()
    var state = CellConfigurationState(traitCollection: .phone)
    state.isArchived = true
    let archived = content(for: message, in: state)
    #expect(archived.textProperties.color == .secondaryLabel)
    state.isArchived = false
    #expect(content(for: message, in: state).image == nil)
  }

  @Test("A key in UIKit's form is set, read and removed")
  func namedKey() {
    var state = CellConfigurationState(traitCollection: .phone)
    state[.unreadCount] = 3
    let count = state[.unreadCount] as? Int ?? 0
    #expect(count == 3)
    state[.unreadCount] = nil
    #expect(state == CellConfigurationState(traitCollection: .phone))
  }

  @Test("States with different custom values differ, and the system's styles ignore them")
  func equality() {
    var state = CellConfigurationState(traitCollection: .phone)
    let content = ListContentConfiguration.cell()
    let before = content.updated(for: state)
    state.isArchived = true
    #expect(state != CellConfigurationState(traitCollection: .phone))
    #expect(content.updated(for: state) == before)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(state) }
  }

  @Test("A custom trait reaches every cell in a list")
  func trait() {
    var state = CellConfigurationState(traitCollection: .phone)
    state.traitCollection[Density.self] = 0.8
    var content = ListContentConfiguration.cell().updated(for: state)
    content.imageToTextPadding *= state.traitCollection[Density.self]
    #expect(content.imageToTextPadding == 12.8)
  }
}
