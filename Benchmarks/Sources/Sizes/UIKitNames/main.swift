import UIKitNames

var content = UIListContentConfiguration.cell()
content.text = "Wi-Fi"
print(content)
