import CellConfiguration
import CellLayout
import CellText
import Foundation

/// A written report of a laid-out cell.
///
/// Frames are `[x, y, width, height]` in points of the list. Colors are resolved, as `#RRGGBBAA`;
/// vertical bars separate the colors of several appearances.
struct CellReport: Encodable {
  struct Image: Encodable {
    var frame: [CGFloat]
    var slot: [CGFloat]
    var tintColor: String
    var cornerRadius: CGFloat?
    var strokeColor: String?
    var strokeWidth: CGFloat?
    var ignoresInvertColors: Bool?
    var accessibilityLabel: String?
  }

  struct Font: Encodable {
    var size: CGFloat
    var weight: String
  }

  struct Text: Encodable {
    var frame: [CGFloat]
    var lines: [String]
    var firstBaseline: CGFloat
    var lastBaseline: CGFloat
    var font: Font
    var color: String
    var isTruncated: Bool
    var showsExpansionText: Bool?
  }

  struct Background: Encodable {
    var frame: [CGFloat]
    var cornerRadius: CGFloat
    var roundedCorners: [String]
    var color: String
    var strokeColor: String?
    var strokeFrame: [CGFloat]?
    var strokeWidth: CGFloat?
    var imageFrame: [CGFloat]?
    var visualEffect: CellVisualEffect?
    var shadow: Shadow?
  }

  struct Shadow: Encodable {
    var color: String
    var radius: CGFloat
    var offset: [CGFloat]
    var path: String
  }

  struct Accessory: Encodable {
    var kind: String
    var frame: [CGFloat]
    var region: [CGFloat]
    var color: String
    var backgroundColor: String?
    var isHidden: Bool?
  }

  /// An action that a swipe reveals.
  struct SwipeAction: Encodable {
    var edge: String
    var style: String
    var title: String?
    var image: String?
    var action: String?
    var frame: [CGFloat]
    var shape: [CGFloat]
    var cornerRadius: CGFloat?
    var imageFrame: [CGFloat]?
    var titleFrame: [CGFloat]?
    var color: String
    var isPerformedOnRelease: Bool?
  }

  struct Separator: Encodable {
    var frame: [CGFloat]
    var color: String
    var visualEffect: CellVisualEffect?
  }

  /// An accessibility element.
  struct Accessibility: Encodable {
    var label: String?
    var value: String?
    var hint: String?
    var traits: [String]?
    var customActions: [String]?
    var identifier: String?
    var frame: [CGFloat]
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
  var swipeActions: [SwipeAction]?
  var reorderSeparator: [CGFloat]?
  var topSeparator: Separator?
  var separator: Separator?
  var separatorGuide: [CGFloat]
  var accessibility: [Accessibility]
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
    accessories = cell.layout.accessories.map { Accessory($0, in: cell) }
    if !cell.layout.swipeActions.isEmpty {
      swipeActions = cell.layout.swipeActions.map { SwipeAction($0, in: cell) }
    }
    reorderSeparator = cell.layout.reorderSeparatorFrame.map { cell.inList($0).numbers }
    topSeparator = cell.layout.topSeparator.map { Separator($0, in: cell) }
    separator = cell.layout.bottomSeparator.map { Separator($0, in: cell) }
    separatorGuide = cell.inList(cell.layout.separatorGuide).numbers
    accessibility = cell.accessibilityElements.map(Accessibility.init)
    alpha = cell.contentAlpha
    measurements = cell.layout.measurementCount
  }
}

extension CellReport.Image {
  fileprivate init?(_ cell: PreviewCell) {
    guard let content = cell.cell.content, let image = content.image,
      let frame = cell.layout.imageFrame, let slot = cell.layout.imageSlot,
      let shape = cell.layout.content?.imageShape(of: content)
    else { return nil }
    let properties = content.imageProperties
    self.frame = cell.inList(frame).numbers
    self.slot = cell.inList(slot).numbers
    tintColor = cell.paint(image, with: properties).hex
    cornerRadius = shape.cornerRadius > 0 ? shape.cornerRadius.thousandths : nil
    if shape.strokeWidth > 0 {
      strokeWidth = shape.strokeWidth.thousandths
      strokeColor = cell.paint(properties.resolvedStrokeColor(for: cell.tint)).hex
    }
    accessibilityLabel = image.accessibilityLabel
    ignoresInvertColors = properties.accessibilityIgnoresInvertColors ? true : nil
  }
}

extension CellReport.Text {
  fileprivate init?(_ role: TextRole, of cell: PreviewCell) {
    guard let content = cell.cell.content, let layout = cell.layout.content,
      let frame = cell.layout.frame(of: .content(role == .text ? .text : .secondaryText)),
      let label = layout.label(role, of: content, context: cell.contentContext)
    else { return nil }
    let properties = role == .text ? content.textProperties : content.secondaryTextProperties
    let top = cell.contentOrigin.y + label.origin.y
    let font = label.layout.text.attributes.font
    self.frame = cell.inList(frame).numbers
    lines = label.layout.lines.map { label.layout.string(of: $0) }
    firstBaseline = (top + (label.layout.lines.first?.baseline ?? 0)).thousandths
    lastBaseline = (top + (label.layout.lines.last?.baseline ?? 0)).thousandths
    self.font = CellReport.Font(
      size: font.pointSize.thousandths, weight: font.weight.description)
    color = cell.paint(properties.resolvedColor()).hex
    isTruncated = label.layout.isTruncated
    showsExpansionText =
      isTruncated && properties.showsExpansionTextWhenTruncated ? true : nil
  }
}

extension CellReport.Background {
  fileprivate init?(_ cell: PreviewCell) {
    guard let background = cell.cell.background, let layout = cell.layout.background else {
      return nil
    }
    let radii = layout.visibleCornerRadii
    let corners = [
      ("topLeft", radii.topLeft), ("topRight", radii.topRight), ("bottomLeft", radii.bottomLeft),
      ("bottomRight", radii.bottomRight),
    ]
    frame = cell.inList(layout.fillFrame).numbers
    cornerRadius = (corners.map(\.1).max() ?? 0).thousandths
    roundedCorners = corners.filter { $0.1 > 0 }.map(\.0)
    color = cell.paint(background.resolvedBackgroundColor(for: cell.tint)).hex
    if let stroke = layout.strokeFrame {
      strokeFrame = cell.inList(stroke).numbers
      strokeColor = cell.paint(background.resolvedStrokeColor(for: cell.tint)).hex
      strokeWidth = layout.strokeWidth.thousandths
    }
    imageFrame = layout.imageFrame.map { cell.inList($0).numbers }
    visualEffect = background.visualEffect
    shadow = CellReport.Shadow(background.shadowProperties, layout, cell)
  }
}

extension CellReport.Shadow {
  fileprivate init?(
    _ shadow: BackgroundConfiguration.ShadowProperties, _ layout: BackgroundLayout,
    _ cell: PreviewCell
  ) {
    guard let path = layout.shadowPath else { return nil }
    color = cell.paint(shadow.color).faded(by: shadow.visibleOpacity).hex
    radius = shadow.radius.thousandths
    offset = [shadow.offset.width.thousandths, shadow.offset.height.thousandths]
    self.path = "\(path)"
  }
}

extension CellReport.Accessory {
  fileprivate init(_ accessory: AccessoryLayout, in cell: PreviewCell) {
    kind = accessory.kind.name
    frame = cell.inList(accessory.frame).numbers
    region = cell.inList(accessory.region).numbers
    color = cell.paint(accessory.color ?? cell.tint).hex
    backgroundColor = accessory.backgroundColor.map { cell.paint($0).hex }
    isHidden = accessory.isHidden ? true : nil
  }
}

extension CellReport.SwipeAction {
  fileprivate init(_ layout: SwipeActionLayout, in cell: PreviewCell) {
    edge = layout.edge.name
    style = layout.action.style.name
    title = layout.action.title
    image = layout.action.image.map { "\($0)" }
    action = layout.action.action?.name
    frame = cell.inList(layout.frame).numbers
    shape = cell.inList(layout.shapeFrame).numbers
    let radius = layout.cornerRadii.largest
    cornerRadius = radius > 0 ? radius.thousandths : nil
    imageFrame = layout.imageFrame.map { cell.inList($0).numbers }
    titleFrame = layout.titleFrame.map { cell.inList($0).numbers }
    color = cell.paint(layout.backgroundColor).hex
    isPerformedOnRelease = layout.isPerformedOnRelease ? true : nil
  }
}

extension CellReport.Separator {
  fileprivate init(_ separator: SeparatorLayout, in cell: PreviewCell) {
    frame = cell.inList(separator.frame).numbers
    color = cell.paint(separator.color).hex
    visualEffect = separator.visualEffect
  }
}

extension CellReport.Accessibility {
  fileprivate init(_ element: AccessibilityElement) {
    label = element.label
    value = element.value
    hint = element.hint
    traits = element.traits.isEmpty ? nil : element.traits.presentNames
    customActions = element.customActions.isEmpty ? nil : element.customActions.map(\.name)
    identifier = element.identifier
    frame = element.frame.numbers
  }
}

extension CGRect {
  /// `[x, y, width, height]`, each rounded to a thousandth.
  var numbers: [CGFloat] {
    [minX.thousandths, minY.thousandths, width.thousandths, height.thousandths]
  }
}

extension CGFloat {
  /// The number rounded to a thousandth.
  var thousandths: CGFloat {
    guard isFinite else { return 0 }
    // Larger numbers have no thousandths.
    return magnitude < 0x1p50 ? (self * 1000).rounded() / 1000 : self
  }
}
