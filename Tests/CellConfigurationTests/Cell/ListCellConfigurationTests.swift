import CellConfiguration
import Testing

/// What a cell can be made of.
struct ListCellConfigurationTests {
  @Test("Assigning two accessories of one system kind stops the program and names their positions")
  func trap() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var cell = ListCellConfiguration()
      cell.accessories = [.checkmark(), .checkmark()]
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("accessories: found checkmark at 0, 1, expected at most one"))
  }
}
