import CellConfiguration
import CellText

let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: .phone)
print(TextMeasurement(of: StyledText("Wi-Fi", font: font)).size)
