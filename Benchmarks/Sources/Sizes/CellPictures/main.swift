import CellConfiguration
import CellDocuments
import CellPictures

let content = ListContentConfiguration(style: .cell, text: "Wi-Fi")
let document = PreviewDocument(cells: [ListCellConfiguration(content: content)])
print(try PreviewLayout(document).picture(inspecting: false))
