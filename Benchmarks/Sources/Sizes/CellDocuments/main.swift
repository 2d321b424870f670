import CellDocuments
import Foundation

let json = Data(#"{ "sections": [{ "rows": [{ "content": { "text": "Wi-Fi" } }] }] }"#.utf8)
print(try JSONDecoder().decode(ListDocument.self, from: json).sections.count)
