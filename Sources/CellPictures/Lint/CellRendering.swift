import CellConfiguration
import CellDocuments
import CellLayout
import Foundation

/// A cell in one style of the user interface, selected or not.
struct CellRendering {
  private let cell: ListCellConfiguration
  private let layout: ListCellLayout
  private let traits: TraitCollection
  private let state: CellConfigurationState

  /// The color of the list.
  private let listColor: CellColor

  /// Creates a rendering.
  ///
  /// - Parameters:
  ///   - cell: The cell, updated for any state.
  ///   - flags: The state of the cell.
  ///   - style: Light or dark.
  ///   - isSelected: Whether the cell is selected, regardless of its state.
  ///   - listColor: The color of the list.
  init(
    _ cell: DocumentCell, _ flags: ConfigurationStateFlags, _ style: UserInterfaceStyle,
    isSelected: Bool, around listColor: CellColor
  ) {
    traits = cell.traits.modifyingTraits { $0.userInterfaceStyle = style }
    state = CellConfigurationState(
      traitCollection: traits,
      flags: isSelected ? flags.union(.selected) : flags.subtracting(.selected))
    self.cell = cell.cell.updated(for: state)
    layout = cell.layout
    self.listColor = listColor
  }

  /// Returns the pairs of text and background colors in which at least one color was assigned.
  ///
  /// - Parameters:
  ///   - role: The text.
  ///   - frame: The frame of the text in the cell.
  func pairs(of role: TextRole, frame: CGRect) -> [ColorPair] {
    guard let content = cell.content else { return [] }
    let properties = role == .text ? content.textProperties : content.secondaryTextProperties
    let member = role == .text ? "textProperties" : "secondaryTextProperties"
    let assigned = Assignments(content.assignedProperties, "\(member).color", state)
    let texts =
      [assigned.color(properties.color, drawn: properties.resolvedColor())]
      + runColors(of: content[attributed: role]).map {
        AssignedColor(color: $0, base: $0, isAssigned: true, isUnconditional: true)
      }
    let alpha = content.visibleAlpha
    let string = (role == .text ? content.shownText : content.shownSecondaryText)?.string ?? ""
    return texts.flatMap {
      pairs(
        $0, behind: frame, of: string.quotedForFindings, ColorPair.leastRatioOfText,
        member: ["content", member, "color"], alpha: alpha)
    }
  }

  /// Returns the color pairs of the content's symbol, if its tint or the background was assigned.
  func pairs(ofImage frame: CGRect) -> [ColorPair] {
    guard let content = cell.content, let image = content.image, image.isSymbol else { return [] }
    let properties = content.imageProperties
    let tint = properties.resolvedTintColor(for: .systemBlue)
    guard
      let color = image.stencilColor(
        for: tint, preferring: properties.preferredSymbolConfiguration)
    else { return [] }
    let assigned = Assignments(content.assignedProperties, "imageProperties.tintColor", state)
      .color(properties.tintColor ?? .tintColor, drawn: color)
    return pairs(
      assigned, behind: frame, of: "T" + image.subject.dropFirst(), ColorPair.leastRatioOfGraphics,
      member: ["content", "imageProperties", "tintColor"])
  }

  /// Returns the color pairs of an accessory in which at least one color was assigned.
  func pairs(of accessory: AccessoryLayout) -> [ColorPair] {
    guard accessory.accessory.customView == nil, accessory.accessory.backgroundColor == nil,
      let color = accessory.color
    else { return [] }
    let text = AssignedColor(
      color: color, base: color, isAssigned: accessory.accessory.tintColor != nil,
      isUnconditional: true)
    let label = accessory.accessory.text?.quotedForFindings
    return pairs(
      text, behind: accessory.frame, of: label ?? "The accessory \(accessory.kind.name)",
      label == nil ? ColorPair.leastRatioOfGraphics : ColorPair.leastRatioOfText,
      member: ["accessories", "\(accessory.index)", "tintColor"])
  }

  /// Returns the pairs of a color and those behind it, except pairs that the system uses.
  ///
  /// - Parameters:
  ///   - front: The color of a text, symbol or accessory.
  ///   - frame: Its frame in the cell.
  ///   - subject: The text in quotation marks, or the name of the symbol or accessory.
  ///   - leastRatio: The minimum contrast.
  ///   - member: The names that lead from the cell to the color.
  ///   - alpha: The opacity of the color.
  private func pairs(
    _ front: AssignedColor, behind frame: CGRect, of subject: String, _ leastRatio: CGFloat,
    member: [String], alpha: CGFloat = 1
  ) -> [ColorPair] {
    let list = listColor.resolved(with: traits, tint: .systemBlue)
    var color = front.color.resolved(with: traits, tint: .systemBlue)
    color.alpha *= alpha
    return backdrops(behind: frame).filter { front.isAssigned || $0.isAssigned }
      .filter { !AssignedColor.isSystemPair(front, on: $0) }
      .map { backdrop in
        let behind = backdrop.color.resolved(with: traits, tint: .systemBlue).composited(over: list)
        return ColorPair(
          subject: subject, leastRatio: leastRatio, front: color.composited(over: behind),
          back: behind, isDark: traits.isDark, isSelected: state.isSelected,
          isFixedOnSelection: state.isSelected && front.isAssigned && front.isUnconditional
            && !backdrop.isAssigned,
          member: front.isAssigned ? member : ["background"])
      }
  }

  /// Returns the colors behind a frame: the fill, and the list where the fill does not reach.
  private func backdrops(behind frame: CGRect) -> [AssignedColor] {
    let list = AssignedColor(
      color: .clear, base: .clear, isAssigned: false, isUnconditional: false)
    guard let background = cell.background, let fill = layout.background?.fillFrame,
      fill.intersects(frame)
    else { return [list] }
    let assigned = Assignments(background.assignedProperties, "backgroundColor", state)
    let color = assigned.color(
      background.backgroundColor ?? .systemBlue,
      drawn: background.resolvedBackgroundColor(for: .systemBlue))
    return fill.contains(frame) ? [color] : [color, list]
  }

  /// Returns the colors of the runs of a text, each once.
  private func runColors(of text: AttributedString?) -> [CellColor] {
    guard let text else { return [] }
    var colors: Set<CellColor> = []
    return text.runs.compactMap { run -> CellColor? in
      let isLink = run.link != nil || run.cell.action != nil
      guard let color = run.cell.foregroundColor ?? (isLink ? .tintColor : nil) else { return nil }
      return colors.insert(color).inserted ? color : nil
    }
  }
}

/// The assignments to a color and its transformer that are in effect in a state.
private struct Assignments {
  private let properties: [AssignedProperty]
  private let transformer: String

  /// Creates the assignments to a color.
  ///
  /// - Parameters:
  ///   - properties: All assigned properties of the configuration.
  ///   - name: The name of the color; the name of its transformer also ends with `Transformer`.
  ///   - state: The state.
  init(_ properties: [AssignedProperty], _ name: String, _ state: CellConfigurationState) {
    let transformer = name + "Transformer"
    self.transformer = transformer
    self.properties = properties.filter { property in
      [name, transformer].contains(property.name)
        && property.condition.map { $0.holds(for: state) } ?? true
    }
  }

  /// Returns a color, and whether it was assigned.
  func color(_ base: CellColor, drawn color: CellColor) -> AssignedColor {
    AssignedColor(
      color: color, base: properties.contains { $0.name == transformer } ? color : base,
      isAssigned: !properties.isEmpty,
      isUnconditional: properties.allSatisfy { $0.condition == nil })
  }
}
