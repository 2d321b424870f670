import CellConfiguration
package import CellText
package import Foundation

/// The laws that every layout of every text keeps, whatever the shaper.
///
/// Each law is a function that returns what it found wrong, so that a test can check that it finds
/// a liar out.
package struct TextLaws: Sendable {
  package enum Law: String, CaseIterable, Sendable {
    case nothingLost, clustersWhole, fits, breaksBetweenWords, heightIsThatOfMetrics
    case truncatesOnlyWhenNeeded, narrowerIsNotShorter, emptyObstacle, obstacleIsAvoided
    case mirrored, repeatable, measuringAgrees, finite
    case piecesCoverLine, piecesTile, piecesSayTheirText, piecesInVisualOrder
    case piecesIgnoreLayoutDirection, piecesAreAsWideAsTheirText, partsAreAsWideAsTheirText
  }

  package struct Violation: Sendable, CustomStringConvertible {
    package var law: Law
    package var description: String
  }

  /// More than rounding a width up to pixels can amount to.
  static let tolerance = 1e-4

  let engine: TextEngine
  let text: StyledText
  let options: TextLayoutOptions
  let width: CGFloat
  /// What lines are laid out around; `nil` for a third of the width in either corner.
  let obstacle: TextObstacle?

  package init(
    _ engine: TextEngine, _ text: StyledText, _ options: TextLayoutOptions, width: CGFloat,
    obstacle: TextObstacle? = nil
  ) {
    self.engine = engine
    self.text = text
    self.options = options
    self.width = width
    self.obstacle = obstacle
  }

  package init(_ engine: TextEngine, _ subject: TextCase) {
    self.init(
      engine, subject.text, subject.options, width: subject.width, obstacle: subject.obstacle)
  }

  /// All violations for this text.
  package func violations() -> [Violation] {
    let bounds = TextBounds(width: .exactly(width))
    let result = engine.layOut(text, options, bounds)
    let clusters = TextSegmenter.clusters(of: text.string)
    let besideObstacle = engine.layOut(
      text, options,
      TextBounds(
        width: bounds.width, obstacle: obstacle ?? TextObstacle(width: width / 3, height: 40)))
    var mirror = options
    mirror.layoutDirection =
      options.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
    let mirrored = engine.layOut(text, mirror, bounds)
    var found: [Violation] = []
    func report(_ law: Law, _ problems: [String]) {
      found += problems.map { problem in
        Violation(
          law: law,
          description: "\(law): \(problem); \(text.string.debugDescription), "
            + "width \(width), \(options), around \(obstacles)")
      }
    }
    report(.nothingLost, nothingLost(result, clusters))
    report(.clustersWhole, clustersWhole(result, clusters))
    report(.fits, fits(result, clusters))
    report(.breaksBetweenWords, breaksBetweenWords(result, clusters))
    report(.heightIsThatOfMetrics, heightIsThatOfMetrics(result))
    report(.truncatesOnlyWhenNeeded, truncatesOnlyWhenNeeded(result, bounds, clusters))
    report(.narrowerIsNotShorter, narrowerIsNotShorter(result))
    report(.emptyObstacle, emptyObstacle(result))
    report(.obstacleIsAvoided, obstacleIsAvoided(clusters))
    report(.mirrored, isMirrored(result, mirrored))
    if engine.layOut(text, options, bounds) != result { report(.repeatable, ["differs"]) }
    report(.measuringAgrees, measuringAgrees(result) + measuringAgrees(besideObstacle))
    report(.finite, finite(result) + finite(besideObstacle))
    report(.piecesCoverLine, piecesCoverLine(result) + piecesCoverLine(besideObstacle))
    report(.piecesTile, piecesTile(result) + piecesTile(besideObstacle))
    report(.piecesSayTheirText, piecesSayTheirText(result))
    report(.piecesInVisualOrder, piecesInVisualOrder(result, clusters))
    report(.piecesIgnoreLayoutDirection, piecesIgnoreLayoutDirection(result, mirrored))
    report(
      .piecesAreAsWideAsTheirText, areAsWideAsTheirText(\.pieces, of: result, clusters))
    report(.partsAreAsWideAsTheirText, areAsWideAsTheirText(\.parts, of: result, clusters))
    return found
  }
}
