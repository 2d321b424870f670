import CellConfiguration
import CellTestSupport
import Foundation
import Testing

@Suite("Examples of the README")
struct DocumentationExampleTests {
  @Test("The example in the README has the results in its comments")
  func readme() {
    var content = ListContentConfiguration.valueCell()
    content.image = CellImage(systemName: "wifi")
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    content.when(.selected) { $0.textProperties.color = .systemBlue }

    var state = CellConfigurationState(traitCollection: .phone)
    state.isSelected = true
    let selected = content.updated(for: state).textProperties.color
    state.isDisabled = true
    let disabled = content.updated(for: state).secondaryTextProperties.color
    #expect(documented(selected) == "systemBlue")
    #expect(documented(disabled) == "quaternaryLabel")
  }

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
