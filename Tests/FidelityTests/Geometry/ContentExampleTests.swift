import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("List content has the frames of UIKit")
struct ContentExampleTests {
  @Test("Examples of list content have the frames of UIKit", arguments: ContentExample.all)
  func frames(_ example: ContentExample) {
    let layout = example.layout
    if let image = example.image { expect(layout.imageFrame, near: image) }
    if let slot = example.slot { expect(layout.imageSlot, near: slot) }
    if let text = example.text { expect(layout.textFrame, near: text) }
    if let secondary = example.secondaryText { expect(layout.secondaryTextFrame, near: secondary) }
    if let size = example.fittedSize {
      #expect(abs(layout.fittedSize.width - size.width) < 0.002, "\(layout.fittedSize)")
      #expect(abs(layout.fittedSize.height - size.height) < 0.002, "\(layout.fittedSize)")
    }
    if let height = example.fittedHeight {
      #expect(abs(layout.size.height - height) < 0.002, "\(layout.size.height)")
      #expect(layout.size.height == layout.fittedSize.height)
    }
    if let arrangement = example.arrangement { #expect(layout.arrangement == arrangement) }
  }

  private func expect(
    _ frame: CGRect?, near expected: CGRect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let frame else {
      Issue.record("no frame, expected \(expected)", sourceLocation: sourceLocation)
      return
    }
    let pairs = [
      (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
      (frame.height, expected.height),
    ]
    #expect(
      pairs.allSatisfy { abs($0.0 - $0.1) < 0.002 }, "\(frame), expected \(expected)",
      sourceLocation: sourceLocation)
  }
}
