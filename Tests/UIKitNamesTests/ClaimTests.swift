import Foundation
import Testing
import UIKitNames

/// What the documentation says stops the program.
struct ClaimTests {
  @Test("Another configuration than a list's stops the program in a list content view")
  func otherContent() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view: any UIContentView = UIListContentView(configuration: .cell())
        view.configuration = RatingContentConfiguration()
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("a UIListContentView cannot show a Rating"))
  }
}
