import CellDocuments
import CellPictures
import Foundation

extension FileHandle {
  /// Reads the rest of a file, pipe or terminal, up to its end or the size limit of documents.
  func readDocument() throws -> Data {
    var data = Data()
    while data.count <= PreviewDocument.sizeLimit, let part = try read(upToCount: 1 << 16),
      !part.isEmpty
    {
      data += part
    }
    return data
  }
}
