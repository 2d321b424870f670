import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellText
import Foundation
import Testing

/// What a toolkit that paints has to be able to do.
protocol Canvas {
  mutating func fill(_ path: CellPath, _ color: CellColor.Components)
  mutating func draw(_ gradient: DisplayItem.Gradient)
  mutating func stroke(
    _ path: CellPath, _ style: DisplayItem.StrokeStyle, _ color: CellColor.Components)
  mutating func draw(_ shadow: CellPresentation.Shadow)
  mutating func draw(_ effect: CellVisualEffect, in path: CellPath)
  mutating func draw(_ image: DisplayItem.Picture)
  mutating func draw(_ symbol: DisplayItem.Symbol)
  mutating func draw(_ text: DisplayItem.Text)
  mutating func draw(_ view: DisplayItem.View)
  mutating func clip(to path: CellPath, _ draw: (inout Self) -> Void)
  mutating func withAlpha(_ alpha: CGFloat, _ draw: (inout Self) -> Void)
}

func draw(_ items: [DisplayItem], on canvas: inout some Canvas) {
  for item in items {
    canvas.withAlpha(item.alpha) { canvas in
      switch item.content {
      case .fill(let shape, let color): canvas.fill(shape.path, color)
      case .gradient(let gradient): canvas.draw(gradient)
      case .stroke(let shape, let style, let color): canvas.stroke(shape.path, style, color)
      case .shadow(let shadow): canvas.draw(shadow)
      case .effect(let effect, let path): canvas.draw(effect, in: path)
      case .image(let image): canvas.draw(image)
      case .symbol(let symbol): canvas.draw(symbol)
      case .text(let text): canvas.draw(text)
      case .view(let view): canvas.draw(view)
      case .group(let items, let path?): canvas.clip(to: path) { draw(items, on: &$0) }
      case .group(let items, nil): draw(items, on: &canvas)
      }
    }
  }
}

/// A canvas that notes what is drawn.
private struct Notes: Canvas {
  var entries: [String] = []
  var places: [CGPoint] = []
  var clips: [CellPath] = []
  var colors: [CellColor.Components] = []
  var tint: CellColor.Components?

  mutating func fill(_ path: CellPath, _ color: CellColor.Components) { entries.append("fill") }
  mutating func stroke(
    _ path: CellPath, _ style: DisplayItem.StrokeStyle, _ color: CellColor.Components
  ) { entries.append("stroke") }
  mutating func draw(_ shadow: CellPresentation.Shadow) { entries.append("shadow") }
  mutating func draw(_ gradient: DisplayItem.Gradient) { entries.append("gradient") }
  mutating func draw(_ effect: CellVisualEffect, in path: CellPath) { entries.append("effect") }
  mutating func draw(_ image: DisplayItem.Picture) { entries.append("image") }
  mutating func draw(_ symbol: DisplayItem.Symbol) {
    entries.append(symbol.name)
    tint = symbol.color
  }
  mutating func draw(_ text: DisplayItem.Text) {
    entries.append(text.fragment.string)
    places.append(text.position)
    colors.append(text.color)
  }
  mutating func draw(_ view: DisplayItem.View) {
    entries.append("view \(view.customView.identifier)")
  }
  mutating func clip(to path: CellPath, _ draw: (inout Notes) -> Void) {
    clips.append(path)
    draw(&self)
  }
  mutating func withAlpha(_ alpha: CGFloat, _ draw: (inout Notes) -> Void) { draw(&self) }
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
    let presentation = CellPresentation(layout, of: cell, context: context, tintColor: .systemGreen)
    draw(presentation.displayList, on: &canvas)
    #expect(canvas.entries == ["fill", "wifi", "Wi-Fi", "Home", "3", "stroke"])
    #expect(canvas.tint == CellColor.systemGreen.resolved(with: .phone))
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
    draw(CellPresentation(layout, of: cell, context: context).displayList, on: &canvas)
    #expect(canvas.entries.prefix(4) == ["fill", "Delete", "fill", "wifi"])
  }

  @Test("The corners of a card cut off the background")
  func card() {
    let cell = cell()
    let context = LayoutContext(traits: .phone)
    var decorations = ListCellDecorations()
    decorations.clipRadii = CornerRadii(26)
    let layout = ListCellLayout(cell, width: 358, context: context, decorations: decorations)
    var canvas = Notes()
    draw(CellPresentation(layout, of: cell, context: context).displayList, on: &canvas)
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
    draw(CellPresentation(layout, of: cell, context: context).displayList, on: &canvas)
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
    draw(CellPresentation(layout, of: cell, context: context).displayList, on: &canvas)
    #expect(canvas.colors[0] == CellColor.systemRed.resolved(with: .phone))
  }

  @Test("Symbols are filled, from drawings of the package or of the program")
  func symbols() throws {
    var cell = cell()
    let context = LayoutContext(traits: .phone)
    func presentation() -> CellPresentation {
      CellPresentation(
        ListCellLayout(cell, width: 358, context: context), of: cell, context: context)
    }
    func entries(_ outlines: SymbolOutlines) -> [String] {
      var canvas = Notes()
      draw(presentation().displayList.expandingSymbols(with: outlines), on: &canvas)
      return canvas.entries
    }
    do {
      let presentation = presentation()
      var canvas = Notes()
      let outlines = SymbolOutlines()
      draw(presentation.displayList.expandingSymbols(with: outlines), on: &canvas)
      #expect(canvas.entries.prefix(3) == ["fill", "fill", "Wi-Fi"])
    }
    let logo = CustomSymbol(
      lines: [try CellPath(pathData: "M4 20V4l16 16V4")],
      areas: [try CellPath(pathData: "M14 2h8v8z")])
    let outlines = SymbolOutlines(symbols: ["my.logo": logo])
    cell.content?.image = CellImage(systemName: "my.logo.circle.fill")
    #expect(entries(SymbolOutlines())[1] == "my.logo.circle.fill")
    #expect(entries(outlines)[1] == "fill")
  }

  @Test("A symbol outside of a list is a path to fill")
  func path() {
    var canvas = Notes()
    let color = CellColor.label.resolved(with: .phone)
    let outlines = SymbolOutlines()
    let frame = CGRect(x: 8, y: 8, width: 24, height: 24)
    if let path = outlines.path(ofSymbolNamed: "wifi", in: frame, weight: .semibold) {
      canvas.fill(path, color)
    }
    #expect(canvas.entries == ["fill"])
  }

  @Test("The drawings of a document can be filled")
  func documents() throws {
    var document = ListDocument()
    document.symbols["my.logo"] = CustomSymbol(
      lines: [try CellPath(pathData: "M2 6h5")], box: 12, facesTextDirection: true)
    let outlines = SymbolOutlines(symbols: document.symbols)
    let frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    let path = try #require(outlines.path(ofSymbolNamed: "my.logo", in: frame))
    let mirrored = outlines.path(ofSymbolNamed: "my.logo", in: frame, isRightToLeft: true)
    #expect(path.elements.count > 4 && path != mirrored)
  }

  @Test("A view is named, and can be drawn as a control")
  func views() {
    var cell = cell()
    let view = CellAccessory.CustomView("wifi", size: CellControl.switch(isOn: true).size)
    cell.accessories = [.customView(view, placement: .trailing())]
    let traits = TraitCollection.phone
    let context = LayoutContext(traits: traits)
    let layout = ListCellLayout(cell, width: 358, context: context)
    let presentation = CellPresentation(layout, of: cell, context: context)
    var canvas = Notes()
    draw(presentation.displayList, on: &canvas)
    #expect(canvas.entries.last == "view wifi")
    let items = presentation.displayList.expandingViews(traits: traits)
    #expect(items == presentation.displayList)
    let drawn = presentation.displayList.expandingViews(traits: traits) { view in
      view.customView.identifier == "wifi" ? .switch(isOn: true) : nil
    }
    draw(drawn, on: &canvas)
    #expect(canvas.entries.suffix(3) == ["fill", "shadow", "fill"])
  }

  @Test("A moment of a selection lies between its start and its end")
  func animation() throws {
    let cell = cell()
    let context = LayoutContext(traits: .phone)
    var state = CellConfigurationState(traitCollection: .phone)
    state.isSelected = true
    func presentation(_ cell: ListCellConfiguration) -> CellPresentation {
      let layout = ListCellLayout(cell, width: 358, context: context)
      return CellPresentation(layout, of: cell, context: context)
    }
    let start = presentation(cell)
    let end = presentation(cell.updated(for: state))
    let moment = start.interpolated(to: end, fraction: 0.4)
    let red = try #require(moment.background?.color.red)
    #expect(red < 1)
    #expect(red > end.background?.color.red ?? 1)
  }
}
