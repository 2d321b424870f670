import CellConfiguration
import CellTestSupport
import Foundation
import Testing

@Suite("Examples of comments on colors")
struct DocumentationExampleTests {
  @Test("The tint as a color, and a symbol in a color of its own")
  func tint() {
    let faded = CellColor.tintColor.withAlphaComponent(0.5)
    let alpha = faded.resolved(with: .phone, tint: .systemGreen).alpha  // 0.5
    #expect(documented(alpha) == "0.5")
    var content = ListContentConfiguration.cell()
    let star = CellImage(systemName: "star")
    content.image = star?.withTintColor(.systemYellow, renderingMode: .alwaysOriginal)
    #expect(content.image?.tintColor == .systemYellow)
  }
}
