import CellConfiguration
import CellTestSupport
import CellText
import CellTextPango
import Foundation
import Synchronization
import Testing

/// Engines that break one law each.
enum Liar {
  typealias Lie = @Sendable (inout LaidOutText, TextLayoutOptions, TextBounds) -> Void

  static func lie(about law: TextLaws.Law) -> Lie {
    switch law {
    case .nothingLost: { result, _, _ in result.lines.removeFirst() }
    case .clustersWhole:
      { result, _, _ in
        let end = result.lines[0].tail.upperBound
        result.lines[0].tail = end..<10_000
      }
    case .fits: { result, _, _ in result.lines[0].width = 500 }
    case .breaksBetweenWords:
      { result, _, _ in
        guard result.lines.count > 1 else { return }
        let end = result.lines[0].range.upperBound - 2
        result.lines[0].range = 0..<end
        result.lines[1].range = end..<result.lines[1].range.upperBound
      }
    case .heightIsThatOfMetrics: { result, _, _ in result.size.height += 1 }
    case .truncatesOnlyWhenNeeded: { result, _, _ in result.isTruncated.toggle() }
    case .narrowerIsNotShorter:
      { result, _, bounds in
        if case .exactly(let width) = bounds.width, width < 100 {
          result.lines = Array(result.lines.prefix(1))
        }
      }
    case .emptyExclusion:
      { result, _, bounds in if bounds.exclusion != nil { result.size.width += 1 } }
    case .exclusionIsAvoided:
      { result, _, bounds in if bounds.exclusion != nil { result.lines[0].x = 0 } }
    case .mirrored:
      { result, options, _ in
        if options.layoutDirection == .rightToLeft { result.lines[0].x += 1 }
      }
    case .repeatable:
      { result, _, _ in
        result.lines[0].baseline += CGFloat(callCount.add(1, ordering: .relaxed).newValue)
      }
    case .measuringAgrees: { result, _, _ in result.measured.height += 1 }
    case .piecesCoverLine:
      { result, _, _ in
        let range = result.lines[0].pieces[0].utf8Range
        result.lines[0].pieces[0].utf8Range = range.dropLast()
      }
    case .piecesTile: { result, _, _ in result.lines[0].pieces[0].x += 1 }
    case .piecesSayTheirText: { result, _, _ in result.lines[0].pieces[0].string += "!" }
    case .piecesInVisualOrder: { result, _, _ in result.lines[0].pieces[0].level = 1 }
    case .piecesIgnoreLayoutDirection:
      { result, options, _ in
        if options.layoutDirection == .rightToLeft { result.lines[0].pieces[0].x += 1 }
      }
    case .piecesAreAsWideAsTheirText: { result, _, _ in result.lines[0].pieces[0].width += 5 }
    case .partsAreAsWideAsTheirText: { result, _, _ in result.lines[0].parts[0].width += 5 }
    case .finite: { result, _, _ in result.lines[0].x = .nan }
    }
  }

  private static let callCount = Atomic(0)
}

/// A shaper with a name, for the names of test cases.
struct NamedShaper: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let shaper: any TextShaper

  init(_ name: String, _ shaper: any TextShaper) {
    testDescription = name
    self.shaper = shaper
  }

  /// Every shaper that there is in this build.
  static let all: [NamedShaper] = {
    var shapers = [
      NamedShaper("embedded", .embedded),
      NamedShaper("fixed advance", FixedAdvanceShaper(advance: 0.5)),
    ]
    #if Pango
      shapers.append(NamedShaper("Pango", PangoShaper()))
    #endif
    return shapers
  }()
}
