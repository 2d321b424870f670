import CellConfiguration
import Foundation

/// The positions to which the tabs of a paragraph move the text that follows them.
struct TabStops: Sendable {
  struct Stop: Sendable {
    /// The distance from the edge where the lines of the paragraph begin.
    var location: CGFloat
    /// The part of the following text that is before the location: 0 for none, 1 for all of it.
    var share: CGFloat
  }

  /// The stops that the style sets, in the order of their locations.
  private let stops: [Stop]
  private let interval: CGFloat

  /// Creates the stops of a paragraph.
  ///
  /// - Parameters:
  ///   - style: The style of the paragraph.
  ///   - direction: The direction of the paragraph, which determines its left and right sides.
  init(_ style: CellParagraphStyle, _ direction: LayoutDirection) {
    interval = style.defaultTabInterval.finite.nonNegative
    stops = style.tabStops.filter { $0.location.isFinite }.map {
      Stop(location: $0.location.finite, share: $0.alignment.leadingShare(in: direction))
    }.sorted { $0.location < $1.location }
  }

  /// Returns the first stop behind a position; a stop at the position itself if there is none.
  func next(after position: CGFloat) -> Stop {
    let least = position + ShapedText.tolerance
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].location > least { high = middle } else { low = middle + 1 }
    }
    if low < stops.count { return stops[low] }
    let location = ((least / interval).rounded(.down) + 1) * interval
    return Stop(location: location.isFinite ? max(location, position) : position, share: 0)
  }
}

/// Gives tabs their advances, which depend on their place in a line.
extension ShapedText {
  /// Sets the advance of a tab on a line, and returns it.
  ///
  /// - Parameters:
  ///   - index: The cluster.
  ///   - width: The width of the line before it.
  ///   - place: The place of the line.
  mutating func setTab(
    _ index: Int, behind width: CGFloat, at place: TypesetLine.Place
  ) -> CGFloat {
    if tabStops?.paragraphStart != place.paragraphStart {
      tabStops = (place.paragraphStart, stops(ofParagraphAt: place.paragraphStart))
    }
    let position = place.indent + width
    guard let stop = tabStops?.stops.next(after: position) else { return 0 }
    var advance = stop.location - position
    if stop.share > 0 {
      let column = widthOfColumn(from: index + 1, upTo: advance / stop.share)
      advance = (advance - column * stop.share).nonNegative
    }
    clusters[index].advance = advance
    clusters[index].kerning = 0
    return advance
  }

  /// Sets the advances of the tabs in a range of clusters at the start of a line.
  mutating func setTabs(_ range: Range<Int>, at place: TypesetLine.Place) {
    guard hasTabs else { return }
    var width: CGFloat = 0
    for index in range {
      let isTab = clusters[index].isTab
      width += isTab ? setTab(index, behind: width, at: place) : clusters[index].advance
    }
  }

  /// Makes the tabs in a range of clusters as wide as spaces.
  ///
  /// Text behind an ellipsis has no position that counts for tab stops (decided).
  mutating func setTabsToSpaces(_ range: Range<Int>) {
    guard hasTabs else { return }
    var space = CharacterWidth(" ")
    for index in range where clusters[index].isTab {
      clusters[index].advance = space.at(index, in: self)
      clusters[index].kerning = 0
    }
  }

  /// Returns the width of the text up to the next tab or newline, or the end of the text.
  ///
  /// If the width is above a limit, the result is any width above it.
  private mutating func widthOfColumn(from start: Int, upTo limit: CGFloat) -> CGFloat {
    var width: CGFloat = 0
    var index = start
    while width <= limit, hasCluster(at: index) {
      let cluster = buffer.storage[index]
      if cluster.isTab || cluster.isNewline { break }
      width += cluster.advance
      index += 1
    }
    return width
  }

  /// Returns the tab stops of the paragraph that begins at an offset.
  private func stops(ofParagraphAt start: Int) -> TabStops {
    let style = styles.style(at: start)
    var direction = styles.layoutDirection
    // Natural stops and centered ones are the same in both directions.
    if style.tabStops.contains(where: { $0.alignment == .left || $0.alignment == .right }) {
      let own = DirectionSearch(from: start, explicit: styles.direction(at: start))
        .direction(in: text.string)
      if own != .unspecified { direction = own }
    }
    return TabStops(style, direction)
  }

  /// Adds clusters to the natural width, as if each paragraph were one line.
  mutating func addWidths(of range: Range<Int>) {
    for index in range {
      let cluster = buffer.storage[index]
      if cluster.isNewline {
        let start = cluster.utf8Range.upperBound
        widths.begin(styles.style(at: start), at: start)
      } else if cluster.isTab {
        let stops = widths.tabStops ?? stops(ofParagraphAt: widths.paragraphStart)
        widths.tabStops = stops
        widths.addTab(stops)
      } else {
        widths.add(cluster.advance)
      }
    }
  }
}

/// The width of a text's widest paragraph, added up cluster by cluster.
struct NaturalWidth: Sendable {
  private var widest: CGFloat = 0
  /// The end of the text of the paragraph, without the change of place by the last tab.
  private var paragraph: CGFloat = 0
  /// The space behind the paragraph.
  private var tail: CGFloat = 0
  /// The last tab of the paragraph whose place depends on the text behind it.
  private var tab: (position: CGFloat, stop: TabStops.Stop)?

  /// The offset where the paragraph begins, in UTF-8 code units.
  private(set) var paragraphStart = 0
  /// The tab stops of the paragraph; `nil` before its first tab.
  var tabStops: TabStops?

  var total: CGFloat { max(widest, end + tail) }

  private var end: CGFloat {
    guard let tab else { return paragraph }
    let column = (paragraph - tab.position) * tab.stop.share
    return paragraph + (tab.stop.location - tab.position - column).nonNegative
  }

  mutating func begin(_ style: CellParagraphStyle, at start: Int) {
    widest = total
    paragraph = style.indent(ofFirstLine: true)
    tail = style.tailSpace
    paragraphStart = start
    (tab, tabStops) = (nil, nil)
  }

  mutating func add(_ advance: CGFloat) { paragraph += advance }

  mutating func addTab(_ stops: TabStops) {
    paragraph = end
    tab = (paragraph, stops.next(after: paragraph))
  }
}
