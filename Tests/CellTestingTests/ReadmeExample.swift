import CellConfiguration
import CellTesting
import Testing

@Test("A Wi-Fi row matches its snapshot")
func wifi() {
  var content = ListContentConfiguration.valueCell()
  content.text = "Wi-Fi"
  content.secondaryText = "Home"
  assertSnapshot(of: content, in: [.phone, .phone.dark, .phone.accessibilityLarge])
}
