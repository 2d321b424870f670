import CellConfiguration
import CellHosting

let cell = ListCell()
var content = cell.defaultContentConfiguration()
content.text = "Wi-Fi"
cell.contentConfiguration = content
print(cell.preferredHeight(fitting: 390))
