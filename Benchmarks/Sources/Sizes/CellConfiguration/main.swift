import CellConfiguration

var content = ListContentConfiguration.cell()
content.text = "Wi-Fi"
print(content.updated(for: CellConfigurationState(traitCollection: .phone)))
