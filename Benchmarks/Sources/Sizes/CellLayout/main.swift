import CellConfiguration
import CellLayout

var content = ListContentConfiguration.cell()
content.text = "Wi-Fi"
print(ListContentLayout(content, width: 390, context: LayoutContext(traits: .phone)).size)
