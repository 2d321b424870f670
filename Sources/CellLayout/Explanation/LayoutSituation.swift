import CellConfiguration
import CellText
import Foundation

/// Everything that the frames of a cell depend on, as values that can be changed one by one.
struct LayoutSituation: Sendable {
  /// The place of the cell in a list.
  struct Place: Sendable {
    var list: ListLayout
    let item: ListItem
    let isSelected: @Sendable (ListPosition) -> Bool
  }

  var cell: ListCellConfiguration

  /// The width of the cell, or of its list.
  var width: CGFloat

  /// The height of the cell, if it is given.
  var height: CGFloat?

  var traits: TraitCollection
  var screenWidth: CGFloat?

  /// The layout margins of a cell outside lists.
  var margins: DirectionalEdgeInsets

  /// The parts that a list adds to a cell that is not in a ``ListLayout``.
  var decorations: ListCellDecorations

  /// The separators of the cell, already resolved.
  var separators: ListSeparatorConfiguration?

  /// The list that contains the cell, and its configuration, which can be changed.
  let place: Place?
  var configuration: ListConfiguration?

  /// The numbers that belong to no configuration.
  var trial = LayoutTrial()

  let shaper: any TextShaper

  /// The measurements of all layouts of the explanation.
  private let cache: TextMeasurementCache

  /// Creates the situation of a cell outside lists.
  init(
    _ cell: ListCellConfiguration, width: CGFloat, height: CGFloat?, _ context: LayoutContext,
    _ decorations: ListCellDecorations
  ) {
    self.cell = Self.withoutRules(cell)
    self.width = width
    self.height = height
    traits = context.traits
    screenWidth = context.screenWidth
    margins = context.cellLayoutMargins
    self.decorations = decorations
    separators = decorations.separators
    place = nil
    configuration = nil
    shaper = context.shaper
    cache = TextMeasurementCache(shaper: ShaperWithoutShortcuts(shaper))
  }

  /// Creates the situation of an item of a list.
  init(_ cell: ListCellConfiguration, _ place: Place) {
    let context = place.list.context
    self.cell = Self.withoutRules(cell)
    width = place.list.width
    height = nil
    traits = context.traits
    screenWidth = context.screenWidth
    margins = context.cellLayoutMargins
    decorations = ListCellDecorations()
    separators =
      place.list.decorations(of: place.item, isSelected: place.isSelected).separators
    self.place = place
    configuration = place.list.configuration
    shaper = context.shaper
    cache = TextMeasurementCache(shaper: ShaperWithoutShortcuts(shaper))
  }

  /// The cell without rules, which would win over numbers that a trial assigns.
  static func withoutRules(_ cell: ListCellConfiguration) -> ListCellConfiguration {
    var cell = cell
    cell.content = cell.content?.withoutRules
    cell.background = cell.background?.withoutRules
    return cell
  }

  /// The traits of the cell, with its overrides.
  var cellTraits: TraitCollection {
    cell.traitOverrides.map { TraitCollection(traitsFrom: [traits, $0]) } ?? traits
  }

  /// The style sheets of the list and the cell.
  var styleSheets: [StyleSheet] {
    let (list, cell) = (traits.styleSheet, cellTraits.styleSheet)
    return list.identity == cell.identity ? [cell] : [cell, list]
  }

  /// The cell, laid out with changes.
  func placed() -> PlacedCell {
    var context = LayoutContext(traits: traits, cache: cache, cellLayoutMargins: margins)
    context.screenWidth = screenWidth
    context = context.trying(trial)
    guard let place, let configuration else {
      return placed(context, width: width, decorations, x: 0)
    }
    var list = place.list
    list.replace(configuration, width: width, context)
    let decorations = list.decorations(of: place.item, isSelected: place.isSelected)
    let rowWidth = list.width(of: cell, at: place.item)
    let edges = list.rowEdges
    return placed(
      list.context, width: rowWidth, decorations,
      x: traits.isRightToLeft ? edges.right - rowWidth : edges.left)
  }

  /// The situation and its layout, in which texts have the same lines and arrangement as on the
  /// pixels of the display.
  ///
  /// Without pixels, labels have up to a pixel more or less space, which can decide where a line
  /// ends.
  func decided(as actual: PlacedCell) -> (LayoutSituation, PlacedCell) {
    let (base, pixel) = (placed(), 1 / cellTraits.pixelGrid.scale)
    if base.isDecided(as: actual) { return (self, base) }
    let offsets: [(CGFloat, CGFloat)] = [
      (-0.5, 0), (0.5, 0), (-1, 0), (1, 0), (-2, 0), (2, 0), (0, 1), (0, -1), (-1, 1), (1, -1),
    ]
    for (space, width) in offsets {
      var other = self
      for role in TextRole.allCases {
        other.trial.labels[role].space = space * pixel
        other.trial.labels[role].width = width * pixel
      }
      let placed = other.placed()
      if placed.isDecided(as: actual) { return (other, placed) }
    }
    return (self, base)
  }

  private func placed(
    _ context: LayoutContext, width: CGFloat, _ decorations: ListCellDecorations, x: CGFloat
  ) -> PlacedCell {
    var decorations = decorations
    if decorations.separators != nil { decorations.separators = separators }
    let measurement = ListCellMeasurement(
      cell, width: width, height: height, context: context, decorations: decorations)
    return PlacedCell(cell, measurement, ListCellLayout(measurement), x: x)
  }
}

/// A cell that was laid out for an explanation.
struct PlacedCell: Sendable {
  let cell: ListCellConfiguration
  let labels: RolePair<LabelMeasure?>

  /// The width that the labels may use.
  let availableWidth: CGFloat

  let layout: ListCellLayout

  /// The left edge of the cell in its list.
  let x: CGFloat

  init(
    _ cell: ListCellConfiguration, _ measurement: ListCellMeasurement, _ layout: ListCellLayout,
    x: CGFloat
  ) {
    let content = measurement.sizes.content
    (self.cell, self.layout, self.x) = (cell, layout, x)
    (labels, availableWidth) = (content.labels, content.area.availableWidth)
  }

  /// The amounts by which texts can have less space until they have half of what they need.
  var spacesToSpare: [CGFloat] {
    TextRole.allCases.compactMap { labels[$0] }
      .map { availableWidth - $0.naturalWidth / 2 }
      .filter { $0 > 0 }
  }

  /// Returns whether another layout has the same lines and the same arrangement.
  func isDecided(as other: PlacedCell) -> Bool {
    layout.content?.arrangement == other.layout.content?.arrangement
      && TextRole.allCases.allSatisfy {
        labels[$0]?.lineCount == other.labels[$0]?.lineCount
          && labels[$0]?.isWhole == other.labels[$0]?.isWhole
          && abs((labels[$0]?.firstLineTop ?? 0) - (other.labels[$0]?.firstLineTop ?? 0)) < 2
      }
  }

  /// Returns a number of a part; horizontal edges are in coordinates of the list.
  func value(of measure: LayoutMeasure, _ part: LayoutPart) -> CGFloat? {
    let value = layout.value(of: measure, part, in: cell)
    return measure == .minX || measure == .maxX ? value.map { $0 + x } : value
  }
}

/// A shaper that shapes every text, so that each measurement can be changed.
private struct ShaperWithoutShortcuts: TextShaper {
  private let shaper: any TextShaper

  init(_ shaper: any TextShaper) { self.shaper = shaper }

  func metrics(of font: ResolvedFont) -> LineMetrics { shaper.metrics(of: font) }

  var metricsDependOnText: Bool { shaper.metricsDependOnText }

  func metrics(of run: ShapingRun) -> LineMetrics { shaper.metrics(of: run) }

  var advancesDependOnContext: Bool { shaper.advancesDependOnContext }

  func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
    shaper.shape(run, into: &clusters)
  }

  func wordBreaks(in run: ShapingRun) -> [Int]? { shaper.wordBreaks(in: run) }
}

extension ResolvedFont {
  /// Whether the font is the system font, whose letters were measured.
  var isSystemFont: Bool { familyName == nil }

  /// The size and the weight, such as `17 pt regular`.
  var briefDescription: String {
    let family = familyName.map { "\($0) " } ?? ""
    return "\(family)\(pointSize.brief) pt \(weight)"
  }
}

extension ListCellConfiguration {
  /// Returns whether another cell has the same content and background.
  func isSame(as other: ListCellConfiguration) -> Bool {
    content == other.content && background == other.background
  }
}
