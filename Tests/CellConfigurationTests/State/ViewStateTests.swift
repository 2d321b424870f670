import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// The state of headers and footers.
struct ViewStateTests {
  private static let flags: [any WritableKeyPath<ViewConfigurationState, Bool> & Sendable] = [
    \.isDisabled, \.isHighlighted, \.isSelected, \.isFocused, \.isPinned,
  ]

  @Test("A view state prints and encodes only its own flags, without those of cells")
  func printedAndWritten() throws {
    let table = ConfigurationStateFlags.names
    for (place, (name, flag)) in table.enumerated() {
      let state = ViewConfigurationState(traitCollection: TraitCollection(), flags: flag)
      let has = place < Self.flags.count
      #expect(Self.flags.map { state[keyPath: $0] } == Self.flags.indices.map { $0 == place })
      let printed = "\(name.prefix(1).uppercased())\(name.dropFirst())"
      #expect(
        "\(state)" == "<ViewConfigurationState: traitCollection = <>\(has ? "; \(printed)" : "")>")
      let written = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
      #expect(written == (has ? #"{"is\#(printed)":true}"# : "{}"))
      let read = try? JSONDecoder().decode(
        ViewConfigurationState.self, from: Data(#"{"is\#(printed)":true}"#.utf8))
      #expect(read == (has ? state : nil))
    }
  }

  @Test("A view state has five independent flags")
  func flags() {
    let paths = Self.flags
    for path in paths {
      var state = ViewConfigurationState()
      state[keyPath: path] = true
      #expect(state[keyPath: path] && paths.filter { state[keyPath: $0] }.count == 1)
      #expect(state != ViewConfigurationState())
      state[keyPath: path] = false
      #expect(state == ViewConfigurationState())
    }
  }

  @Test("Configurations treat a view state like a cell state without editing, swipes and drops")
  func likeCellState() {
    for bits in 0..<32 {
      var view = ViewConfigurationState()
      view.isDisabled = bits & 1 != 0
      view.isHighlighted = bits & 2 != 0
      view.isSelected = bits & 4 != 0
      view.isFocused = bits & 8 != 0
      view.isPinned = bits & 16 != 0
      let cell = CellConfigurationState(view.flags)
      for subject in ContentUnderTest.factories {
        #expect(subject.make().updated(for: view) == subject.make().updated(for: cell))
      }
      for subject in BackgroundUnderTest.factories {
        #expect(subject.make().updated(for: view) == subject.make().updated(for: cell))
      }
    }
  }

  @Test("A view state prints and encodes its flags like a cell state")
  func descriptionAndCoding() throws {
    var state = ViewConfigurationState()
    state.isPinned = true
    state.isFocused = true
    #expect("\(state)" == "<ViewConfigurationState: traitCollection = <>; Focused; Pinned>")
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(ViewConfigurationState.self, from: data) == state)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        ViewConfigurationState.self, from: Data(#"{"isEditing": true}"#.utf8))
    }
  }

  @Test("A state of another type supplies its traits, and flags only if it has any")
  func foreignState() {
    struct Foreign: ConfigurationState {
      var traitCollection: TraitCollection
      subscript(key: ConfigurationStateCustomKey) -> (any Hashable & Sendable)? {
        get { nil }
        set {}
      }
    }
    let traits = TraitCollection {
      $0.styleSheet = .iOS18
      $0.listEnvironment = .grouped
    }
    let plain = CellConfigurationState(traitCollection: traits)
    let foreign = Foreign(traitCollection: traits)
    let erased: any ConfigurationState = foreign
    #expect(
      ListContentConfiguration.header().updated(for: foreign)
        == ListContentConfiguration.header().updated(for: plain))
    #expect(
      BackgroundConfiguration.listCell().updated(for: erased)
        == BackgroundConfiguration.listCell().updated(for: plain))
  }
}
