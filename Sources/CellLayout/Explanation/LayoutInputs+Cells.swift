import CellConfiguration
import CellText
import Foundation

extension LayoutInputs {
  /// Adds the size of the cell and the margins around it.
  mutating func addSpace() {
    if situation.place == nil {
      add("width", "width", situation.width, .surroundings, isSpace: true) { $0.width = $1 }
      for (name, edge) in Self.edges {
        add(
          "cellLayoutMargins.\(name)", "\(name) margin around",
          situation.margins[keyPath: edge.path],
          .surroundings
        ) { $0.margins[keyPath: edge.path] = $1 }
      }
    } else {
      add("list.width", "list width", situation.width, .surroundings, isSpace: true) {
        $0.width = $1
      }
    }
    if let height = situation.height {
      add("height", "given height", height, .surroundings) { $0.height = $1 }
    }
    if let width = situation.screenWidth {
      add("screenWidth", "screen width", width, .surroundings) { $0.screenWidth = $1 }
    } else {
      add(choice: "screenWidth", situation.screenWidth, .surroundings, [320, 430]) {
        $0.screenWidth = $1
      }
    }
  }

  static let edges: [(name: String, Path<DirectionalEdgeInsets, CGFloat>)] = [
    ("top", Path(\.top)), ("leading", Path(\.leading)),
    ("bottom", Path(\.bottom)), ("trailing", Path(\.trailing)),
  ]

  /// Adds the properties of the cell itself.
  mutating func addCell() {
    let cell = situation.cell
    if let height = cell.height {
      add("height", "height", height, .cell) { $0.cell.height = $1 }
    } else {
      add(choice: "height", cell.height, .cell, [20, 80, 400]) { $0.cell.height = $1 }
    }
    if let width = cell.indentationWidth {
      add("indentationWidth", "indentation width", width, .cell) { $0.cell.indentationWidth = $1 }
    } else {
      add(choice: "indentationWidth", cell.indentationWidth, .cell, [0, 33]) {
        $0.cell.indentationWidth = $1
      }
    }
    let level = cell.indentationLevel
    add(choice: "indentationLevel", level, .cell, [0, level + 1, level + 5, level + 25]) {
      $0.cell.indentationLevel = $1
    }
    add(choice: "indentsAccessories", cell.indentsAccessories, .cell, [true, false]) {
      $0.cell.indentsAccessories = $1
    }
    add(choice: "isEditing", cell.flags[.editing], .cell, [true, false]) {
      $0.cell.flags[.editing] = $1
    }
    if !cell.swipeActions(at: .leading).isEmpty || !cell.swipeActions(at: .trailing).isEmpty {
      add("swipeOffset", "swipe offset", cell.swipeOffset, .cell) { $0.cell.swipeOffset = $1 }
    }
    if let size = cell.customContent?.size {
      add("customContent.size.width", "width of the custom content", size.width, .cell) {
        $0.cell.customContent?.size?.width = $1
      }
      add("customContent.size.height", "height of the custom content", size.height, .cell) {
        $0.cell.customContent?.size?.height = $1
      }
    } else if let content = cell.customContent {
      add(choice: "customContent.size", content.size?.height, .cell, [20, 200]) {
        $0.cell.customContent?.size = $1.map { CGSize(width: 50, height: $0) }
      }
      add(choice: "customContent.control", content.control, .cell, [nil]) {
        $0.cell.customContent?.control = $1
      }
    }
  }

  /// Adds the flags of the state, which rules and styles depend on.
  ///
  /// A cell that was updated for another state than its own cannot be updated again.
  mutating func addState(of cell: ListCellConfiguration) {
    let traits = situation.cellTraits
    func updated(_ change: (inout CellConfigurationState) -> Void) -> ListCellConfiguration {
      var state = cell.state
      state.traitCollection = traits
      change(&state)
      var updated = cell
      // Overrides would win over a changed trait.
      if updated.traitOverrides != nil { updated.traitOverrides = state.traitCollection }
      updated = updated.updated(for: state)
      updated.flags = state.flags
      return LayoutSituation.withoutRules(updated)
    }
    guard updated({ _ in }).isSame(as: situation.cell) else { return }
    func add<Value: Hashable & Sendable>(
      _ name: String, _ path: WritableKeyPath<CellConfigurationState, Value>, _ others: [Value]
    ) {
      var state = cell.state
      state.traitCollection = traits
      let present = state[keyPath: path]
      let choices = others.filter { $0 != present }
      let cells = choices.map { other in updated { $0[keyPath: path] = other } }
      if cells.allSatisfy({ $0.isSame(as: situation.cell) }) { return }
      self.add(choice: name, present, .cell, choices) { situation, value in
        guard let index = choices.firstIndex(of: value) else { return }
        situation.cell.content = cells[index].content
        situation.cell.background = cells[index].background
      }
    }
    add("state.isSelected", \.isSelected, [false, true])
    add("state.isHighlighted", \.isHighlighted, [false, true])
    add("state.isFocused", \.isFocused, [false, true])
    add("state.isDisabled", \.isDisabled, [false, true])
    add("state.isEditing", \.isEditing, [false, true])
    add("state.isExpanded", \.isExpanded, [false, true])
    add("state.isSwiped", \.isSwiped, [false, true])
    add("state.isReordering", \.isReordering, [false, true])
    add("state.isPinned", \.isPinned, [false, true])
    add(
      "traits.userInterfaceStyle", \.traitCollection.userInterfaceStyle, [.light, .dark])
  }

  /// Adds the widths and sizes of accessories.
  mutating func addAccessories() {
    let accessories = situation.cell.accessories
    add(
      choice: "accessories", accessories.map(\.kind.name).joined(separator: ", "), .cell, [""]
    ) { situation, _ in situation.cell.accessories = [] }
    for (index, accessory) in accessories.enumerated() {
      let name = "accessories[\(index)]"
      let label = accessory.kind.name.wordsOfName
      if case .custom(let width)? = accessory.reservedLayoutWidth {
        add("\(name).reservedLayoutWidth", "reserved width of \(label)", width, .cell) {
          $0.cell.accessories[index].reservedLayoutWidth = .custom($1)
        }
      } else {
        add(
          choice: "\(name).reservedLayoutWidth", accessory.reservedLayoutWidth, .cell,
          [nil, .actual, .standard, .custom(Self.large)], words: "reserved width of \(label)"
        ) { $0.cell.accessories[index].reservedLayoutWidth = $1 }
      }
      add(
        choice: "\(name).displayed", accessory.displayed, .cell,
        CellAccessory.DisplayedState.allCases, words: "display of \(label)"
      ) { $0.cell.accessories[index].displayed = $1 }
      if case .view(let view, _, _, _) = accessory.details {
        for (side, path) in Self.sides {
          add("\(name).size.\(side)", "\(side) of \(label)", view.size[keyPath: path.path], .cell) {
            guard
              case .view(var view, let edge, let position, let isFixed) =
                $0.cell.accessories[index].details
            else { return }
            view.size[keyPath: path.path] = $1
            $0.cell.accessories[index].details =
              .view(view, edge, position, maintainsFixedSize: isFixed)
          }
        }
      }
    }
    guard let label = accessories.firstIndex(where: { $0.kind == .label }),
      let place = base.layout.accessories.first(where: { $0.index == label }),
      case .label(let text, let font, let adjusts) = accessories[label].details
    else { return }
    let source = self.source(of: font.resolved(with: situation.cellTraits, adjustingSize: adjusts))
    let size = measuredSize(of: accessories[label]) ?? place.frame.size
    add("accessories[\(label)].text.width", "width of “\(text)”", size.width, source) {
      $0.trial.accessoryLabel.width = $1 - size.width
    }
    add("accessories[\(label)].text.height", "line height of “\(text)”", size.height, source) {
      $0.trial.accessoryLabel.height = $1 - size.height
    }
  }

  static let sides: [(name: String, Path<CGSize, CGFloat>)] = [
    ("width", Path(\.width)), ("height", Path(\.height)),
  ]

  private func measuredSize(of accessory: CellAccessory) -> CGSize? {
    accessory.styledText(situation.cellTraits, color: nil).map {
      TextMeasurement(
        of: $0, options: TextLayoutOptions(accessoryIn: situation.cellTraits),
        shaper: situation.shaper
      ).size
    }
  }
}
