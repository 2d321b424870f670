import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// The change that a view makes to show another configuration, property by property.
struct ChangeTests {
  @Test(
    "Changing a property of list content has the kind of change that the table lists",
    arguments: ContentUnderTest.properties.indices)
  func content(_ place: Int) {
    let property = ContentUnderTest.properties[place]
    let old = ListContentConfiguration.cell()
    for sample in 0..<property.sampleCount {
      var new = old
      property.assign(&new, sample)
      let kind: ConfigurationChange = property.isSame(new, old) ? .nothing : property.kind
      #expect(new.change(from: old) == kind, "\(property.name) \(sample)")
      #expect(old.change(from: new) == kind, "\(property.name) \(sample)")
      #expect(new.change(from: new) == .nothing)
    }
  }

  @Test(
    "Changing a property of a background has the kind of change that the table lists",
    arguments: BackgroundUnderTest.properties.indices)
  func background(_ place: Int) {
    let property = BackgroundUnderTest.properties[place]
    let old = BackgroundConfiguration(style: .listGroupedCell)
    for sample in 0..<property.sampleCount {
      var new = old
      property.assign(&new, sample)
      var kind: ConfigurationChange = property.isSame(new, old) ? .nothing : property.kind
      if kind == .display, visibleShapes(of: new) != visibleShapes(of: old) { kind = .layout }
      #expect(new.change(from: old) == kind, "\(property.name) \(sample)")
      #expect(old.change(from: new) == kind, "\(property.name) \(sample)")
    }
  }

  /// Whether a background has a stroke, and whether it has a shadow.
  private func visibleShapes(of background: BackgroundConfiguration) -> [Bool] {
    let shadow = background.shadowProperties
    return [
      background.strokeWidth > 0 && background.strokeColor != .clear,
      shadow.opacity > 0 && shadow.color != .clear,
    ]
  }

  @Test("A stroke and a shadow appear and disappear with a color or an opacity")
  func shapes() {
    var outlined = BackgroundConfiguration.listCell()
    outlined.strokeWidth = 2
    var old = outlined
    outlined.strokeColor = .systemBlue
    #expect(outlined.change(from: old) == .layout && old.change(from: outlined) == .layout)
    old.strokeColor = .systemRed
    #expect(outlined.change(from: old) == .display)
    old = outlined
    outlined.shadowProperties.opacity = 0.5
    #expect(outlined.change(from: old) == .layout && old.change(from: outlined) == .layout)
    old.shadowProperties.opacity = 0.2
    #expect(outlined.change(from: old) == .display)
    old.shadowProperties.color = .clear
    #expect(outlined.change(from: old) == .layout)
  }

  @Test("Every property is classified exactly once")
  func completeness() {
    for names in [
      ContentUnderTest.properties.map(\.name), BackgroundUnderTest.properties.map(\.name),
    ] {
      #expect(Set(names).count == names.count)
    }
  }

  @Test("The larger of two changes determines the kind of change")
  func largest() {
    let old = ListContentConfiguration.cell()
    var new = old
    new.textProperties.color = .red
    #expect(new.change(from: old) == .display)
    new.imageToTextPadding = 3
    #expect(new.change(from: old) == .layout)
    new.text = "Inbox"
    #expect(new.change(from: old) == .content)
    #expect(ConfigurationChange.allCases == ConfigurationChange.allCases.sorted())
  }

  @Test("Cells without content are compared by their backgrounds")
  func cellsWithoutContent() {
    let old = ListCellConfiguration(background: .clear())
    var new = old
    new.background?.backgroundColor = .red
    #expect(new.change(from: old) == .display)
    new.background = nil
    #expect(new.change(from: old) == .layout && old.change(from: new) == .layout)
    new.content = .cell()
    #expect(new.change(from: old) == .content && old.change(from: new) == .content)
  }

  @Test("Assigning the default value is no visible change")
  func unseen() {
    let old = ListContentConfiguration.cell()
    var new = old
    new.textProperties.color = .label
    #expect(new != old)
    #expect(new.change(from: old) == .nothing)
    var background = BackgroundConfiguration.clear()
    background.cornerRadius = 0
    #expect(background.change(from: .clear()) == .nothing)
  }

  @Test("Assigning a default limit of lines changes the layout, as accessibility sizes obey it")
  func assignedLimit() {
    let old = ListContentConfiguration.sidebarCell()
    for role in TextRole.allCases {
      var new = old
      switch role {
      case .text: new.textProperties.numberOfLines = 1
      case .secondaryText: new.secondaryTextProperties.numberOfLines = 1
      }
      #expect(new.values == old.values)
      #expect(new.change(from: old) == .layout)
      #expect(old.change(from: new) == .layout)
      #expect(new.change(from: new) == .nothing)
    }
    // No limit is the same assigned or not.
    var unlimited = ListContentConfiguration.cell()
    unlimited.textProperties.numberOfLines = 0
    #expect(unlimited.change(from: .cell()) == .nothing)
  }

  @Test("A change of style counts only if it changes values")
  func styles() {
    #expect(
      ListContentConfiguration.plainHeader().change(from: .groupedHeader()) == .nothing)
    #expect(ListContentConfiguration.cell().change(from: .sidebarCell()) == .layout)
    #expect(BackgroundConfiguration.clear().change(from: .listPlainHeaderFooter()) == .nothing)
  }

  @Test(
    "States change the appearance, and fonts and corners change the layout",
    arguments: [
      (
        ListContentConfiguration.cell(), ConfigurationStateFlags.disabled,
        ConfigurationChange.display
      ),
      (.cell(), .selected, .nothing), (.sidebarCell(), .selected, .layout),
      (.sidebarCell(), .highlighted, .display), (.sidebarHeader(), .disabled, .display),
    ])
  func states(
    _ content: ListContentConfiguration, _ flags: ConfigurationStateFlags,
    _ change: ConfigurationChange
  ) {
    #expect(content.updated(for: CellConfigurationState(flags)).change(from: content) == change)
  }

  @Test("Two configurations have no change exactly if all properties read the same")
  func nothing() {
    for state in StateSpace.someStates {
      for subject in ContentUnderTest.factories {
        let old = subject.make()
        let new = old.updated(for: state)
        #expect((new.change(from: old) == .nothing) == (new.values == old.values))
      }
      for subject in BackgroundUnderTest.factories {
        let old = subject.make()
        let new = old.updated(for: state)
        #expect((new.change(from: old) == .nothing) == (new.values == old.values))
      }
    }
  }
}

/// The change that a view makes to show another cell.
struct ListCellChangeTests {
  /// A cell with a bit of everything.
  private static let cell: ListCellConfiguration = {
    var cell = ListCellConfiguration(
      content: ListContentConfiguration(style: .valueCell, text: "Wi-Fi"), background: .listCell())
    cell.accessories = [.disclosureIndicator()]
    return cell
  }()

  private struct Case: CustomTestStringConvertible {
    var testDescription: String
    var change: ConfigurationChange
    var assign: @Sendable (inout ListCellConfiguration) -> Void

    init(
      _ description: String, _ change: ConfigurationChange,
      _ assign: @escaping @Sendable (inout ListCellConfiguration) -> Void
    ) {
      testDescription = description
      self.change = change
      self.assign = assign
    }
  }

  private static let cases = [
    Case("text", .content) { $0.content?.text = "Bluetooth" },
    Case("font", .layout) { $0.content?.textProperties.font = .systemFont(ofSize: 40) },
    Case("color", .display) { $0.content?.textProperties.color = .systemRed },
    Case("no content", .content) { $0.content = nil },
    Case("fill", .display) { $0.background?.backgroundColor = .systemRed },
    Case("insets of the fill", .layout) {
      $0.background?.backgroundInsets = DirectionalEdgeInsets(top: 3)
    },
    Case("no background", .layout) { $0.background = nil },
    Case("accessories", .content) { $0.accessories.append(.checkmark()) },
    Case("level", .layout) { $0.indentationLevel = 1 },
    Case("width of a level", .layout) { $0.indentationWidth = 30 },
    Case("whether accessories are indented", .layout) { $0.indentsAccessories = false },
    Case("editing", .layout) { $0.state.isEditing = true },
    Case("selection", .display) { $0.state.isSelected = true },
    Case("expansion", .display) { $0.state.isExpanded = true },
    Case("traits", .layout) {
      $0.traitOverrides = TraitCollection { $0.layoutDirection = .rightToLeft }
    },
    Case("height", .layout) { $0.height = 70 },
    Case("color and height", .layout) {
      $0.content?.textProperties.color = .systemRed
      $0.height = 70
    },
  ]

  @Test("Every difference of two cells is of one kind", arguments: cases)
  private func difference(_ difference: Case) {
    var new = Self.cell
    difference.assign(&new)
    #expect(new.change(from: Self.cell) == difference.change)
    #expect(Self.cell.change(from: new) == difference.change)
    #expect(new.change(from: new) == .nothing)
  }
}
