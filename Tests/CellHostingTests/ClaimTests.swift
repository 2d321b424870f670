import CellConfiguration
import CellHosting
import Foundation
import Testing

/// What the documentation says of numbers out of range.
@MainActor
@Suite("Views and schedulers do what is claimed of numbers out of range")
struct ClaimTests {
  @Test("A scheduler permits at least one pass", arguments: [Int.min, -1, 0, 1])
  func depth(_ number: Int) {
    #expect(UpdateScheduler(maximumUpdateDepth: number).maximumUpdateDepth == 1)
    #expect(UpdateScheduler(maximumUpdateDepth: 2).maximumUpdateDepth == 2)
  }

  @Test("The parts of a frame that are larger than 1e15 count as 1e15")
  func frames() {
    let view = CellView()
    view.frame = CGRect(x: 1e15, y: -1e15, width: 1e15, height: 1e15)
    let largest = view.frame
    #expect(largest == CGRect(x: 1e15, y: -1e15, width: 1e15, height: 1e15))
    view.frame = CGRect(x: 1e16, y: -1e300, width: 1e16, height: 1e300)
    #expect(view.frame == largest)
  }

  @Test(
    "A width that is negative or not a number counts as 0",
    arguments: [-1, -CGFloat.infinity, .nan])
  func fittingWidth(_ width: CGFloat) {
    var content = ListContentConfiguration.cell()
    content.text = "Several words that are wrapped"
    let view = ListContentView(configuration: content)
    func size(_ width: CGFloat) -> CGSize { view.sizeThatFits(CGSize(width: width, height: 0)) }
    #expect(size(width) == size(0))
    #expect(size(0) != size(50))
  }
}
