import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

@MainActor
struct CallbackLawTests {
  private func source(_ random: inout SplitMix64) -> RandomSource {
    RandomSource(bytes: (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) })
  }

  @Test(
    "Cells whose callbacks change everything come to rest and leave nothing behind",
    arguments: 1...6)
  func cellsWhoseCallbacks(
    _ seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<caseCount(40) { #expect(CallbackWorld.violations(source(&random)) == []) }
  }

  @Test(
    "Cells come to rest in the worlds that fuzzing found",
    arguments: [
      "lLi4uLi4uLi4uLi4uLi4uLi4uLi4uLi4uP+4uLi4uP///////z+4uLi4uLi4uLi4uLC4uLgrAAAAAAAAALi4uCJudW1i"
        + "ZXJPZkxpbmVzImFjQXBpcGV0ZXZhcmFuY2UiTnVtZXJpSkNgDA=="
    ])
  func cellsComeRest(_ input: String) throws {
    let bytes = try #require(Data(base64Encoded: input))
    let violations = CallbackWorld.violations(
      RandomSource(bytes: bytes.dropFirst()),
      takeTurn: { _ = RunLoop.main.run(mode: .default, before: .distantPast) })
    #expect(violations == [])
  }

  /// What a cell does wrong, and what has to be said of it.
  enum Lie: String, CaseIterable {
    case waitsForPass = "waits for a pass"
    case waitsForLayout = "waits for layout"
    case showsSomethingElse = "has another configuration"
    case missesModel = " instead of "
    case showsOldState = "shows another state"
    case hasPassForNoReason = "passes for no reason"
    case isLeft = "a cell is left"

    @MainActor
    func tell(_ cell: ListCell, _ kept: inout [ListCell]) {
      switch self {
      case .waitsForPass, .hasPassForNoReason: cell.setNeedsUpdateConfiguration()
      case .waitsForLayout: cell.setNeedsLayout()
      case .showsSomethingElse:
        (cell.contentView as? ListContentView)?.configuration = content("Something else")
      case .missesModel: cell.contentConfiguration = content("Something else")
      case .showsOldState: cell.isSelected.toggle()
      case .isLeft: kept.append(cell)
      }
    }
  }

  @Test("The checker of callbacks notices a cell that is wrong in the end", arguments: Lie.allCases)
  func checkerCallbacksNotices(_ lie: Lie) {
    var random = SplitMix64(seed: 9)
    var kept: [ListCell] = []
    let violations = (0..<10).flatMap { _ in
      CallbackWorld.violations(source(&random), distort: { lie.tell($0, &kept) })
    }
    #expect(violations.contains { $0.contains(lie.rawValue) }, "\(Set(violations))")
  }
}
