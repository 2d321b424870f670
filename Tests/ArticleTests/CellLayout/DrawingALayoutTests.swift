import CellConfiguration
import CellLayout
import CellPictures
import CellText
import Foundation
import Testing

/// What a toolkit that paints has to be able to do.
protocol Canvas {
  mutating func fill(_ path: CellPath, _ color: CellColor.Components)
  mutating func stroke(_ path: CellPath, width: CGFloat, _ color: CellColor.Components)
  mutating func draw(_ image: CellAppearance.Image)
  mutating func draw(_ accessory: CellAppearance.Accessory)
  mutating func clip(to path: CellPath, _ draw: (inout Self) -> Void)
  mutating func draw(
    _ string: String, x: CGFloat, baseline: CGFloat, font: ResolvedFont,
    _ color: CellColor.Components)
}

func draw(
  _ cell: CellAppearance, traits: TraitCollection, on canvas: inout some Canvas
) {
  for action in cell.swipeActions {
    canvas.fill(action.path, action.color)
    if let image = action.image { canvas.draw(image) }
    if let title = action.title { draw(title, traits: traits, on: &canvas) }
  }
  if let background = cell.background {
    let bounds = CGRect(origin: .zero, size: cell.size)
    canvas.clip(to: CellPath(roundedRect: bounds, radii: background.clipRadii)) { canvas in
      canvas.fill(background.path, background.color)
      if let stroke = background.stroke {
        canvas.stroke(stroke.path, width: stroke.width, stroke.color)
      }
    }
  }
  for separator in [cell.topSeparator, cell.bottomSeparator, cell.reorderSeparator] {
    if let separator { canvas.fill(CellPath(rect: separator.frame), separator.color) }
  }
  if let image = cell.image { canvas.draw(image) }
  for label in [cell.text, cell.secondaryText] {
    if let label { draw(label, traits: traits, on: &canvas) }
  }
  for accessory in cell.accessories {
    if let label = accessory.label {
      draw(label, traits: traits, on: &canvas)
    } else {
      canvas.draw(accessory)
    }
  }
}

func draw(
  _ label: CellAppearance.Label, traits: TraitCollection, on canvas: inout some Canvas
) {
  for line in label.layout.lines {
    for piece in label.layout.fragments(of: line) {
      let x = label.origin.x + piece.x
      let baseline = label.origin.y + line.baseline - piece.attributes.baselineOffset
      let color = piece.attributes.color?.resolved(with: traits) ?? label.color
      canvas.draw(
        piece.string, x: x, baseline: baseline, font: piece.attributes.font, color)
    }
  }
}

/// A canvas that notes what is drawn.
private struct Notes: Canvas {
  var entries: [String] = []
  var places: [CGPoint] = []
  var clips: [CellPath] = []
  var colors: [CellColor.Components] = []

  mutating func fill(_ path: CellPath, _ color: CellColor.Components) { entries.append("fill") }
  mutating func stroke(_ path: CellPath, width: CGFloat, _ color: CellColor.Components) {
    entries.append("stroke")
  }
  mutating func clip(to path: CellPath, _ draw: (inout Notes) -> Void) {
    clips.append(path)
    draw(&self)
  }
  mutating func draw(_ image: CellAppearance.Image) { entries.append("image") }
  mutating func draw(_ accessory: CellAppearance.Accessory) {
    entries.append("\(accessory.accessory.kind)")
  }
  mutating func draw(
    _ string: String, x: CGFloat, baseline: CGFloat, font: ResolvedFont,
    _ color: CellColor.Components
  ) {
    entries.append(string)
    places.append(CGPoint(x: x, y: baseline))
    colors.append(color)
  }
}

@Suite("Drawing a layout")
struct DrawingALayoutTests {
  private func cell() -> ListCellConfiguration {
    var cell = ListCellConfiguration(
      content: ListContentConfiguration(
        style: .subtitleCell, text: "Wi-Fi", secondaryText: "Home",
        image: CellImage(systemName: "wifi")),
      background: .listCell())
    cell.accessories = [.label(text: "3"), .disclosureIndicator()]
    return cell
  }

  @Test("A cell is drawn from the back to the front")
  func order() {
    let cell = cell()
    let context = LayoutContext(traits: .phone)
    var canvas = Notes()
    let layout = ListCellLayout(cell, width: 358, context: context)
    let appearance = CellAppearance(layout, of: cell, context: context, tintColor: .systemGreen)
    draw(appearance, traits: context.traits, on: &canvas)
    #expect(
      canvas.entries == ["fill", "image", "Wi-Fi", "Home", "3", "disclosureIndicator"])
    #expect(appearance.image?.tintColor == CellColor.systemGreen.resolved(with: .phone))
    #expect(canvas.places[0].x == 56)
    #expect(canvas.places[0].y > 15 && canvas.places[0].y < 36)
    #expect(canvas.colors[0] == CellColor.label.resolved(with: .phone))
  }

  @Test("A revealed action is behind the cell")
  func swipe() {
    var cell = cell()
    cell.trailingSwipeActions = SwipeActionsConfiguration(
      actions: [SwipeAction(style: .destructive, title: "Delete")])
    cell.swipeOffset = -82
    let context = LayoutContext(traits: .phone)
    let layout = ListCellLayout(cell, width: 358, context: context)
    var canvas = Notes()
    draw(
      CellAppearance(layout, of: cell, context: context), traits: context.traits, on: &canvas)
    #expect(canvas.entries.prefix(4) == ["fill", "Delete", "fill", "image"])
  }

  @Test("The corners of a card cut off the background")
  func card() {
    let cell = cell()
    let context = LayoutContext(traits: .phone)
    var decorations = ListCellDecorations()
    decorations.clipRadii = CornerRadii(26)
    let layout = ListCellLayout(cell, width: 358, context: context, decorations: decorations)
    var canvas = Notes()
    draw(
      CellAppearance(layout, of: cell, context: context), traits: context.traits, on: &canvas)
    let bounds = CGRect(origin: .zero, size: layout.size)
    #expect(canvas.clips == [CellPath(roundedRect: bounds, radii: decorations.clipRadii)])
  }

  @Test("Pieces of a line of mixed direction are in reading position")
  func directions() {
    var cell = cell()
    cell.content?.text = "iPhone من Apple"
    let context = LayoutContext(
      traits: TraitCollection.phone.modifyingTraits { $0.layoutDirection = .rightToLeft })
    let layout = ListCellLayout(cell, width: 358, context: context)
    var canvas = Notes()
    draw(
      CellAppearance(layout, of: cell, context: context), traits: context.traits, on: &canvas)
    let pieces = zip(canvas.entries.drop { $0 != "iPhone " }, canvas.places)
    #expect(pieces.map(\.0).prefix(3) == ["iPhone ", "من", " Apple"])
    #expect(canvas.places[0].x < canvas.places[1].x)
    #expect(canvas.places[1].x < canvas.places[2].x)
  }

  @Test("A run has its own color and font")
  func runs() {
    var cell = cell()
    var text = AttributedString("Wi-Fi")
    text.cell.foregroundColor = .systemRed
    cell.content?.attributedText = text
    let context = LayoutContext(traits: .phone)
    let layout = ListCellLayout(cell, width: 358, context: context)
    var canvas = Notes()
    draw(
      CellAppearance(layout, of: cell, context: context), traits: context.traits, on: &canvas)
    #expect(canvas.colors[0] == CellColor.systemRed.resolved(with: .phone))
  }

  @Test("A moment of a selection lies between its start and its end")
  func animation() throws {
    let cell = cell()
    let context = LayoutContext(traits: .phone)
    var state = CellConfigurationState(traitCollection: .phone)
    state.isSelected = true
    func appearance(_ cell: ListCellConfiguration) -> CellAppearance {
      let layout = ListCellLayout(cell, width: 358, context: context)
      return CellAppearance(layout, of: cell, context: context)
    }
    let start = appearance(cell)
    let end = appearance(cell.updated(for: state))
    let moment = start.interpolated(to: end, fraction: 0.4)
    let red = try #require(moment.background?.color.red)
    #expect(red < 1)
    #expect(red > end.background?.color.red ?? 1)
  }
}
