import CellConfiguration
import CellDocuments
import CellPictures

let content = ListContentConfiguration(style: .cell, text: "Wi-Fi")
let document = ListDocument(cells: [ListCellConfiguration(content: content)])
print(try DocumentLayout(document).picture(showsLayoutGuides: false))
