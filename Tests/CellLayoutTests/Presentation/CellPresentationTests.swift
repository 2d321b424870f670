import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("The presentation of a cell interpolates between two states")
struct CellPresentationTests {
  /// A cell in a state, in a sheet and direction.
  private static func presentation(
    _ cell: ListCellConfiguration, _ flags: ConfigurationStateFlags = [], width: CGFloat = 390,
    traits: TraitCollection = .phone
  ) -> CellPresentation {
    let shown = cell.updated(for: CellConfigurationState(flags, traits))
    let context = LayoutContext(traits: traits)
    var decorations = ListCellDecorations()
    decorations.separators = ListSeparatorConfiguration(listAppearance: .plain)
    let layout = ListCellLayout(shown, width: width, context: context, decorations: decorations)
    return CellPresentation(layout, of: shown, context: context)
  }

  private static var wifi: ListCellConfiguration {
    var cell = ListCellConfiguration(
      content: ListContentConfiguration(
        style: .subtitleCell, text: "Wi-Fi", secondaryText: "Home",
        image: CellImage(systemName: "wifi")),
      background: .listCell())
    cell.accessories = [.disclosureIndicator(), .delete(), .label(text: "12")]
    return cell
  }

  @Test("A label has the color of its text", arguments: ListContentConfiguration.Style.allCases)
  func labels(style: ListContentConfiguration.Style) throws {
    var content = ListContentConfiguration(style: style, text: "Wi-Fi", secondaryText: "Home")
    content.textProperties.color = .systemRed
    content.secondaryTextProperties.color = .systemGreen
    let context = LayoutContext(traits: .phone)
    let layout = ListContentLayout(content, width: 390, context: context)
    for (role, color) in [(TextRole.text, CellColor.systemRed), (.secondaryText, .systemGreen)] {
      let label = try #require(layout.label(role, of: content, context: context))
      #expect(label.layout.text.attributes.color == color, "\(role)")
    }
  }

  @Test("What has the tint as its color is seen in the tint of the cell, an image in its own")
  func tint() throws {
    var cell = Self.wifi
    cell.content?.textProperties.color = .tintColor
    let half = CellColor.tintColor.withAlphaComponent(0.5)
    cell.content?.image = CellImage(systemName: "wifi")?
      .withTintColor(half, renderingMode: .alwaysOriginal)
    cell.accessories = [.label(text: "1", options: .init(tintColor: .tintColor))]
    cell.background?.backgroundColor = .tintColor
    let context = LayoutContext(traits: .phone)
    let layout = ListCellLayout(cell, width: 390, context: context)
    let seen = CellPresentation(layout, of: cell, context: context, tintColor: .systemGreen)
    let green = CellColor.systemGreen.resolved(with: .phone)
    #expect(seen.text?.color == green && seen.background?.color == green)
    #expect(seen.accessories.first?.color == green)
    #expect(
      seen.image?.tintColor
        == CellColor.systemGreen.withAlphaComponent(0.5).resolved(with: .phone))
  }

  @Test("The presentation of a cell has the layout's frames and the resolved colors")
  func frames() throws {
    var cell = Self.wifi
    cell.content?.alpha = 0.5
    cell.background?.strokeWidth = 2
    cell.background?.strokeColor = .systemRed
    cell.background?.shadowProperties.color = .black
    cell.background?.shadowProperties.opacity = 0.25
    cell.traitOverrides = TraitCollection { $0.userInterfaceStyle = .dark }
    cell.state.isEditing = true
    let context = LayoutContext(traits: .phone)
    let layout = ListCellLayout(cell, width: 390, context: context)
    let dark = context.overriding(cell.traitOverrides).traits
    let seen = CellPresentation(layout, of: cell, context: context)
    let content = try #require(cell.content)
    #expect(seen.size == layout.size)
    #expect(seen.image?.frame == layout.imageFrame)
    #expect(seen.text?.frame == layout.textFrame)
    #expect(seen.secondaryText?.frame == layout.secondaryTextFrame)
    #expect(seen.text?.color == content.textProperties.resolvedColor().resolved(with: dark))
    #expect(seen.image?.tintColor == CellColor.systemBlue.resolved(with: dark))
    #expect(seen.text?.alpha == 0.5 && seen.image?.alpha == 0.5)
    #expect(seen.background?.frame == layout.background?.fillFrame)
    #expect(seen.background?.stroke?.color == CellColor.systemRed.resolved(with: dark))
    #expect(seen.background?.shadow?.color.alpha == 0.25)
    let frames = layout.accessories.filter { !$0.isHidden }.map(\.frame)
    #expect(frames.count == 3 && seen.accessories.map(\.frame) == frames)
    #expect(seen.accessories.compactMap(\.label).map(\.layout.text.string) == ["12"])
    #expect(seen.text?.layout.text.attributes.color == nil)
  }

  @Test("The presentation of a cell omits hidden accessories")
  func hidden() {
    var cell = Self.wifi
    cell.accessories = [.disclosureIndicator(options: .init(isHidden: true)), .checkmark()]
    #expect(Self.presentation(cell).accessories.map(\.accessory.kind) == [.checkmark])
  }

  @Test("Half-way to selection the fill has half the color and frames stay the same")
  func selection() throws {
    let (normal, selected) = (Self.presentation(Self.wifi), Self.presentation(Self.wifi, .selected))
    let middle = normal.interpolated(to: selected, fraction: 0.5)
    let first = try #require(normal.background?.color)
    let last = try #require(selected.background?.color)
    let color = try #require(middle.background?.color)
    #expect(first != last)
    #expect(abs(color.red - (first.red + last.red) / 2) < 1e-12)
    #expect(middle.text == normal.text && middle.accessories == normal.accessories)
  }

  @Test("A control shows the selection from the middle of the change on")
  func control() {
    let (normal, selected) = (Self.presentation(Self.wifi), Self.presentation(Self.wifi, .selected))
    #expect(!normal.interpolated(to: selected, fraction: 0.49).isSelected)
    #expect(normal.interpolated(to: selected, fraction: 0.5).isSelected)
  }

  @Test("A picture in a background has square corners, no stroke and no transparency")
  func picture() throws {
    var cell = Self.wifi
    cell.background?.image = CellImage(systemName: "wifi")
    let image = try #require(Self.presentation(cell).background?.image)
    #expect(image.cornerRadius == 0 && image.strokeWidth == 0 && image.alpha == 1)
    #expect(image.strokePath == nil)
  }

  @Test("Labels are equal only if text, lines, place, color and opacity are")
  func labels() throws {
    var cell = Self.wifi
    cell.content?.text = "Known networks are joined automatically, and others are asked for"
    let label = try #require(Self.presentation(cell).text)
    #expect(label == label)
    let otherLines = try #require(Self.presentation(cell, width: 200).text)
    #expect(label.layout.text == otherLines.layout.text)
    cell.content?.text = "Wi-Fi"
    let otherText = try #require(Self.presentation(cell).text)
    var others = Array(repeating: label, count: 6)
    others[0].layout = otherText.layout
    others[1].layout = otherLines.layout
    others[2].origin.x += 1
    others[3].frame.size.width += 1
    others[4].color.alpha = 0.25
    others[5].alpha = 0.25
    for other in others { #expect(label != other) }
  }

  @Test("A part that fades to clear keeps its color")
  func clear() throws {
    var cell = Self.wifi
    cell.background?.backgroundColor = .systemRed
    let red = Self.presentation(cell)
    cell.background?.backgroundColor = .clear
    let middle = red.interpolated(to: Self.presentation(cell), fraction: 0.5).background?.color
    let color = try #require(red.background?.color)
    #expect(
      middle
        == CellColor.Components(
          red: color.red, green: color.green, blue: color.blue, alpha: 0.5))
  }

  @Test("Editing accessories fade in, and text lines change at the middle")
  func editing() throws {
    let (normal, editing) = (Self.presentation(Self.wifi), Self.presentation(Self.wifi, .editing))
    let early = normal.interpolated(to: editing, fraction: 0.25)
    let delete = try #require(early.accessories.first { $0.accessory.kind == .delete })
    #expect(delete.alpha == 0.25)
    let (start, end) = (try #require(normal.text), try #require(editing.text))
    let text = try #require(early.text)
    #expect(text.frame.minX == start.frame.minX * 0.75 + end.frame.minX * 0.25)
    #expect(text.origin.x - text.frame.minX == start.origin.x - start.frame.minX)

    var bold = Self.wifi
    bold.content?.when(.selected) { $0.textProperties.font = .boldSystemFont(ofSize: 17) }
    let (light, heavy) = (Self.presentation(bold), Self.presentation(bold, .selected))
    func weight(_ fraction: CGFloat) -> CellFont.Weight? {
      light.interpolated(to: heavy, fraction: fraction).text?.layout.text.attributes.font.weight
    }
    #expect(weight(0.49) == .regular && weight(0.5) == .bold)
  }

  @Test(
    "Text lines keep their distance from their leading edge during a transition", arguments: [1, 3])
  func directions(quarters: CGFloat) throws {
    var cell = Self.wifi
    cell.content?.text = "Known networks are joined automatically, and others are asked for"
    func text(_ direction: LayoutDirection) throws -> CellPresentation.Label {
      let traits = TraitCollection.phone.modifyingTraits { $0.layoutDirection = direction }
      let normal = Self.presentation(cell, width: 300, traits: traits)
      let editing = Self.presentation(cell, .editing, width: 300, traits: traits)
      #expect(normal.text?.frame.width != editing.text?.frame.width)
      return try #require(normal.interpolated(to: editing, fraction: quarters / 4).text)
    }
    let (left, right) = (try text(.leftToRight), try text(.rightToLeft))
    let mirrored = 300 - (right.origin.x + right.layout.size.width)
    #expect(abs(left.origin.x - mirrored) < 1e-9)
    #expect(abs(left.frame.minX - (300 - right.frame.maxX)) < 1e-9)
  }

  @Test("A fraction below 0 or not a number is the start, and one above 1 is the end")
  func fractions() {
    let (normal, selected) = (Self.presentation(Self.wifi), Self.presentation(Self.wifi, .selected))
    for fraction in [-1, 0, .nan, -.infinity] as [CGFloat] {
      #expect(normal.interpolated(to: selected, fraction: fraction) == normal)
    }
    for fraction in [1, 2, .infinity] as [CGFloat] {
      #expect(normal.interpolated(to: selected, fraction: fraction) == selected)
    }
  }

  @Test("A stroke of only one background fades along the fill of both")
  func stroke() throws {
    var cell = Self.wifi
    let plain = Self.presentation(cell)
    cell.background?.backgroundInsets = DirectionalEdgeInsets(
      top: 4, leading: 8, bottom: 4, trailing: 8)
    cell.background?.strokeWidth = 2
    cell.background?.strokeColor = .systemRed
    let middle = plain.interpolated(to: Self.presentation(cell), fraction: 0.5).background
    let stroke = try #require(middle?.stroke)
    #expect(stroke.alpha == 0.5 && stroke.width == 2)
    #expect(stroke.frame == middle?.frame && stroke.frame.minX == 4)
  }

  @Test("Paths with matching elements interpolate, and others change at the middle")
  func paths() {
    func shadow(_ path: CellPath) -> CellPresentation {
      var cell = Self.wifi
      cell.background?.shadowProperties.opacity = 1
      cell.background?.shadowProperties.color = .black
      cell.background?.shadowProperties.path = path
      return Self.presentation(cell)
    }
    let small = CellPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let large = CellPath(rect: CGRect(x: 0, y: 0, width: 30, height: 50))
    let triangle = CellPath(Array(small.elements.dropLast(2)))
    func path(_ first: CellPath, _ second: CellPath, _ fraction: CGFloat) -> CellPath? {
      shadow(first).interpolated(to: shadow(second), fraction: fraction).background?.shadow?.path
    }
    #expect(path(small, large, 0.5) == CellPath(rect: CGRect(x: 0, y: 0, width: 20, height: 30)))
    #expect(path(small, triangle, 0.4) == small && path(small, triangle, 0.6) == triangle)
  }
}
