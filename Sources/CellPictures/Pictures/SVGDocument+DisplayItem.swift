import CellConfiguration
import CellLayout
import CellText
import Foundation

extension SVGDocument {
  /// Draws a whole cell.
  package mutating func draw(_ cell: DrawnCell) { draw(\.displayList, of: cell) }

  /// Draws some items of a cell.
  mutating func draw(_ items: (CellPresentation) -> [DisplayItem], of cell: DrawnCell) {
    draw(
      cell.presentations.map { presentation in
        items(presentation).map { $0.offsetBy(dx: cell.origin.x, dy: cell.origin.y) }
      }, cell.traits)
  }

  /// Draws items that are given in each appearance of the picture.
  private mutating func draw(_ lists: [[DisplayItem]], _ traits: [TraitCollection]) {
    for index in lists[0].indices {
      let alpha = lists[0][index].alpha
      let contents = lists.map { $0[index].content }
      if alpha == 1 {
        draw(contents, traits)
      } else {
        group("g", ["opacity": .number(alpha)]) { $0.draw(contents, traits) }
      }
    }
  }

  /// Draws the content of an item that is given in each appearance of the picture.
  private mutating func draw(_ contents: [DisplayItem.Content], _ traits: [TraitCollection]) {
    let black = CellColor.Components(red: 0, green: 0, blue: 0)
    let paint = Paint(contents.map { $0.color ?? black })
    switch contents[0] {
    case .fill(.rect(let rect), _): fill(rect, paint)
    case .fill(.ellipse(let rect), _): fill(rect, paint, radius: rect.width / 2)
    case .fill(.path(let path), _): fill(path, paint)
    case .gradient(let gradient): fill(gradient, contents)
    case .stroke(.ellipse(let rect), let style, _): strokeCircle(rect, paint, style)
    case .stroke(let shape, let style, _): stroke(shape.path, paint, style)
    case .shadow(let shadow):
      drawShadow(of: shadow.path, radius: shadow.radius, offset: shadow.offset, paint)
    case .effect(let effect, let path):
      // A material shows the content behind the list, which is unknown in a picture.
      fill(path, Paint(effect.fallbackColor, with: traits))
      draw(zip(contents, traits).map { $0.drawing(with: $1) }, traits)
    case .image(let image):
      draw(image, paint, placeholder: Paint(contents.map { $0.placeholderColor ?? black }))
    case .symbol(let symbol):
      // The ink of a symbol in its own colors is black (assumed).
      drawSymbol(
        symbol.name, in: symbol.frame, paint, weight: symbol.weight,
        isRightToLeft: symbol.isRightToLeft)
    case .text(let text): draw(text, paint)
    case .view: draw(zip(contents, traits).map { $0.drawing(with: $1) }, traits)
    case .group([], _): break
    case .group(_, nil): draw(contents.map(\.members), traits)
    case .group(_, let path?): clipped(by: path) { $0.draw(contents.map(\.members), traits) }
    }
  }

  /// Fills a rectangle with a gradient that is given in each appearance of the picture.
  mutating func fill(
    _ gradient: DisplayItem.Gradient, _ contents: [DisplayItem.Content]
  ) {
    let gradients = contents.map { content in
      if case .gradient(let gradient) = content { gradient } else { gradient }
    }
    fill(
      gradient.frame, from: Paint(gradients.map(\.topColor)),
      to: Paint(gradients.map(\.bottomColor)))
  }

  /// Draws an image: its picture, its placeholder, or a gray box with a landscape; for a stencil,
  /// a box in its color.
  private mutating func draw(
    _ image: DisplayItem.Picture, _ color: Paint, placeholder: Paint
  ) {
    if drawPicture(image, color) { return }
    if let symbol = image.placeholder {
      return drawSymbol(
        symbol.name, in: symbol.frame, placeholder, weight: symbol.weight,
        isRightToLeft: symbol.isRightToLeft)
    }
    if image.tintColor != nil { return fill(image.frame, color) }
    fill(image.frame, Paint(CellColor.Components(red: 0.68, green: 0.71, blue: 0.76)))
    let inner = image.frame.insetBy(dx: image.frame.width * 0.2, dy: image.frame.height * 0.2)
    drawSymbol(
      "photo", in: inner, Paint(CellColor.Components(red: 1, green: 1, blue: 1, alpha: 0.8)))
  }
}

extension DisplayItem.Content {
  /// The color; `nil` for a group or gradient, and for content in its own colors.
  fileprivate var color: CellColor.Components? {
    switch self {
    case .fill(_, let color), .stroke(_, _, let color): color
    case .view(let view): view.tintColor
    case .shadow(let shadow): shadow.color
    case .image(let image): image.tintColor
    case .symbol(let symbol): symbol.color
    case .text(let text): text.color
    case .gradient, .effect, .group: nil
    }
  }

  /// The color of the symbol in the place of a picture.
  fileprivate var placeholderColor: CellColor.Components? {
    if case .image(let image) = self { image.placeholder?.color } else { nil }
  }

  /// Returns the control of a view, its name in a box, or the name of a custom effect; nothing for
  /// other content.
  fileprivate func drawing(with traits: TraitCollection) -> [DisplayItem] {
    switch self {
    case .view(let view) where view.customView.control != nil:
      return [self].items(.view(0)).expandingViews(traits: traits)
    case .view(let view):
      var box = view.tintColor
      box.alpha *= 0.25
      let path = CellPath(roundedRect: view.frame, radii: CornerRadii(3))
      let name = view.customView.identifier.withoutObjectNumbers
      let label = Self.label(name, in: view.frame, CellColor(view.tintColor))
      return ([.fill(.path(path), box)] + label).items(.view(0))
    case .effect(.custom(let name), let path):
      // A separator is too thin for a name.
      guard let frame = path.controlBounds, frame.height >= 8 else { return [] }
      return Self.label(name, in: frame, .systemGray).items(.view(0))
    default: return []
    }
  }

  /// Returns a line of small text in the middle of a frame.
  private static func label(
    _ text: String, in frame: CGRect, _ color: CellColor
  ) -> [DisplayItem.Content] {
    let name = StyledText(text, font: ResolvedFont(pointSize: min(11, frame.height / 2)))
    let text = TextLayout(
      of: name,
      options: TextLayoutOptions(
        numberOfLines: 1, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5),
      in: TextBounds(width: .atMost(max(0, frame.width - 4))))
    let size = text.measurement.size
    let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    return DisplayItem.Content.lines(
      of: text, at: origin, color: color, traits: TraitCollection())
  }

  /// The items of a group; empty for other content.
  fileprivate var members: [DisplayItem] {
    if case .group(let members, _) = self { members } else { [] }
  }
}
