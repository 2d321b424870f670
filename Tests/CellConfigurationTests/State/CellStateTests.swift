import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// The state of a cell as a value.
struct CellStateTests {
  /// One flag by its property.
  struct Flag: Sendable, CustomStringConvertible {
    let description: String
    let path: any WritableKeyPath<CellConfigurationState, Bool> & Sendable
    let flag: ConfigurationStateFlags

    init(
      _ name: String, _ path: any WritableKeyPath<CellConfigurationState, Bool> & Sendable,
      _ flag: ConfigurationStateFlags
    ) {
      description = name
      self.path = path
      self.flag = flag
    }
  }

  static let flags = [
    Flag("isDisabled", \.isDisabled, .disabled),
    Flag("isHighlighted", \.isHighlighted, .highlighted),
    Flag("isSelected", \.isSelected, .selected), Flag("isFocused", \.isFocused, .focused),
    Flag("isPinned", \.isPinned, .pinned), Flag("isEditing", \.isEditing, .editing),
    Flag("isExpanded", \.isExpanded, .expanded), Flag("isSwiped", \.isSwiped, .swiped),
    Flag("isReordering", \.isReordering, .reordering),
  ]

  /// The flags that are values of a property.
  private static let dragAndDropFlags: [ConfigurationStateFlags] = [
    .lifting, .dragging, .notTargeted, .targeted,
  ]

  @Test("Every flag of the table has its own property, or is a value of drag or drop state")
  func everyFlag() {
    let expected = Self.flags.map(\.flag) + Self.dragAndDropFlags + [.onMac]
    #expect(ConfigurationStateFlags.names.map(\.option) == expected)
    let bits = expected.reduce(into: ConfigurationStateFlags()) { $0.formUnion($1) }
    #expect(bits.rawValue.nonzeroBitCount == expected.count)
    #expect(expected.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    for (name, flag) in ConfigurationStateFlags.names {
      #expect("\(StateCondition(flag))" == name)
    }
  }

  @Test("A flag prints and encodes under its names, and decodes equal", arguments: flags)
  func names(_ flag: Flag) throws {
    let state = CellConfigurationState(traitCollection: TraitCollection(), flags: flag.flag)
    #expect(state[keyPath: flag.path])
    let name = flag.description.dropFirst(2)
    #expect("\(state)" == "<CellConfigurationState: traitCollection = <>; \(name)>")
    #expect("\(flag.flag)" == "[\(name.prefix(1).lowercased())\(name.dropFirst())]")
    let data = try JSONEncoder().encode(state)
    #expect(String(decoding: data, as: UTF8.self) == #"{"\#(flag)":true}"#)
    #expect(try JSONDecoder().decode(CellConfigurationState.self, from: data) == state)
    let off = Data(#"{"\#(flag)":false}"#.utf8)
    #expect(
      try JSONDecoder().decode(CellConfigurationState.self, from: off) == CellConfigurationState())
  }

  @Test(
    "Only the later of two exclusive flags is printed and encoded",
    arguments: zip(
      ["lifting", "dragging"], [ConfigurationStateFlags.lifting, [.lifting, .dragging]]))
  func drag(_ value: String, _ flags: ConfigurationStateFlags) throws {
    try expect(#"{"cellDragState":"\#(value)"}"#, "cellDragState = \(value.capitalized)", flags)
  }

  @Test(
    "Drop states print and encode like drag states",
    arguments: [
      ("notTargeted", "Not Targeted", ConfigurationStateFlags.notTargeted),
      ("targeted", "Targeted", [.notTargeted, .targeted]),
    ] as [(String, String, ConfigurationStateFlags)])
  func drop(_ value: String, _ words: String, _ flags: ConfigurationStateFlags) throws {
    try expect(#"{"cellDropState":"\#(value)"}"#, "cellDropState = \(words)", flags)
  }

  private func expect(
    _ written: String, _ printed: String, _ flags: ConfigurationStateFlags
  ) throws {
    let state = CellConfigurationState(traitCollection: TraitCollection(), flags: flags)
    #expect("\(state)" == "<CellConfigurationState: traitCollection = <>; \(printed)>")
    let data = try JSONEncoder().encode(state)
    #expect(String(decoding: data, as: UTF8.self) == written)
    let decoded = try JSONDecoder().decode(CellConfigurationState.self, from: data)
    #expect(decoded.cellDragState == state.cellDragState)
    #expect(decoded.cellDropState == state.cellDropState)
  }

  @Test("A new state has no flags, no drag, no drop and no custom states")
  func fresh() {
    let state = CellConfigurationState()
    #expect(Self.flags.allSatisfy { !state[keyPath: $0.path] })
    #expect(state.cellDragState == .none)
    #expect(state.cellDropState == .none)
    #expect(state[.number] == nil)
    #expect(state.flags == [])
  }

  @Test("Setting and clearing a flag results in an equal state", arguments: flags)
  func clearing(_ flag: Flag) {
    let fresh = CellConfigurationState()
    var state = fresh
    state[keyPath: flag.path] = true
    #expect(state != fresh)
    #expect(state.flags == flag.flag)
    #expect(Self.flags.filter { state[keyPath: $0.path] }.map(\.description) == ["\(flag)"])
    state[keyPath: flag.path] = false
    #expect(state == fresh)
    #expect(state.hashValue == fresh.hashValue)
  }

  @Test("A cell is in only one drag state and one drop state at a time")
  func dragAndDrop() {
    var state = CellConfigurationState()
    for drag in CellConfigurationState.DragState.allCases {
      for drop in CellConfigurationState.DropState.allCases {
        state.cellDragState = drag
        state.cellDropState = drop
        #expect(state.cellDragState == drag)
        #expect(state.cellDropState == drop)
      }
    }
    state.cellDragState = .none
    state.cellDropState = .none
    #expect(state == CellConfigurationState())
  }

  @Test("Raw values of drag and drop states are those of the system")
  func rawValues() {
    #expect(CellConfigurationState.DragState.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(CellConfigurationState.DropState.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(CellConfigurationState.DragState.dragging.rawValue == 2)
    #expect(CellConfigurationState.DropState.targeted.rawValue == 2)
  }

  @Test("States are equal if traits, flags, drag, drop and custom states are equal")
  func equality() {
    let fresh = CellConfigurationState()
    var others = Self.flags.map { flag in
      var state = fresh
      state[keyPath: flag.path] = true
      return state
    }
    others += [CellConfigurationState.DragState.lifting, .dragging].map { drag in
      var state = fresh
      state.cellDragState = drag
      return state
    }
    others += [CellConfigurationState.DropState.notTargeted, .targeted].map { drop in
      var state = fresh
      state.cellDropState = drop
      return state
    }
    others.append(
      CellConfigurationState(traitCollection: TraitCollection { $0.userInterfaceStyle = .dark }))
    var custom = fresh
    custom[.number] = 1
    others.append(custom)
    #expect(Set([fresh] + others).count == others.count + 1)
  }

  @Test("Changing a copy of a state leaves the original unchanged, including custom states")
  func value() {
    var original = CellConfigurationState()
    original[.number] = 1
    var copy = original
    copy.isSelected = true
    copy[.number] = 2
    copy.traitCollection.userInterfaceStyle = .dark
    #expect(!original.isSelected)
    #expect(original[.number] as? Int == 1)
    #expect(original.traitCollection == TraitCollection())
  }

  @Test("A state prints traits, flags, drag, drop and custom states in the system's words")
  func description() {
    var state = CellConfigurationState(
      traitCollection: TraitCollection { $0.userInterfaceStyle = .dark })
    for flag in Self.flags { state[keyPath: flag.path] = true }
    state.cellDragState = .lifting
    state.cellDropState = .targeted
    state[.number] = 3
    #expect(
      "\(state)" == """
        <CellConfigurationState: traitCollection = <userInterfaceStyle = dark>; Disabled; \
        Highlighted; Selected; Focused; Pinned; Editing; Expanded; Swiped; Reordering; \
        cellDragState = Lifting; cellDropState = Targeted; Custom = {number = 3}>
        """)
    #expect("\(CellConfigurationState())" == "<CellConfigurationState: traitCollection = <>>")
  }

  @Test("A state encodes its true flags and decodes equal")
  func coding() throws {
    for flags in StateSpace.combinations + StateSpace.flagsWithoutEffect {
      let state = CellConfigurationState(flags, TraitCollection { $0.displayScale = 2 })
      let data = try JSONEncoder().encode(state)
      #expect(try JSONDecoder().decode(CellConfigurationState.self, from: data) == state)
    }
    let none = Data(#"{"cellDragState":"none","cellDropState":"none"}"#.utf8)
    #expect(
      try JSONDecoder().decode(CellConfigurationState.self, from: none) == CellConfigurationState())
    let empty = try JSONEncoder().encode(CellConfigurationState())
    #expect(String(decoding: empty, as: UTF8.self) == "{}")
  }

  @Test("Encoding custom states throws an error that names the state")
  func codingCustomStates() {
    var state = CellConfigurationState()
    state[.number] = 3
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(state) }
    #expect(error.map { "\($0)" }?.contains("number = 3") == true)
  }
}

extension ConfigurationStateCustomKey {
  static let number = ConfigurationStateCustomKey("number")
}
