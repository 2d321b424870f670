import CellConfiguration
import CellLayout
import CellText
import Foundation

/// Everything that is known of a cell once it is laid out, as it is written down.
///
/// Frames are `[x, y, width, height]` in points of the list; colours are resolved, `#RRGGBBAA`.
struct CellReport: Encodable {
  struct Image: Encodable {
    var frame: [CGFloat]
    var slot: [CGFloat]
    var tintColor: String
  }

  struct Font: Encodable {
    var size: CGFloat
    var weight: String
  }

  struct Text: Encodable {
    var frame: [CGFloat]
    var lines: [String]
    var firstBaseline: CGFloat
    var font: Font
    var color: String
    var isTruncated: Bool
  }

  struct Background: Encodable {
    var frame: [CGFloat]
    var cornerRadius: CGFloat
    var roundedCorners: [String]
    var color: String
    var strokeColor: String?
    var strokeFrame: [CGFloat]?
  }

  struct Accessory: Encodable {
    var kind: String
    var frame: [CGFloat]
    var color: String
  }

  struct Separator: Encodable {
    var frame: [CGFloat]
    var color: String
  }

  var path: String
  var kind: String
  var frame: [CGFloat]
  var contentFrame: [CGFloat]
  var arrangement: String?
  var image: Image?
  var text: Text?
  var secondaryText: Text?
  var background: Background?
  var accessories: [Accessory]
  var separator: Separator?
  var alpha: CGFloat
  var measurements: Int
}

extension CellReport {
  init(_ cell: PreviewCell) {
    path = cell.path
    kind = cell.kind.rawValue
    frame = cell.frame.numbers
    contentFrame = cell.inList(cell.layout.contentFrame).numbers
    arrangement = cell.layout.content?.arrangement.rawValue
    image = Image(cell)
    text = Text(.text, of: cell)
    secondaryText = Text(.secondaryText, of: cell)
    background = Background(cell)
    accessories = cell.layout.accessories.map { accessory in
      Accessory(
        kind: accessory.kind.name, frame: cell.inList(accessory.frame).numbers,
        color: (accessory.color ?? cell.tint).resolved(with: cell.traits).hex)
    }
    separator = (cell.layout.bottomSeparator ?? cell.layout.topSeparator).map {
      Separator(
        frame: cell.inList($0.frame).numbers, color: $0.color.resolved(with: cell.traits).hex)
    }
    alpha = cell.cell.content?.alpha ?? 1
    measurements = cell.layout.measurementCount
  }
}

extension CellReport.Image {
  fileprivate init?(_ cell: PreviewCell) {
    guard let content = cell.cell.content, let layout = cell.layout.content,
      let frame = layout.imageFrame
    else { return nil }
    self.frame = cell.contentInList(frame).numbers
    slot = cell.contentInList(layout.imageSlot ?? frame).numbers
    tintColor =
      content.imageProperties.resolvedTintColor(for: cell.tint).resolved(with: cell.traits).hex
  }
}

extension CellReport.Text {
  fileprivate init?(_ role: TextRole, of cell: PreviewCell) {
    guard let content = cell.cell.content, let layout = cell.layout.content,
      let frame = role == .text ? layout.textFrame : layout.secondaryTextFrame,
      let label = layout.label(role, of: content, context: cell.contentContext)
    else { return nil }
    let properties = role == .text ? content.textProperties : content.secondaryTextProperties
    let top = cell.contentOrigin.y + label.origin.y
    let font = label.layout.text.attributes.font
    self.frame = cell.contentInList(frame).numbers
    lines = label.layout.lines.map { label.layout.string(of: $0) }
    firstBaseline = (top + (label.layout.lines.first?.baseline ?? 0)).thousandths
    self.font = CellReport.Font(
      size: font.pointSize.thousandths, weight: font.weight.description)
    color = properties.resolvedColor().resolved(with: cell.traits).hex
    isTruncated = label.layout.isTruncated
  }
}

extension CellReport.Background {
  fileprivate init?(_ cell: PreviewCell) {
    guard let background = cell.cell.background, let layout = cell.layout.background else {
      return nil
    }
    let radii = layout.cornerRadii
    let corners = [
      ("topLeft", radii.topLeft), ("topRight", radii.topRight), ("bottomLeft", radii.bottomLeft),
      ("bottomRight", radii.bottomRight),
    ]
    frame = cell.inList(layout.fillFrame).numbers
    cornerRadius = (corners.map(\.1).max() ?? 0).thousandths
    roundedCorners = corners.filter { $0.1 > 0 }.map(\.0)
    color = background.resolvedBackgroundColor(for: cell.tint).resolved(with: cell.traits).hex
    if let stroke = layout.strokeFrame {
      strokeFrame = cell.inList(stroke).numbers
      strokeColor =
        background.resolvedStrokeColor(for: cell.tint).resolved(with: cell.traits).hex
    }
  }
}

extension CGRect {
  /// `[x, y, width, height]`, each to a thousandth.
  var numbers: [CGFloat] {
    [minX.thousandths, minY.thousandths, width.thousandths, height.thousandths]
  }
}

extension CGFloat {
  /// The number to a thousandth.
  var thousandths: CGFloat { isFinite ? (self * 1000).rounded() / 1000 : 0 }
}
